import { describe, expect, test } from 'vitest'
import { lessonNeeds } from '@/content/lesson-needs'
import { type LessonId, lessons } from '@/content/registry'
import { fc } from '../../../tests/support/seeded-fast-check'
import {
  basicsFor,
  lessonsFor,
  lessonsLeftOut,
  makePlan,
  minutesFrom,
  misplacedLesson,
  overdueStops,
  scheduleStops,
} from './make-plan'
import {
  addDays,
  daysBetween,
  isForOral,
  mondayOf,
  moveStop,
  type Plan,
  type PlanExam,
  type PlanRequest,
  type PlanStop,
  planExams,
  replacePlan,
  setDone,
  toggleWeekOff,
} from './plan'
import { minutesOf } from './stop-minutes'

const today = '2026-11-22'
const fresh = { today, isRead: (_: LessonId) => false, isDue: false }
const make = (days: number, hours: number, known = fresh): Plan =>
  makePlan({ exam: 'igcse', date: addDays(today, days), hours }, known)

const ids = (plan: Plan, from = today) =>
  scheduleStops(plan, from).days.flatMap(({ stops }) => stops.map(({ id }) => id))
const lessonsOf = (plan: Plan) => plan.stops.flatMap((stop) => (stop.kind === 'lesson' ? [stop.lesson] : []))
const minutes = (plan: Plan, stops: readonly PlanStop[] = plan.stops) =>
  stops.reduce((all, stop) => all + minutesOf(stop, plan.exam), 0)

const lessonIds = lessons.map(({ id }) => id)

/** An arbitrary exam, with arbitrary dates, hours and known lessons. */
const requests = fc
  .record({
    exam: fc.constantFrom<PlanExam>(...planExams),
    days: fc.integer({ min: 1, max: 730 }),
    hours: fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 10, 14),
    oral: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    off: fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 4 }),
    known: fc.option(fc.subarray(lessonIds)),
    read: fc.subarray(lessonIds),
    isDue: fc.boolean(),
    room: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ exam, days, hours, oral, off, known, read, isDue, room }) => {
    const request: PlanRequest = {
      exam,
      date: addDays(today, days),
      hours,
      ...(oral === null ? {} : { oral: addDays(today, Math.round(oral * days)) }),
      ...(off.length === 0 ? {} : { off: off.map((week) => addDays(mondayOf(today), week * 7)) }),
      ...(known === null ? {} : { known }),
    }
    const isRead = (id: LessonId) => read.includes(id)
    const rooms = { read: room, listen: room, write: room, speak: room }
    return { request, isRead, plan: makePlan(request, { today, isRead, isDue, rooms }) }
  })

