import { describe, expect, test } from 'vitest'
import type { LessonId } from '@/content/registry'
import { makePlan, putLessonsBack, scheduleStops } from './make-plan'
import {
  addDays,
  addStop,
  isDay,
  moveStop,
  type Plan,
  readPlan,
  removeStop,
  replacePlan,
  setDone,
} from './plan'

const today = '2026-11-22'
const fresh = { today, isRead: (_: LessonId) => false, isDue: false }
const make = (days: number, hours: number): Plan =>
  makePlan({ exam: 'igcse', date: addDays(today, days), hours }, fresh)

const ids = (plan: Plan) => scheduleStops(plan, today).days.flatMap(({ stops }) => stops.map(({ id }) => id))
const without = (plan: Plan): Plan => ({ ...plan, stops: plan.stops.map(({ moved: _, ...stop }) => stop) })

describe('a student who changes the plan', () => {
  test('moves a stop later or earlier, removes it, or puts one of their own first', () => {
    const plan = make(14, 3)
    const [first = '', second = ''] = ids(plan)
    const later = moveStop(plan, `${days} days`).toBe(capacityFrom(plan, today))
      expect(beyond).toEqual([])
      expect(laid.every(({ date }) => date >= today && date < plan.date)).toBe(true)
      expect(new Set(plan.stops.map(({ id }) => id)).size).toBe(plan.stops.length)
    }
  })

  test('has as many half-hours a week as the student chooses, on separate days', () => {
    const plan = make(28, 2)
    const { days } = scheduleStops(plan, today)
    for (const week of [0, 1, 2, 3]) {
      const of = days.filter(({ date }) => Math.floor(daysBetween(today, date) / 7) === week)
      expect(of.flatMap(({ stops }) => stops)).toHaveLength(4)
      expect(of).toHaveLength(4)
    }
  })

  test('starts with the due reviews, then the first unread lesson, and ends with the one-page sheet', () => {
    const plan = make(30, 4, { ...fresh, isDue: true })
    expect(plan.stops[0]?.id).toBe('review-1')
    expect(plan.stops.find(({ kind }) => kind === 'lesson')?.id).toBe('lesson-days-of-week')
    expect(plan.stops.slice(-5).map(({ kind }) => kind)).toEqual([
      'reading-set',
      'listening-set',
      'writing-set',
      'speaking-set',
      'sheet',
    ])
  })

  test('leaves out read lessons, keeps the order of the map, and practises all four papers', () => {
    const plan = make(60, 4, { ...fresh, isRead: (lesson) => lesson === 'days-of-week' })
    const lessons = plan.stops.flatMap((stop) => (stop.kind === 'lesson' ? [stop.lesson] : []))
    expect(lessons).toEqual(lessonsFor('igcse').slice(1))
    for (const kind of ['read', 'listen', 'write', 'speak'] as const)
      expect(plan.stops.filter((stop) => stop.kind === kind).length, kind).toBeGreaterThanOrEqual(2)
  })

  test('says which lessons don’t fit, and never gives all the time to lessons', () => {
    const plan = make(7, 3)
    const lessons = plan.stops.filter(({ kind }) => kind === 'lesson').length
    expect(lessons).toBeLessThan(plan.stops.length)
    expect(lessonsLeftOut(plan, () => false)).toHaveLength(lessonsFor('igcse').length - lessons)
  })

  test('has the one-page sheet on the last evening, and papers before lessons if there are two evenings', () => {
    expect(make(1, 1).stops.map(({ kind }) => kind)).toEqual(['sheet'])
    expect(make(2, 7).stops.map(({ kind }) => kind)).toEqual(['read', 'lesson', 'listen', 'sheet'])
  })

  test('starts with the stops of the student’s own level for Spanish B', () => {
    expect(lessonsFor('hl').slice(-1)).not.toEqual(lessonsFor('igcse').slice(-1))
    expect(lessonsFor('sl').slice(-lessonsFor('igcse').length)).toEqual(
      expect.arrayContaining([...lessonsFor('igcse')]),
    )
    expect(lessonsFor('sl')[0]).not.toBe('days-of-week')
  })

  test('knows which lessons an exam asks for', () => {
    expect(lessonsFor('igcse')).toHaveLength(14)
    expect(lessonsFor('hl')).toHaveLength(20)
    expect(lessonsFor('sl').length).toBeGreaterThan(14)
    expect(lessonsFor('sl').length).toBeLessThan(20)
  })
})

