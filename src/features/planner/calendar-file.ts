import ical from 'ical-generator'
import { scheduleStops } from './make-plan'
import { addDays, type Plan, type PlanStop, usualTime } from './plan'
import type { StopName } from './stop-names'

const minute = 60_000

/**
 * The open stops for each day, back to back from the student's study time, and the exams as all-day events, in an
 * iCalendar file (RFC 5545). Late stops may end after midnight. As long as the exam date is the same, importing a later
 * file moves existing events instead of duplicating them.
 */
export function calendarFile(
  plan: Plan,
  nameStop: (stop: PlanStop) => StopName,
  today: string,
  site: string,
): string {
  const calendar = ical({ name: 'Próxima: study plan' })
  // Google Calendar ignores a later file unless its events have a higher number.
  const sequence = Math.floor(Date.now() / minute)
  for (const { date, stops } of scheduleStops(plan, today).days) {
    // In UTC, because Google Calendar reads local times as UTC, and Outlook refuses them.
    let start = Date.parse(`${date}T${plan.at ?? usualTime}`)
    for (const stop of stops) {
      if (stop.done !== undefined) continue
      const { title, to, minutes, because } = nameStop(stop)
      const end = start + minutes * minute
      calendar.createEvent({
        id: `${stop.id}-${plan.date}@proxima`,
        start: new Date(start),
        end: new Date(end),
        sequence,
        summary: title,
        description: because === undefined ? null : `Do it again ${because}.`,
        url: to === undefined ? null : new URL(to, site).href,
      })
      start = end
    }
  }
  const exam = (id: string, date: string, summary: string) =>
    calendar.createEvent({
      id: `${id}-${plan.date}@proxima`,
      sequence,
      start: date,
      end: addDays(date, 1),
      allDay: true,
      summary,
    })
  if (plan.oral !== undefined && plan.oral >= today)
    exam('oral', plan.oral, plan.exam === 'igcse' ? 'Spanish speaking test' : 'Spanish oral')
  exam('exam', plan.date, plan.isFirstDay === true ? 'Spanish exam this month: add its date' : 'Spanish exam')
  return calendar.toString()
}
