import { Check, ChevronDown, Ellipsis } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { TextButton, TextLink } from '@/components/ui/text-link'
import { classNames } from '@/lib/class-names'
import { countOf } from '@/lib/count-of'
import type { PlannedDay } from './make-plan'
import { addDays, daysBetween, mondayOf, type Plan, type PlanStop } from './plan'
import { colourOf, oralNames, type StopName } from './stop-names'

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

/** The weeks that have stops, the weeks off that are not over, and the week of the oral. */
function weeksOf(
  days: readonly PlannedDay[],
  { off = [], date: exam, oral = '' }: Plan,
  thisWeek: string,
): Week[] {
  const oralWeek = oral === '' ? [] : [mondayOf(oral)]
  const weeks = new Map<string, PlannedDay[]>(
    [...off, ...oralWeek]
      .filter((monday) => monday >= thisWeek && monday < exam)
      .map((monday) => [monday, []]),
  )
  for (const day of days) {
    const monday = mondayOf(day.date)
    weeks.set(monday, [...(weeks.get(monday) ?? []), day])
  }
  return [...weeks]
    .map(([monday, of]) => ({ monday, days: of }))
    .sort((one, other) => one.monday.localeCompare(other.monday))
}

/** Where to move a stop: one place earlier or later, to the front, or after the stops of the next seven days. */
export type Move = 'sooner' | 'later' | 'first' | 'a week later'

interface StopActions {
  onDone: (stop: PlanStop, done: boolean) => void
  onMove: (stop: PlanStop, move: Move) => void
  onRemove: (stop: PlanStop) => void
  /** Marks a week as off, or as a normal week again. */
  onWeekOff: (monday: string) => void
}

/** The title of a stop. If it contains the title of a Spanish text, that is marked as Spanish. */
export function StopTitle({ name: { title, spanish } }: { name: StopName }) {
  if (spanish === undefined) return <span>{title}</span>
  return (
    <>
      <span>{title.slice(0, title.length - spanish.length).trimEnd()}</span>{' '}
      <span lang="es" translate="no">
        {spanish}
      </span>
    </>
  )
}

const moves: readonly { move: Move; label: string }[] = [
  { move: 'first', label: 'Do it first' },
  { move: 'sooner', label: 'Earlier' },
  { move: 'later', label: 'Later' },
  { move: 'a week later', label: 'A week later' },
]

export type NameStop = (stop: PlanStop) => StopName

function Stop({ stop, nameStop, actions }: { stop: PlanStop; nameStop: NameStop; actions: StopActions }) {
  const name = nameStop(stop)
  const { title, to, minutes, alone, writtenFor, because } = name
  const isDone = stop.done !== undefined
  return (
    <li className="relative flex items-start gap-3 py-1">
      <span className="relative -ml-5.5 flex size-11 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          checked={isDone}
          onChange={({ target }) => actions.onDone(stop, target.checked)}
          aria-labelledby={`done-${stop.id} title-${stop.id}`}
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
        <span id={`done-${stop.id}`} hidden>
          Done:
        </span>
        <span id={`title-${stop.id}`} className={classNames('block', isDone && 'text-muted line-through')}>
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
                ...(alone === undefined
                  ? [countOf(minutes, 'minute')]
                  : [countOf(alone, 'minute'), `${minutes} with time for your mistakes`]),
                ...(stop.kind === 'lesson' ? ['a lesson'] : []),
                ...(writtenFor === undefined ? [] : [`written for ${writtenFor}`]),
                ...(because === undefined ? [] : [because]),
              ].join(', ')}
        </span>
      </span>
      {!isDone && (
        <details className="group/change relative shrink-0">
          <summary
            id={`change-${stop.id}`}
            className="flex size-11 list-none items-center justify-center rounded-md [&::-webkit-details-marker]:hidden"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
            <span className="sr-only">
              Change: <StopTitle name={name} />
            </span>
          </summary>
          <span className="absolute top-11 right-0 z-10 grid w-40 rounded-md border border-rule bg-card p-2 shadow-lg">
            {moves.map(({ move, label }) => (
              <TextButton
                key={move}
                onClick={() => actions.onMove(stop, move)}
                className="min-h-11 text-left"
              >
                {label}
              </TextButton>
            ))}
            <TextButton onClick={() => actions.onRemove(stop)} className="min-h-11 text-left">
              Leave it out
            </TextButton>
          </span>
        </details>
      )}
    </li>
  )
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })

