/** Prints every sentence that an exercise accepts, the model answer first: `npm run --silent answers -- <lesson> <exercise>`. */
import { everyAnswer } from '../src/content/answers.ts'
import { findExercise } from '../tests/support/mark-answers.ts'

const [lesson = '', id = ''] = process.argv.slice(2)
try {
  const exercise = await findExercise(lesson, id)
  const right =
    exercise.kind === 'choose'
      ? exercise.options.filter((option) => option.right).map((option) => option.text)
      : everyAnswer(exercise.answers)
  for (const sentence of new Set(right)) console.log(sentence)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error('npm run --silent answers -- <lesson> <exercise>')
  process.exitCode = 1
}
