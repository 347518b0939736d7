/** Chooses a plan's stops and spreads them over the days. See docs/decisions/0068-order-of-the-plan.md. */
import { lessonNeeds, lessonsToUse, teachingOrder } from '@/content/lesson-needs'
import type { LessonId } from '@/content/registry'
import { roadmap } from '@/content/roadmap'
import {
  addDays,
  daysBetween,
  isForOral,
  mondayOf,
  type Plan,
  type PlanExam,
  type PlanRequest,
  type PlanStop,
  type PracticeKind,
} from './plan'
import { lessonMinutes, minutesOf } from './stop-minutes'

/** Kinds of stop that open one piece of a practice room. */
export type RoomKind = 'read' | 'listen' | 'write' | 'speak'

const isRoom = (kind: PracticeKind): kind is RoomKind =>
  kind === 'read' || kind === 'listen' || kind === 'write' || kind === 'speak'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

type Time = Pick<Plan, 'date' | 'hours' | 'oral' | 'off'>

/** The days on which the student studies: all except exam days and weeks off. */
const studyDays = ({ date, oral, off = [] }: Time, from: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, date)) }, (_, index) => addDays(from, index)).filter(
    (one) => one !== oral && !off.includes(mondayOf(one)),
  )

/** The study minutes from this day to the exam or an earlier day. */
export const minutesFrom = (time: Time, from: string, until = time.date): number =>
  (studyDays(time, from).filter((one) => one < until).length * time.hours * 60) / 7

/** The minutes of study until the end of each week. */
function endsOfWeeks(time: Time, from: string): number[] {
  const days = studyDays(time, from)
  return days.flatMap((date, at) => {
    const next = days[at + 1]
    const isLast = next === undefined || mondayOf(next) !== mondayOf(date)
    return isLast ? [((at + 1) * time.hours * 60) / 7] : []
  })
}

export interface PlannedDay {
  date: string
  stops: readonly PlanStop[]
}

const lastDays = [
  'reading-set',
  'listening-set',
  'writing-set',
  'speaking-set',
  'sheet',
] as const satisfies readonly PracticeKind[]

const isOfLastDays = ({ kind }: PlanStop) => lastDays.some((one) => one === kind)

/** Whether a stop belongs on the evening before the exam, even if some study time before it is left over. */
const isForLastEvening = (stop: PlanStop) => stop.kind === 'sheet' && stop.moved !== true

/**
 * Splits stops into those that can begin within the given time, and those to put off: the last ones that are not
 * reserved. Only the beginning counts, because a set may take longer than an evening.
 */
function keepWithin(
  stops: readonly PlanStop[],
  isReserved: (stop: PlanStop) => boolean,
  lengthOf: (stop: PlanStop) => number,
  time: number,
): { kept: PlanStop[]; putOff: PlanStop[] } {
  const kept = [...stops]
  const putOff: PlanStop[] = []
  let total = sum(kept.map(lengthOf))
  for (let last = kept.at(-1); last !== undefined && total - lengthOf(last) >= time; last = kept.at(-1)) {
    const free = kept.map(isReserved).lastIndexOf(false)
    for (const stop of kept.splice(free === -1 ? kept.length - 1 : free, 1)) {
      total -= lengthOf(stop)
      putOff.unshift(stop)
    }
  }
  return { kept, putOff }
}

/**
 * Spreads the stops over the days from `today`, overdue ones first. A stop goes on the day closest to the moment at which
 * the student's hours per week allow it to begin, so a long stop is followed by free days. Unless it was moved, the
 * one-page sheet is on the last day. `beyond` contains the stops that do not fit before the exam: the last ones, except
 * those reserved for the final days. `over` contains those for an oral that is over.
 */
