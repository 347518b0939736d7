import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { embeddedKey } from '@/lib/embedded-key'
import { watchBareTexts } from './bare-texts'
import { Site } from './site'

export interface Student {
  name: string
  email: string
  password: string
}

interface Fixtures {
  /** Patterns of console errors that this test provokes; any other error fails it. */
  expectedErrors: RegExp[]
  student: Student
  /** Opens a page on another device, with its own storage. */
  newDevice: () => Promise<Page>
}

/**
 * Chromium itself logs every failed request; tests check how the app handles the failure. The analytics script exists
 * only on the hosting platform, so elsewhere its absence is logged, as specified. Chrome before 114 reports the
 * attribute of popovers as unknown.
 */
const ignoredErrors = /^Failed to load resource|\/_vercel\/insights\/|^Found a 'popover' attribute/

/** Records requests from this device to any other origin. There must be none. */
function recordExternalRequests(context: BrowserContext, site: string | undefined): string[] {
  const requested: string[] = []
  const record = (address: string) => {
    const { protocol, origin } = new URL(address)
    if (protocol !== 'data:' && origin !== site) requested.push(address)
  }
  context.on('request', (request) => record(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => record(socket.url())))
  return requested
}

const expectNoExternalRequests = (requested: string[]) =>
  expect(requested, 'requests to other origins').toEqual([])

/** This worker’s site, for helpers that are given only the page but need the server’s terminal output. */
let siteOfWorker: Site | undefined

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.start()
      siteOfWorker = site
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
  context: async ({ context, baseURL }, use) => {
    const requested = recordExternalRequests(context, baseURL)
    // What it finds is logged as an error, which fails the test.
    await context.addInitScript(watchBareTexts)
    await use(context)
    expectNoExternalRequests(requested)
  },
  newDevice: async ({ browser, site }, use) => {
    const contexts: BrowserContext[] = []
    const requested: string[][] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block' })
      contexts.push(context)
      requested.push(recordExternalRequests(context, site.origin))
      return context.newPage()
    })
    for (const context of contexts) await context.close()
    expectNoExternalRequests(requested.flat())
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    const unexpected = errors.filter(
      (error) => !ignoredErrors.test(error) && !expectedErrors.some((pattern) => pattern.test(error)),
    )
    expect(unexpected, 'errors in the console').toEqual([])
  },
})

export { expect }

type StoredSession = Record<string, unknown>

/** The storage key of the page’s session. */
const sessionName = 'sb-127-auth-token'

/** The page background in each theme. */
export const backgrounds = { light: 'rgb(246, 245, 241)', dark: 'rgb(16, 20, 24)' }

/** Holds requests to these addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * Waits until an open page has settled: the session is known, every island is hydrated, and the last script of the
 * frame has loaded. After that, nothing re-renders or moves by itself, and no click is lost. All journeys wait for this
 * signal.
 */
export async function settled(page: Page): Promise<void> {
  // The only timeout is the journey’s own, because loading takes longer on a busy machine.
  await page
    .getByRole('link', { name: 'Sign In' })
    .or(page.getByText('account menu'))
    .first()
    .waitFor({ state: 'attached' })
  await page.waitForFunction(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    // With Save-Data, or when the device is offline, an island hydrates only when it is nearly in view.
    const waitsForSight = connection?.saveData === true || !navigator.onLine
    const isExpected = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect()
      return !waitsForSight || (part.checkVisibility() && top < window.innerHeight && bottom > 0)
    }
    const hasAllParts = ![...document.querySelectorAll('[data-part="waiting"]')].some(isExpected)
    // `va` belongs to the analytics script. Everything else that the frame defers is loaded at the same time.
    return hasAllParts && 'va' in window
  })
}

/** Opens a page and waits until it has settled. */
export async function openApp(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** Fills in the sign-up form and submits it. */
export async function submitSignUp(page: Page, student: Student): Promise<void> {
  await openApp(page, '/auth')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('Full Name').fill(student.name)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** The address of the mail tray that the terminal prints. */
function trayUrl(): string {
  if (siteOfWorker === undefined) throw new Error('No site has been started.')
  return siteOfWorker.trayUrl
}

/** Opens the mail tray at the address that the terminal prints. */
export async function openTray(page: Page): Promise<void> {
  await page.goto(trayUrl())
  await expect(page.getByRole('heading', { level: 1, name: 'Mail tray' })).toBeVisible()
}

/** Opens the latest email to this address in the tray and follows its link. */
export async function followMailedLink(page: Page, email: string): Promise<void> {
  await openTray(page)
  const mail = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: email }).first()
  await mail.getByRole('link').first().click()
}

