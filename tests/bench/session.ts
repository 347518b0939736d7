import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../scripts/browser'
import { freePort } from '../support/free-port'
import { Site } from '../support/site'

/** Categories of responses. */
const kinds = ['pages', 'scripts', 'data', 'other'] as const
type Transferred = Record<(typeof kinds)[number] | 'total', number> & { files: Map<string, number> }

/** Starts a proxy that measures the compressed bodies of the server’s responses, without headers. */
async function startWeighingProxy(origin: string) {
  const files = new Map<string, number>()
  let open = 0
  const server = createServer((incoming, response) => {
    open += 1
    const { method, headers, url = '/' } = incoming
    const path = url.split('?')[0] ?? url
    const outgoing = request(new URL(url, origin), { method, headers }, (upstream) => {
      const name = upstream.headers['content-type']?.startsWith('text/html') ? `page ${path}` : path
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      upstream.on('data', (chunk: Buffer) => files.set(name, (files.get(name) ?? 0) + chunk.length))
      upstream.pipe(response)
    })
    response.once('close', () => {
      open -= 1
    })
    incoming.pipe(outgoing)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Resolves when there have been no requests for a while. */
    async quiet(): Promise<void> {
      for (let idleTicks = 0; idleTicks < 15; idleTicks += 1) {
        await sleep(100)
        if (open > 0) idleTicks = 0
      }
    },
    /** The bytes sent since the last call. */
    take(): Transferred {
      const sum = (matches: (name: string) => boolean) =>
        [...files].reduce((total, [name, bytes]) => total + (matches(name) ? bytes / 1000 : 0), 0)
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
type WeighingProxy = Awaited<ReturnType<typeof startWeighingProxy>>

/** Home, the map, five lessons in order, practice, the word of the day and a guide. */
const links: ((page: Page) => ReturnType<Page['locator']>)[] = [
  (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Grammar Roadmap' }),
  (page) => page.getByRole('main').locator('a[href^="/grammar/"]').first(),
  ...Array.from({ length: 4 }, () => (page: Page) => page.getByRole('link', { name: /^Next stop/ }).last()),
  (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Practice' }),
  (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Word of the Day' }),
  (page) => page.getByRole('contentinfo').getByRole('link', { name: 'IGCSE' }),
]

/** Follows the links and returns the addresses of the ten pages. */
async function follow(page: Page, { origin, quiet }: WeighingProxy): Promise<string[]> {
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
 * Measures how much a student’s phone downloads in an evening of ten pages, in compressed KB: home, the map, five
 * lessons, practice, the word of the day and a guide. The cache is empty before the first page and carries over from
 * page to page.
 */
export async function studySessions(): Promise<Record<string, Transferred>> {
  const site = await Site.start()
  const proxy = await startWeighingProxy(site.origin)
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await newPage(browser, 'block')
    const addresses = await follow(page, proxy)
    const byLinks = proxy.take()

    const byUrl = await newPage(browser, 'block')
    for (const address of addresses) {
      await byUrl.goto(address)
      await proxy.quiet()
    }
    const byAddress = proxy.take()

    const withServiceWorker = await newPage(browser, 'allow')
    await follow(withServiceWorker, proxy)
    const withWorker = proxy.take()
    await follow(withServiceWorker, proxy)
    return {
      'following links, no worker': byLinks,
      'each opened by its address, no worker': byAddress,
      'first visit, the worker precaches the site': withWorker,
      'next visit, with the worker': proxy.take(),
    }
  } finally {
    await browser.close()
    proxy.close()
    await site.remove()
  }
}
