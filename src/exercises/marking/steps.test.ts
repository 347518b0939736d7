import { expect, test } from 'vitest'
import { type GapKey, markGap } from '../mark-text'
import { loadGrammar } from './grammar'
import { mostSteps, spend, stepsTaken, withinSteps } from './steps'

test('endless work is stopped, and its result so far is used', () => {
  const forever = (): string => {
    for (;;) spend(1)
  }
  expect(withinSteps(forever, () => 'not known')).toBe('not known')
  expect(stepsTaken()).toBe(mostSteps + 1)
  // The next answer starts with the full limit.
  expect(
    withinSteps(
      () => {
        spend(mostSteps)
        return 'done'
      },
      () => 'not known',
    ),
  ).toBe('done')
})

test('marking inside marking has no limit of its own', () => {
  const inside = () =>
    withinSteps(
      () => {
        spend(3)
        return 'inside'
      },
      () => 'never told',
    )
  expect(
    withinSteps(
      () => [inside(), inside()].join(),
      () => 'not known',
      5,
    ),
  ).toBe('not known')
  expect(
    withinSteps(
      () => [inside(), inside()].join(),
      () => 'not known',
      6,
    ),
  ).toBe('inside,inside')
})

test('an error isn’t treated as reaching the limit', () => {
  const broken = () => {
    throw new Error('broken')
  }
  expect(() => withinSteps(broken, () => undefined)).toThrow('broken')
  expect(
    withinSteps(
      () => 'done',
      () => 'not known',
    ),
  ).toBe('done')
})

test('two wrong words for “right (to something)” are marked', async () => {
  const right: GapKey = { sentence: '___', answers: ['{el|} derecho'], en: 'right (to something) (noun)' }
  const grammar = await loadGrammar()
  for (const answer of ['la derecha', 'un casa', 'por qué', 'derecho derecho']) {
    expect(markGap(right, answer, grammar).kind).not.toBe('right')
    // Above the limit the verdict would be “unknown”.
    expect(stepsTaken()).toBeLessThanOrEqual(mostSteps)
  }
})
