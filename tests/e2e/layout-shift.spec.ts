import type { Page } from '@playwright/test'
import { lessonEntry } from '../../src/content/registry'
import {
  completeTopic,
  expect,
  holdBack,
  openApp,
  signUpAndIn,
  test,
  wholeFrame,
} from '../support/journey-test'

interface Shift {
  /** Of the screen that moved, times how far. */
  value: number
  /** What moved, and from where to where. */
  moved: string[]
}

/** Notes whatever moves on a page from its first frame on, unless the student has just pressed or typed something. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((length) => Math.round(length)).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        // Less than a pixel of one line: what rounds to 0.000 in every tool.
        if (hadRecentInput || value < 0.0005) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const name = `${element?.localName}.${element?.className}: ${node?.textContent?.slice(0, 40)}`
          return `${name}: ${place(previousRect)} → ${place(currentRect)}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Waits until the page is whole: all its parts, and what comes last in its frame. */
async function wholePage(page: Page): Promise<void> {
  await wholeFrame(page)
  await expect(page.locator('[data-part="waiting"]')).toHaveCount(0)
}

/** What has moved until the next two frames have been drawn. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const { shifts } = window as unknown as { shifts: Shift[] }
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))))
      }),
  )

/** A page of each kind. */
const pages = [
  '/',
  '/grammar',
  '/grammar/ser-estar',
  '/tense/present',
  '/tenses',
  '/practice',
  '/word-of-the-day',
  '/review',
  '/plan',
  '/igcse',
  '/ib',
  '/words',
  '/words/identities',
  '/read',
  '/listen',
  '/write',
  '/speak',
  '/about',
  '/auth',
]

test.beforeEach(async ({ page }) => watchShifts(page))

for (const path of pages) {
  test(`nothing moves while ${path} comes @desktop`, async ({ page }) => {
    await openApp(page, path)
    await wholePage(page)
    if (path === '/word-of-the-day') await expect(page.getByText("Loading today's word...")).toHaveCount(0)
    if (path === '/grammar') await expect(page.getByText(/^ ?0 of \d+ stops/)).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
  })
}

test('nothing moves on a page that was opened by an address with a slash at its end', async ({ page }) => {
  for (const path of ['/grammar/', '/grammar/ser-estar/', '/practice/', '/tense/INDEFENIDO']) {
    await openApp(page, path)
    await wholePage(page)
    expect(await shiftsOf(page), path).toEqual([])
  }
})

test('nothing moves for a student who is signed in and has completed a topic @desktop', async ({
  page,
  student,
}) => {
  await signUpAndIn(page, student)
  await completeTopic(page, '/grammar/ser-estar', 4)
  for (const [path, known] of [
    ['/', /Next stop/i],
    ['/grammar', /1 of \d+ stops/],
    ['/grammar/ser-estar', 'You have completed this topic'],
    ['/word-of-the-day', /Next stop/i],
    ['/tenses', lessonEntry('present').title],
  ] as const) {
    await openApp(page, path)
    await wholePage(page)
    await expect(page.getByText(known).first()).toBeAttached()
    expect(await shiftsOf(page), path).toEqual([])
  }
})

test('nothing moves for a student who has something to review @desktop', async ({ page }) => {
  await openApp(page, '/words/identities')
  await page
    .getByRole('button', { name: /^Add .* to Repaso$/ })
    .filter({ visible: true })
    .first()
    .click()
  // As it comes back tomorrow, the day of this visit is over.
  await page.clock.install({ time: new Date(Date.now() + 2 * 24 * 3600 * 1000) })
  for (const [path, due] of [
    ['/review', '1 to review today'],
    ['/', '1 to review today'],
    ['/grammar', '1 to review today'],
  ] as const) {
    await openApp(page, path)
    await wholePage(page)
    await expect(page.getByText(due)).toBeVisible()
    expect(await shiftsOf(page), path).toEqual([])
  }
})

test('nothing moves while the backend takes its time, nor when it answers @desktop', async ({ page }) => {
  const answer = await holdBack(page, /\/(?:rest|auth)\/v1\//)
  await openApp(page, '/word-of-the-day')
  await wholePage(page)
  expect(await shiftsOf(page)).toEqual([])
  answer()
  await expect(page.getByText("Loading today's word...")).toHaveCount(0)
  expect(await shiftsOf(page)).toEqual([])
})

test.describe('without a backend', () => {
  test.use({ expectedErrors: [/./] })

  test('nothing moves when a page says what it could not get @desktop', async ({ page }) => {
    await page.route(/\/(?:rest|auth)\/v1\//, (route) => route.abort())
    await openApp(page, '/word-of-the-day')
    await wholePage(page)
    await expect(page.getByText('Failed to load word of the day')).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
    for (const path of ['/', '/grammar']) {
      await openApp(page, path)
      await wholePage(page)
      expect(await shiftsOf(page), path).toEqual([])
    }
  })
})
