import ical from 'ical-generator'
import { scheduleStops } from './make-plan'
import { addDays, type Plan, type PlanStop, usualTime } from './plan'
import type { StopName } from './stop-names'

/** A time of day some minutes later, or the last one of the day. */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const all = Math.min(23 * 60 + 59, hour * 60 + minute + minutes)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(all / 60))}:${two(all % 60)}`
}

/**
 * The open stops one after another at the student's time of day, and the exams as all-day events, in an iCalendar file
 * (RFC 5545). Times are local, wherever the calendar is. As long as the exam date is the same, importing a later file
 * moves existing events instead of duplicating them.
 */
export function calendarFile(
  plan: Plan,
  nameStop: (stop: PlanStop) => StopName,
  today: string,
  site: string,
): string {
  const calendar = ical({ name: 'Próxima: study plan' })
  for (const { date, stops } of scheduleStops(plan, today).days) {
    let time = plan.at ?? usualTime
    for (const stop of stops) {
      if (stop.done !== undefined) continue
      const { title, to, minutes, because } = nameStop(stop)
      const end = later(time, minutes)
      calendar.createEvent({
        id: `${stop.id}-${plan.date}@proxima`,
        // A floating time: its zone is not written into the file.
        start: `${date}T${time}:00Z`,
        end: `${date}T${end}:00Z`,
        floating: true,
        summary: title,
        description: because === undefined ? null : `Do it again ${because}.`,
        url: to === undefined ? null : new URL(to, site).href,
      })
      time = end
    }
  }
  const exam = (id: string, date: string, summary: string) =>
    calendar.createEvent({
      id: `${id}-${plan.date}@proxima`,
      start: date,
      end: addDays(date, 1),
      allDay: true,
      summary,
    })
  if (plan.oral !== undefined && plan.oral >= today)
    exam('oral', plan.oral, plan.exam === 'igcse' ? 'Spanish speaking test' : 'Spanish oral')
  exam('exam', plan.date, 'Spanish exam')
  return calendar.toString()
}
