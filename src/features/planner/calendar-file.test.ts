import ICAL from 'ical.js'
import { expect, test, vi } from 'vitest'
import { everywhere } from '../../../tests/support/time-zones'
import { calendarFile } from './calendar-file'
import { makePlan, scheduleStops } from './make-plan'
import { addDays, addStop, type PlanStop, setDone } from './plan'
import { nameOf } from './stop-names'

const today = '2026-11-22'
const nameStop = (stop: PlanStop) => nameOf(stop, 'igcse')

test('another program can read the file: each open stop at its time, and the exams', () => {
  const wish = { exam: 'igcse', date: '2026-12-06', oral: '2026-12-04', hours: 2 } as const
  const plan = addStop(
    makePlan(wish, { today, isRead: () => false, isDue: false }),
    'Ask Ms García; page 40, and “more”\nof it',
  )
  const text = calendarFile(
    { ...setDone(plan, 'lesson-articles-spanish', today), at: '18:45' },
    nameStop,
    today,
    'https://proxima.example',
  )
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  // The completed stop has no event. It was not due yet, so what is due today stays today. Stops that do not fit have none either, but the two exams do.
  const { beyond } = scheduleStops(plan, today)
  expect(events).toHaveLength(plan.stops.length - beyond.length - 1 + 2)
  expect([events[0]?.startDate.toJSDate(), events[0]?.endDate.toJSDate()]).toEqual([
    new Date('2026-11-22T18:45'),
    new Date('2026-11-22T19:15'),
  ])
  const busy = events.filter(({ startDate }) => !startDate.isDate)
  for (const [index, { startDate }] of busy.entries()) {
    const before = busy[index - 1]
    if (before !== undefined) expect(startDate.compare(before.endDate)).toBeGreaterThanOrEqual(0)
  }
  const oral = events.find(({ summary }) => summary === 'Spanish speaking test')
  expect(oral?.startDate.toString()).toBe(wish.oral)
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

test('stops that start late in the evening end after midnight, none at the minute it starts', () => {
  const wish = { exam: 'igcse', date: '2026-12-06', hours: 7 } as const
  const plan = makePlan(wish, { today, isRead: () => false, isDue: false })
  const text = calendarFile({ ...plan, at: '23:30' }, nameStop, today, 'https://proxima.example')
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
    .filter(({ startDate }) => !startDate.isDate)
  expect(events.some(({ startDate, endDate }) => startDate.day !== endDate.day)).toBe(true)
  for (const { startDate, endDate } of events) expect(endDate.compare(startDate)).toBe(1)
})

test('in every time zone, a stop begins at the student’s own time, and the file does not depend on the calendar’s', () => {
  const wish = { exam: 'igcse', date: '2027-04-06', hours: 3 } as const
  // The clocks change in Europe on 28 March.
  const before = '2027-03-23'
  const plan = { ...makePlan(wish, { today: before, isRead: () => false, isDue: false }), at: '18:45' }
  everywhere((clock) => {
    const text = calendarFile(plan, nameStop, before, 'https://proxima.example')
    const starts = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one).startDate)
      .filter(({ isDate }) => !isDate)
    expect(starts.every(({ zone }) => zone.tzid === 'UTC')).toBe(true)
    const firstOfDay = new Map(starts.toReversed().map((start) => clock(start.toJSDate().getTime())))
    expect(firstOfDay.size).toBeGreaterThan(5)
    expect(new Set(firstOfDay.values())).toEqual(new Set(['18:45:00']))
  })
})

test('a later file has events with higher numbers, or Google Calendar would ignore it', () => {
  vi.useFakeTimers()
  const wish = { exam: 'igcse', date: '2026-12-06', hours: 2 } as const
  const plan = makePlan(wish, { today, isRead: () => false, isDue: false })
  const numbers = () =>
    new ICAL.Component(ICAL.parse(calendarFile(plan, nameStop, today, 'https://proxima.example')))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one).sequence)
  const before = numbers()
  vi.advanceTimersByTime(60_000)
  for (const [index, number] of numbers().entries()) expect(number).toBe((before[index] ?? 0) + 1)
  vi.useRealTimers()
})
