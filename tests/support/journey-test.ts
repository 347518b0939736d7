import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { Site } from './site'

export interface Student {
  name: string
  email: string
  password: string
}

interface Fixtures {
  /** Patterns of console errors that this test brings about; any other one fails it. */
  expectedErrors: RegExp[]
  student: Student
  /** Opens a page on another device, with a storage of its own. */
  newDevice: () => Promise<Page>
}

/**
 * Chromium itself reports each failed request; what the app makes of it is what the test is about. The
 * analytics script exists on the hosting platform only: elsewhere its failure is the specified message.
 */
const reportedByTheBrowser = /^Failed to load resource|\/_vercel\/insights\//

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.start()
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  expectedErrors: async ({}, use) => use([]),
  student: async ({}, use, info) => {
    const id = `${info.project.name}-${info.parallelIndex}-${info.testId}-${info.retry}`.toLowerCase()
    await use({ name: 'Ana María López', email: `ana-${id}@example.com`, password: 'tres tristes tigres' })
  },
  newDevice: async ({ browser, site }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block' })
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    const unexpected = errors.filter(
      (error) => !reportedByTheBrowser.test(error) && !expectedErrors.some((pattern) => pattern.test(error)),
    )
    expect(unexpected, 'errors in the console').toEqual([])
  },
})

export { expect }

/** How many parts of the page are in sight and have not been taken over: a link in one opens a document of its own. */
const waitingInSight = () =>
  [...document.querySelectorAll('[data-part="waiting"]')].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return part.checkVisibility() && top < window.innerHeight && bottom > 0
  }).length

/** Waits for what comes last in the frame of a page: its counting of visits, and what fetches the next page ahead. */
export const wholeFrame = (page: Page) => page.waitForFunction(() => 'va' in window)

/** Waits until a part that is in sight answers: on a busy machine a press can fall between a page that moves and stands. */
export const sightAnswers = (page: Page) => expect.poll(() => page.evaluate(waitingInSight)).toBe(0)

/** Opens a page, and waits until the bar knows who is here and what is in sight answers. */
export async function openApp(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect(
    page.getByRole('link', { name: 'Sign In' }).or(page.getByText('account menu')).first(),
  ).toBeAttached()
  await sightAnswers(page)
}

/** Fills in the sign-up form and sends it. */
export async function submitSignUp(page: Page, student: Student): Promise<void> {
  await openApp(page, '/auth')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Full Name').fill(student.name)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Opens the newest mail of the tray that was sent to this address, and follows its link. */
export async function followMailedLink(page: Page, email: string): Promise<void> {
  await page.goto('/mail')
  const mail = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: email }).first()
  await mail.getByRole('link').first().click()
}

export async function signIn(page: Page, student: Student): Promise<void> {
  await openApp(page, '/auth')
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** A confirmed account whose owner is signed in on this page. */
export async function signUpAndIn(page: Page, student: Student): Promise<void> {
  await submitSignUp(page, student)
  await expect(page.getByText('Account Created!')).toBeVisible()
  await followMailedLink(page, student.email)
  await expect(page.getByText('account menu')).toBeAttached()
}
