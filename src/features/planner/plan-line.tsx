import { Check, ChevronDown, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextButton, TextLink } from '@/components/ui/text-link'
import { classNames } from '@/lib/class-names'
import { countOf } from '@/lib/count-of'
import type { PlannedDay } from './make-plan'
import { addDays, daysBetween, mondayOf, type Plan, type PlanStop } from './plan'
import { colourOf, type StopName } from './stop-names'

const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const at = (date: string) => new Date(`${date}T00:00:00Z`)

/** "Today, Sunday 22 November" */
export const dayName = (date: string, today: string): string => {
  const days = daysBetween(today, date)
  const name = longDay.format(at(date))
  return days === 0 ? `Today, ${name}` : days === 1 ? `Tomorrow, ${name}` : name
}

interface Week {
  monday: string
  days: readonly PlannedDay[]
}

function weeksOf(days: readonly PlannedDay[]): Week[] {
  const weeks = new Map<string, PlannedDay[]>()
  for (const day of days) {
    const monday = mondayOf(day.date)
    weeks.set(monday, [...(weeks.get(monday) ?? []), day])
  }
  return [...weeks].map(([monday, of]) => ({ monday, days: of }))
}

interface StopActions {
  onDone: (stop: PlanStop, done: boolean) => void
  onMove: (stop: PlanStop, by: -1 | 1) => void
  onRemove: (stop: PlanStop) => void
}

/** The title of a stop, with the title of a Spanish text marked as Spanish. */
export function StopTitle({ name: { title, spanish } }: { name: StopName }) {
  if (spanish === undefined) return title
  return (
    <>
      {title.slice(0, title.length - spanish.length)}
      <span lang="es">{spanish}</span>
    </>
  )
}

export type NameStop = (stop: PlanStop) => StopName

function Stop({ stop, nameStop, actions }: { stop: PlanStop; nameStop: NameStop; actions: StopActions }) {
  const name = nameStop(stop)
  const { title, to, minutes, because } = name
  const isDone = stop.done !== undefined
  return (
    <li className="relative flex items-start gap-3 py-1">
      <span className="relative -ml-5.5 flex size-11 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          checked={isDone}
          onChange={({ target }) => actions.onDone(stop, target.checked)}
          aria-label={`Done: ${title}`}
          className={classNames(
            'peer size-7 appearance-none rounded-full border-4 bg-card checked:bg-ink forced-colors:checked:bg-[CanvasText]',
            colourOf(stop),
          )}
        />
        <Check
          aria-hidden="true"
          strokeWidth={4}
          className="pointer-events-none absolute hidden size-4 text-paper peer-checked:block forced-colors:text-[Canvas]"
        />
      </span>
      <span className="min-w-0 flex-1 py-2">
        <span className={classNames('block', isDone && 'text-muted line-through')}>
          {to === undefined ? (
            <b>{title}</b>
          ) : (
            <TextLink to={to}>
              <StopTitle name={name} />
            </TextLink>
          )}
        </span>
        <span className="text-sm text-muted">
          {isDone
            ? 'done'
            : [
                countOf(minutes, 'minute'),
                ...(stop.kind === 'lesson' ? ['a lesson'] : []),
                ...(because === undefined ? [] : [because]),
              ].join(', ')}
        </span>
      </span>
      {!isDone && (
        <details className="group/change relative shrink-0">
          <summary className="flex size-11 list-none items-center justify-center rounded-md [&::-webkit-details-marker]:hidden">
            <Ellipsis aria-hidden="true" className="size-5" />
            <span className="sr-only">Change: {title}</span>
          </summary>
          <span className="absolute top-11 right-0 z-10 grid w-40 rounded-md border border-rule bg-card p-2 shadow-lg">
            <TextButton onClick={() => actions.onMove(stop, -1)} className="min-h-11 text-left">
              Sooner
            </TextButton>
            <TextButton onClick={() => actions.onMove(stop, 1)} className="min-h-11 text-left">
              Later
            </TextButton>
            <TextButton onClick={() => actions.onRemove(stop)} className="min-h-11 text-left">
              Leave it out
            </TextButton>
          </span>
        </details>
      )}
    </li>
  )
}

