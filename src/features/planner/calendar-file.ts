import ical from 'ical-generator'
import { scheduleStops } from './make-plan'
import { addDays, type Plan, type PlanStop } from './plan'
import type { StopName } from './stop-names'

/**
 * The open stops and the exam as all-day events in an iCalendar file (RFC 5545). As long as
 * the exam date is the same, importing a later file moves existing events instead of duplicating them.
 */
export function calendarFile(
  plan: Plan,
  nameStop: (stop: PlanStop) => StopName,
  today: string,
  site: string,
): string {
  const calendar = ical({ name: 'Próxima: study plan' })
  for (const { date, stops } of scheduleStops(plan, today).days)
    for (const stop of stops) {
      if (stop.done !== undefined) continue
      const { title, to } = nameStop(stop)
      calendar.createEvent({
        id: `${stop.id}-${plan.date}@proxima`,
        start: date,
        end: addDays(date, 1),
        allDay: true,
        summary: title,
        url: to === undefined ? null : new URL(to, site).href,
      })
    }
  calendar.createEvent({
    id: `exam-${plan.date}@proxima`,
    start: plan.date,
    end: addDays(plan.date, 1),
    allDay: true,
    summary: 'Spanish exam',
  })
  return calendar.toString()
}