describe('for any exam, dates, hours and knowledge, a plan', () => {
  test('holds every required lesson once, in an order that works, or says that it leaves it out', () => {
    fc.assert(
      fc.property(requests, ({ request, isRead, plan }) => {
        const known = (id: LessonId) => request.known?.includes(id) ?? isRead(id)
        const required = lessonsFor(request.exam, request.known).filter((id) => !known(id))
        const planned = lessonsOf(plan)
        expect(planned).toEqual(required.slice(0, planned.length))
        expect(lessonsLeftOut(plan, () => false)).toEqual(
          lessonsFor(request.exam, request.known).filter(
            (id) => !planned.includes(id) && request.known?.includes(id) !== true,
          ),
        )
        for (const [at, id] of planned.entries())
          for (const need of lessonNeeds[id])
            if (planned.includes(need)) expect(planned.indexOf(need), `${id} needs ${need}`).toBeLessThan(at)
      }),
    )
  })

  test('fits the time, and wastes none of it', () => {
    fc.assert(
      fc.property(requests, ({ request, plan }) => {
        const time = minutesFrom(request, today)
        const { days, beyond, over } = scheduleStops(plan, today)
        expect([...beyond, ...over]).toEqual([])
        expect(days.flatMap(({ stops }) => stops)).toEqual(plan.stops)
        if (plan.stops.length > 1) expect(minutes(plan)).toBeLessThanOrEqual(time)
        if (time > 0) expect(minutes(plan)).toBeGreaterThan(time - 15)
        expect(new Set(plan.stops.map(({ id }) => id)).size).toBe(plan.stops.length)
        const isStudied = (date: string) =>
          date >= today &&
          date < plan.date &&
          date !== plan.oral &&
          request.off?.includes(mondayOf(date)) !== true
        expect(days.filter(({ date }) => !isStudied(date))).toEqual([])
      }),
    )
  })

  test('is done with the lessons by two thirds of the time, and has timed sets only after that', () => {
    fc.assert(
      fc.property(requests, ({ request, plan }) => {
        const twoThirds = (minutesFrom(request, today) * 2) / 3
        let clock = 0
        for (const stop of plan.stops) {
          const isSet = stop.kind.endsWith('-set') && !isForOral(stop)
          if (isSet) expect(clock, stop.id).toBeGreaterThan(twoThirds - 15)
          clock += minutesOf(stop, plan.exam)
          if (stop.kind === 'lesson') expect(clock, stop.id).toBeLessThanOrEqual(twoThirds)
        }
      }),
    )
  })

  test('has all speaking before the oral, if its date is known', () => {
    fc.assert(
      fc.property(requests, ({ plan }) => {
        const { oral } = plan
        if (oral === undefined) return
        const { days } = scheduleStops(plan, today)
        expect(days.filter(({ date, stops }) => date >= oral && stops.some(isForOral))).toEqual([])
      }),
    )
  })

  test('has all speaking in the first three quarters of the time, if the date of the oral is unknown', () => {
    fc.assert(
      fc.property(requests, ({ request, plan }) => {
        if (plan.oral !== undefined) return
        const end = (minutesFrom(request, today) * 3) / 4
        let clock = 0
        for (const stop of plan.stops) {
          clock += minutesOf(stop, plan.exam)
          if (isForOral(stop)) expect(clock, stop.id).toBeLessThanOrEqual(end)
        }
      }),
    )
  })

  test('has the hours that the student gives it: in any three weeks, they differ by one long stop at most', () => {
    fc.assert(
      fc.property(requests, ({ request, plan }) => {
        const { hours, date, oral, off = [] } = request
        const { days } = scheduleStops(plan, today)
        const perWeek = new Map<string, number>()
        for (const { date, stops } of days)
          perWeek.set(mondayOf(date), (perWeek.get(mondayOf(date)) ?? 0) + minutes(plan, stops))
        // The sheet is on the last day, whatever comes before it. Other whole weeks count.
        const isWhole = (monday: string) =>
          monday >= today &&
          addDays(monday, 7) < date &&
          !off.includes(monday) &&
          (oral === undefined || mondayOf(oral) !== monday)
        const mondays = Array.from({ length: 110 }, (_, week) => addDays(mondayOf(today), week * 7))
        const longest = Math.max(...plan.stops.map((stop) => minutesOf(stop, plan.exam)))
        const aDay = (hours * 60) / 7
        for (const [at, monday] of mondays.entries()) {
          const three = [monday, ...mondays.slice(at + 1, at + 3)]
          if (!three.every(isWhole)) continue
          const all = three.reduce((sum, one) => sum + (perWeek.get(one) ?? 0), 0)
          expect(Math.abs(all - 3 * hours * 60), `three weeks from ${monday}`).toBeLessThanOrEqual(
            longest + aDay,
          )
        }
      }),
    )
  })

  test('has each check after its lesson, and each lesson at most twice', () => {
    fc.assert(
      fc.property(requests, ({ plan }) => {
        const planned = lessonsOf(plan)
        const checks = plan.stops.flatMap((stop, at) => (stop.kind === 'check' ? [{ ...stop, at }] : []))
        for (const { lesson, at } of checks) {
          expect(checks.filter((one) => one.lesson === lesson).length, lesson).toBeLessThanOrEqual(2)
          if (planned.includes(lesson))
            expect(plan.stops.findIndex(({ id }) => id === `lesson-${lesson}`)).toBeLessThan(at)
        }
      }),
    )
  })

  test('visits a room no more often than it has something to do', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 0, max: 5 }), ({ request }, room) => {
        const rooms = { read: room, listen: room, write: room, speak: room }
        const plan = makePlan(request, { ...fresh, rooms })
        for (const kind of ['read', 'listen', 'write', 'speak'] as const)
          expect(plan.stops.filter((stop) => stop.kind === kind).length).toBeLessThanOrEqual(room)
      }),
    )
  })

  test('loses nothing on any later day: each open stop is on a day, has no room, or was for the oral', () => {
    fc.assert(
      fc.property(requests, fc.nat(800), fc.nat(30), ({ plan }, later, count) => {
        const done = plan.stops.slice(0, count).reduce((one, { id }) => setDone(one, id, today), plan)
        const { days, beyond, over } = scheduleStops(done, addDays(today, later))
        const all = [...days.flatMap(({ stops }) => stops), ...beyond, ...over].filter(
          (stop) => stop.done === undefined,
        )
        const open = done.stops.filter((stop) => stop.done === undefined)
        expect(all.map(({ id }) => id).sort()).toEqual(open.map(({ id }) => id).sort())
      }),
    )
  })

  test('keeps each lesson once when it is made anew with other wishes', () => {
    fc.assert(
      fc.property(requests, requests, fc.nat(40), ({ plan }, { plan: other }, count) => {
        const done = plan.stops.slice(0, count).reduce((one, { id }) => setDone(one, id, today), plan)
        const anew = replacePlan(done, other)
        expect(new Set(lessonsOf(anew)).size).toBe(lessonsOf(anew).length)
        expect(new Set(anew.stops.map(({ id }) => id)).size).toBe(anew.stops.length)
        expect(lessonsOf(anew)).toEqual(expect.arrayContaining([...lessonsOf(other)]))
      }),
    )
  })
})

