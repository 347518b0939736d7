/**
 * Marking any typed answer ends with a verdict within the step limit. Tested with 20,000 answers, the same ones in each
 * run.
 */
import { words } from 'virtual:word-list'
import { expect, test } from 'vitest'
import type { Exercise } from '../../src/content/types'
import type { Mark } from '../../src/exercises/mark'
import { mostSteps, stepsTaken } from '../../src/exercises/marking/steps'
import { recallExercise, wordExercise } from '../../src/exercises/word-exercise'
import { everyExercise, markWritten, nodeGrammar, rightAnswers } from '../support/mark-answers'

const verdicts: readonly Mark['kind'][] = [
  'unanswered',
  'right',
  'accent',
  'mistake',
  'near',
  'wrong',
  'unknown',
]

/** Pseudo-random numbers from 0 to 1 from a fixed seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const random = randomFrom(57)
const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
const several = (most: number, make: () => string) =>
  Array.from({ length: 1 + Math.floor(random() * most) }, make).join(' ')

const grammar = await nodeGrammar()
const exercises = await everyExercise()
const wordsAsked = words.flatMap((word) => [wordExercise(word), recallExercise(word, '')])

const allWords = words.flatMap(([spanish]) => spanish.split(' '))
const allAnswers = exercises.map((exercise) => rightAnswers(exercise)[0] ?? '')
/** Words with equivalents that affect the words around them. */
const changing =
  'del al el la derecho derecha recto no nunca me te se lo le voy a ir he mil cien y de que'.split(' ')
const odd = [
  '',
  ' ',
  '\u00a0\t\n',
  '.',
  '¿?¡!',
  '«»…—',
  '0',
  '1000000',
  '3,50 €',
  '½',
  '😀',
  '👩‍👩‍👧',
  'привет',
  'españa漢字',
]

/** A random answer that may be close to a right one or far from it. */
function answerTo(right: readonly string[]): string {
  const own = oneOf(right)
  const parts = own.split(' ')
  const ways: readonly (() => string)[] = [
    () => several(6, () => oneOf(allWords)),
    () => several(8, () => oneOf(parts)),
    () => several(8, () => oneOf([...parts, ...changing])),
    () => oneOf(allAnswers),
    () => `${oneOf(parts)} `.repeat(2 + Math.floor(random() * 150)),
    () => parts.toSpliced(Math.floor(random() * parts.length), 1).join(' '),
    () => parts.with(Math.floor(random() * parts.length), oneOf([...allWords, ...changing])).join(' '),
    () => parts.toSpliced(Math.floor(random() * parts.length), 0, oneOf(changing)).join(' '),
    () => own.normalize('NFD').replace(/[\u0301\u0303]/g, ''),
    () => several(3, () => oneOf([...odd, ...parts])),
    () => oneOf(odd),
    () => oneOf([...parts, 'a', 'me', 'é', 'xa']).repeat(60 + Math.floor(random() * 300)),
    () => several(60, () => oneOf([...changing, ...parts])),
  ]
  return oneOf(ways)()
}

/** Marks `times` answers to each exercise, and returns those that got no valid verdict or took too many steps. */
function badlyMarked(asked: readonly Exercise[], times: number): string[] {
  return asked.flatMap((exercise) => {
    const right = rightAnswers(exercise)
    const twoWords = `${oneOf(allWords)} ${oneOf(allWords)}`
    const answers = [twoWords, ...Array.from({ length: times - 1 }, () => answerTo(right))]
    return answers.flatMap((answer) => {
      const { kind } = markWritten(exercise, answer, grammar)
      const isMarked = verdicts.includes(kind) && stepsTaken() <= mostSteps
      return isMarked ? [] : [`${exercise.id}: ${kind} after ${stepsTaken()} steps for "${answer}"`]
    })
  })
}

test('marking any answer to an exercise takes a limited number of steps', () => {
  expect(exercises.length).toBeGreaterThanOrEqual(505)
  expect(badlyMarked(exercises, 20)).toEqual([])
}, 300_000)

test('marking any answer to a word takes a limited number of steps', () => {
  expect(words.length).toBeGreaterThanOrEqual(1018)
  expect(badlyMarked(wordsAsked, 5)).toEqual([])
}, 300_000)
