import type { Browser, Page } from '@playwright/test'
import { phone } from './devtools'
import { median } from './load'

interface Interaction {
  name: string
  path: string
  /** Puts the page in its starting state and returns the interaction to measure. */
  prepare: (page: Page) => Promise<() => Promise<void>>
}

const lesson = '/grammar/ser-estar'

const interactions: readonly Interaction[] = [
  {
    name: 'a menu',
    path: '/',
    async prepare(page) {
      const button = page.getByRole('button', { name: 'Open menu' })
      await button.waitFor()
      return () => button.tap()
    },
  },
  {
    name: 'an answer of an exercise',
    path: lesson,
    async prepare(page) {
      const card = page.getByRole('region', { name: /^Try it / }).first()
      const option = card.getByRole('radio').first()
      await card.scrollIntoViewIfNeeded()
      while (!(await option.isVisible())) await card.getByRole('button', { name: 'Skip for now' }).tap()
      await option.tap()
      return () => card.getByRole('button', { name: 'Check' }).tap()
    },
  },
  {
    name: 'a star of the rating',
    path: lesson,
    async prepare(page) {
      const star = page.getByRole('radio', { name: '4 stars' })
      await star.scrollIntoViewIfNeeded()
      return () => star.tap()
    },
  },
  {
    name: 'a key in search',
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Search' }).tap()
      const field = page.getByLabel('Search lessons, words and guides')
      await field.fill('est')
      await page.getByRole('dialog').getByRole('link').first().waitFor()
      return () => field.press('a')
    },
  },
]

/** Milliseconds from the touch or key press to the next paint. Browsers round this to multiples of 8 ms. */
async function interact(browser: Browser, url: string, { prepare }: Interaction): Promise<number> {
  // Otherwise the service worker’s precaching would be measured too.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const act = await prepare(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const longest = page.evaluate(
      (shortest) =>
        new Promise<number>((resolve) => {
          let most = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if (Number(Reflect.get(entry, 'interactionId')) > 0) most = Math.max(most, entry.duration)
          }).observe(shortest)
          // Interactions under 16 ms are never reported, so stop waiting after three seconds.
          setTimeout(() => resolve(most), 3000)
        }),
      // TypeScript’s types lack `durationThreshold`.
      { type: 'event', durationThreshold: 16 },
    )
    await act()
    return await longest
  } finally {
    await context.close()
  }
}

/** The median of several runs of each interaction, on a CPU slowed by a factor of four. */
export async function measureInteractions(browser: Browser, site: (path: string) => string, runs: number) {
  const measured = interactions.map(({ name, path }) => ({ name, path, figures: [] as number[] }))
  for (let run = 0; run < runs; run += 1)
    for (const [at, interaction] of interactions.entries())
      measured[at]?.figures.push(await interact(browser, site(interaction.path), interaction))
  return measured.map(({ figures, ...one }) => ({ ...one, milliseconds: median(figures) }))
}
