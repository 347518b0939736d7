import type { APIResponse, Page } from '@playwright/test'
import { askedIn, optionOf } from '../support/choices'
import {
  completeTopic,
  expect,
  goToSignIn,
  holdBack,
  isVisitor,
  openApp,
  rateTopic,
  rating,
  type Student,
  signIn,
  signOut,
  signUpAndIn,
  submitSignIn,
  test,
  withSession,
} from '../support/journey-test'

// On a school computer, the next student must not find anything left by the previous one, even if the network fails.

/** The storage keys that remain from the last student’s session and progress. */
const leftBehind = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => /^(sb-|proxima-seen-progress)/.test(name)))

/** Signs this student in on the page, and returns another student who also has an account. */
async function signInBeforeAnother(page: Page, student: Student): Promise<Student> {
  const next = { ...student, name: 'Berta Gil', email: `berta-${student.email}` }
  await signUpAndIn(page, next)
  await signOut(page)
  await signUpAndIn(page, student)
  return next
}

/**
 * One student signs out in a second tab and the next one signs in there, while requests from the page are still
 * pending.
 */
async function handOver(tab: Page, page: Page, next: Student): Promise<void> {
  await signOut(tab)
  await signIn(tab, next)
  await expect(tab.getByText('account menu')).toBeAttached()
  await expect(page.getByLabel('Full Name')).toHaveValue(next.name)
}

/** Checks that neither page has affected the next student, whose account still exists. */
async function isUntouched(pages: Page[], next: Student): Promise<void> {
  for (const page of pages) {
    await openApp(page, '/account')
    await expect(page.getByLabel('Full Name')).toHaveValue(next.name)
  }
}

const desk = '/write/igcse-a-month-in-lima'
const ownText = (page: Page) => page.getByRole('textbox', { name: 'Your text' })

async function writeAtDesk(page: Page, text: string): Promise<void> {
  await openApp(page, desk)
  await ownText(page).fill(text)
}

/** Gets an exercise wrong, so that it comes back in Repaso in ten minutes. */
async function answerWrong(page: Page): Promise<void> {
  await openApp(page, '/grammar/ser-estar')
  const exercise = page
    .locator('form')
    .filter({ has: page.getByRole('radio'), hasNotText: 'Listen' })
    .first()
  const asked = await askedIn(exercise)
  await exercise.getByRole('radio', { name: optionOf(asked, false), exact: true }).check()
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
}

async function drawPlan(page: Page): Promise<void> {
  await openApp(page, '/plan')
  await page
    .getByLabel('Date of the exam')
    .fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page.getByRole('heading', { name: /^\d+ days to go$/ })).toBeVisible()
}

/** Checks that Writing practice, Repaso, the plan and the About page don’t show anybody’s work. */
async function seesNothing(page: Page): Promise<void> {
  await openApp(page, desk)
  await expect(page.getByText('Write first')).toBeVisible()
  await expect(ownText(page)).toHaveValue('')
  await openApp(page, '/review')
  await expect(page.getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible()
  await openApp(page, '/plan')
  await expect(page.getByRole('heading', { name: 'When is the exam?' })).toBeVisible()
  await openApp(page, '/about')
  await expect(page.getByRole('region', { name: 'What this device remembers' })).toContainText('Nothing yet.')
}

/** The storage keys for the work of students with an account. */
const workOfStudents = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((name) =>
      /^proxima-(?:memory|texts|papers|plan|exam|not-mine)-/.test(name),
    ),
  )

