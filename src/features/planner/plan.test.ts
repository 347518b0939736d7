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
    const later = moveStop(plan, first, 1)
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
      isFirstDay: true,
      oral: addDays(today, 9),
      off: [addDays(today, 1)],
      known: ['future'],
      removed: ['write-1'],
      at: '17:30',
    }
    expect(plan.stops.some(({ kind }) => kind === 'check')).toBe(true)
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
    // A damaged plan with a million days would freeze the page.
    expect(readPlan({ ...plan, date: '9999-12-31' })).toBeUndefined()
    expect(isDay('2028-02-29')).toBe(true)
  })
})