export function scheduleStops(
  plan: Plan,
  today: string,
): { days: readonly PlannedDay[]; beyond: readonly PlanStop[]; over: readonly PlanStop[] } {
  const from = today < plan.made ? plan.made : today
  const days = studyDays(plan, from)
  // In sevenths of a minute, so that the time per day is a whole number.
  const aDay = plan.hours * 60
  const lengthOf = (stop: PlanStop) => minutesOf(stop, plan.exam) * 7
  // The time on earlier days is rounded up to whole half-hours, and the excess is taken from today.
  const before = studyDays({ ...plan, date: from }, plan.made).length * aDay
  const halfHour = 30 * 7
  const excess = Math.ceil(before / halfHour) * halfHour - before
  const doneToday = plan.stops.filter(({ done }) => done === today)
  // Work that the student does ahead of time does not move what is due today.
  const dueToday = new Set<PlanStop>()
  let planned = excess
  for (const stop of plan.stops.filter(({ done }) => done === undefined || done === today)) {
    if (planned > aDay / 2) break
    dueToday.add(stop)
    planned += lengthOf(stop)
  }
  const used = excess + sum(doneToday.map(lengthOf))

  const { oral } = plan
  const isOver = oral !== undefined && oral <= from
  const undone = plan.stops.filter(({ done }) => done === undefined)
  const open = isOver ? undone.filter((stop) => !isForOral(stop)) : undone
  const daysToOral = oral === undefined || isOver ? 0 : days.filter((date) => date < oral).length
  const segment = daysToOral === 0 ? 0 : open.map(isForOral).lastIndexOf(true) + 1
  const first = keepWithin(open.slice(0, segment), isForOral, lengthOf, daysToOral * aDay - used)
  const missed = first.putOff.filter(isForOral)
  const rest = [...first.putOff.filter((stop) => !isForOral(stop)), ...open.slice(segment)]
  const { kept, putOff } = keepWithin(
    [...first.kept, ...rest],
    isOfLastDays,
    lengthOf,
    days.length * aDay - used,
  )

  const beforeOral = new Set(first.kept)
  const laid = new Map<string, PlanStop[]>(doneToday.length > 0 ? [[today, [...doneToday]]] : [])
  let clock = used
  for (const stop of kept) {
    const end = beforeOral.has(stop) ? daysToOral : days.length
    const at = dueToday.has(stop) ? 0 : Math.min(Math.ceil(clock / aDay - 0.5), end - 1)
    const date = days[isForLastEvening(stop) ? days.length - 1 : at]
    if (date !== undefined) laid.set(date, [...(laid.get(date) ?? []), stop])
    clock += lengthOf(stop)
  }
  return {
    days: [...laid]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, stops]) => ({ date, stops })),
    beyond: [...missed, ...putOff],
    over: isOver ? undone.filter(isForOral) : [],
  }
}

/** Stops scheduled before `today` that were not done. */
export const overdueStops = (plan: Plan, today: string): readonly PlanStop[] =>
  plan.seen >= today
    ? []
    : scheduleStops(plan, plan.seen)
        .days.filter(({ date }) => date < today)
        .flatMap(({ stops }) => stops.filter(({ done }) => done === undefined))

const needsKey = { igcse: 'igcse', 'ab-initio': 'abInitio', sl: 'standard', hl: 'higher' } as const

const basics: readonly LessonId[] = roadmap
  .filter(({ id }) => id === 'igcse')
  .flatMap(({ levels }) => levels.flatMap(({ stops }) => stops))

/** The lessons that students of Spanish B know from earlier years, in teaching order. */
export const basicsFor = (exam: PlanExam): readonly LessonId[] =>
  exam === 'sl' || exam === 'hl' ? lessonsToUse(needsKey[exam]).filter((id) => basics.includes(id)) : []

/**
 * The lessons that an exam requires, in teaching order. For Spanish B, they include the basics only if `known` is
 * given, and only those that are not in it.
 */
export const lessonsFor = (exam: PlanExam, known?: readonly LessonId[]): readonly LessonId[] => {
  const assumed = basicsFor(exam)
  return lessonsToUse(needsKey[exam]).filter(
    (id) => !assumed.includes(id) || (known !== undefined && !known.includes(id)),
  )
}

/** The required lessons that the student does not know yet. */
const unknownLessons = (
  { exam, known }: Pick<PlanRequest, 'exam' | 'known'>,
  isRead: (lesson: LessonId) => boolean,
) => lessonsFor(exam, known).filter((id) => !(known === undefined ? isRead(id) : known.includes(id)))