export async function signIn(page: Page, student: Student): Promise<void> {
  await openApp(page, '/auth')
  await submitSignIn(page, student)
}

/** Sends a request to the auth service as the page’s client would. */
async function postToAuth(page: Page, path: string, data: object): Promise<unknown> {
  const response = await page.request.post(`/auth/v1/${path}`, { headers: { apikey: embeddedKey }, data })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

/** The code in the latest email to this address. */
async function mailedCode(page: Page, email: string): Promise<string> {
  const tray = await (await page.request.get(trayUrl())).text()
  const mail = tray.split('<article>').find((article) => article.includes(`<strong>${email}</strong>`))
  const code = mail?.match(/<code>(.*?)<\/code>/)?.[1]
  if (code === undefined) throw new Error(`There is no mail to ${email}`)
  return code
}

/**
 * Creates a confirmed account and signs in on this page. Bypasses the sign-up pages, which have their own journeys and
 * would take four page loads.
 */
export async function signUpAndIn(page: Page, student: Student): Promise<void> {
  const { name, email, password } = student
  await postToAuth(page, 'signup', { email, password, data: { full_name: name } })
  const token = await mailedCode(page, email)
  const session = await postToAuth(page, 'verify', { type: 'signup', email, token })
  // Open any small file on the site, because the session must be in storage before the first page reads it.
  await page.goto('/icon.svg')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionName,
    JSON.stringify(session),
  ] as const)
  await page.goto('/')
  await expect(page.getByText('account menu')).toBeAttached()
}

/** Follows the sign-in link in the bar, and waits until the page’s address has been saved. */
export async function goToSignIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/auth')
  await isRemembered(page)
}

/**
 * Waits until the page to return to after signing in has been saved, which happens once the code for this has loaded.
 */
export const isRemembered = (page: Page) => page.waitForFunction(() => 'proxima-return-to' in localStorage)

/** Fills in the open sign-in form and submits it. */
export async function submitSignIn(page: Page, { email, password }: Student): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export const isVisitor = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await isVisitor(page)
}

/** The section of a lesson where the student rates it and marks it as completed. */
export const rating = (page: Page) => page.getByRole('region', { name: 'Rate this topic' })

export const isSaved = (page: Page) =>
  expect(rating(page).getByText('Your progress has been saved.')).toBeVisible()

/**
 * Waits until the next exercise is shown: its count is visible, and focus is on the count or, on a desktop with a typed
 * answer, in the field.
 */
export async function isAtNext(card: Locator, count: string | RegExp): Promise<void> {
  const shown = card.getByText(count)
  await expect(shown).toBeVisible()
  // On a touchscreen, focusing the field would open the keyboard over the page.
  const isDesk = await card
    .page()
    .evaluate(() => matchMedia('(width >= 64rem) and (hover: hover) and (pointer: fine)').matches)
  const field = card.getByRole('textbox')
  // A dictation starts with the recording, so the field doesn’t have focus. The exercise is rendered together with
  // its count.
  const isHeard = (await card.getByRole('button', { name: 'Slowly' }).count()) > 0
  const isTyped = isDesk && !isHeard && (await field.count()) > 0
  await expect(isTyped ? field : shown).toBeFocused()
}

/** Opens a lesson and rates it with this number of stars. The next click, on `Mark as completed`, saves them. */
export async function rateTopic(page: Page, path: string, stars: 1 | 2 | 3 | 4 | 5): Promise<void> {
  await openApp(page, path)
  await rating(page)
    .getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` })
    .check()
  await rating(page).getByRole('button', { name: 'Submit' }).click()
}

/** Rates and completes a lesson as the student who is signed in on this page. */
export async function completeTopic(page: Page, path: string, stars: 1 | 2 | 3 | 4 | 5): Promise<void> {
  await rateTopic(page, path, stars)
  await rating(page).getByRole('button', { name: 'Mark as completed' }).click()
  await isSaved(page)
}

/** Edits the session stored on this device. */
export async function withSession(
  page: Page,
  change: (session: StoredSession) => Promise<StoredSession>,
): Promise<void> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), sessionName)
  const session = await change(JSON.parse(stored ?? '{}'))
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionName,
    JSON.stringify(session),
  ] as const)
}
