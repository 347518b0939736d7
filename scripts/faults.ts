/**
 * `npm run faults`: plants each fault of tests/faults/faults.ts in a copy of the repository, runs the tests that should
 * catch it, and expects them to fail. Prints a line for each, and exits with 1 when a fault is not caught. Of some only:
 * `npm run faults -- <id> <id>`, `-- --area marking`; `-- --without-browser` leaves out what a journey catches.
 *
 * The copy is a worktree of what stands here, committed or not; nothing is changed here.
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
import { playwrightTests, type Ran, vitestTests } from './reports'

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
  if (chosen.length === 0) throw new Error('No fault is left to plant.')
  return chosen
}

const folder = mkdtempSync(join(tmpdir(), 'proxima-faults-'))
const copy = join(folder, 'copy')

function git(...args: string[]): string {
  // Git is told which files there are in an index of its own: that of whoever is at work stays as it is.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }
  return execFileSync('git', args, { env, encoding: 'utf8' }).trim()
}

function makeCopy(): void {
  git('read-tree', 'HEAD')
  git('add', '--all')
  const tree = git('write-tree')
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy, 'HEAD'])
  execFileSync('git', ['-C', copy, 'read-tree', '--reset', '-u', tree])
  // Without what is kept there of one build for the next.
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
    // It leads a group of its own, with the processes that it has started.
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGINT')
  })

/** Runs a command in the copy; returns what it has said. */
async function run(command: string, ...args: string[]): Promise<string> {
  if (isStopped) throw new Error('Stopped.')
  const child = spawn(command, args, {
    cwd: copy,
    detached: true,
    // What they leave in the folder for temporary files when they are stopped goes with the copy.
    env: { ...process.env, NO_COLOR: '1', TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text))
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  running = undefined
  if (isStopped) throw new Error('Stopped.')
  return said
}

const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/e2e.json' }

const patternOf = (catchers: readonly Catcher[]) =>
  catchers.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')

const filesOf = (catchers: readonly Catcher[]) => [...new Set(catchers.map(({ file }) => file))]

interface Told {
  catcher: Catcher
  outcome: 'red' | 'green' | 'not run'
  /** Why it is red, or the end of what the runner said where nothing was run. */
  reason: string
}

/** Runs these tests and no others, in one go of each runner. */
async function tell(catchers: readonly Catcher[]): Promise<Told[]> {
  const journeys = catchers.filter(isJourney)
  const others = catchers.filter((catcher) => !isJourney(catcher))
  const told: Told[] = []
  if (others.length > 0) {
    const ran = await runTests('vitest', [
      ...['vitest', 'run', ...filesOf(others), '--testNamePattern', patternOf(others)],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
    ])
    told.push(...others.map((catcher) => outcomeOf(catcher, ran)))
  }
  if (journeys.length > 0) {
    const projects = new Set(journeys.map(({ project }) => `--project=${project}`))
    const ran = await runTests('playwright', [
      ...['playwright', 'test', ...filesOf(journeys), ...projects, '--grep', patternOf(journeys)],
    ])
    told.push(...journeys.map((catcher) => outcomeOf(catcher, ran)))
  }
  return told
}

async function runTests(
  runner: 'vitest' | 'playwright',
  args: string[],
): Promise<{ tests: Ran[]; said: string }> {
  const file = join(copy, reports[runner])
  rmSync(file, { force: true })
  const said = await run('npx', ...args)
  // Where the build fails there is none.
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (report === undefined) return { tests: [], said }
  return { tests: runner === 'vitest' ? vitestTests(report) : playwrightTests(report), said }
}

/** Red is a test that has failed: not a file that could not be read, a build that broke, or nothing that was run. */
function outcomeOf(catcher: Catcher, { tests, said }: { tests: readonly Ran[]; said: string }): Told {
  const its = tests.filter(
    ({ file, title, project }) =>
      (file.endsWith(catcher.file) || catcher.file.endsWith(`/${file}`)) &&
      title.includes(catcher.title) &&
      (!isJourney(catcher) || project === catcher.project),
  )
  const failed = its.find(({ hasFailed }) => hasFailed)
  if (failed !== undefined) return { catcher, outcome: 'red', reason: failed.reason }
  return its.length > 0
    ? { catcher, outcome: 'green', reason: '' }
    : { catcher, outcome: 'not run', reason: said.trim().split('\n').slice(-15).join('\n') }
}

const nameOf = (catcher: Catcher) =>
  `${catcher.file}${isJourney(catcher) ? ` (${catcher.project})` : ''}: ${catcher.title}`

/** The names of the tests that do not pass without a fault: their failure would say nothing. */
async function redWithoutFault(chosen: readonly Fault[]): Promise<Set<string>> {
  const all = chosen.flatMap(({ caughtBy }) => caughtBy)
  const catchers = [...new Map(all.map((catcher) => [nameOf(catcher), catcher])).values()]
  console.log(`Without a fault: ${catchers.length} tests…`)
  const wrong = (await tell(catchers)).filter(({ outcome }) => outcome !== 'green')
  for (const { catcher, outcome, reason } of wrong)
    console.log(`${nameOf(catcher)}: ${outcome} without a fault\n${reason}`)
  return new Set(wrong.map(({ catcher }) => nameOf(catcher)))
}

/** Whether everything that should catch the fault does. */
async function isCaught(fault: Fault): Promise<boolean> {
  const file = join(copy, fault.file)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, plant(fault, text))
  const begun = Date.now()
  const told = await tell(fault.caughtBy)
  const seconds = Math.round((Date.now() - begun) / 1000)
  writeFileSync(file, text)
  for (const { catcher, outcome, reason } of told) {
    const shown = outcome === 'green' ? 'GREEN' : outcome
    console.log(
      `${fault.id.padEnd(36)} ${shown.padEnd(8)} ${String(seconds).padStart(4)} s  ${nameOf(catcher)}`,
    )
    if (reason !== '') console.log(stripVTControlCharacters(reason).replace(/^/gm, ' '.repeat(38)))
  }
  return told.every(({ outcome }) => outcome === 'red')
}

async function plantAll(chosen: readonly Fault[]): Promise<void> {
  // Before any of it takes its time.
  for (const fault of chosen) plant(fault, readFileSync(fault.file, 'utf8'))
  if (chosen.some(({ caughtBy }) => caughtBy.some(isJourney))) ensureBrowser()
  makeCopy()
  const red = await redWithoutFault(chosen)
  const missed: Fault[] = []
  for (const fault of chosen) {
    const says = !fault.caughtBy.some((catcher) => red.has(nameOf(catcher)))
    if (!says || !(await isCaught(fault))) missed.push(fault)
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
