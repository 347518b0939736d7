import type { Browser, CDPSession } from '@playwright/test'
import type { Load } from './load'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** An old phone on a bus: slow 4G, and a CPU slowed by a factor of four. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

declare global {
  interface Window {
    /** Measurements taken in the page. */
    seen: {
      largest: number
      shift: number
      usable?: number
      tasks: { start: number; duration: number }[]
    }
  }
}

/**
 * Runs in the page before its own scripts. Contains no named functions, because tsx would wrap them in a helper that
 * the page does not have.
 */
function watch(): void {
  window.seen = { largest: 0, shift: 0, tasks: [] }
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      const { seen } = window
      for (const entry of list.getEntries()) {
        const { startTime: start, duration } = entry
        if (type === 'longtask') seen.tasks.push({ start, duration })
        else if (type === 'largest-contentful-paint') seen.largest = start
        else if (Reflect.get(entry, 'hadRecentInput') === false)
          seen.shift += Number(Reflect.get(entry, 'value'))
      }
    }).observe({ type, buffered: true })
  const timer = setInterval(() => {
    // React adds `__reactProps$…` properties to the nodes that it has hydrated.
    const marks = Object.keys(document.querySelector('main') ?? {})
    if (!marks.some((key) => key.startsWith('__reactProps$'))) return
    window.seen.usable = performance.now()
    clearInterval(timer)
  }, 10)
}

/** Records the time and size of each request. */
function watchRequests(session: CDPSession): { sentAt: number; bytes: number }[] {
  const requests = new Map<string, { sentAt: number; bytes: number }>()
  const all: { sentAt: number; bytes: number }[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('http')) return
    const one = { sentAt: wallTime * 1000, bytes: 0 }
    requests.set(requestId, one)
    all.push(one)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = requests.get(requestId)
    if (one !== undefined) one.bytes = encodedDataLength
  })
  return all
}

/** What to wait for. The app hydrates our own pages, the baselines have no app, and we can’t know about other sites. */
export type Expected = 'app' | 'nothing' | 'anything'

/** Loads a page on the throttled phone through the DevTools protocol, and waits until it is idle. */
export async function loadThrottled(browser: Browser, url: string, expected: Expected): Promise<Load> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const requests = watchRequests(session)
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    if (expected === 'app')
      await page.waitForFunction(() => window.seen.usable !== undefined, null, { timeout: 120_000 })
    await page.waitForFunction(
      (quiet) => {
        const { usable = 0, tasks } = window.seen
        const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
        const ends = tasks.map(({ start, duration }) => start + duration)
        return performance.now() - Math.max(usable, loadEventEnd, ...ends) > quiet
      },
      expected === 'nothing' ? 1000 : 5000,
      { timeout: 120_000 },
    )
    const { largest, shift, usable, tasks, first, start } = await page.evaluate(() => ({
      ...window.seen,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      start: performance.timeOrigin,
    }))
    const until = start + (usable ?? Number.POSITIVE_INFINITY)
    const counted = requests.filter((request) => request.sentAt <= until)
    const blocking = tasks.map((task) => Math.min(task.duration, task.start + task.duration - first) - 50)
    return {
      first,
      largest,
      ...(usable !== undefined && { usable }),
      blocking: blocking.reduce((sum, beyond) => sum + Math.max(0, beyond), 0),
      shift,
      kilobytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      requests: counted.length,
    }
  } finally {
    await context.close()
  }
}
