import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  expect,
  followMailedLink,
  goToSignIn,
  openApp,
  openTray,
  type Student,
  signIn,
  signOut,
  signUpAndIn,
  test,
} from '../support/journey-test'

const newPassword = 'tres palabras nuevas'

/** Requests a password email from the sign-in form. */
async function forget(page: Page, email: string): Promise<void> {
  await openApp(page, '/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
}

/** Requests a password email while signed in, so the page fills in the address. */
async function forgetSignedIn(page: Page, email: string): Promise<void> {
  await openApp(page, '/account')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
}

/**
 * Follows the link and presses the button. The link works only once, but a program that opens the links in an email
 * doesn’t use it up: only the button does.
 */
async function useLink(page: Page, email: string): Promise<void> {
  await followMailedLink(page, email)
  await expect(page.getByText('nothing has changed yet')).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

async function chooseNewPassword(page: Page, { email }: Student): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`This is the password for ${email}`)
  // The token has been used, and is no longer in the address.
  await expect(page).toHaveURL('/new-password')
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your password has been changed' })).toBeFocused()
}

async function askToMove(page: Page, email: string): Promise<void> {
  await openApp(page, '/account')
  await page.getByLabel('New email address').fill(email)
  await page.getByRole('button', { name: 'Send the two links' }).click()
  await expect(page.getByText(`Your email address changes to ${email} once both links`)).toBeVisible()
}

/** Follows the link in the latest email sent to this address about changing the email address. */
async function openMoveMail(page: Page, email: string): Promise<void> {
  await openTray(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Confirm your new email address' })
    .filter({ has: page.getByText(email, { exact: true }) })
    .first()
    .getByRole('link')
    .first()
    .click()
}

async function agreeToMove(page: Page, email: string): Promise<void> {
  await openMoveMail(page, email)
  await page.getByRole('button', { name: 'Yes, change the address' }).click()
}

test.describe('a forgotten password', () => {
  test('Ana chooses a new password on a phone that she has never used, and her laptop is signed out', async ({
    page,
    student,
    newDevice,
  }) => {
    // This test uses several devices, one after the other.
    test.slow()
    await signUpAndIn(page, student)
    const phone = await newDevice()
    await forget(phone, student.email)

    const scanner = await newDevice()
    await followMailedLink(scanner, student.email)
    await expect(scanner.getByText('nothing has changed yet')).toBeVisible()

    const other = await newDevice()
    await useLink(other, student.email)
    await chooseNewPassword(other, student)
    await expect(other.getByText('account menu')).toBeAttached()
    await other.getByRole('link', { name: 'Go to the map' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Grammar Roadmap' })).toBeVisible()

    // The link has already been used.
    await useLink(phone, student.email)
    await expect(phone.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    await expect(phone).toHaveURL('/new-password')
    await phone.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
    await phone.getByLabel('Email').fill(student.email)
    await phone.getByLabel('Password', { exact: true }).fill(student.password)
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(phone.getByText('That email and password don’t match.')).toBeVisible()
    await phone.getByLabel('Password', { exact: true }).fill(newPassword)
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(phone.getByText('account menu')).toBeAttached()

    // The laptop’s old session no longer works.
    await page.goto('/account')
    await page.getByRole('button', { name: 'Download everything' }).click()
    await expect(page.getByRole('heading', { name: 'You have been signed out' })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })

  test('Ana, who came from a lesson, is led back to it', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await signOut(page)
    await openApp(page, '/grammar/ser-estar')
    await goToSignIn(page)
    await forget(page, student.email)
    const tab = await page.context().newPage()
    await useLink(tab, student.email)
    await chooseNewPassword(tab, student)
    await expect(tab.getByRole('link', { name: 'Go to the map' })).toBeVisible()
    await tab.getByRole('link', { name: 'Back to Ser vs Estar' }).click()
    await expect(tab).toHaveURL('/grammar/ser-estar')
  })

  test('the auth service’s own link lands on home and leads to the new-password form; her other tab doesn’t change', async ({
    page,
    student,
  }) => {
    await signUpAndIn(page, student)
    await forgetSignedIn(page, student.email)
    const tab = await page.context().newPage()
    await openApp(tab, '/grammar')
    await openTray(page)
    const mail = page.getByRole('listitem').filter({ hasText: student.email }).first()
    const { origin, searchParams } = new URL(
      (await mail.getByRole('link').first().getAttribute('href')) ?? '',
    )
    const asTheServiceMailsIt = new URLSearchParams({
      token: searchParams.get('token_hash') ?? '',
      type: 'recovery',
      redirect_to: `${origin}/`,
    })
    const exchanged = page.waitForResponse(/grant_type=pkce/)
    // The home page redirects to the password page before it has finished loading.
    await page.goto(`/auth/v1/verify?${asTheServiceMailsIt}`, { waitUntil: 'commit' })
    expect((await exchanged).status()).toBe(200)
    await chooseNewPassword(page, student)
    await expect(tab).toHaveURL('/grammar')
    await expect(tab.getByRole('heading', { level: 1, name: 'Grammar Roadmap' })).toBeVisible()
    expect(await tab.evaluate(() => sessionStorage.getItem('proxima-recovery'))).toBeNull()
    await tab.getByRole('link', { name: 'Start learning Ser vs Estar' }).click()
    await expect(tab).toHaveURL('/grammar/ser-estar')
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await signIn(page, { ...student, password: newPassword })
    await expect(page.getByText('account menu')).toBeAttached()
  })
})

test.describe('the account of a student', () => {
  test('moves to another address once both addresses have confirmed, one of them on another device', async ({
    page,
    student,
    newDevice,
  }) => {
    // This test uses several devices, one after the other.
    test.slow()
    await signUpAndIn(page, student)
    const moved = { ...student, email: `new-${student.email}` }
    await askToMove(page, moved.email)
    await page.reload()
    await expect(page.getByText(`Your email address changes to ${moved.email} once both links`)).toBeVisible()

    // As at some schools, a program opens all links in an email first.
    const scanner = await newDevice()
    for (const email of [student.email, moved.email]) {
      await openMoveMail(scanner, email)
      await expect(scanner.getByRole('button', { name: 'Yes, change the address' })).toBeVisible()
    }
    const desk = await newDevice()
    await signIn(desk, student)
    await expect(desk.getByText('account menu')).toBeAttached()
    await openApp(desk, '/account')
    await expect(desk.getByText(`You sign in with ${student.email}.`)).toBeVisible()

    await agreeToMove(page, moved.email)
    await expect(page.getByRole('heading', { name: 'This address is confirmed' })).toBeFocused()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(`You sign in with ${student.email}.`)).toBeVisible()

    const phone = await newDevice()
    await agreeToMove(phone, student.email)
    await expect(phone.getByRole('heading', { name: 'Your email address has changed' })).toBeFocused()
    await expect(phone.getByText(`From now on you sign in with ${moved.email}.`)).toBeVisible()
    await expect(phone.getByRole('alert')).toHaveCount(0)
    // Following the link doesn’t sign anybody in.
    await expect(phone.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible()

    // The other devices show the change when the page is next opened.
    await openApp(page, '/account')
    await expect(page.getByText(`You sign in with ${moved.email}.`)).toBeVisible()
    await expect(page.getByText('once both links have been opened')).toBeHidden()

    await agreeToMove(page, student.email)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('can be downloaded as one file with everything that is stored', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await openApp(page, '/account')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download everything' }).click()
    const file = await (await saved).path()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      account: { email: student.email, metadata: { full_name: student.name } },
      sessions: [{}],
      progress: [],
    })
  })
})
