/**
 * The stops of a plan and how they are spread over the days. Days are written as 2026-11-25, in the student's own time
 * zone.
 */
import type { LessonId } from '@/content/registry'
import { roadmap } from '@/content/roadmap'

export const planExams = ['igcse', 'ab-initio', 'sl', 'hl'] as const

export type PlanExam = (typeof planExams)[number]

/** The kinds of stop that are not lessons. */
export const practiceKinds = [
  'review',
  'words',
  'read',
  'listen',
  'write',
  'speak',
  'reading-set',
  'listening-set',
  'writing-set',
  'speaking-set',
  'sheet',
] as const

export type PracticeKind = (typeof practiceKinds)[number]

export type PlanStop = {
  id: string
  /** The day on which it was done. */
  done?: string
} & ({ kind: PracticeKind } | { kind: 'lesson'; lesson: LessonId } | { kind: 'own'; text: string })

export interface Plan {
  exam: PlanExam
  /** The date of the exam. */
  date: string
  /** Hours per week. */
  hours: number
  /** The day on which the plan was made. */
  made: string
  /** The last day on which the student saw the schedule. */
  seen: string
  /** In the order in which they are to be done. */
  stops: readonly PlanStop[]
}

export const minutesOfStop = 30
const maxHours = 14

const day = 24 * 60 * 60_000
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The local day of a timestamp in milliseconds since 1970. */
export function dayOf(time: number): string {
  const date = new Date(time)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(timeOf(text)) &&
  new Date(timeOf(text)).toISOString().startsWith(text)

export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / day)

export const addDays = (date: string, days: number): string =>
  new Date(timeOf(date) + days * day).toISOString().slice(0, 10)

/** How many stops fit on a day. The stops of a week are spread evenly, and the first day always has at least one. */
function capacityOn(plan: Pick<Plan, 'made' | 'hours'>, date: string): number {
  const aWeek = (plan.hours * 60) / minutesOfStop
  const until = (days: number) => Math.ceil((days * aWeek) / 7)
  const since = daysBetween(plan.made, date)
  return until(since + 1) - until(since)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The days available for work: from a day to the day before the exam. */
const daysFrom = (from: string, exam: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, exam)) }, (_, index) => addDays(from, index))

/** How many stops fit from this day on. */
export const capacityFrom = (plan: Pick<Plan, 'made' | 'hours' | 'date'>, from: string): number =>
  sum(daysFrom(from, plan.date).map((date) => capacityOn(plan, date)))

export interface PlannedDay {
  date: string
  stops: readonly PlanStop[]
}

const lastDays: readonly PracticeKind[] = [
  'reading-set',
  'listening-set',
  'writing-set',
  'speaking-set',
  'sheet',
]

/**
 * Spreads the stops over the days from `today`, overdue ones first. `beyond` has the stops that do not fit before the
 * exam: the last ones, except those reserved for the final days.
 */
export function scheduleStops(
  plan: Plan,
  today: string,
): { days: readonly PlannedDay[]; beyond: readonly PlanStop[] } {
  const doneToday = plan.stops.filter(({ done }) => done === today)
  const open = plan.stops.filter(({ done }) => done === undefined)
  const from = today < plan.made ? plan.made : today
  const days = daysFrom(from, plan.date).map((date) => {
    const before = date === today ? doneToday : []
    return { date, before, room: Math.max(0, capacityOn(plan, date) - before.length) }
  })
  const tooMany = Math.max(0, open.length - sum(days.map(({ room }) => room)))
  const beforeEnd = open.findLastIndex(({ kind }) => !lastDays.some((one) => one === kind)) + 1
  const beyond = open.slice(Math.max(0, beforeEnd - tooMany), beforeEnd)
  const scheduled = open.filter((stop) => !beyond.includes(stop))
  let next = 0
  const laid = days.map(({ date, before, room }) => {
    const stops = [...before, ...scheduled.slice(next, next + room)]
    next += room
    return { date, stops }
  })
  return {
    days: laid.filter(({ stops }) => stops.length > 0),
    beyond: [...beyond, ...scheduled.slice(next)],
  }
}

/** Stops scheduled before `today` that were not done. */
export const overdueStops = (plan: Plan, today: string): readonly PlanStop[] =>
  plan.seen >= today
    ? []
    : scheduleStops(plan, plan.seen)
        .days.filter(({ date }) => date < today)
        .flatMap(({ stops }) => stops.filter(({ done }) => done === undefined))

/**
 * The lessons for an exam, in reading order. This is the order of the map, except that Spanish B students start with
 * their own level, because they know the earlier stops.
 */
export function lessonsFor(exam: PlanExam): readonly LessonId[] {
  const levels = roadmap.flatMap((line) =>
    line.levels.flatMap((level): (readonly LessonId[])[] => [level.stops]),
  )
  const count = { igcse: 2, 'ab-initio': 2, sl: 3, hl: 4 }[exam]
  const own = levels.slice(0, count)
  return (count > 2 ? own.reverse() : own).flat()
}

const cycle: readonly PracticeKind[] = ['read', 'listen', 'write', 'speak', 'words', 'review']
/** Interleaves two lists evenly, keeping the order of each. */
function interleave<One>(some: readonly One[], others: readonly One[]): One[] {
  const all = [
    ...some.map((one, at) => ({ one, at: (at + 0.5) / some.length })),
    ...others.map((one, at) => ({ one, at: (at + 0.5) / others.length })),
  ]
  return all.sort((one, other) => one.at - other.at).map(({ one }) => one)
}

export interface PlanRequest {
  exam: PlanExam
  date: string
  hours: number
}

/**
 * Makes a plan that fills the available time: first what is due for review, then unread lessons in order, with practice
 * for each paper in between, and at the end a timed set for each paper and the one-page sheet. At most 60% of the stops
 * in between are lessons, because a paper that was never practised costs more marks than the last lesson.
 */
