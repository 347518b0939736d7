import { expect, test } from 'vitest'
import { splitByProofs } from './proofs'

const proofs = [
  { id: 'a', number: 1, words: 'prefiero ir a pie' },
  { id: 'b', number: 2, words: 'a pie porque es sano' },
  { id: 'c', number: 3, words: 'en tren' },
]

test('a text is split at the start and end of each proof, even if two proofs share words', () => {
  const taken = new Set<string>()
  const stretches = splitByProofs('Yo prefiero ir a pie porque es sano.', proofs, taken)
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

test('a proof is marked once in a text', () => {
  const taken = new Set<string>()
  splitByProofs('Voy en tren.', proofs, taken)
  expect(splitByProofs('Vuelvo en tren.', proofs, taken)).toEqual([
    { text: 'Vuelvo en tren.', proofs: [], begins: [] },
  ])
})
