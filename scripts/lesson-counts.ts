/**
 * `npm run lessons`: prints how much each lesson contains and the minimum in the content outline, how long its core is,
 * and how far down the page its first question is. Exits with 1 when a lesson contains less. For a single lesson (`npm
 * run lessons -- present`) it also lists what is missing.
 */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { lessonForms } from '../build/lesson-forms'
import type * as LessonCounts from '../tests/support/lesson-counts'

const source = fileURLToPath(new URL('../tests/support/lesson-counts.ts', import.meta.url))
const { counts } = (
  await runnerImport<typeof LessonCounts>(source, { plugins: [lessonForms()], logLevel: 'error' })
).module
const [selectedId] = process.argv.slice(2)
console.log(
  'lesson                     sentences  at least  tables  verbs | exercises  in a section  kinds | core: words  screens | to a question',
)
for (const count of counts.filter(({ id }) => selectedId === undefined || id === selectedId)) {
  const { id, sentences, minimum, tables, verbs, exercises, inSection, kinds, problems } = count
  const cells = [
    [sentences, 11],
    [minimum, 10],
    [tables, 8],
    [verbs, 7],
    [exercises, 12],
    [inSection, 14],
    [kinds, 7],
    [count.coreWords, 14],
    [count.coreScreens.toFixed(1), 9],
    [count.screensToQuestion.toFixed(1), 16],
  ] as const
  console.log(id.padEnd(25) + cells.map(([cell, width]) => String(cell).padStart(width)).join(''))
  if (selectedId !== undefined) for (const problem of problems) console.log(`  ${problem}`)
}
const tooShort = counts.filter(({ sentences, minimum }) => sentences < minimum)
for (const { id, sentences, minimum } of tooShort)
  console.error(`${id} has ${sentences} of ${minimum} sentences`)
if (tooShort.length > 0) process.exitCode = 1
