/**
 * `npm run trust`: the suites in full of which the test command runs a sample. Prints what it tried, and exits with 1 at
 * the first failure. `-- --requests n` (100,000), `-- --seed n` to have the same requests again, `-- --cuts n` (200),
 * `-- --minutes n` of students at work (10).
 */
import { parseArgs } from 'node:util'
import { tryBadInput } from './bad-input'
import { cutPower } from './power-cuts'
import { soak } from './soak'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    cuts: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
  },
})
const wanted = Number(values.requests)
if (!Number.isInteger(wanted) || wanted < 1) throw new Error('--requests takes a whole number from 1')

const { cuts, acknowledged, cutShort } = await cutPower(Number(values.cuts))
console.log(
  `Power cuts: ${cuts} × kill -9, ${acknowledged} acknowledged writes, none lost; ${cutShort} cut short.`,
)

/** Each with a seed of its own: a failure is had again without the requests before it. */
const perBackend = 5000
const firstSeed = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed)
const statuses = new Map<number, number>()
let sent = 0
let slowestMs = 0
for (let seed = firstSeed; sent < wanted; seed += 1) {
  const counts = await tryBadInput(seed, Math.min(perBackend, wanted - sent))
  sent += counts.requests
  slowestMs = Math.max(slowestMs, counts.slowestMs)
  for (const [status, times] of counts.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times)
  console.error(`${sent} of ${wanted} requests, seed ${seed}`)
}
console.log(
  `Bad input: ${sent} requests from seed ${firstSeed}, slowest ${slowestMs.toFixed(0)} ms; no fault of ours, no hang, nobody else’s data.`,
)
console.log(
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', '),
)

const { done, compared, memory } = await soak(Number(values.minutes) * 60)
const times = [...done].map(([what, often]) => `${what} ${often}`).join(', ')
console.log(
  `Students at work for ${values.minutes} minutes: ${times}; ${compared} comparisons with the model, no difference; memory ${memory.map(Math.round).join(' → ')} MB.`,
)
