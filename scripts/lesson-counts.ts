/**
 * Prints how much each lesson holds beside the least that the content outline asks for, and exits with 1 when a
 * lesson holds less: `npx tsx scripts/lesson-counts.ts`.
 */
import { lessonCounts } from '../tests/support/lesson-counts'

const counts = await lessonCounts()
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
