import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/seeded-fast-check'
import { makePlan } from './make-plan'
import { assignPieces, type Piece, type Pieces, roomsOf, tickFinished } from './pieces'
import { addDays, type Plan, setDone } from './plan'
import { nameOf } from './stop-names'

const today = '2026-11-22'
const never = () => false

const piece = (id: string, finished?: Piece['finished']): Piece => ({
  id,
  title: `Texto ${id}`,
  isSpanish: true,
  minutes: 7,
  to: `/read/${id}`,
  ...(finished === undefined ? {} : { finished }),
})
const rooms = (read: readonly Piece[]): Pieces => ({ read, listen: [], write: [], speak: [] })

const plan: Plan = {
  exam: 'igcse',
  date: addDays(today, 60),
  hours: 3,
  made: today,
  seen: today,
  stops: [1, 2, 3, 4].map((number) => ({ id: `read-${number}`, kind: 'read' })),
}
const named = (one: Plan, pieces: Pieces) =>
  one.stops.map(({ id }) => {
    const { piece: found, again } = assignPieces(one, pieces).get(id) ?? {}
    return [found?.id, again].filter(Boolean).join(' ')
  })

describe('a stop of the plan', () => {
  test('names the next unfinished text, and each text once', () => {
    expect(
      named(plan, rooms([piece('a', { on: '2026-10-01', got: 3, of: 8 }), piece('b'), piece('c')])),
    ).toEqual([
      'b',
      'c',
      'a because you’ll have done all 3 by then',
      'b because you’ll have done all 3 by then',
    ])
  })

  test('for words names a theme of the exam, the next one each time', () => {
    const words = Array.from({ length: 6 }, (_, at) => ({ id: `words-${at + 1}`, kind: 'words' as const }))
    const themes = (exam: Plan['exam']) => {
      const assigned = assignPieces({ ...plan, exam, stops: words }, rooms([]))
      return words.map(({ id }) => assigned.get(id)?.theme?.id)
    }
    expect(themes('ab-initio')).toEqual([
      'identities',
      'experiences',
      'human-ingenuity',
      'social-organisation',
      'sharing-the-planet',
      'identities',
    ])
    expect(themes('igcse')[0]).toBe('everyday-activities')
  })

  test('says why a timed set or a lesson comes a second time', () => {
    const stops: Plan['stops'] = [
      { id: 'lesson-present', kind: 'lesson', lesson: 'present' },
      { id: 'numbers-1', kind: 'check', lesson: 'numbers-spanish' },
      { id: 'numbers-2', kind: 'check', lesson: 'numbers-spanish' },
      { id: 'check-1', kind: 'check', lesson: 'present' },
      { id: 'reading-set-1', kind: 'reading-set', done: today },
      { id: 'check-2', kind: 'check', lesson: 'present' },
      { id: 'reading-set-2', kind: 'reading-set' },
    ]
    const assigned = assignPieces({ ...plan, stops }, rooms([]))
    expect(stops.map((stop) => nameOf(stop, 'igcse', assigned.get(stop.id)))).toMatchObject([
      { title: 'Present' },
      { title: 'Check yourself: Numbers in Spanish' },
      {
        title: 'Check yourself again: Numbers in Spanish',
        because: 'because it’s a while since you checked it',
      },
      { title: 'Check yourself: Present', to: '/tense/present#check-yourself' },
      { title: 'Reading: a timed set' },
      {
        title: 'Read again: Present',
        to: '/tense/present',
        because: 'because it’s a while since you learned it',
      },
      { title: 'Reading: a timed set, again', because: 'because it’s your second try' },
    ])
  })

  test('is ticked when a text is finished, keeps its name, and the next stop names another', () => {
    const pieces = rooms([piece('a', { on: addDays(today, 2), got: 5, of: 8 }), piece('b'), piece('c')])
    const ticked = tickFinished(plan, pieces, never)
    expect(ticked.stops[0]).toEqual({ id: 'read-1', kind: 'read', done: addDays(today, 2), piece: 'a' })
    expect(ticked.stops.slice(1).every(({ done }) => done === undefined)).toBe(true)
    expect(named(ticked, pieces).slice(0, 3)).toEqual(['a', 'b', 'c'])
    expect(tickFinished(ticked, pieces, never)).toEqual(ticked)
  })

  test('is not ticked for what was finished before the plan was made, or by another tick for the same text', () => {
    const old = rooms([piece('a', { on: addDays(today, -1), got: 5, of: 8 }), piece('b')])
    expect(tickFinished(plan, old, never)).toEqual(plan)
    const byHand = setDone(plan, 'read-1', today, 'a')
    expect(tickFinished(byHand, rooms([piece('a', { on: today, got: 5, of: 8 })]), never)).toEqual(byHand)
    const withoutPiece = setDone(plan, 'read-1', today)
    const named = tickFinished(withoutPiece, rooms([piece('a', { on: today, got: 5, of: 8 })]), never)
    expect(named.stops.filter(({ done }) => done !== undefined)).toEqual([
      { id: 'read-1', kind: 'read', done: today, piece: 'a' },
    ])
  })

  test('stays open when the student reopens it', () => {
    const pieces = rooms([piece('a', { on: today, got: 5, of: 8 }), piece('b')])
    const reopened = setDone(tickFinished(plan, pieces, never), 'read-1', undefined)
    expect(tickFinished(reopened, pieces, never)).toEqual(reopened)
    expect(named(reopened, pieces).slice(0, 2)).toEqual(['a because you reopened it', 'b'])
  })

  test('says what to repeat and why when the room is used up: the worst result first', () => {
    const on = addDays(today, -3)
    const pieces = rooms([
      piece('a', { on, got: 7, of: 8 }),
      piece('b', { on, got: 3, of: 8 }),
      piece('c', { on, got: 8, of: 8 }),
    ])
    expect(named(plan, pieces)).toEqual([
      'b because you got 3 out of 8',
      'a because you got 7 out of 8',
      'c because you have done all the others',
      'b because you got 3 out of 8',
    ])
    const again = rooms(
      pieces.read.map((one) => (one.id === 'b' ? piece('b', { on: addDays(today, 1), got: 6, of: 8 }) : one)),
    )
    expect(tickFinished(plan, again, never).stops[0]).toMatchObject({ piece: 'b', done: addDays(today, 1) })
  })

  test('for a lesson is ticked when the lesson is completed on the map, once', () => {
    const one: Plan = { ...plan, stops: [{ id: 'lesson-present', kind: 'lesson', lesson: 'present' }] }
    const ticked = tickFinished(one, rooms([]), (id) => id === 'present')
    expect(ticked.stops[0]?.done).toBe(today)
    const reopened = setDone(ticked, 'lesson-present', undefined)
    expect(tickFinished(reopened, rooms([]), () => true)).toEqual(reopened)
    const byHand = setDone(setDone(one, 'lesson-present', today), 'lesson-present', undefined)
    expect(tickFinished(byHand, rooms([]), () => true)).toEqual(byHand)
  })
})

