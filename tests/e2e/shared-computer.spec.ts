import type { APIResponse, Page } from '@playwright/test'
import {
  completeTopic,
  expect,
  openApp,
  rateTopic,
  rating,
  type Student,
  signIn,
  signUpAndIn,
  test,
} from '../support/journey-test'

// A computer at school: whoever comes next finds nothing of the one before, whatever the network does.

const pressSignOut = async (page: Page) => {
  await page.getByRole('button', { name: 'account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

const isVisitor = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()

/** What lies in the browser of the session and the progress of whoever was signed in. */
const leftBehind = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => /^(sb-|proxima-seen-progress)/.test(name)))

const another = (student: Student): Student => ({
  ...student,
  name: 'Berta Gil',
  email: `berta-${student.email}`,
})

test('a student signs out and walks away before the network has answered: nothing is left', async ({
  page,
  student,
}) => {
  await signUpAndIn(page, student)
  await completeTopic(page, '/grammar/ser-estar', 4)
  await openApp(page, '/grammar')
  await expect(page.getByText('1 of 20 stops')).toBeVisible()
  const before = await leftBehind(page)
  expect(before).toContainEqual(expect.stringMatching(/-auth-token$/))
  expect(before).toContainEqual(expect.stringMatching(/^proxima-seen-progress/))
  const tab = await page.context().newPage()
  await openApp(tab, '/grammar')
  // The server never says a word.
  await page.route(/\/logout/, () => {})
  const asked = page.waitForRequest(/\/logout/)
  await pressSignOut(page)
  await isVisitor(page)
  expect(await leftBehind(page)).toEqual([])
  await isVisitor(tab)
  await asked
  await page.reload()
  await isVisitor(page)
})

test.describe('without the client of the server', () => {
  test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] })

  test('a student signs out all the same', async ({ page, student, context }) => {
    await signUpAndIn(page, student)
    await openApp(page, '/grammar')
    await expect(page.getByText('0 of 20 stops')).toBeVisible()
    // The session is read from the device, and nothing else comes.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false })
    })
    await page.route(/\/assets\/supabase-/, (route) => route.abort())
    await page.reload()
    await pressSignOut(page)
    await isVisitor(page)
    expect(await leftBehind(page)).toEqual([])
  })
})

test('an answer that comes after the sign-out signs nobody in again', async ({ page, student }) => {
  await signUpAndIn(page, student)
  await openApp(page, '/account')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let server: Promise<APIResponse> | undefined
  await page.route(/\/auth\/v1\/user/, async (route) => {
    server = route.fetch()
    const response = await server
    await held
    await route.fulfill({ response })
  })
  await page.getByLabel('Full Name').fill('Ana María')
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save the name' }).click()
  const tab = await page.context().newPage()
  await openApp(tab)
  // The server has done it; its answer is on the way.
  await expect.poll(async () => (await server)?.ok()).toBe(true)
  await pressSignOut(tab)
  await isVisitor(page)
  release()
  await (await answered).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect.poll(() => leftBehind(page)).toEqual([])
  await isVisitor(page)
  await isVisitor(tab)
})

test('what was refused to one student is not asked again in the name of the next', async ({
  page,
  student,
}) => {
  const next = another(student)
  await signUpAndIn(page, next)
  await pressSignOut(page)
  await isVisitor(page)
  await signUpAndIn(page, student)
  await openApp(page, '/account')

  let deletions = 0
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route(/\/rpc\/delete_account/, async (route) => {
    deletions += 1
    await refused
    await route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } })
  })
  await page.getByLabel('Type your email address').fill(student.email)
  const answered = page.waitForResponse(/\/rpc\/delete_account/)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()

  const tab = await page.context().newPage()
  await openApp(tab)
  await pressSignOut(tab)
  await isVisitor(tab)
  await signIn(tab, next)
  await expect(tab.getByText('account menu')).toBeAttached()
  await expect(page.getByLabel('Full Name')).toHaveValue(next.name)
  refuse()
  await (await answered).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(deletions).toBe(1)
  await page.unroute(/\/rpc\/delete_account/)
  await openApp(page, '/account')
  await signIn(page, next)
  await expect(page.getByText('account menu')).toBeAttached()
})

test('stars that wait for a network wait for the student who gave them', async ({
  page,
  student,
  context,
}) => {
  const next = another(student)
  await signUpAndIn(page, next)
  await pressSignOut(page)
  await isVisitor(page)
  await signUpAndIn(page, student)
  await rateTopic(page, '/grammar/ser-estar', 2)
  await context.setOffline(true)
  await expect(rating(page).getByText('saving your progress needs a connection')).toBeVisible()
  await rating(page).getByRole('button', { name: 'Mark as completed' }).click()
  await context.setOffline(false)
  await pressSignOut(page)
  await isVisitor(page)

  await signIn(page, next)
  await expect(page.getByText(/your next stop is/)).toBeVisible()
  await openApp(page, '/grammar/ser-estar')
  await expect(rating(page).getByRole('radio', { name: '2 stars' })).not.toBeChecked()
  await pressSignOut(page)
  await isVisitor(page)

  await signIn(page, student)
  await page.getByRole('link', { name: 'Back to Ser vs Estar, mark it as completed' }).click()
  await expect(rating(page).getByRole('radio', { name: '2 stars' })).toBeChecked()
})
