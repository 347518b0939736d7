/**
 * `npm run speed`: when a student sees something and when it is usable, on a throttled phone: slow 4G, processor
 * four times slower, Chromium by the DevTools protocol, the median of five runs each, taken in turn. The first row
 * is a bare static page on the same server: read the others as multiples of it. Needs a built site.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { chromium } from '@playwright/test'
import { staticSite } from '../../backend/static-site'
import playwrightConfig from '../../playwright.config'

const runs = 5
const pages = [
  ['bare static page', 'bare', '/'],
  ['/', 'site', '/'],
  ['/grammar', 'site', '/grammar'],
  ['/grammar/ser-estar', 'site', '/grammar/ser-estar'],
  ['/tense/present', 'site', '/tense/present'],
] as const

async function serve(directory: string) {
  const server = createAdaptorServer({ fetch: staticSite({ directory }).fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const median = (figures: number[]) =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0

const bareDirectory = mkdtempSync(join(tmpdir(), 'proxima-bare-'))
writeFileSync(
  join(bareDirectory, 'index.html'),
  `<!doctype html><title>Bare</title><h1>Bare</h1>${'<p>La fiesta es en mi casa.</p>'.repeat(40)}`,
)
const servers = { bare: await serve(bareDirectory), site: await serve('dist') }
const browser = await chromium.launch(playwrightConfig.use?.launchOptions)

/** Milliseconds to the first contentful paint, the largest one, and until the app has taken the page over. */
async function load(url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    Object.assign(window, { largest: 0 })
    new PerformanceObserver((list) => {
      Object.assign(window, { largest: list.getEntries().at(-1)?.startTime ?? 0 })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  const isApp = (await page.locator('#root').count()) > 0
  // React marks the nodes that it has taken over.
  if (isApp) {
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
  }
  const figures = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: Number(Reflect.get(window, 'largest')),
    usable: performance.now(),
  }))
  await context.close()
  return { ...figures, usable: isApp ? figures.usable : figures.first }
}

const measured = pages.map(() => ({ first: [] as number[], largest: [] as number[], usable: [] as number[] }))
for (let run = 0; run <= runs; run += 1) {
  for (const [index, [, server, path]] of pages.entries()) {
    const figures = await load(servers[server].origin + path)
    // The first round warms the caches of server and browser.
    if (run === 0) continue
    measured[index]?.first.push(figures.first)
    measured[index]?.largest.push(figures.largest)
    measured[index]?.usable.push(figures.usable)
  }
}
await browser.close()
for (const server of Object.values(servers)) server.close()
rmSync(bareDirectory, { recursive: true })

const base = median(measured[0]?.first ?? [])
console.log('median of five, ms'.padEnd(24), 'first paint    largest     usable   first / bare')
for (const [index, [name]] of pages.entries()) {
  const figures = measured[index]
  if (figures === undefined) continue
  const [first, largest, usable] = [figures.first, figures.largest, figures.usable].map(median)
  const cells = [first, largest, usable].map((figure) => (figure ?? 0).toFixed(0).padStart(11))
  console.log(name.padEnd(24), ...cells, ((first ?? 0) / base).toFixed(2).padStart(14))
}