export function makePlan(
  { exam, date, hours }: PlanRequest,
  known: { today: string; isRead: (lesson: LessonId) => boolean; isDue: boolean },
): Plan {
  const empty: Plan = { exam, date, hours, made: known.today, seen: known.today, stops: [] }
  const room = capacityFrom(empty, known.today)
  // If there is only one evening, it gets the sheet.
  const end = room === 0 ? [] : lastDays.slice(-Math.max(1, Math.floor(room / 3)))
  const first: readonly PracticeKind[] = known.isDue && room > end.length ? ['review'] : []
  const middle = room - end.length - first.length
  const unread = lessonsFor(exam).filter((lesson) => !known.isRead(lesson))
  const lessons = unread.slice(0, Math.floor(middle * 0.6))
  const counts = new Map<string, number>()
  const practice = (kind: PracticeKind): PlanStop => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return { id: `${kind}-${count}`, kind }
  }
  const among = Array.from(
    { length: middle - lessons.length },
    (_, at) => cycle[at % cycle.length] ?? 'review',
  )
  const stops = [
    ...first.map(practice),
    ...interleave(
      among.map(practice),
      lessons.map((lesson): PlanStop => ({ id: `lesson-${lesson}`, kind: 'lesson', lesson })),
    ),
    ...end.map(practice),
  ]
  return { ...empty, stops }
}

/** The exam's unread lessons that did not fit into the plan. */
export const lessonsLeftOut = (plan: Plan, isRead: (lesson: LessonId) => boolean): readonly LessonId[] =>
  lessonsFor(plan.exam).filter(
    (lesson) =>
      !isRead(lesson) && !plan.stops.some((stop) => stop.kind === 'lesson' && stop.lesson === lesson),
  )

/** Replaces a plan with a new one, keeping completed stops and the student's own stops. */
export function replacePlan(plan: Plan, fresh: Plan): Plan {
  const kept = plan.stops.filter((stop) => stop.done !== undefined || stop.kind === 'own')
  const doneLessons = new Set(kept.flatMap((stop) => (stop.kind === 'lesson' ? [stop.lesson] : [])))
  const ids = new Set(kept.map(({ id }) => id))
  const stops = fresh.stops
    .filter((stop) => stop.kind !== 'lesson' || !doneLessons.has(stop.lesson))
    .map((stop) => {
      let id = stop.id
      while (ids.has(id)) id = `${id}-again`
      ids.add(id)
      return { ...stop, id }
    })
  return { ...fresh, stops: [...kept, ...stops] }
}

/** Moves a stop by one position among the open ones. */
export function moveStop(plan: Plan, id: string, by: -1 | 1): Plan {
  const open = plan.stops.filter(({ done }) => done === undefined)
  const at = open.findIndex((stop) => stop.id === id)
  const stop = open[at]
  const other = open[at + by]
  if (stop === undefined || other === undefined) return plan
  return {
    ...plan,
    stops: plan.stops.map((one) => (one.id === stop.id ? other : one.id === other.id ? stop : one)),
  }
}

export const removeStop = (plan: Plan, id: string): Plan => ({
  ...plan,
  stops: plan.stops.filter((stop) => stop.id !== id),
})

/** Marks a stop as done on a day; undefined reopens it. */
export const setDone = (plan: Plan, id: string, date: string | undefined): Plan => ({
  ...plan,
  stops: plan.stops.map((stop) => {
    if (stop.id !== id) return stop
    const { done: _, ...open } = stop
    return date === undefined ? open : { ...open, done: date }
  }),
})

/** Adds a stop written by the student as the next one. */
export function addStop(plan: Plan, text: string): Plan {
  const numbers = plan.stops.flatMap(({ id }) => (id.startsWith('own-') ? [Number(id.slice(4))] : []))
  return {
    ...plan,
    stops: [{ id: `own-${Math.max(0, ...numbers) + 1}`, kind: 'own', text }, ...plan.stops],
  }
}

/** The maximum length, in characters, of a stop that a student writes. */
export const maxTextLength = 120

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readStop = (value: unknown): PlanStop | undefined => {
  if (!isRecord(value)) return undefined
  const { id, kind, lesson, text, done } = value
  if (typeof id !== 'string' || (done !== undefined && (typeof done !== 'string' || !isDay(done))))
    return undefined
  const common = done === undefined ? { id } : { id, done }
  if (kind === 'own' && typeof text === 'string')
    return { ...common, kind, text: text.slice(0, maxTextLength) }
  if (kind === 'lesson') {
    const known = lessonsFor('hl').find((one) => one === lesson)
    return known === undefined ? undefined : { ...common, kind, lesson: known }
  }
  const practice = practiceKinds.find((one) => one === kind)
  return practice === undefined ? undefined : { ...common, kind: practice }
}

/** Parses a stored plan; undefined if it is not valid. */
export function readPlan(value: unknown): Plan | undefined {
  if (!isRecord(value) || !Array.isArray(value['stops'])) return undefined
  const { date, hours, made, seen } = value
  const exam = planExams.find((one) => one === value['exam'])
  const isWhole =
    exam !== undefined &&
    [date, made, seen].every((one) => typeof one === 'string' && isDay(one)) &&
    typeof hours === 'number' &&
    hours > 0 &&
    hours <= maxHours
  if (!isWhole || typeof date !== 'string' || typeof made !== 'string' || typeof seen !== 'string')
    return undefined
  const stops = value['stops'].map(readStop).filter((one) => one !== undefined)
  const ids = new Set(stops.map(({ id }) => id))
  return ids.size === stops.length ? { exam, date, hours, made, seen, stops } : undefined
}
