/**
 * Prints every sentence that an exercise accepts, with the model first: `npm run --silent answers -- <lesson>
 * <exercise>`.
 */
import { findExercise, rightAnswers } from '../tests/support/mark-answers.ts'

const [lesson = '', id = ''] = process.argv.slice(2)
try {
  const exercise = await findExercise(lesson, id)
  for (const sentence of new Set(rightAnswers(exercise))) console.log(sentence)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error('npm run --silent answers -- <lesson> <exercise>')
  process.exitCode = 1
}
