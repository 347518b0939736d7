/**
 * `npm run trust`: the suites in full of which the test command runs a sample. Prints what it tried, at the end once more in
 * a few lines, and exits with 1 at the first failure. `-- --cuts n` of the power under a client (200), `--browser-cuts n`
 * under a browser (200), `--requests n` that mean harm (100,000), `--minutes n` of students at work (10); 0 leaves a suite
 * out. `--seed n` has the same cases again; at which moment something happens is chance.
 */
import { spawnSync } from 'node:child_process'
import { tryBadInput } from './bad-input'
import { cutPower } from './power-cuts'
import { soak } from './soak'
import { ofBadInput, ofPowerCuts, ofSoak } from './told'
import { wholeNumbers } from './whole-numbers'

const options = wholeNumbers(
  { cuts: 200, 'browser-cuts': 200, requests: 100_000, minutes: 10, seed: Date.now() % 1_000_000_000 },
  0,
)
const { cuts, 'browser-cuts': browserCuts, requests, minutes, seed } = options
const summary: string[] = []

function tell(line: string) {
  summary.push(line)
  console.log(line)
}

console.log(`Seed ${seed}`)
if (cuts > 0) tell(ofPowerCuts(await cutPower(cuts, seed)))
if (browserCuts > 0) tell(cutPowerUnderBrowser())
if (requests > 0) await tryRequests()
if (minutes > 0) tell(ofSoak(await soak(minutes * 60, seed)))
console.log(`\nTried from seed ${seed}, all of it passed:\n${summary.map((line) => `- ${line}`).join('\n')}`)

/** The journey of which `npm test` makes a few cuts. It says itself what it tried. */
function cutPowerUnderBrowser(): string {
  const title = 'the power goes while a stop is being saved'
  const options = ['--project=desktop', '--trace=off', '--reporter=list']
  const { status, stdout } = spawnSync(
    'npx',
    ['playwright', 'test', 'tests/e2e/faults.spec.ts', '--grep', title, ...options],
    {
      env: { ...process.env, CUTS: String(browserCuts) },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    },
  )
  const [said] = /^Power cuts in a browser: .*$/m.exec(stdout) ?? []
  if (status !== 0 || said === undefined) throw new Error(`The power cuts in a browser failed.\n${stdout}`)
  return said
}

async function tryRequests(): Promise<void> {
  /** Each with a seed of its own: a failure is had again without the requests before it. */
  const perBackend = 5000
  const all = { requests: 0, namedTwice: 0, slowestMs: 0, statuses: new Map<number, number>() }
  for (let at = seed; all.requests < requests; at += 1) {
    const counts = await tryBadInput(at, Math.min(perBackend, requests - all.requests))
    all.requests += counts.requests
    all.namedTwice += counts.namedTwice
    all.slowestMs = Math.max(all.slowestMs, counts.slowestMs)
    for (const [status, times] of counts.statuses)
      all.statuses.set(status, (all.statuses.get(status) ?? 0) + times)
    console.error(`${all.requests} of ${requests} requests, seed ${at}`)
  }
  tell(ofBadInput(all))
}