describe('a plan', () => {
  test('for the IGCSE at three hours a week has the preterite within three weeks, and no lesson in the last third', () => {
    const plan = make(200, 3)
    const dayOfLesson = (id: string) =>
      scheduleStops(plan, today).days.find(({ stops }) => stops.some((stop) => stop.id === id))?.date ?? ''
    expect(daysBetween(today, dayOfLesson('lesson-present'))).toBeLessThanOrEqual(7)
    expect(daysBetween(today, dayOfLesson('lesson-ser-estar'))).toBeLessThanOrEqual(14)
    expect(daysBetween(today, dayOfLesson('lesson-indefenido'))).toBeLessThanOrEqual(25)
    expect(lessonsOf(plan)).toEqual(lessonsFor('igcse'))
  })

  test('starts with what is due, ends with the one-page sheet, and practises all four papers', () => {
    const plan = make(60, 4, { ...fresh, isDue: true })
    expect(plan.stops[0]?.id).toBe('review-1')
    expect(plan.stops.at(-1)?.id).toBe('sheet-1')
    for (const kind of ['reading-set', 'listening-set', 'writing-set', 'speaking-set'] as const)
      expect(plan.stops.filter((stop) => stop.kind === kind).length, kind).toBeGreaterThanOrEqual(1)
    for (const kind of ['read', 'listen', 'write', 'speak'] as const)
      expect(plan.stops.filter((stop) => stop.kind === kind).length, kind).toBeGreaterThanOrEqual(2)
  })

  test('has as many hours a week as the student gives it, spread over separate days', () => {
    const plan = make(84, 2)
    const { days } = scheduleStops(plan, today)
    for (const week of [0, 1, 2, 3]) {
      const of = days.filter(({ date }) => Math.floor(daysBetween(today, date) / 7) === week)
      expect(of.length).toBeGreaterThanOrEqual(4)
      const all = minutes(
        plan,
        of.flatMap(({ stops }) => stops),
      )
      expect(Math.abs(all - 120)).toBeLessThanOrEqual(30)
    }
  })

  test('for an hour a week has about an hour in every whole week', () => {
    const plan = makePlan({ exam: 'ab-initio', date: addDays(today, 160), hours: 1 }, fresh)
    const { days } = scheduleStops(plan, today)
    for (
      let monday = addDays(mondayOf(today), 14);
      addDays(monday, 14) < plan.date;
      monday = addDays(monday, 7)
    ) {
      const week = days.filter(({ date }) => mondayOf(date) === monday)
      const all = minutes(
        plan,
        week.flatMap(({ stops }) => stops),
      )
      expect(all, monday).toBeGreaterThanOrEqual(35)
      expect(all, monday).toBeLessThanOrEqual(85)
    }
  })

  test('for a beginner with months to go is varied: no rows of words and review, and never the same twice running', () => {
    const rooms = { read: 18, listen: 20, write: 8, speak: 20 }
    const plan = makePlan({ exam: 'ab-initio', date: addDays(today, 160), hours: 3 }, { ...fresh, rooms })
    const isDrill = ({ kind }: PlanStop) => kind === 'words' || kind === 'review'
    for (const [at, stop] of plan.stops.entries()) {
      if (stop.kind !== 'lesson') expect(plan.stops[at + 1]?.kind, stop.id).not.toBe(stop.kind)
      expect(plan.stops.slice(at, at + 5).every(isDrill), `five from ${stop.id}`).toBe(false)
    }
    expect(plan.stops.filter(isDrill).length).toBeLessThan(plan.stops.length * 0.4)
    for (const kind of ['reading-set', 'listening-set', 'writing-set'])
      expect(plan.stops.filter((stop) => stop.kind === kind).length, kind).toBe(2)
  })

  test('has only the sheet if there is one evening', () => {
    expect(make(1, 1).stops.map(({ kind }) => kind)).toEqual(['sheet'])
  })

  test('speaks most in the weeks before the oral, has its whole test just before it, and no speaking after', () => {
    const plan = makePlan(
      { exam: 'sl', date: addDays(today, 160), oral: addDays(today, 90), hours: 4 },
      fresh,
    )
    const days = scheduleStops(plan, today).days
    const speaking = days.flatMap(({ date, stops }) =>
      stops.filter(isForOral).map(({ kind }) => ({ kind, in: daysBetween(today, date) })),
    )
    const inThird = (third: number) =>
      speaking.filter((one) => Math.min(2, Math.floor(one.in / 30)) === third).length
    expect(inThird(2)).toBeGreaterThan(2 * inThird(1))
    expect(speaking.at(-1)?.kind).toBe('speaking-set')
    expect(speaking.at(-1)?.in).toBeGreaterThan(80)
    expect(speaking.at(-1)?.in).toBeLessThan(90)
  })

  test('for Spanish B has the lessons of its level, and of the basics only those that the student does not know', () => {
    const own = lessonsFor('hl')
    expect(own).not.toContain('present')
    expect(own.indexOf('present-subjunctive')).toBeLessThan(own.indexOf('imperfect-subjunctive'))
    const unsure = basicsFor('hl').filter((id) => id !== 'indefenido')
    expect(lessonsFor('hl', unsure)).toEqual(['indefenido', ...own])
    const plan = makePlan({ exam: 'hl', date: addDays(today, 200), hours: 3 }, fresh)
    expect(plan.stops[0]?.kind).toBe('basics')
  })

  test('of an earlier version with lessons in the wrong order says so, unless the student moved them', () => {
    const of = (...order: LessonId[]): Plan => ({
      ...make(60, 3),
      stops: order.map((lesson) => ({ id: `lesson-${lesson}`, kind: 'lesson', lesson })),
    })
    const wrong = of('imperfect-subjunctive', 'passive-voice', 'present-subjunctive')
    expect(misplacedLesson(wrong)).toEqual({ lesson: 'imperfect-subjunctive', need: 'present-subjunctive' })
    const right = of('present-subjunctive', 'imperfect-subjunctive', 'passive-voice')
    expect(misplacedLesson(right)).toBeUndefined()
    expect(misplacedLesson(moveStop(right, 'lesson-imperfect-subjunctive', -1))).toBeUndefined()
    expect(misplacedLesson(make(200, 3))).toBeUndefined()
  })

  test('gives a week off its days back when the student works in it after all', () => {
    const plan = make(60, 4)
    const week = addDays(mondayOf(today), 14)
    const withOff = toggleWeekOff(plan, week)
    const { days, beyond } = scheduleStops(withOff, today)
    expect(days.map(({ date }) => mondayOf(date))).not.toContain(week)
    expect(beyond.length).toBeGreaterThan(0)
    expect(beyond.some(({ kind }) => kind === 'sheet')).toBe(false)
    expect(toggleWeekOff(withOff, week)).toEqual(plan)
  })
})

