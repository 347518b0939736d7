/** Prints every sentence that an exercise accepts, the model answer first: `npm run --silent answers -- <lesson> <exercise>`. */
import { everyAnswer } from '../src/content/answers.ts'
import { findLesson } from '../src/content/registry.ts'
import type { AuthoredLesson } from '../src/content/types.ts'

const [lessonId = '', exerciseId = ''] = process.argv.slice(2)
const entry = findLesson(lessonId)
if (entry === undefined) fail(`There is no lesson "${lessonId}".`)
const { default: lesson }: { default: AuthoredLesson } = await import(`../src/content/lessons/${entry.id}.ts`)
const exercise = lesson.exercises.find(({ id }) => id === exerciseId)
if (exercise === undefined) {
  fail(
    `"${lessonId}" has no exercise "${exerciseId}". It has: ${lesson.exercises.map(({ id }) => id).join(', ')}`,
  )
}
const right =
  exercise.kind === 'choose'
    ? exercise.options.filter((option) => option.right).map((option) => option.text)
    : everyAnswer(exercise.answers)
for (const sentence of new Set(right)) console.log(sentence)

function fail(why: string): never {
  console.error(`${why}\nnpm run --silent answers -- <lesson> <exercise>`)
  process.exit(1)
}