/** The minutes for each day of the week. */
function WeekGlance({
  week: { monday, days },
  nameStop,
  today,
}: {
  week: Week
  nameStop: NameStop
  today: string
}) {
  const dates = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day))
  const minutesOn = (date: string) =>
    days
      .filter((day) => day.date === date)
      .flatMap(({ stops }) => stops)
      .reduce((all, stop) => all + nameStop(stop).minutes, 0)
  return (
    <table className="mb-4 w-full max-w-xl table-fixed text-center">
      <caption className="mb-1 text-left text-sm text-muted">
        Minutes a day, with time to go over your mistakes
      </caption>
      <thead>
        <tr>
          {dates.map((date) => (
            <th
              key={date}
              scope="col"
              aria-current={date === today ? 'date' : undefined}
              className={classNames('border-b-4', date === today ? 'border-ink' : 'border-rule')}
            >
              <span aria-hidden="true">{weekday.format(at(date)).slice(0, 1)}</span>
              <span className="sr-only">{longDay.format(at(date))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {dates.map((date) => (
            <td key={date}>{minutesOn(date) || '–'}</td>
          ))}
        </tr>
      </tbody>
    </table>
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
  next,
  today,
  actions,
}: {
  plan: Plan
  nameStop: NameStop
  days: readonly PlannedDay[]
  /** The first open stop, and its day. */
  next: { stop: PlanStop; date: string } | undefined
  today: string
  actions: StopActions
}) {
  const thisWeek = mondayOf(today)
  return (
    <div className="stack-6 print:hidden">
      {weeksOf(days, plan, thisWeek).map((week, index) => {
        const count = week.days.flatMap(({ stops }) => stops).length
        const name =
          week.monday === thisWeek
            ? 'This week'
            : week.monday === addDays(thisWeek, 7)
              ? 'Next week'
              : `Week beginning ${shortDay.format(at(week.monday))}`
        const isOff = plan.off?.includes(week.monday) === true
        const isFinished =
          week.days.length > 0 &&
          week.days.every(({ stops }) => stops.every(({ done }) => done !== undefined))
        const line = (
          <>
            {week.days.length > 0 && (
              <>
                <WeekGlance week={week} nameStop={nameStop} today={today} />
                <WeekStops week={week} nameStop={nameStop} today={today} actions={actions} />
              </>
            )}
            {isFinished && next !== undefined && <AfterWeek {...next} nameStop={nameStop} today={today} />}
            {plan.oral !== undefined && mondayOf(plan.oral) === week.monday && (
              <p className="my-3 font-bold">{`${oralNames[plan.exam]}: ${dayName(plan.oral, today)}`}</p>
            )}
            <TextButton onClick={() => actions.onWeekOff(week.monday)} className="min-h-11">
              <span>{isOff ? 'Study this week after all' : 'Take this week off'}</span>
              <span className="sr-only">{`: ${name}`}</span>
            </TextButton>
          </>
        )
        return (
          <section key={week.monday} aria-label={name}>
            {index < 2 ? (
              <>
                <h2 className="mb-3 text-2xl">
                  <span>{name}</span>
                  {isOff && <span className="text-base font-normal text-muted"> off</span>}
                </h2>
                {line}
              </>
            ) : (
              <details className="group/week">
                <summary className="flex min-h-11 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
                  <h2 className="text-2xl">{name}</h2>
                  <span className="text-muted">{isOff ? 'off' : countOf(count, 'stop')}</span>
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

/** What comes next when every stop of the week is done. */
function AfterWeek({
  stop,
  date,
  nameStop,
  today,
}: {
  stop: PlanStop
  date: string
  nameStop: NameStop
  today: string
}) {
  const name = nameStop(stop)
  return (
    <p className="my-3">
      <b>You’ve done everything for this week.</b> Next, <span>{dayName(date, today)}</span>:{' '}
      {name.to === undefined ? (
        <StopTitle name={name} />
      ) : (
        <TextLink to={name.to}>
          <StopTitle name={name} />
        </TextLink>
      )}
    </p>
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
      <h2 className="text-xl">{`My plan for the exam on ${longDay.format(at(plan.date))}`}</h2>
      {plan.oral !== undefined && <p>{`${oralNames[plan.exam]}: ${longDay.format(at(plan.oral))}`}</p>}
      <ul
        className={classNames(
          'mt-2 leading-tight',
          lines > 120
            ? 'columns-4 gap-x-3 text-[6pt]'
            : lines > 40
              ? 'columns-3 gap-x-4 text-[9pt]'
              : 'columns-2 text-[11pt]',
        )}
      >
        {days.map(({ date, stops }) => (
          <li key={date} className="break-inside-avoid">
            <span>{`${printedDay.format(at(date))}:`}</span>{' '}
            {stops.map((stop, index) => (
              <Fragment key={stop.id}>
                {index > 0 && ' '}
                <span>{stop.done === undefined ? '☐' : '☑'}</span> <StopTitle name={nameStop(stop)} />
                {/* A long plan fits on one page only if the minutes are left out. */}
                {stop.kind !== 'own' && lines <= 120 && <span>{`, ${nameStop(stop).minutes} min`}</span>}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