describe('on the next day', () => {
  test('missed stops come first, and the student is told once', () => {
    const plan = make(14, 7)
    const [first, second, third] = ids(plan)
    const tomorrow = addDays(today, 1)
    const half = setDone(plan, first ?? '', today)
    const missed = overdueStops(half, tomorrow).map(({ id }) => id)
    expect(missed).toEqual([second, third].slice(0, missed.length))
    expect(missed.length).toBeGreaterThan(0)
    expect(ids(half, tomorrow)[0]).toBe(second)
    expect(overdueStops({ ...half, seen: tomorrow }, tomorrow)).toEqual([])
  })

  test('a stop that was done today keeps its place, and no other stop replaces it', () => {
    const plan = make(14, 7)
    const [first] = ids(plan)
    const done = setDone(plan, first ?? '', today)
    expect(ids(done)).toEqual(ids(plan))
    const reopened = setDone(done, first ?? '', undefined)
    expect(ids(reopened)).toEqual(ids(plan))
    expect(reopened.stops.every(({ done }) => done === undefined)).toBe(true)
  })

  test('work that was done ahead of time doesn’t move what is due today', () => {
    const plan = make(14, 7)
    const dueToday = (one: Plan) =>
      scheduleStops(one, today).days[0]?.stops.filter(({ done }) => done === undefined)
    const later = scheduleStops(plan, today).days[3]?.stops[0]
    const ahead = setDone(plan, later?.id ?? '', today)
    expect(ahead.stops.some(({ done }) => done === today)).toBe(true)
    expect(dueToday(ahead)).toEqual(dueToday(plan))
  })

  test('the one-page sheet is on the evening before the exam, whatever time is left over', () => {
    for (const exam of planExams)
      for (const days of [6, 20, 45, 158, 159, 165])
        for (const hours of [1, 3, 5]) {
          const plan = makePlan(
            { exam, date: addDays(today, days), hours, known: [] },
            { today, isRead: () => false, isDue: true },
          )
          const last = scheduleStops(plan, today).days.at(-1)
          expect(last?.date, `${exam}, ${days} days`).toBe(addDays(today, days - 1))
          expect(last?.stops.at(-1)?.kind).toBe('sheet')
        }
  })

  test('after a week without a stop, the plan says which ones don’t fit, and the last evening keeps its sheet', () => {
    const plan = make(14, 2)
    const late = addDays(today, 7)
    const { days, beyond } = scheduleStops(plan, late)
    expect(beyond.length).toBeGreaterThan(0)
    expect(days.at(-1)?.stops.at(-1)?.kind).toBe('sheet')
    expect(scheduleStops(plan, addDays(today, 15)).beyond).toHaveLength(plan.stops.length)
  })

  test('nothing is left to do after the exam', () => {
    expect(scheduleStops(make(14, 2), addDays(today, 20)).days).toEqual([])
  })

  test('if a week was missed before the oral, lessons wait and the test of the oral does not', () => {
    const plan = makePlan(
      { exam: 'igcse', date: addDays(today, 60), oral: addDays(today, 21), hours: 3 },
      fresh,
    )
    const { days } = scheduleStops(plan, addDays(today, 16))
    const test = days.find(({ stops }) => stops.some(({ kind }) => kind === 'speaking-set'))
    expect(test?.date !== undefined && test.date < addDays(today, 21)).toBe(true)
    expect(scheduleStops(plan, addDays(today, 21)).over.every(isForOral)).toBe(true)
  })
})
