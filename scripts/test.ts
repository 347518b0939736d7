/**
 * `npm test`: runs all checks: types, lint, formatting and generated files first, then unit, content, database and
 * backend tests, and the journeys in a real browser. `npm run quick`, to run before a commit: only the checks that a
 * typical change is most likely to fail, and only the journeys tagged `@smoke`. Both end with the time each step took,
 * the slowest tests, one line per failure, and `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser'
import { type Count, playwrightCount, readReport, vitestCount } from './reports'

const isQuick = process.argv.includes('--quick')

interface Step extends Count {
  title: string
  seconds: number
}

/** Runs a step. A step without a report of its tests counts as one test. */
function run(title: string, command: string, args: string[], count?: (succeeded: boolean) => Count): Step {
  console.log(`\n== ${title}`)
  const startedAt = performance.now()
  const succeeded = spawnSync(command, args, { stdio: 'inherit' }).status === 0
  const seconds = (performance.now() - startedAt) / 1000
  const asOneTest = succeeded ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [title] }
  return { title, seconds, ...(count?.(succeeded) ?? asOneTest) }
}

const check = (title: string, script: string) => run(title, 'npm', ['run', '--silent', script])

function vitest(title: string, ...options: string[]): Step {
  const report = 'test-results/vitest.json'
  return run(
    title,
    'npx',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...options],
    (succeeded) => readReport(succeeded, report, vitestCount),
  )
}

function journeys(title: string, ...options: string[]): Step {
  const startedAt = performance.now()
  try {
    ensureBrowser()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { title, seconds: (performance.now() - startedAt) / 1000, passed: 0, failed: 1, names: [reason] }
  }
  return run(title, 'npx', ['playwright', 'test', ...options], (succeeded) =>
    readReport(succeeded, 'test-results/e2e.json', playwrightCount),
  )
}

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })

const steps = [
  check('Types, lint, formatting, generated files', 'check'),
  check('Content and length of each lesson', 'lessons'),
  ...(isQuick
    ? [
        vitest(
          'Units, components, content',
          ...['unit', 'components', 'content'].map((name) => `--project=${name}`),
        ),
        journeys('A few journeys in the browser', '--project=phone', '--grep=@smoke'),
      ]
    : [vitest('Units, components, content, database, backend, build'), journeys('Journeys in the browser')]),
]

const time = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(3)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const tests = steps.flatMap((step) => step.tests ?? [])
const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 20)
console.log('\nThe slowest tests, in seconds:')
for (const { file, title, project, milliseconds } of slowest)
  console.log(
    `${(milliseconds / 1000).toFixed(1).padStart(6)}  ${file}: ${title}${project === undefined ? '' : ` (${project})`}`,
  )
console.log('\nMinutes:')
for (const { title, seconds } of steps) console.log(`${time(seconds)}  ${title}`)
console.log(`${time(steps.reduce((sum, step) => sum + step.seconds, 0))}  total`)

const passed = steps.reduce((sum, step) => sum + step.passed, 0)
const failed = steps.reduce((sum, step) => sum + step.failed, 0)
const names = steps.flatMap((step) => step.names)
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `- ${name}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
