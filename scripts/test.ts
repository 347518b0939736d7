/**
 * `npm test`: everything that has to hold, in one go. Types, lint, formatting and generated files first, then
 * units, content, database, backend, and the journeys in a real browser. Ends with `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser'

interface Count {
  passed: number
  failed: number
}

function run(title: string, command: string, ...args: string[]): boolean {
  console.log(`\n== ${title}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** Reads a runner's report; a report that is missing or whose runner failed without a failed test is a failure. */
function counted(succeeded: boolean, file: string, read: (report: unknown) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')))
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch (error) {
    console.error(`No report in ${file}:`, error)
    return { passed: 0, failed: 1 }
  }
}

const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number }
  return { passed: numPassedTests, failed: numFailedTests }
}

const playwrightCount = (report: unknown): Count => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }
  // A test that passes only at a second try has not passed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

function check(title: string, command: string, ...args: string[]): Count {
  return run(title, command, ...args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function browser(): Count {
  try {
    ensureBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
  const succeeded = run('Journeys in the browser', 'npx', 'playwright', 'test')
  return counted(succeeded, 'test-results/e2e.json', playwrightCount)
}

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })

const vitestReport = 'test-results/vitest.json'
const counts = [
  check('Types, lint, formatting, generated files', 'npm', 'run', '--silent', 'check'),
  check('How long the way through each lesson is', 'npm', 'run', '--silent', 'lessons'),
  counted(
    run(
      'Units, content, database, backend',
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ),
    vitestReport,
    vitestCount,
  ),
  browser(),
]

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
