import type { BadInputCounts } from './bad-input'
import type { PowerCutCounts } from './power-cuts'
import type { SoakCounts } from './soak'

// One-line summaries of what a suite tried: the full run in `npm run nightly`, a sample in the test command.

export const ofPowerCuts = ({ cuts, acknowledged, cutShort, together }: PowerCutCounts): string =>
  `Power cuts: ${cuts} × kill -9, ${acknowledged} writes acknowledged, none lost; ${cutShort} cut short; ${together} sent while another of the same row was on its way.`

export const ofBadInput = (counts: Omit<BadInputCounts, 'succeeded'>): string => {
  const statuses = [...counts.statuses].sort(([one], [other]) => one - other)
  const answers = statuses.map(([status, times]) => `${status}: ${times}`).join(', ')
  return `Bad input: ${counts.requests} requests, slowest ${counts.slowestMs.toFixed(0)} ms; no hang, nobody else’s data, no fault of ours (${answers}; ${counts.namedTwice} of the 500s name a row twice, as the hosted API answers that).`
}

export const ofSoak = ({ done, sum, compared, memory }: SoakCounts): string => {
  const times = [...done].map(([what, often]) => `${what} ${often}`).join(', ')
  const held = memory.map((megabytes) => megabytes.toFixed(1)).join(' → ')
  return `Students at work: ${sum} times something (${times}); ${compared} comparisons with the model, no difference; memory held ${held} MB.`
}
