/**
 * A plan as stored on the device, and the changes that a student may make to it. Days are in the form 2026-11-25, in
 * the student's own time zone.
 */
import { type ExamId, examIds } from '@/content/exams/exam-ids'
import { type LessonId, lessons } from '@/content/registry'

/** A plan is for one of the exams that a student can choose. */
export const planExams = examIds

export type PlanExam = ExamId

/** The kinds of stop that practise for the exam. */
export const practiceKinds = [
  'basics',
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
  /** The day on which the stop was done. */
  done?: string
  /**
   * The text, recording, writing task, speaking task or lesson that the stop was done with. If an open stop has a
   * piece, it was reopened.
   */
  piece?: string
  /** Set if the student moved the stop to this place. */
  moved?: true
} & (
  | { kind: PracticeKind }
  /** A lesson, or the check at the end of one that the student has learned. */
  | { kind: 'lesson' | 'check'; lesson: LessonId }
  | { kind: 'own'; text: string }
)

export interface Plan {
  exam: PlanExam
  /** The date of the exam. */
  date: string
  /** Set if the date is only the first day of the session, because the student did not give one. */
  isFirstDay?: true
  /** Hours per week. */
  hours: number
  /** The day on which the plan was made. */
  made: string
  /** The last day on which the student saw the schedule. */
  seen: string
  /** In the order they should be done. */
  stops: readonly PlanStop[]
  /** The date of the oral or speaking test. */
  oral?: string
  /** The Mondays of the weeks off. */
  off?: readonly string[]
  /** The lessons that the student knew before the plan was made. */
  known?: readonly LessonId[]
  /** The ids of stops that the student has left out. */
  removed?: readonly string[]
  /** When the student likes to study each day, such as 17:30. */
  at?: string
}

const maxHours = 14

/** The default time at which a day's stops begin. */
export const usualTime = '17:00'

const day = 24 * 60 * 60_000
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(timeOf(text)) &&
  new Date(timeOf(text)).toISOString().startsWith(text)

export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / day)

export const addDays = (date: string, days: number): string =>
  new Date(timeOf(date) + days * day).toISOString().slice(0, 10)

/** The Monday of the week. */
export const mondayOf = (date: string): string =>
  addDays(date, -((new Date(timeOf(date)).getUTCDay() + 6) % 7))

export interface PlanRequest {
  exam: PlanExam
  date: string
  isFirstDay?: true
  hours: number
  oral?: string
  off?: readonly string[]
  known?: readonly LessonId[]
}

/** The kinds of stop that must be over before the oral. */
export const isForOral = ({ kind }: Pick<PlanStop, 'kind'>): boolean =>
  kind === 'speak' || kind === 'speaking-set'

/**
 * Returns a predicate for the stops of a new plan: whether to leave a stop out because the student had removed it. Each
 * removal of a practice stop applies only once.
 */
function leaveOut(removed: readonly string[]): (stop: PlanStop) => boolean {
  const kinds = removed.map((id) => id.replace(/-\d+(?:-again)*$/, ''))
  return ({ id, kind }) => {
    if (kind === 'lesson') return removed.includes(id)
    const at = kinds.indexOf(kind)
    if (at !== -1) kinds.splice(at, 1)
    return at !== -1
  }
}

/**
 * Replaces a plan with a new one, keeping the student's own changes: stops that are done, written by the student, moved
 * (in the same place among the open stops) or left out.
 */
export function replacePlan(plan: Plan, fresh: Plan): Plan {
  const { removed = [], at } = plan
  const done = plan.stops.filter((stop) => stop.done !== undefined)
  const open = plan.stops.filter((stop) => stop.done === undefined)
  const held = open
    .map((stop, index) => ({ stop, index }))
    .filter(({ stop }) => stop.kind === 'own' || stop.moved === true)
  const kept = [...done, ...held.map(({ stop }) => stop)]
  const keptLessons = new Set(kept.flatMap((stop) => (stop.kind === 'lesson' ? [stop.lesson] : [])))
  const isLeftOut = leaveOut([...removed, ...held.map(({ stop }) => stop.id)])
  const ids = new Set(kept.map(({ id }) => id))
  const stops = fresh.stops
    .filter((stop) => stop.kind !== 'lesson' || !keptLessons.has(stop.lesson))
    .filter((stop) => !isLeftOut(stop))
    .map((stop) => {
      let id = stop.id
      while (ids.has(id)) id = `${id}-again`
      ids.add(id)
      return { ...stop, id }
    })
  for (const { stop, index } of held) stops.splice(index, 0, stop)
  return {
    ...fresh,
    stops: [...done, ...stops],
    ...(removed.length === 0 ? {} : { removed }),
    ...(at === undefined ? {} : { at }),
  }
}

