/**
 * `npm test`: everything that has to hold, in one go. Types, lint, formatting and generated files first, then
 * units, content, database, backend, and the journeys in a real browser. Ends with what failed, a line each, and
 * `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser'
import { type Count, counted, playwrightCount, vitestCount } from './reports'

function run(title: string, command: string, ...args: string[]): boolean {
  console.log(`\n== ${title}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
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
