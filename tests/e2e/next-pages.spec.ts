import { chromium, type Page, type Request } from '@playwright/test'
import { launchOptions } from '../../scripts/browser'
import { expect, openApp, openTray, signUpAndIn, test } from '../support/journey-test'

/** Whether the chunk for this source file has been requested and loaded. */
const hasCome = (page: Page, name: string) =>
  page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes(start) && 'responseEnd' in entry && entry.responseEnd !== 0),
    `/assets/${name}-`,
  )

/** Points at a link and waits until the chunk for this source file has loaded and no script is still loading. */
async function fetchAhead(page: Page, name: string, pointAtLink: () => Promise<void>): Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'script' && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  expect(await hasCome(page, name)).toBe(false)
  await pointAtLink()
  await expect.poll(() => hasCome(page, name)).toBe(true)
  await expect.poll(() => underWay.size).toBe(0)
}

const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

/** Disconnects the network. Anything that still loads was fetched earlier. */
const cutOff = (page: Page) => page.context().setOffline(true)

test.describe('with the network cut before the click', () => {
  // Parts further down a lesson are loaded separately, so they fail to load.
  test.use({ expectedErrors: [/dynamically imported module/] })

  test('a student who has pointed at a lesson can open it @desktop', async ({ page }) => {
    await openApp(page, '/tenses')
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /Present Subjunctive/ })
      .first()
    await fetchAhead(page, 'present-subjunctive', () => link.hover())
    await cutOff(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Present Subjunctive' })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('passing the mouse over a link fetches no lesson @desktop', async ({ page }) => {
  await openApp(page, '/tenses')
  const links = page.getByRole('main').getByRole('link')
  await links
    .filter({ hasText: 'Present Subjunctive' })
    .first()
    .evaluate((link) => {
      for (const type of ['pointerover', 'pointerout'])
        link.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    })
  await links.filter({ hasText: 'Imperfect Subjunctive' }).first().hover()
  await expect.poll(() => hasCome(page, 'imperfect-subjunctive')).toBe(true)
  expect(await hasCome(page, 'present-subjunctive')).toBe(false)
})

test('a student who uses the keyboard can open the page of the focused link', async ({ page }) => {
  await openApp(page, '/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Tenses', exact: true })
  await fetchAhead(page, 'tense-overview', () => link.focus())
  await cutOff(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tenses/i)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the pages that a page links to are fetched while it is idle, but for lessons only their shared code', async ({
  page,
}) => {
  await openApp(page, '/tenses')
  await expect.poll(() => hasCome(page, 'lesson-page')).toBe(true)
  expect(await hasCome(page, 'present')).toBe(false)
  // The footer links to every page of the site, so its links are prefetched only when somebody points at them.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await hasCome(page, 'plan-page')).toBe(false)
})

test('nothing is fetched ahead for a student who saves data', async ({ page }) => {
  await page.addInitScript(saveData)
  await openApp(page, '/tenses')
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Present Subjunctive/ })
    .first()
  await link.hover()
  await link.focus()
  // Any prefetch would have started by then.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 2000 }), 100)),
  )
  expect(await hasCome(page, 'lesson-page')).toBe(false)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Present Subjunctive' })).toBeVisible()
})

test('a page whose code failed to prefetch opens as a new document', async ({ page }) => {
  await page.route('**/assets/igcse-page-*.js', (route) => route.abort(), { times: 1 })
  await openApp(page, '/about')
  const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('/igcse-page-'))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'IGCSE', exact: true })
  await link.focus()
  await failure
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'IGCSE Spanish' })).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/igcse')
})

test('a signed-in student goes to another document and back, and finds the lesson as they left it', async ({
  site,
  student,
}) => {
  const browser = await chromium.launch({
    ...launchOptions(),
    // By default, Playwright disables the back/forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: site.origin })
  await page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  )
  await signUpAndIn(page, student)
  await openApp(page, '/grammar/ser-estar')
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('está')
  await openTray(page)
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect(page).toHaveURL('/grammar/ser-estar')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true)
  await expect(field).toHaveValue('está')
  await browser.close()
})