/** Moves a stop by this many places among the open stops, and no further than the first or last place. */
export function moveStop(plan: Plan, id: string, by: number): Plan {
  const open = plan.stops.filter(({ done }) => done === undefined)
  const from = open.findIndex((stop) => stop.id === id)
  const to = Math.max(0, Math.min(open.length - 1, from + by))
  const stop = open[from]
  if (stop === undefined || to === from) return plan
  open.splice(from, 1)
  open.splice(to, 0, { ...stop, moved: true })
  let next = 0
  return {
    ...plan,
    stops: plan.stops.map((one) => (one.done === undefined ? (open[next++] ?? one) : one)),
  }
}

export const removeStop = (plan: Plan, id: string): Plan => ({
  ...plan,
  stops: plan.stops.filter((stop) => stop.id !== id),
  // A stop that the student added is not recreated.
  ...(plan.stops.some((stop) => stop.id === id && stop.kind !== 'own')
    ? { removed: [...(plan.removed ?? []), id] }
    : {}),
})

/** Marks a stop as done on a day, with its piece if it is practice; if `date` is undefined, reopens the stop. */
export const setDone = (plan: Plan, id: string, date: string | undefined, piece?: string): Plan => ({
  ...plan,
  stops: plan.stops.map((stop) => {
    if (stop.id !== id) return stop
    const { done: _, ...open } = stop
    if (date !== undefined) return { ...open, done: date, ...(piece === undefined ? {} : { piece }) }
    // Store the lesson as its piece, so that a lesson completed on the map is not ticked again.
    return open.kind === 'lesson' ? { ...open, piece: open.lesson } : open
  }),
})

/** Marks the week starting this Monday as off, or as a normal week again. */
export function toggleWeekOff(plan: Plan, monday: string): Plan {
  const { off = [], ...rest } = plan
  const weeks = off.includes(monday) ? off.filter((one) => one !== monday) : [...off, monday].sort()
  return weeks.length === 0 ? rest : { ...rest, off: weeks }
}

/** Adds a stop written by the student as the next one. */
export function addStop(plan: Plan, text: string): Plan {
  const numbers = plan.stops.map(({ id }) => Number(/^own-(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return {
    ...plan,
    stops: [{ id: `own-${Math.max(0, ...numbers) + 1}`, kind: 'own', text }, ...plan.stops],
  }
}

/** The maximum length, in characters, of a stop that a student writes. */
export const maxTextLength = 120

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isLesson = (value: unknown): value is LessonId => lessons.some(({ id }) => id === value)

const readStop = (value: unknown): PlanStop | undefined => {
  if (!isRecord(value)) return undefined
  const { id, kind, lesson, text, done, piece, moved } = value
  if (typeof id !== 'string' || (done !== undefined && (typeof done !== 'string' || !isDay(done))))
    return undefined
  const common = {
    id,
    ...(done === undefined ? {} : { done }),
    ...(typeof piece === 'string' ? { piece } : {}),
    ...(moved === true ? { moved: true as const } : {}),
  }
  if (kind === 'own' && typeof text === 'string')
    return { ...common, kind, text: text.slice(0, maxTextLength) }
  if (kind === 'lesson' || kind === 'check') return isLesson(lesson) ? { ...common, kind, lesson } : undefined
  const practice = practiceKinds.find((one) => one === kind)
  return practice === undefined ? undefined : { ...common, kind: practice }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTimeOfDay = (value: unknown): value is string =>
  isText(value) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)

/** The fields missing from plans made before November 2026. */
function readOptional(
  value: Record<string, unknown>,
): Pick<Plan, 'isFirstDay' | 'oral' | 'off' | 'known' | 'removed' | 'at'> {
  const { isFirstDay, oral, off, known, removed, at } = value
  return {
    ...(isFirstDay === true ? { isFirstDay } : {}),
    ...(isText(oral) && isDay(oral) ? { oral } : {}),
    ...(Array.isArray(off) ? { off: off.filter(isText).filter(isDay) } : {}),
    ...(Array.isArray(known) ? { known: known.filter(isLesson) } : {}),
    ...(Array.isArray(removed) ? { removed: removed.filter(isText) } : {}),
    ...(isTimeOfDay(at) ? { at } : {}),
  }
}

/** Longer than the two years that the form allows. */
const maxDays = 800

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
    hours <= maxHours &&
    // Reject damaged plans with, say, a million days.
    daysBetween(String(made), String(date)) <= maxDays
  if (!isWhole || typeof date !== 'string' || typeof made !== 'string' || typeof seen !== 'string')
    return undefined
  const stops = value['stops'].map(readStop).filter((one) => one !== undefined)
  const ids = new Set(stops.map(({ id }) => id))
  return ids.size === stops.length
    ? { exam, date, hours, made, seen, stops, ...readOptional(value) }
    : undefined
}
