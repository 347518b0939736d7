/**
 * `npm run route-change`: the time from tapping a link to painting the next page’s heading, on a throttled phone: slow
 * 4G and a CPU slowed by a factor of four, emulated in Chromium through the DevTools protocol. Medians of five
 * interleaved runs. Needs a built site.
 */
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test'
import { staticSite } from '../../backend/static-site'
import { launchOptions } from '../../scripts/browser'

const runs = 5
const changes = [
  ['/', '/grammar'],
  ['/grammar', '/grammar/ser-estar'],
  ['/tenses', '/tense/present'],
] as const

/** How much of the next page the phone has cached when the link is tapped. */
const states = ['nothing fetched', 'link was in view', 'link was focused', 'visited before'] as const

const server = createAdaptorServer({ fetch: staticSite({ directory: 'dist' }).fetch })
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch(launchOptions())

async function throttle(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

/** Counts a page’s pending requests. The returned function waits until none has been pending for a second. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let lastChange = Date.now()
  const end = (request: Request) => {
    pending.delete(request)
    lastChange = Date.now()
  }
  page.on('request', (request) => {
    pending.add(request)
    lastChange = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const from = Date.now()
    while (pending.size > 0 || Date.now() - Math.max(lastChange, from) < 1000) await page.waitForTimeout(50)
  }
}

/** Taps the link, holding the finger down for 80 ms. Returns the milliseconds from the click to the painted heading. */
async function follow(page: Page, session: Awaited<ReturnType<typeof throttle>>, path: string) {
  const link = page.locator(`main a[href="${path}"]`).filter({ visible: true }).first()
  const box = await link.boundingBox()
  if (box === null) throw new Error(`No link to ${path}`)
  await page.evaluate(() => {
    Object.assign(window, { painted: null })
    const before = document.querySelector('h1')
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')
          if (heading === null || heading === before) return
          observer.disconnect()
          requestAnimationFrame(() =>
            setTimeout(() => Object.assign(window, { painted: performance.now() - timeStamp })),
          )
        }).observe(document.body, { childList: true, subtree: true })
      },
      { capture: true, once: true },
    )
  })
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(80)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const painted = await page.waitForFunction(() => Reflect.get(window, 'painted'))
  return Number(await painted.jsonValue())
}

async function change(from: string, to: string, state: (typeof states)[number]): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await throttle(context, page)
  const networkIdle = watchRequests(page)
  if (state === 'nothing fetched')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  await page.goto(origin + from)
  const link = page.locator(`main a[href="${to}"]`).filter({ visible: true }).first()
  // Scroll the link into view only when everything else on the first page has loaded.
  await networkIdle()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await networkIdle()
  if (state === 'link was focused') {
    await link.focus()
    await networkIdle()
  }
  if (state === 'visited before') {
    await follow(page, session, to)
    await networkIdle()
    await page.goBack()
    await link.waitFor()
    await networkIdle()
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  }
  const figure = await follow(page, session, to)
  await context.close()
  return figure
}

const median = (figures: number[]) =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0

const rows = changes.flatMap(([from, to]) =>
  states.map((state) => ({ from, to, state, figures: [] as number[] })),
)
for (let run = 0; run <= runs; run += 1) {
  for (const { from, to, state, figures } of rows) {
    const figure = await change(from, to, state)
    // The first round only warms the server and browser caches.
    if (run > 0) figures.push(figure)
  }
}
await browser.close()
server.close()

console.log(
  'tap to painted heading, ms, median of five'.padEnd(44),
  ...states.map((state) => state.padStart(17)),
)
for (const [from, to] of changes) {
  const figures = rows.filter((row) => row.from === from && row.to === to).map((row) => median(row.figures))
  console.log(`${from} → ${to}`.padEnd(44), ...figures.map((figure) => figure.toFixed(0).padStart(17)))
}
