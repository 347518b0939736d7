import { describe, expect, test } from 'vitest'
import { exerciseName, formName, wordName } from '@/exercises/item-names'
import type { Grade, Item, Memory } from '@/lib/memory'
import { askableItems, drawSession, dueNames, nextDue } from './draw-session'

const minute = 60_000
const day = 24 * 60 * minute
const now = Date.UTC(2026, 10, 23, 8)

/** An item that was answered a day ago and is due in `wait` milliseconds. */
const item = (grade: Grade, wait: number): Item => ({ answers: [{ at: now - day, grade }], due: now + wait })

const remembered = (...items: readonly (readonly [string, Item])[]): Memory => new Map(items)

const serEstar = (id: string) => exerciseName('ser-estar', id)
const groupOf = (name: string) => name.split('/')[1]
const countAlike = (names: readonly string[]) =>
  names.filter((name, at) => at > 0 && groupOf(name) === groupOf(names[at - 1] ?? '')).length

describe('a session', () => {
  test('has both exercises that a student missed yesterday before those that they knew', () => {
    const memory = remembered(
      [serEstar('known'), item('right', -3 * day)],
      [serEstar('soup'), item('missed', -day)],
      [serEstar('party'), item('missed', -2 * day)],
      [serEstar('later'), item('right', 2 * day)],
    )
    expect(drawSession(memory, now)).toEqual([serEstar('party'), serEstar('soup'), serEstar('known')])
    expect(dueNames(memory, now)).toHaveLength(3)
  })

  test('has ten items: first all that were missed, then those that have waited longest', () => {
    const memory = remembered(
      ...Array.from({ length: 20 }, (_, at) => [serEstar(`k${at}`), item('right', -at * minute)] as const),
      ...Array.from({ length: 3 }, (_, at) => [serEstar(`m${at}`), item('missed', 0)] as const),
    )
    const drawn = drawSession(memory, now)
    expect(drawn).toHaveLength(10)
    expect(drawn.slice(0, 3)).toEqual([serEstar('m0'), serEstar('m1'), serEstar('m2')])
    expect(drawn.slice(3)).toEqual([19, 18, 17, 16, 15, 14, 13].map((at) => serEstar(`k${at}`)))
  })

  test('mixes exercises, forms and words: no neighbours from one lesson or tense if it can be avoided', () => {
    const names = [
      ...['a', 'b', 'c', 'd', 'e'].map(serEstar),
      ...[0, 1, 2].map((person) => formName('preterite', 'tener', person)),
      wordName('la mariposa'),
      exerciseName('future', 'plans'),
    ]
    const memory = remembered(...names.map((name, at) => [name, item('right', -10 * day + at)] as const))
    const drawn = drawSession(memory, now)
    expect(drawn.toSorted()).toEqual(names.toSorted())
    expect(countAlike(drawn)).toBe(0)
  })

  test('spreads the others as far as possible if most come from one lesson', () => {
    const memory = remembered(
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => [serEstar(id), item('missed', 0)] as const),
      [wordName('la luna'), item('missed', 0)],
      [exerciseName('future', 'plans'), item('missed', 0)],
    )
    const drawn = drawSession(memory, now)
    expect(drawn).toHaveLength(9)
    expect(countAlike(drawn)).toBe(4)
  })

  test('ignores items that the site no longer has', () => {
    const gone = serEstar('gone')
    const memory = remembered(
      [gone, item('missed', -day)],
      [serEstar('there'), item('right', -day)],
      ['of another site', item('missed', -day)],
    )
    expect(drawSession(memory, now, { isLeftOut: (name) => name === gone })).toEqual([serEstar('there')])
    expect(dueNames(memory, now)).not.toContain('of another site')
    expect(nextDue(remembered(['of another site', item('right', day)]), now)).toBeUndefined()
  })
})

test('a session has no vosotros forms for a student who hides it, and no unknown names', () => {
  const memory = remembered(
    [formName('present', 'ser', 4), item('missed', 0)],
    [formName('imperative', 'venir', 3), item('missed', 0)],
    [formName('present', 'ser', 3), item('missed', 0)],
    ['of another site', item('missed', 0)],
  )
  expect([...askableItems(memory, false).keys()]).toEqual([formName('present', 'ser', 3)])
  expect(askableItems(memory, true).size).toBe(3)
})

describe('a session when nothing is due', () => {
  const memory = remembered(
    [serEstar('friday'), item('right', 4 * day)],
    [serEstar('tomorrow'), item('missed', day)],
    [wordName('la luna'), item('right', 2 * day)],
  )

  test('says when the next review is', () => {
    expect(drawSession(memory, now)).toEqual([])
    const tomorrow = new Date(now + day)
    expect(nextDue(memory, now)).toBe(tomorrow.setHours(4))
    expect(nextDue(new Map(), now)).toBeUndefined()
  })

  test('has the next reviews if a student reviews ahead, after those that are due', () => {
    expect(drawSession(memory, now, { ahead: true })).toEqual([
      serEstar('tomorrow'),
      wordName('la luna'),
      serEstar('friday'),
    ])
    const many = remembered(
      ...Array.from(
        { length: 15 },
        (_, at) => [exerciseName('future', `e${at}`), item('right', (15 - at) * day)] as const,
      ),
    )
    expect(drawSession(many, now, { ahead: true }).at(0)).toBe(exerciseName('future', 'e14'))
    expect(drawSession(many, now, { ahead: true })).toHaveLength(10)
  })
})
