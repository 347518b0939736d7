/**
 * A right answer that the author forgot: a sentence of one pattern, marked against all the other patterns of its
 * exercise. The marker doesn’t know it, so it may hardly ever be corrected.
 */
import { expect, test } from 'vitest'
import { expand } from '../../src/spanish/pattern'
import { everyExercise, markWritten, nodeGrammar } from '../support/mark-answers'

/** How many sentences of each pattern are marked. */
const perPattern = 3

const grammar = await nodeGrammar()
const marked = (await everyExercise()).flatMap((exercise) => {
  if (exercise.kind !== 'translate' && exercise.kind !== 'correct') return []
  const { answers } = exercise
  return answers.flatMap((pattern, left) => {
    // A sentence with a note is unusual, and may say a little more or less than was asked.
    if (left === 0 || typeof pattern !== 'string') return []
    const all = expand(pattern)
    const some = all.filter((_, at) => at % Math.ceil(all.length / perPattern) === 0)
    const others = answers.filter((_, at) => at !== left)
    return some.map((answer) => {
      const mark = markWritten({ ...exercise, answers: others }, answer, grammar)
      return { mark, line: `${exercise.id}: ${answer} → ${'because' in mark ? mark.because : ''}` }
    })
  })
})

test('a right answer that is not listed is left for the student to compare, not corrected', () => {
  const corrected = marked.filter(({ mark }) => mark.kind === 'near' || mark.kind === 'mistake')
  expect(marked.length).toBeGreaterThan(1000)
  const lines = corrected.map(({ line }) => line).join('\n')
  expect(corrected.length / marked.length, lines).toBeLessThanOrEqual(0.02)
})