/** `check` is the check at the end of a lesson that the student has learned. */
type Practice = PracticeKind | 'check'

/** Practice for the time before the lessons are finished. Most of it needs no new grammar. */
const early: readonly Practice[] = [
  ...(['read', 'words', 'check', 'review'] as const),
  ...(['listen', 'words', 'check', 'review'] as const),
  ...(['speak', 'words', 'check', 'review'] as const),
  ...(['write', 'words', 'check', 'review'] as const),
]
const late: readonly Practice[] = ['read', 'check', 'listen', 'words', 'write', 'check', 'speak', 'review']
const towardsOral: readonly Practice[] = [
  ...(['speak', 'read', 'speak', 'check', 'speak', 'listen', 'words'] as const),
  ...(['speak', 'check', 'speak', 'write', 'review'] as const),
]

/** If the date of the oral is unknown, there is no speaking after this share of the time. */
const speakingShare = 3 / 4

/** Until the lessons are done, they take up at least two fifths of the time and at most three quarters. */
const smallestShare = 2 / 5
const largestShare = 3 / 4

/**
 * Makes a plan that fills the available time. Lessons come in order and are finished two thirds of the way through,
 * with practice in between: a paper that was never practised costs more marks than a skipped last lesson. The timed
 * sets are in the last third, and the one-page sheet is last. All speaking is before the oral or, if its date is
 * unknown, in the first three quarters of the time.
 */
