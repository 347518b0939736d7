import type { BadInputCounts } from './bad-input'
import type { PowerCutCounts } from './power-cuts'
import type { SoakCounts } from './soak'

// One-line summaries of what a suite has tried. `npm run nightly` runs each suite in full, and `npm test` runs only a
// sample.

export const summarisePowerCuts = ({ cuts, acknowledged, cutShort, concurrent }: PowerCutCounts): string =>
  `Power cuts: ${cuts} × kill -9, ${acknowledged} writes acknowledged, none lost; ${cutShort} cut short; ${concurrent} sent while another write of the same row was in flight.`

export const summariseBadInput = (counts: Omit<BadInputCounts, 'succeeded'>): string => {
  const statuses = [...counts.statuses].sort(([one], [other]) => one - other)
  const responses = statuses.map(([status, times]) => `${status}: ${times}`).join(', ')
  return `Bad input: ${counts.requests} requests, slowest ${counts.slowestMs.toFixed(0)} ms; every request answered, no data of other students, no server error (${responses}; ${counts.namedTwice} of the 500s name a row twice; the hosted API responds in the same way).`
}

export const summariseSoak = ({ done, sum, compared, memory }: SoakCounts): string => {
  const times = [...done].map(([action, count]) => `${action} ${count}`).join(', ')
  const retained = memory.map((megabytes) => megabytes.toFixed(1)).join(' → ')
  return `Students at work: ${sum} actions (${times}); ${compared} comparisons with the model, no difference; retained memory ${retained} MB.`
}
