import { expect, test } from 'vitest'
import { stretchesOf } from './proofs'

const proofs = [
  { id: 'a', number: 1, words: 'prefiero ir a pie' },
  { id: 'b', number: 2, words: 'a pie porque es sano' },
  { id: 'c', number: 3, words: 'en tren' },
]

test('a text is cut where a proof begins and ends, also where two share words', () => {
  const taken = new Set<string>()
  const stretches = stretchesOf('Yo prefiero ir a pie porque es sano.', proofs, taken)
  expect(stretches.map(({ text, proofs }) => [text, proofs.map(({ number }) => number)])).toEqual([
    ['Yo ', []],
    ['prefiero ir ', [1]],
    ['a pie', [1, 2]],
    [' porque es sano', [2]],
    ['.', []],
  ])
  expect(stretches.flatMap(({ begins }) => begins.map(({ id }) => id))).toEqual(['a', 'b'])
  expect(stretches.map(({ text }) => text).join('')).toBe('Yo prefiero ir a pie porque es sano.')
})

test('a proof is marked once in a passage', () => {
  const taken = new Set<string>()
  stretchesOf('Voy en tren.', proofs, taken)
  expect(stretchesOf('Vuelvo en tren.', proofs, taken)).toEqual([
    { text: 'Vuelvo en tren.', proofs: [], begins: [] },
  ])
})