export function makePlan(
  request: PlanRequest,
  student: {
    today: string
    isRead: (lesson: LessonId) => boolean
    isDue: boolean
    /** How many stops each room can fill; unlimited if absent. */
    rooms?: Readonly<Record<RoomKind, number>>
  },
): Plan {
  const { today, isRead, isDue, rooms } = student
  const { exam, hours, oral } = request
  const plan: Plan = { ...request, made: today, seen: today, stops: [] }
  const total = minutesFrom(request, today)
  if (total === 0) return plan
  const toOral = oral === undefined ? total * speakingShare : minutesFrom(request, today, oral)
  const lengthOf = (kind: Practice) => minutesOf({ kind }, exam)

  const stops: PlanStop[] = []
  const counts = new Map<Practice, number>()
  const countOf = (kind: Practice) => counts.get(kind) ?? 0
  let clock = 0
  const add = (kind: Practice) => {
    const id = `${kind}-${countOf(kind) + 1}`
    if (kind !== 'check') stops.push({ id, kind })
    else {
      const lesson = toCheck[countOf(kind) % toCheck.length]
      if (lesson !== undefined) stops.push({ id, kind, lesson })
    }
    counts.set(kind, countOf(kind) + 1)
    clock += lengthOf(kind)
  }

  const lastThird = (total * 2) / 3
  const sheet = lengthOf('sheet')
  const test = lengthOf('speaking-set')
  let testIsOpen = oral === undefined ? sheet + test <= total / 3 : toOral > 0 && sheet + test <= total
  // The sets that fit into the last third besides the sheet, and a second round of those that fit into a third of it.
  const setTime = total / 3 - sheet - (oral === undefined && testIsOpen ? test : 0)
  const setsIn = (time: number) => {
    const fitting: PracticeKind[] = []
    for (const kind of ['writing-set', 'listening-set', 'reading-set'] as const)
      if (sum(fitting.map(lengthOf)) + lengthOf(kind) <= time) fitting.unshift(kind)
    return fitting
  }
  const firstSets = setsIn(setTime)
  const sets = [...firstSets, ...setsIn(setTime / 3 - sum(firstSets.map(lengthOf)))]
  const setMinutes = sum(sets.map(lengthOf))
  const setShare = setMinutes / Math.max(1, total / 3 - sheet)
  /** Minutes that are already reserved. */
  const reserved = () => sheet + sum(sets.map(lengthOf)) + (testIsOpen ? test : 0)

  const unknown = unknownLessons(request, isRead)
  const known = lessonsFor(exam, []).filter((id) => !unknown.includes(id))

  const startsWith = (kind: PracticeKind) => {
    if (clock + lengthOf(kind) + reserved() <= total && (!testIsOpen || lengthOf(kind) + test <= toOral))
      add(kind)
  }
  if (isDue) startsWith('review')
  if (basicsFor(exam).some((id) => request.known?.includes(id) ?? true)) startsWith('basics')
  const start = clock

  const lessonTime = Math.min(
    largestShare * (lastThird - start),
    lastThird - start - (testIsOpen ? test : 0),
    total - start - reserved(),
  )
  const lessons = unknown.slice(0, Math.max(0, Math.floor(lessonTime / lessonMinutes)))
  const share = Math.max(smallestShare, (lessons.length * lessonMinutes) / Math.max(1, lastThird - start))
  let next = 0
  const toCheck = [...known, ...lessons]
  /** How many checks are possible by now. While there are lessons to come, the last two are too recent. */
  const possibleChecks = () =>
    next === lessons.length ? 2 * toCheck.length : known.length + Math.max(0, next - 2)

  /** How many of these pieces may have been used by now. Half of them are saved for the last third before `end`. */
  const pace = (pieces: number, end = total) => {
    const twoThirds = (end * 2) / 3
    return (
      1 +
      Math.floor(
        (pieces / 2) *
          (clock < twoThirds ? clock / twoThirds : 1 + (clock - twoThirds) / Math.max(1, end - twoThirds)),
      )
    )
  }
  /** Whether there is something left to do for this kind of practice. */
  const isLeft = (kind: Practice) => {
    const count = countOf(kind)
    if (kind === 'check') return count < Math.min(possibleChecks(), pace(2 * toCheck.length))
    if (!isRoom(kind) || rooms === undefined) return true
    return count < Math.min(rooms[kind], pace(rooms[kind], kind === 'speak' ? toOral : total))
  }
  /**
   * Whether there is time for this kind of practice, with the remaining lessons still finished two thirds of the way
   * through.
   */
  const isAllowed = (kind: Practice) =>
    clock + lengthOf(kind) + (lessons.length - next) * lessonMinutes + reserved() <= total &&
    (next === lessons.length ||
      clock + lengthOf(kind) + (lessons.length - next) * lessonMinutes + (testIsOpen ? test : 0) <=
        lastThird) &&
    (kind !== 'speak' || (toOral > 0 && clock + lengthOf(kind) + (testIsOpen ? test : 0) <= toOral)) &&
    isLeft(kind)
  const weekEnds = endsOfWeeks(request, today)
  const halfDay = (hours * 60) / 14
  /** The minutes left in the week. */
  const leftInWeek = () => {
    while ((weekEnds[0] ?? total) <= clock + halfDay && weekEnds.length > 0) weekEnds.shift()
    return (weekEnds[0] ?? total) - clock
  }
  /** Whether something of this length fits into the week. A very long one fits only at the beginning of a week. */
  const fitsWeek = (minutes: number) =>
    minutes <= leftInWeek() + halfDay || leftInWeek() > hours * 60 - lengthOf('words')
  const queues = new Map([early, late, towardsOral].map((cycle) => [cycle, [...cycle]]))
  /** The next kind of practice: one that fits into the week and is not the same as the last, if there is one. */
  function nextPractice(): { kind: Practice; choose: () => void } | undefined {
    const isNearOral = clock >= (toOral * 2) / 3 && clock < toOral
    const queue = queues.get(isNearOral ? towardsOral : next < lessons.length ? early : late) ?? []
    const allowed = queue.filter(isAllowed)
    const fitting = allowed.filter((kind) => fitsWeek(lengthOf(kind)))
    const best = fitting.length === 0 ? allowed : fitting
    const last = stops.at(-1)?.kind
    const kind = best.find((one) => one !== last) ?? best[0]
    if (kind === undefined) return undefined
    const choose = () => {
      queue.splice(queue.indexOf(kind), 1)
      queue.push(kind)
    }
    return { kind, choose }
  }

  for (;;) {
    const lesson = lessons[next]
    const practice = nextPractice()
    const set = sets[0]
    const setsDone = setMinutes - sum(sets.map(lengthOf))
    const isLate = (minutes: number) =>
      practice !== undefined && !fitsWeek(minutes) && fitsWeek(lengthOf(practice.kind))
    const isLessonNext =
      lesson !== undefined &&
      (practice === undefined || (next * lessonMinutes <= share * (clock - start) && !isLate(lessonMinutes)))
    // A set that takes up most of a week comes at the beginning of the week in which it is due.
    const ahead = set !== undefined && lengthOf(set) > hours * 30 ? leftInWeek() : 0
    const isSetNext =
      !isLessonNext &&
      set !== undefined &&
      (practice === undefined ||
        (clock >= lastThird && setsDone <= setShare * (clock + ahead - lastThird) && !isLate(lengthOf(set))))
    const kind = isLessonNext ? undefined : isSetNext ? set : practice?.kind
    if (!isLessonNext && kind === undefined) break
    if (testIsOpen && clock + (kind === undefined ? lessonMinutes : lengthOf(kind)) + test > toOral) {
      testIsOpen = false
      add('speaking-set')
    } else if (kind === undefined) {
      if (lesson !== undefined) stops.push({ id: `lesson-${lesson}`, kind: 'lesson', lesson })
      next += 1
      clock += lessonMinutes
    } else {
      if (isSetNext) sets.shift()
      else practice?.choose()
      add(kind)
    }
  }
  if (testIsOpen) add('speaking-set')
  add('sheet')
  return { ...plan, stops }
}