test('a student’s work is hidden from the next student, and there again when they come back', async ({
  page,
  student,
}) => {
  test.slow()
  const next = await signInBeforeAnother(page, student)
  await answerWrong(page)
  await drawPlan(page)
  await writeAtDesk(page, 'Querida Carla: Soy Ana.')
  const tab = await page.context().newPage()
  await openApp(tab, desk)
  await expect(ownText(tab)).toHaveValue('Querida Carla: Soy Ana.')

  await test.step('she signs out: her name leaves an open tab at once', async () => {
    await signOut(page)
    for (const open of [page, tab]) await expect(ownText(open)).toHaveValue('')
    await seesNothing(page)
  })

  await test.step('the next student finds nothing of hers, and writes', async () => {
    await signIn(page, next)
    await expect(page.getByText(/your next stop is/)).toBeVisible()
    await expect(page.getByText('without an account')).toHaveCount(0)
    await seesNothing(page)
    await ownText(tab).fill('Hola, Leo: Soy Berta.')
    await openApp(page, desk)
    await expect(ownText(page)).toHaveValue('Hola, Leo: Soy Berta.')
    await signOut(page)
  })

  await test.step('she comes back and finds everything', async () => {
    await signIn(page, student)
    await expect(page.getByText(/your next stop is/)).toBeVisible()
    await openApp(page, '/review')
    await expect(page.getByText('The next one comes back in about ten minutes.')).toBeVisible()
    await openApp(page, '/plan')
    await expect(page.getByRole('heading', { name: /^\d+ days to go$/ })).toBeVisible()
    await openApp(page, '/about')
    const held = page.getByRole('region', { name: 'What this device remembers' })
    await expect(held).toContainText('Saved here now: 1 exercise; 1 text of your own')
    await openApp(page, desk)
    for (const open of [page, tab]) await expect(ownText(open)).toHaveValue('Querida Carla: Soy Ana.')
  })

  await test.step('her session ended on another device: the same as after signing out', async () => {
    await withSession(page, async (session) => ({ ...session, refresh_token: 'ended', expires_at: 1 }))
    await page.reload()
    await isVisitor(page)
    await expect(ownText(page)).toHaveValue('')
    await signIn(page, student)
    await expect(page.getByText(/your next stop is/)).toBeVisible()
    await openApp(page, desk)
    await expect(ownText(page)).toHaveValue('Querida Carla: Soy Ana.')
  })

  await test.step('she deletes her work, and the other student’s work stays', async () => {
    await page.getByRole('button', { name: 'account menu' }).click()
    await page.getByRole('menuitem', { name: 'Remove my work from this computer' }).click()
    await expect(page.getByText(/^Remove 1 answer, 1 text and your plan from this computer/)).toBeFocused()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(
      page.getByRole('heading', { name: 'Your work has been removed from this computer' }),
    ).toBeFocused()
    await isVisitor(page)
    await signIn(page, student)
    await expect(page.getByText(/your next stop is/)).toBeVisible()
    await seesNothing(page)
    await signOut(page)
    await signIn(page, next)
    await expect(page.getByText(/your next stop is/)).toBeVisible()
    await openApp(page, desk)
    await expect(ownText(page)).toHaveValue('Hola, Leo: Soy Berta.')
    expect(await workOfStudents(page)).toHaveLength(1)
  })
})

test('work done without an account becomes a student’s once they agree, and is deleted with their account', async ({
  page,
  student,
}) => {
  test.slow()
  const next = await signInBeforeAnother(page, student)
  await signOut(page)
  await writeAtDesk(page, 'Querida Carla: ¿Qué tal?')
  const question = page.getByText('Someone did work on this device without an account: 1 text. Is it yours?')

  await test.step('one student says no, and is not asked again', async () => {
    await signIn(page, next)
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'No, leave it' }).click()
    await expect(page.getByText('Left as it is.')).toBeFocused()
    await openApp(page)
    await expect(page.getByText(/your next stop is/)).toBeVisible()
    await expect(question).toHaveCount(0)
    await openApp(page, desk)
    await expect(ownText(page)).toHaveValue('')
    await signOut(page)
    await expect(ownText(page)).toHaveValue('Querida Carla: ¿Qué tal?')
  })

  await test.step('another student adds it, and nobody else gets it', async () => {
    await signIn(page, student)
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Add it to mine' }).click()
    await expect(page.getByText('Added: 1 text.')).toBeFocused()
    await openApp(page, desk)
    await expect(ownText(page)).toHaveValue('Querida Carla: ¿Qué tal?')
    await signOut(page)
    await expect(ownText(page)).toHaveValue('')
  })

  await test.step('it is deleted from this device with the account', async () => {
    await signIn(page, student)
    await expect(page.getByText(/your next stop is/)).toBeVisible()
    await openApp(page, '/account')
    await page.getByLabel('Type your email address').fill(student.email)
    await page.getByRole('button', { name: 'Delete my account for good' }).click()
    await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeFocused()
    // The record that the other student answered “no” must not be deleted with this student’s account.
    expect(await workOfStudents(page)).toEqual([expect.stringMatching(/^proxima-not-mine-/)])
  })
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
  await expect(tab.getByText('1 of 20 stops')).toBeVisible()
  // The server never responds.
  await page.route(/\/logout/, () => {})
  const asked = page.waitForRequest(/\/logout/)
  await signOut(page)
  expect(await leftBehind(page)).toEqual([])
  await isVisitor(tab)
  await asked
  await page.reload()
  await isVisitor(page)
})

test.describe('without the auth client', () => {
  test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] })

  test('a student can still sign out', async ({ page, student, context }) => {
    await signUpAndIn(page, student)
    await openApp(page, '/grammar')
    await expect(page.getByText('0 of 20 stops')).toBeVisible()
    // The page reads the session from the device, and can’t load anything else.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false })
    })
    await page.route(/\/assets\/supabase-/, (route) => route.abort())
    await page.reload()
    await signOut(page)
    expect(await leftBehind(page)).toEqual([])
  })

  test('a student is signed out at once, even while the client is loading', async ({
    page,
    student,
    context,
  }) => {
    await signUpAndIn(page, student)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false })
    })
    await page.route(/\/assets\/supabase-/, () => {})
    await page.reload()
    await signOut(page)
    expect(await leftBehind(page)).toEqual([])
  })
})

