/**
 * `npm run marking`: the cost of marking. Measures the time to mark 1,000 answers, including the setup for the first
 * answer to an exercise, and the size of the marker code on a page, in compressed KB (brotli). Exits with 1 if either
 * is above its limit.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { alias } from '../../build/import-source.ts'
import { findExercise, markWritten, nodeGrammar, readAnswers } from '../support/mark-answers.ts'

/** Time limit for 1,000 answers on an idle machine with two cores. */
const maxSeconds = 2
/** Size limit for the marker code on a page. */
const maxKilobytes = 12

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const all = readAnswers(readFileSync(fileOf('../content/answers.jsonl'), 'utf8'))
// Answers from the whole file, so that all parts of the site are represented.
const answers = Array.from({ length: 1000 }, (_, at) => all[Math.floor((at * all.length) / 1000)]).filter(
  (one) => one !== undefined,
)
const grammar = await nodeGrammar()
const exercises = await Promise.all(answers.map(({ lesson, exercise }) => findExercise(lesson, exercise)))
const before = performance.now()
answers.forEach(({ answer }, at) => {
  const exercise = exercises[at]
  if (exercise !== undefined) markWritten(exercise, answer, grammar)
})
const seconds = (performance.now() - before) / 1000

/**
 * Size of the entry after minification and compression. `external` excludes modules that are not part of the marker.
 */
async function weigh(...entries: readonly string[]): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: entries.map((entry) => fileOf(entry)), formats: ['es'] },
      rolldownOptions: { external: [/^virtual:/] },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  return outputs.reduce(
    (sum, one) => sum + (one.type === 'chunk' ? brotliCompressSync(one.code).length / 1000 : 0),
    0,
  )
}
const page = await weigh('../../src/exercises/mark-exercise.ts')
const whole = await weigh('../../src/exercises/mark-exercise.ts', '../../src/exercises/marking/near.ts')

console.log(`${answers.length} answers: ${seconds.toFixed(2)} s (at most ${maxSeconds})`)
console.log(`the marker on the page: ${page.toFixed(1)} KB (at most ${maxKilobytes})`)
console.log(`with the code for an answer that is not listed: ${whole.toFixed(1)} KB`)
if (seconds > maxSeconds || page > maxKilobytes) process.exitCode = 1
