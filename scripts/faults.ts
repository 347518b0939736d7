/**
 * `npm run faults`: plants each fault from tests/faults/faults.ts in a copy of the repository, runs the tests that
 * should catch it, and expects them to fail. Prints a line for each, and exits with 1 when a fault is not caught. To
 * select faults: `npm run faults -- <id> <id>`, `-- --area marking`; `-- --without-browser` skips those caught by
 * journeys.
 *
 * The copy is a worktree with all current changes, committed or not. The working tree itself is not changed.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { type Catcher, type Fault, faults, isJourney, plant } from '../tests/faults/faults'
import { ensureBrowser } from './browser'
import { playwrightTests, type TestResult, vitestTests } from './reports'

const { values: options, positionals: ids } = parseArgs({
  options: { area: { type: 'string' }, 'without-browser': { type: 'boolean', default: false } },
  allowPositionals: true,
})

function chosenFaults(): Fault[] {
  const unknown = ids.filter((id) => !faults.some((fault) => fault.id === id))
  if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(', ')}.`)
  const chosen = faults.filter(
    ({ id, area, caughtBy }) =>
      (ids.length === 0 || ids.includes(id)) &&
      (options.area === undefined || options.area === area) &&
      !(options['without-browser'] && caughtBy.some(isJourney)),
  )
  if (chosen.length === 0) throw new Error('No fault matches the selection.')
  return chosen
}

const folder = mkdtempSync(join(tmpdir(), 'proxima-faults-'))
const copy = join(folder, 'copy')

function git(...args: string[]): string {
  // A separate index, so that the user's own stays unchanged.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }
  return execFileSync('git', args, { env, encoding: 'utf8' }).trim()
}

function makeCopy(): void {
  git('read-tree', 'HEAD')
  git('add', '--all')
  const tree = git('write-tree')
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy, 'HEAD'])
  execFileSync('git', ['-C', copy, 'read-tree', '--reset', '-u', tree])
  // Leave out the caches in node_modules.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!/^\.(?:cache|vite)/.test(name))
      symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
}

function removeCopy(): void {
  if (existsSync(copy)) execFileSync('git', ['worktree', 'remove', '--force', copy])
  rmSync(folder, { recursive: true, force: true })
}

let running: ChildProcess | undefined
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isStopped = true
    // The negative id signals the whole process group of the child.
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGINT')
  })

/** Runs a command in the copy and returns its output. */
async function run(command: string, ...args: string[]): Promise<string> {
  if (isStopped) throw new Error('Stopped.')
  const child = spawn(command, args, {
    cwd: copy,
    detached: true,
    // An interrupted command's temporary files are deleted with the copy.
    env: { ...process.env, NO_COLOR: '1', TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  running = undefined
  if (isStopped) throw new Error('Stopped.')
  return output
}

const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/e2e.json' }

const patternOf = (catchers: readonly Catcher[]) =>
  catchers.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')

const filesOf = (catchers: readonly Catcher[]) => [...new Set(catchers.map(({ file }) => file))]

interface CatcherResult {
  catcher: Catcher
  outcome: 'red' | 'green' | 'not run'
  /** The failure message, or the end of the runner's output when the test was not run. */
  reason: string
}

/** Runs only these tests, starting each runner at most once. */
async function runCatchers(catchers: readonly Catcher[]): Promise<CatcherResult[]> {
  const journeys = catchers.filter(isJourney)
  const others = catchers.filter((catcher) => !isJourney(catcher))
  const results: CatcherResult[] = []
  if (others.length > 0) {
    const testRun = await runTests('vitest', [
      ...['vitest', 'run', ...filesOf(others), '--testNamePattern', patternOf(others)],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
    ])
    results.push(...others.map((catcher) => outcomeOf(catcher, testRun)))
  }
  if (journeys.length > 0) {
    const projects = new Set(journeys.map(({ project }) => `--project=${project}`))
    const testRun = await runTests('playwright', [
      ...['playwright', 'test', ...filesOf(journeys), ...projects, '--grep', patternOf(journeys)],
    ])
    results.push(...journeys.map((catcher) => outcomeOf(catcher, testRun)))
  }
  return results
}

async function runTests(
  runner: 'vitest' | 'playwright',
  args: string[],
): Promise<{ tests: TestResult[]; output: string }> {
  const file = join(copy, reports[runner])
  rmSync(file, { force: true })
  const output = await run('npx', ...args)
  // There is no report when the build fails.
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (report === undefined) return { tests: [], output }
  return { tests: runner === 'vitest' ? vitestTests(report) : playwrightTests(report), output }
}

/**
 * Red means that the test failed; an unreadable file, a broken build or a test that was not run does not
 * count.
 */
function outcomeOf(
  catcher: Catcher,
  { tests, output }: { tests: readonly TestResult[]; output: string },
): CatcherResult {
  const matching = tests.filter(
    ({ file, title, project }) =>
      (file.endsWith(catcher.file) || catcher.file.endsWith(`/${file}`)) &&
      title.includes(catcher.title) &&
      (!isJourney(catcher) || project === catcher.project),
  )
  const failed = matching.find(({ hasFailed }) => hasFailed)
  if (failed !== undefined) return { catcher, outcome: 'red', reason: failed.reason }
  return matching.length > 0
    ? { catcher, outcome: 'green', reason: '' }
    : { catcher, outcome: 'not run', reason: output.trim().split('\n').slice(-15).join('\n') }
}

const nameOf = (catcher: Catcher) =>
  `${catcher.file}${isJourney(catcher) ? ` (${catcher.project})` : ''}: ${catcher.title}`

/** The names of the tests that fail even without a fault, so their failure would prove nothing. */
async function failingWithoutFault(chosen: readonly Fault[]): Promise<Set<string>> {
  const all = chosen.flatMap(({ caughtBy }) => caughtBy)
  const catchers = [...new Map(all.map((catcher) => [nameOf(catcher), catcher])).values()]
  console.log(`Running ${catchers.length} tests without a fault first…`)
  const wrong = (await runCatchers(catchers)).filter(({ outcome }) => outcome !== 'green')
  for (const { catcher, outcome, reason } of wrong)
    console.log(`${nameOf(catcher)}: ${outcome} without a fault\n${reason}`)
  return new Set(wrong.map(({ catcher }) => nameOf(catcher)))
}

/** Whether every test that should catch the fault does. */
async function isCaught(fault: Fault): Promise<boolean> {
  const file = join(copy, fault.file)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, plant(fault, text))
  const startedAt = Date.now()
  const results = await runCatchers(fault.caughtBy)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  writeFileSync(file, text)
  for (const { catcher, outcome, reason } of results) {
    const shown = outcome === 'green' ? 'GREEN' : outcome
    console.log(
      `${fault.id.padEnd(36)} ${shown.padEnd(8)} ${String(seconds).padStart(4)} s  ${nameOf(catcher)}`,
    )
    if (reason !== '') console.log(stripVTControlCharacters(reason).replace(/^/gm, ' '.repeat(38)))
  }
  return results.every(({ outcome }) => outcome === 'red')
}

async function plantAll(chosen: readonly Fault[]): Promise<void> {
  // Fail early, before the slow steps, if a fault cannot be planted.
  for (const fault of chosen) plant(fault, readFileSync(fault.file, 'utf8'))
  if (chosen.some(({ caughtBy }) => caughtBy.some(isJourney))) ensureBrowser()
  makeCopy()
  const alreadyFailing = await failingWithoutFault(chosen)
  const missed: Fault[] = []
  for (const fault of chosen) {
    const isConclusive = !fault.caughtBy.some((catcher) => alreadyFailing.has(nameOf(catcher)))
    if (!isConclusive || !(await isCaught(fault))) missed.push(fault)
  }
  if (missed.length > 0)
    console.log(`\nNot caught:\n${missed.map(({ id, harm }) => `- ${id}: ${harm}`).join('\n')}`)
  console.log(`\n${chosen.length - missed.length} faults caught, ${missed.length} not caught`)
  if (missed.length > 0) process.exitCode = 1
}

try {
  await plantAll(chosenFaults())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  removeCopy()
}
