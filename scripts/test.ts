/**
 * `npm test`: everything that has to hold, in one go. Types, lint, formatting and generated files first, then
 * units, content, database, backend, and the journeys in a real browser. Ends with what failed, a line each, and
 * `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser'

interface Count {
  passed: number
  failed: number
  /** What failed, by name. */
  names: string[]
}

function run(title: string, command: string, ...args: string[]): boolean {
  console.log(`\n== ${title}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

const firstLine = (message = '') => message.split('\n')[0] ?? ''

/** Reads a runner's report; a report that is missing or whose runner failed without a failed test is a failure. */
function counted(succeeded: boolean, file: string, read: (report: unknown) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')))
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1, names: [`${file}: no test failed`] }
  } catch (error) {
    console.error(`No report in ${file}:`, error)
    return { passed: 0, failed: 1, names: [`${file}: no report`] }
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`),
  )
  // A file that could not be read has no tests that could have failed.
  const unread = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unread.length,
    names: [...names, ...unread.map(({ name, message }) => `${name}: ${firstLine(message)}`)],
  }
}

interface PlaywrightSuite {
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

const failedSpecs = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `${file}:${line}: ${title} (${projectName})`),
  ),
  ...suites.flatMap(failedSpecs),
]

const playwrightCount = (report: unknown): Count => {
  const { stats, suites } = report as PlaywrightReport
  // A test that passes only at a second try has not passed.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    names: suites.flatMap(failedSpecs),
  }
}

function check(title: string, command: string, ...args: string[]): Count {
  return run(title, command, ...args)
    ? { passed: 1, failed: 0, names: [] }
    : { passed: 0, failed: 1, names: [title] }
}

function browser(): Count {
  try {
    ensureBrowser()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { passed: 0, failed: 1, names: [reason] }
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
const names = counts.flatMap((count) => count.names)
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `- ${name}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
