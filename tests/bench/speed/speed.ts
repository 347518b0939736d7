/**
 * `npm run speed`: when a student first sees something, when the page responds and how much it downloads, on a
 * throttled phone. Two baselines (“floors”) are measured too: a bare static page, and the same page without its
 * scripts. The figures are medians of interleaved runs. Read them as multiples of the floors, and compare only figures
 * from the same table. Needs a built site.
 *
 * `-- --route /x` (repeatable) measures only these pages, without the interactions; `--runs n` (default 3); `--peer
 * <url>` (repeatable) adds a page on another site; `--lighthouse` repeats the measurement with Lighthouse, whose
 * simulated throttling shows effects that DevTools throttling does not; `--json <file>` saves all figures.
 */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../../scripts/browser'
import { type Expected, loadThrottled } from './devtools'
import { measureInteractions } from './interactions'
import { fetchLighthouse, loadSimulated } from './lighthouse'
import { type Load, medianLoad } from './load'
import { measuredRoutes } from './routes'
import { serveWithFloors } from './servers'

const { values } = parseArgs({
  options: {
    route: { type: 'string', multiple: true },
    peer: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    lighthouse: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number of at least 1')
if (values.lighthouse) await fetchLighthouse()

const built = 'dist'
const routes = values.route ?? measuredRoutes(built)
const servers = await serveWithFloors(built, routes)
const browser = await chromium.launch(launchOptions())

interface Row {
  name: string
  url: string
  expected: Expected
  /** The same page without its scripts. */
  plain?: string
}
const rows: readonly Row[] = [
  { name: 'bare static page', url: servers.bare, expected: 'nothing' },
  ...routes.map(
    (path): Row => ({ name: path, url: servers.site(path), expected: 'app', plain: servers.plain(path) }),
  ),
  ...values.peer.map((url): Row => ({ name: url, url, expected: 'anything' })),
]

type Measure = (url: string, expected: Expected) => Promise<Load>

/** Measures each page and its copy without scripts alternately, once for each run. */
async function measure(title: string, load: Measure) {
  const measured = rows.map((row) => ({ ...row, loads: [] as Load[], plainLoads: [] as Load[] }))
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url, expected, plain, loads, plainLoads } of measured) {
      console.error(`${title}, run ${run} of ${runs}: ${name}`)
      loads.push(await load(url, expected))
      if (plain !== undefined) plainLoads.push(await load(plain, 'nothing'))
    }
  }
  return measured.map(({ name, loads, plainLoads }) => ({
    name,
    ...medianLoad(loads),
    ...(plainLoads.length > 0 && { withoutScripts: medianLoad(plainLoads) }),
  }))
}
type Measured = Awaited<ReturnType<typeof measure>>

/** A figure, and how many times the baseline it is. */
function beside(figure: number | undefined, floor: number | undefined, digits = 0): string {
  if (figure === undefined) return '–'
  const times = floor === undefined ? '' : ` ${(figure / floor).toFixed(2)}×`
  return figure.toFixed(digits) + times
}

function print(title: string, measured: Measured): void {
  const [bare] = measured
  const heads = [
    'first paint',
    'largest',
    'no scripts',
    'times it',
    'usable',
    'blocking',
    'shift',
    'KB',
    'files',
  ]
  console.log(`\n${title}: median of ${runs}, ms; × of the bare page`)
  const line = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(38), ...cells.map((cell) => cell.padStart(13)))
  line('', heads)
  for (const { name, withoutScripts, ...load } of measured)
    line(name, [
      beside(load.first, bare?.first),
      beside(load.largest, bare?.largest),
      beside(withoutScripts?.largest, undefined),
      withoutScripts === undefined ? '–' : `${(load.largest / withoutScripts.largest).toFixed(2)}×`,
      beside(load.usable, bare?.first),
      beside(load.blocking, undefined),
      beside(load.shift, undefined, 3),
      beside(load.kilobytes, bare?.kilobytes, 1),
      beside(load.requests, bare?.requests),
    ])
}

const machine = {
  date: new Date().toISOString(),
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  node: process.version,
  chromium: browser.version(),
  loadBefore: loadavg(),
  loadAfter: [] as number[],
}
try {
  // The first page that a browser loads is always slower, so load one without measuring it.
  await loadThrottled(browser, servers.bare, 'nothing')
  const devtools = await measure('DevTools', (url, expected) => loadThrottled(browser, url, expected))
  const interactions =
    values.route === undefined ? await measureInteractions(browser, servers.site, runs) : undefined
  const lighthouse = values.lighthouse ? await measure('Lighthouse', loadSimulated) : undefined
  machine.loadAfter = loadavg()

  const load = (figures: readonly number[]) => figures.map((figure) => figure.toFixed(1)).join(' ')
  console.log(
    `${machine.date}: ${machine.processor}, ${machine.cores} cores, load ${load(machine.loadBefore)} before and ` +
      `${load(machine.loadAfter)} after; Node ${machine.node}, Chromium ${machine.chromium}`,
  )
  print('DevTools, slow 4G, processor 4 times slower', devtools)
  if (lighthouse !== undefined) print('Lighthouse 13.5, mobile, simulated throttling', lighthouse)
  if (interactions !== undefined) {
    console.log(`\nTo the next paint: median of ${runs}, ms; processor 4 times slower`)
    for (const { name, path, milliseconds } of interactions)
      console.log(`${name}, ${path}`.padEnd(48), milliseconds === 0 ? '< 16' : String(milliseconds))
  }
  if (values.json !== undefined)
    writeFileSync(values.json, JSON.stringify({ machine, runs, devtools, lighthouse, interactions }, null, 2))
} finally {
  await browser.close()
  servers.close()
}
