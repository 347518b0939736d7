import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file'
import { makePlan, scheduleStops } from './make-plan'
import { addDays, addStop, type PlanStop, setDone } from './plan'
import { nameOf } from './stop-names'

const today = '2026-11-22'
const nameStop = (stop: PlanStop) => nameOf(stop, 'igcse')

test('another program can read the file: each open stop on its day, and the exam', () => {
  const wish = { exam: 'igcse', date: '2026-12-06', hours: 2 } as const
  const plan = addStop(
    makePlan(wish, { today, isRead: () => false, isDue: false }),
    'Ask Ms García; page 40, and “more”\nof it',
  )
  const text = calendarFile(
    setDone(plan, 'lesson-articles-spanish', today),
    nameStop,
    today,
    'https://proxima.example',
  )
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  // One stop no longer fits, because the student’s own stop comes before it.
  expect(scheduleStops(plan, today).beyond).toHaveLength(1)
  expect(events).toHaveLength(plan.stops.length - 1)
  expect(events[0]?.summary).toBe('Ask Ms García; page 40, and “more”\nof it')
  expect(events.map(({ summary }) => summary)).not.toContain('Articles')
  const exam = events.at(-1)
  expect([exam?.summary, exam?.startDate.toString(), exam?.startDate.isDate]).toEqual([
    'Spanish exam',
    wish.date,
    true,
  ])
  expect(exam?.endDate.toString()).toBe(addDays(wish.date, 1))
  const numbers = calendar
    .getAllSubcomponents('vevent')
    .find((one) => one.getFirstPropertyValue('url') !== null)
  expect(numbers?.getFirstPropertyValue('url')).toMatch(/^https:\/\/proxima\.example\//)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