test.describe('a request that is pending when another student signs in', () => {
  const saysWhy = /has signed (?:in|out)/
  test.use({ expectedErrors: [saysWhy] })
  const isDropped = (page: Page) => page.waitForEvent('console', (message) => saysWhy.test(message.text()))

  test('doesn’t sign anybody in again if its answer comes after signing out', async ({ page, student }) => {
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
    await page.getByRole('button', { name: 'Save name' }).click()
    const tab = await page.context().newPage()
    await openApp(tab)
    // The server has saved the name, but the page hasn’t received the response yet.
    await expect.poll(async () => (await server)?.ok()).toBe(true)
    await signOut(tab)
    await isVisitor(page)
    const dropped = isDropped(page)
    release()
    await dropped
    expect(await leftBehind(page)).toEqual([])
    await isVisitor(page)
    await isVisitor(tab)
  })

  test('isn’t retried in the next student’s name after it was refused', async ({ page, student }) => {
    const next = await signInBeforeAnother(page, student)
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
    await page.getByRole('button', { name: 'Delete my account for good' }).click()

    const tab = await page.context().newPage()
    await openApp(tab)
    await handOver(tab, page, next)
    const dropped = isDropped(page)
    refuse()
    await dropped
    await isUntouched([page, tab], next)
    expect(deletions).toBe(1)
  })

  test('isn’t sent in the next student’s name after waiting for a new token', async ({
    page,
    student,
    site,
  }) => {
    const next = await signInBeforeAnother(page, student)
    await openApp(page, '/account')
    const tab = await page.context().newPage()
    await openApp(tab)

    // The token has expired, and the network is slow.
    await withSession(page, async (session) => ({
      ...session,
      access_token: await site.expired(String(session['access_token'])),
      expires_at: 1,
    }))
    const release = await holdBack(page, /grant_type=refresh_token/)
    const asked = page.waitForRequest(/grant_type=refresh_token/)
    await page.getByLabel('Type your email address').fill(student.email)
    await page.getByRole('button', { name: 'Delete my account for good' }).click()
    await asked
    await handOver(tab, page, next)
    const dropped = isDropped(page)
    release()
    await dropped
    await isUntouched([page, tab], next)
  })
})

test('stars that wait for a network belong to the student who gave them', async ({
  page,
  student,
  context,
}) => {
  const next = await signInBeforeAnother(page, student)
  await rateTopic(page, '/grammar/ser-estar', 2)
  await context.setOffline(true)
  await expect(rating(page).getByText('you need a connection to save your progress')).toBeVisible()
  await rating(page).getByRole('button', { name: 'Mark as completed' }).click()
  await context.setOffline(false)
  await signOut(page)

  await signIn(page, next)
  await expect(page.getByText(/your next stop is/)).toBeVisible()
  await openApp(page, '/grammar/ser-estar')
  await expect(rating(page).getByRole('radio', { name: '2 stars' })).not.toBeChecked()
  await signOut(page)

  await signIn(page, student)
  await page.getByRole('link', { name: 'Back to Ser vs Estar and mark it as completed' }).click()
  await expect(rating(page).getByRole('radio', { name: '2 stars' })).toBeChecked()
})

test('stars of a student who has signed out on the open page aren’t offered to the next one', async ({
  page,
  student,
}) => {
  const next = await signInBeforeAnother(page, student)
  await rateTopic(page, '/grammar/ser-estar', 5)
  await signOut(page)
  await rating(page).getByRole('link', { name: 'Sign in to track' }).click()
  await page.getByLabel('Email').fill(next.email)
  await page.getByLabel('Password', { exact: true }).fill(next.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(/your next stop is/)).toBeVisible()
  await openApp(page, '/grammar/ser-estar')
  await expect(rating(page).getByRole('radio', { name: '5 stars' })).not.toBeChecked()
})

test('stars and a comment that wait for a sign-in go to who signs in first, and to nobody else', async ({
  page,
  student,
}) => {
  const next = await signInBeforeAnother(page, student)
  await signOut(page)
  await openApp(page, '/grammar/ser-estar')
  await rating(page).getByRole('radio', { name: '2 stars' }).check()
  await rating(page).getByLabel('Comment').fill('Ser or estar, I never know.')
  await goToSignIn(page)

  // Simulate another visitor in a new tab.
  const tab = await page.context().newPage()
  await openApp(tab, '/grammar/ser-estar')
  await expect(rating(tab).getByLabel('Comment')).toHaveValue('')
  await expect(rating(tab).getByRole('radio', { name: '2 stars' })).not.toBeChecked()
  await tab.close()

  await submitSignIn(page, student)
  await expect(
    page.getByRole('link', { name: 'Back to Ser vs Estar and mark it as completed' }),
  ).toBeVisible()
  // Going back would use the saved rating. She signs out instead.
  await signOut(page)
  const left = () => Object.keys(localStorage).filter((name) => /^proxima-(?:return-to|rating)$/.test(name))
  expect(await page.evaluate(left)).toEqual([])

  await signIn(page, next)
  await expect(page.getByText(/your next stop is/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0)
  await openApp(page, '/grammar/ser-estar')
  await expect(rating(page).getByLabel('Comment')).toHaveValue('')
  await expect(rating(page).getByRole('radio', { name: '2 stars' })).not.toBeChecked()
})