function WeekStops({
  week,
  nameStop,
  today,
  actions,
}: {
  week: Week
  nameStop: NameStop
  today: string
  actions: StopActions
}) {
  return (
    <ol className="ml-5.5 border-l-4 border-ink">
      {week.days.map(({ date, stops }) => (
        <li key={date} className="pb-3">
          <h3 className="pl-8 text-lg">{dayName(date, today)}</h3>
          <ul>
            {stops.map((stop) => (
              <Stop key={stop.id} stop={stop} nameStop={nameStop} actions={actions} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** The weeks up to the exam. This week and the next are open. */
export function PlanSchedule({
  plan,
  nameStop,
  days,
  today,
  actions,
}: {
  plan: Plan
  nameStop: NameStop
  days: readonly PlannedDay[]
  today: string
  actions: StopActions
}) {
  const thisWeek = mondayOf(today)
  return (
    <div className="stack-6 print:hidden">
      {weeksOf(days).map((week, index) => {
        const count = week.days.flatMap(({ stops }) => stops).length
        const name =
          week.monday === thisWeek
            ? 'This week'
            : week.monday === addDays(thisWeek, 7)
              ? 'Next week'
              : `Week of ${shortDay.format(at(week.monday))}`
        const line = <WeekStops week={week} nameStop={nameStop} today={today} actions={actions} />
        return (
          <section key={week.monday} aria-label={name}>
            {index < 2 ? (
              <>
                <h2 className="mb-3 text-2xl">{name}</h2>
                {line}
              </>
            ) : (
              <details className="group/week">
                <summary className="flex min-h-11 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
                  <h2 className="text-2xl">{name}</h2>
                  <span className="text-muted">{count === 1 ? '1 stop' : `${count} stops`}</span>
                  <ChevronDown aria-hidden="true" className="ml-auto size-6 group-open/week:rotate-180" />
                </summary>
                <div className="mt-3">{line}</div>
              </details>
            )}
          </section>
        )
      })}
      <ExamStop>
        <span className="block text-sm text-sign-muted">{dayName(plan.date, today)}</span>
        <b className="text-xl">The exam</b>
      </ExamStop>
    </div>
  )
}

function ExamStop({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-4">
      <svg viewBox="0 0 44 44" aria-hidden="true" className="size-11 shrink-0">
        <path d="M4 22h36" stroke="var(--ink)" strokeWidth="8" />
        <circle cx="22" cy="22" r="13" fill="var(--card)" stroke="var(--ink)" strokeWidth="6" />
      </svg>
      <p className="rounded-md bg-sign px-4 py-2 text-on-sign">{children}</p>
    </div>
  )
}

const printedDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** The whole plan on one sheet of paper. */
export function PrintedPlan({
  plan,
  nameStop,
  days,
}: {
  plan: Plan
  nameStop: NameStop
  days: readonly PlannedDay[]
}) {
  const lines = days.flatMap(({ stops }) => stops).length
  return (
    <div data-prints="sheet" className="hidden print:block">
      <h2 className="text-xl">My plan for the exam on {longDay.format(at(plan.date))}</h2>
      <ul
        className={classNames(
          'mt-2 leading-tight',
          lines > 120
            ? 'columns-4 gap-x-3 text-[6pt]'
            : lines > 40
              ? 'columns-3 gap-x-4 text-[8pt]'
              : 'columns-2 text-[11pt]',
        )}
      >
        {days.flatMap(({ date, stops }) =>
          stops.map((stop) => (
            <li key={stop.id} className="break-inside-avoid">
              {stop.done === undefined ? '☐' : '☑'} {printedDay.format(at(date))}:{' '}
              <StopTitle name={nameStop(stop)} />
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