/** The lessons for the exam that the student does not know and that did not fit into the plan. */
export const lessonsLeftOut = (plan: Plan, isRead: (lesson: LessonId) => boolean): readonly LessonId[] =>
  unknownLessons(plan, isRead).filter(
    (lesson) =>
      !isRead(lesson) &&
      plan.removed?.includes(`lesson-${lesson}`) !== true &&
      !plan.stops.some((stop) => stop.kind === 'lesson' && stop.lesson === lesson),
  )

/**
 * A lesson in the plan that comes before one of its prerequisites, as in plans from earlier versions. A lesson that the
 * student has moved is where they want it, so it does not count.
 */
export function misplacedLesson(plan: Plan): { lesson: LessonId; need: LessonId } | undefined {
  const open = plan.stops.flatMap((stop) =>
    stop.kind === 'lesson' && stop.done === undefined
      ? [{ id: stop.lesson, isMoved: stop.moved === true }]
      : [],
  )
  return open
    .flatMap(({ id, isMoved }, at) =>
      open
        .slice(at + 1)
        .filter((later) => !isMoved && !later.isMoved && lessonNeeds[id].includes(later.id))
        .map((later) => ({ lesson: id, need: later.id })),
    )
    .at(0)
}

/**
 * Puts back the lessons that the student left out, each before the first open lesson that follows it in teaching order.
 */
export function putLessonsBack(plan: Plan): Plan {
  const { removed = [], ...rest } = plan
  const lessonsBack = teachingOrder.filter((lesson) => removed.includes(`lesson-${lesson}`))
  const others = removed.filter((id) => !lessonsBack.some((lesson) => id === `lesson-${lesson}`))
  const stops = [...plan.stops]
  for (const lesson of lessonsBack) {
    if (stops.some((stop) => stop.kind === 'lesson' && stop.lesson === lesson)) continue
    const place = stops.findIndex(
      (stop) =>
        stop.done === undefined &&
        stop.kind === 'lesson' &&
        teachingOrder.indexOf(stop.lesson) > teachingOrder.indexOf(lesson),
    )
    const first = stops.findIndex(({ done }) => done === undefined)
    const at = place !== -1 ? place : first !== -1 ? first : stops.length
    stops.splice(at, 0, { id: `lesson-${lesson}`, kind: 'lesson', lesson })
  }
  return { ...rest, stops, ...(others.length === 0 ? {} : { removed: others }) }
}
