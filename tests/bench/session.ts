import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../scripts/browser'
import { freePort } from '../support/free-port'
import { Site } from '../support/site'

/** Categories of responses. */
const kinds = ['pages', 'scripts', 'data', 'other'] as const
type Sent = Record<(typeof kinds)[number] | 'total', number> & { files: Map<string, number> }

/** A proxy that weighs what the server sends: compressed bodies, without headers. */
async function scalesBefore(origin: string) {
  const files = new Map<string, number>()
  let open = 0
  const server = createServer((incoming, answer) => {
    open += 1
    const { method, headers, url = '/' } = incoming
    const path = url.split('?')[0] ?? url
    const outgoing = request(new URL(url, origin), { method, headers }, (got) => {
      const name = got.headers['content-type']?.startsWith('text/html') ? `page ${path}` : path
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.on('data', (chunk: Buffer) => files.set(name, (files.get(name) ?? 0) + chunk.length))
      got.pipe(answer)
    })
    answer.once('close', () => {
      open -= 1
    })
    incoming.pipe(outgoing)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Resolves when there has been no request for a while. */
    async quiet(): Promise<void> {
      for (let still = 0; still < 15; still += 1) {
        await sleep(100)
        if (open > 0) still = 0
      }
    },
    /** The bytes sent since the last call. */
    take(): Sent {
      const sum = (isMeant: (name: string) => boolean) =>
        [...files].reduce((total, [name, bytes]) => total + (isMeant(name) ? bytes / 1000 : 0), 0)
      const pages = sum((name) => name.startsWith('page '))
      const scripts = sum((name) => name.startsWith('/assets/') || name === '/sw.js')
      const data = sum((name) => /^\/(?:rest|auth)\/v1\//.test(name))
      const total = sum(() => true)
      const taken = new Map(files)
      files.clear()
      return { pages, scripts, data, other: total - pages - scripts - data, total, files: taken }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
type Scales = Awaited<ReturnType<typeof scalesBefore>>

/** Home, the map, five lessons in order, practice, the word of the day and a guide. */
const links: ((page: Page) => ReturnType<Page['locator']>)[] = [
  (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Grammar Roadmap' }),
  (page) => page.getByRole('main').locator('a[href^="/grammar/"]').first(),
  ...Array.from({ length: 4 }, () => (page: Page) => page.getByRole('link', { name: /^Next stop/ }).last()),
  (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Practice' }),
  (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Word of the Day' }),
  (page) => page.getByRole('contentinfo').getByRole('link', { name: 'IGCSE' }),
]

/** Follows the links, and returns the addresses of the ten pages. */
async function follow(page: Page, { origin, quiet }: Scales): Promise<string[]> {
  await page.goto(origin)
  await quiet()
  const addresses = [page.url()]
  for (const link of links) {
    const before = page.url()
    await link(page).click()
    await page.waitForURL((url) => url.href !== before)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await quiet()
    addresses.push(page.url())
  }
  return addresses
}

const newPage = async (browser: Browser, serviceWorkers: 'allow' | 'block') =>
  (await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers })).newPage()

/**
 * What a student’s phone downloads in an evening of ten pages, in KB as sent: home, map, five lessons, practice, word
 * of the day and a guide. The cache is empty before the first page and kept from page to page.
 */
export async function studySessions(): Promise<Record<string, Sent>> {
  const site = await Site.start()
  const scales = await scalesBefore(site.origin)
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await newPage(browser, 'block')
    const addresses = await follow(page, scales)
    const byLinks = scales.take()

    const others = await newPage(browser, 'block')
    for (const address of addresses) {
      await others.goto(address)
      await scales.quiet()
    }
    const byAddress = scales.take()

    const kept = await newPage(browser, 'allow')
    await follow(kept, scales)
    const withWorker = scales.take()
    await follow(kept, scales)
    return {
      'following links, no worker': byLinks,
      'each opened by its address, no worker': byAddress,
      'first visit, the worker keeps the whole site': withWorker,
      'next visit, with the worker': scales.take(),
    }
  } finally {
    await browser.close()
    scales.close()
    await site.remove()
  }
}