test('never is a finished piece named without the reason to repeat it, and no unfinished piece twice', () => {
  const anyPieces = fc
    .array(fc.option(fc.record({ on: fc.integer({ min: -30, max: 30 }), got: fc.nat(8) })), { maxLength: 12 })
    .map((all) =>
      rooms(
        all.map((one, index) =>
          piece(`p${index}`, one === null ? undefined : { on: addDays(today, one.on), got: one.got, of: 8 }),
        ),
      ),
    )
  fc.assert(
    fc.property(anyPieces, fc.integer({ min: 1, max: 300 }), (pieces, days) => {
      const made = makePlan(
        { exam: 'igcse', date: addDays(today, days), hours: 3 },
        { today, isRead: never, isDue: false, rooms: roomsOf(pieces) },
      )
      const ticked = tickFinished(made, pieces, never)
      expect(tickFinished(ticked, pieces, never)).toEqual(ticked)
      const open = ticked.stops.filter(({ done }) => done === undefined)
      const assigned = open.flatMap(({ id }) => assignPieces(ticked, pieces).get(id) ?? [])
      const fresh = assigned.flatMap((one) => (one.again === undefined && one.piece ? [one.piece] : []))
      expect(fresh.filter(({ finished }) => finished !== undefined)).toEqual([])
      expect(new Set(fresh).size).toBe(fresh.length)
    }),
  )
})