describe('on the next day', () => {
  test('missed stops come first, and the student is told once', () => {
    const plan = make(14, 7)
    const [first, second] = ids(plan)
    const tomorrow = addDays(today, 1)
    const half = setDone(plan, first ?? '', today)
    expect(overdueStops(half, tomorrow).map(({ id }) => id)).toEqual([second])
    expect(ids(half, tomorrow)[0]).toBe(second)
    expect(overdueStops({ ...half, seen: tomorrow }, tomorrow)).toEqual([])
  })

  test('a stop that was done today keeps its place, and no other stop replaces it', () => {
    const plan = make(14, 7)
    const [first] = ids(plan)
    const done = setDone(plan, first ?? '', today)
    expect(ids(done)).toEqual(ids(plan))
    expect(setDone(done, first ?? '', undefined)).toEqual(plan)
  })

  test('after a week without a stop, the plan says which ones don’t fit, and the last evening keeps its sheet', () => {
    const plan = make(14, 2)
    const all = plan.stops.map(({ id }) => 1)
    expect(ids(later).slice(0, 2)).toEqual([second, first])
    expect(without(moveStop(later, first, -1))).toEqual(plan)
    expect(moveStop(plan, first, -1)).toBe(plan)
    expect(ids(moveStop(plan, 'sheet-1', -1000))[0]).toBe('sheet-1')
    expect(moveStop(plan, first, 1000).stops.at(-1)).toMatchObject({ id: first, moved: true })
    expect(ids(removeStop(plan, first))).not.toContain(first)
    const own = addStop(addStop(plan, 'Mock exam'), 'Ask Ms García')
    expect(own.stops.slice(0, 2)).toEqual([
      { id: 'own-2', kind: 'own', text: 'Ask Ms García' },
      { id: 'own-1', kind: 'own', text: 'Mock exam' },
    ])
  })

  test('keeps the changes when the plan is made anew: what was moved, left out, added and done', () => {
    const plan = make(60, 3)
    const [first = '', second = ''] = ids(plan)
    const moved = moveStop(moveStop(plan, first, 1), first, 1)
    const write = plan.stops.filter(({ kind }) => kind === 'write').length
    const changed = addStop(
      removeStop(removeStop(setDone(moved, second, today), 'lesson-future'), 'write-1'),
      'Mock',
    )
    const open = (one: Plan) => one.stops.filter(({ done }) => done === undefined).map(({ id }) => id)
    const anew = replacePlan(changed, make(90, 3))
    expect(open(anew).slice(0, 3).indexOf('own-1')).toBe(0)
    expect(open(anew).indexOf(first)).toBe(open(changed).indexOf(first))
    expect(anew.stops[0]).toMatchObject({ id: second, done: today })
    expect(open(anew)).not.toContain('lesson-future')
    const fresh90 = make(90, 3).stops.filter(({ kind }) => kind === 'write').length
    expect(fresh90).toBeGreaterThanOrEqual(write)
    expect(anew.stops.filter(({ kind }) => kind === 'write')).toHaveLength(fresh90 - 1)
    expect(replacePlan(anew, make(90, 3)).removed).toEqual(['lesson-future', 'write-1'])
  })

  test('puts a lesson back that they had left out, where it works', () => {
    const plan = make(60, 3)
    const order = (one: Plan) => one.stops.flatMap((stop) => (stop.kind === 'lesson' ? [stop.lesson] : []))
    const without = removeStop(removeStop(removeStop(plan, 'lesson-future'), 'lesson-present'), 'write-1')
    const back = putLessonsBack(without)
    expect(order(back)).toEqual(order(plan))
    expect(back.removed).toEqual(['write-1'])
    const all = order(plan).reduce((one, lesson) => removeStop(one, `lesson-${lesson}`), plan)
    expect(order(putLessonsBack(all)).sort()).toEqual(order(plan).sort())
  })

  test('adds time: finished stops stay done, their own stop stays, and no lesson comes twice', () => {
    const plan = addStop(setDone(make(14, 2), 'lesson-present', today), 'Mock exam')
    const more = replacePlan(plan, make(28, 4))
    expect(more.stops.filter(({ done }) => done !== undefined).map(({ id }) => id)).toEqual([
      'lesson-present',
    ])
    expect(more.stops.some(({ kind }) => kind === 'own')).toBe(true)
    const lessons = more.stops.flatMap((stop) => (stop.kind === 'lesson' ? [stop.lesson] : []))
    expect(new Set(lessons).size).toBe(lessons.length)
    expect(new Set(more.stops.map(({ id }) => id)).size).toBe(more.stops.length)
    expect(scheduleStops(more, today).days.at(-1)?.date).toBe(addDays(more.date, -1))
  })
})

describe('a stored plan', () => {
  test('is read unchanged', () => {
    const plan: Plan = {
      ...setDone(addStop(moveStop(make(30, 4), 'lesson-present', 1), 'Ask'), 'read-1', today, 'a-text'),
      oral: addDays(today, 9),
      off: [addDays(today, 1)],
      known: ['future'],
      removed: ['write-1'],
      at: '17:30',
    }
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  })

  test.each([undefined, 7, [], null, { exam: 'igcse' }, { exam: 'gcse', stops: [] }])(
    'is ignored if it isn’t a plan: %j',
    (kept) => expect(readPlan(kept)).toBeUndefined(),
  )

  test('loses a stop that this version doesn’t know, and is refused with an invalid day', () => {
    const plan = make(7, 2)
    expect(readPlan({ ...plan, stops: [...plan.stops, { id: 'x', kind: 'dance' }] })).toEqual(plan)
    expect(readPlan({ ...plan, date: '2026-02-30' })).toBeUndefined()
    expect(isDay('2028-02-29')).toBe(true)
  })
})
