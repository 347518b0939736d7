/**
 * Prints how much each lesson holds beside the least that the content outline asks for, and exits with 1 when a
 * lesson holds less: `npx tsx scripts/lesson-counts.ts`.
 */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { lessonForms } from '../build/lesson-forms'
import type * as LessonCounts from '../tests/support/lesson-counts'

const source = fileURLToPath(new URL('../tests/support/lesson-counts.ts', import.meta.url))
const { counts } = (
  await runnerImport<typeof LessonCounts>(source, { plugins: [lessonForms()], logLevel: 'error' })
).module
console.log('lesson                     sentences   at least   tables   exercises   marked verbs')
for (const { id, sentences, minimum, tables, exercises, verbs } of counts)
  console.log(
    id.padEnd(25) +
      [sentences, minimum, tables, exercises, verbs].map((count) => String(count).padStart(11)).join(''),
  )
const short = counts.filter(({ sentences, minimum }) => sentences < minimum)
for (const { id, sentences, minimum } of short)
  console.error(`${id} has ${sentences} of ${minimum} sentences`)
if (short.length > 0) process.exitCode = 1
