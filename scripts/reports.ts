/** Parses the reports of the test runners. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Count {
  passed: number
  failed: number
  /** The names of the failed tests. */
  names: string[]
  /** Each test that was run, if the runner reports it. */
  tests?: TestResult[]
}

const firstLine = (message = '') => message.split('\n')[0] ?? ''

/**
 * Reads a runner's report. A missing report counts as a failure, as does a runner that fails without reporting a failed
 * test.
 */
export function readReport(succeeded: boolean, file: string, read: (report: unknown) => Count): Count {
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
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages: string[]
    }[]
  }[]
}

/** A test that ran to completion. */
export interface TestResult {
  /** The path from the repository root, or the end of it. */
  file: string
  /** The title, including those of its groups. */
  title: string
  /** Only for Playwright; Vitest does not report it. */
  project?: string
  hasFailed: boolean
  milliseconds: number
  /** The first line of the failure message. */
  reason: string
}

export const vitestTests = (report: unknown): TestResult[] =>
  (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration, failureMessages }) => ({
        file: relative('.', name),
        milliseconds: duration ?? 0,
        title: fullName,
        hasFailed: status === 'failed',
        reason: firstLine(failureMessages[0]),
      })),
  )

export const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const tests = vitestTests(report)
  const names = tests
    .filter(({ hasFailed }) => hasFailed)
    .map(({ file, title, reason }) => `${file}: ${title}: ${reason}`)
  // A file that could not be loaded has no tests that could fail, so it counts as a failure.
  const unloadable = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    names: [...names, ...unloadable.map(({ name, message }) => `${name}: ${firstLine(message)}`)],
    tests,
  }
}

interface PlaywrightSuite {
  title: string
  specs: {
    title: string
    file: string
    line: number
    tests: {
      projectName: string
      status: string
      results: { duration: number; error?: { message?: string } }[]
    }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** The journeys in a suite. A test that passes only on a retry counts as failed. */
const journeys = ({ specs, suites = [] }: PlaywrightSuite, group = ''): (TestResult & { line: number })[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        file,
        line,
        title: group + title,
        project: projectName,
        hasFailed: status !== 'expected',
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        reason: firstLine(results.find(({ error }) => error !== undefined)?.error?.message),
      })),
  ),
  ...suites.flatMap((suite) => journeys(suite, `${group}${suite.title} `)),
]

export const playwrightTests = (report: unknown): TestResult[] =>
  (report as PlaywrightReport).suites.flatMap((suite) => journeys(suite))

export const playwrightCount = (report: unknown): Count => {
  const { stats, suites } = report as PlaywrightReport
  const tests = suites.flatMap((suite) => journeys(suite))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests,
    names: tests
      .filter(({ hasFailed }) => hasFailed)
      .map(({ file, line, title, project }) => `${file}:${line}: ${title} (${project})`),
  }
}
