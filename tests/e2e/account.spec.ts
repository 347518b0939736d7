import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  expect,
  followMailedLink,
  openApp,
  type Student,
  signIn,
  signUpAndIn,
  test,
} from '../support/journey-test'

const newPassword = 'tres palabras nuevas'

/** Asks for the mail from the sign-in form. */
async function forget(page: Page, email: string): Promise<void> {
  await openApp(page, '/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
}

/** Asks for it while signed in: the page knows the address. */
async function forgetSignedIn(page: Page, email: string): Promise<void> {
  await openApp(page, '/account')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/new-password')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
}

async function chooseNewPassword(page: Page, { email }: Student): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`For the account of ${email}`)
  // The token has been used, and is in nobody's history.
  await expect(page).toHaveURL('/new-password')
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeFocused()
}

test.describe('a forgotten password', () => {
  test('Ana chooses another on a phone that has never seen her; her laptop is signed out', async ({
    page,
    student,
    newDevice,
  }) => {
    await signUpAndIn(page, student)
    const phone = await newDevice()
    await forget(phone, student.email)

    const other = await newDevice()
    await followMailedLink(other, student.email)
    await chooseNewPassword(other, student)
    await expect(other.getByText('account menu')).toBeAttached()
    await other.getByRole('link', { name: 'Go to the map' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Grammar Roadmap' })).toBeVisible()

    // The link has done its work.
    await followMailedLink(phone, student.email)
    await expect(phone.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    await expect(phone).toHaveURL('/new-password')
    await phone.getByRole('link', { name: 'Back to sign in' }).click()
    await phone.getByLabel('Email').fill(student.email)
    await phone.getByLabel('Password', { exact: true }).fill(student.password)
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(phone.getByText('That email and password don’t match.')).toBeVisible()
    await phone.getByLabel('Password', { exact: true }).fill(newPassword)
    await phone.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(phone.getByText('account menu')).toBeAttached()

    // What the laptop still has is good for nothing there.
    await page.goto('/account')
    await page.getByRole('button', { name: 'Download everything' }).click()
    await expect(page.getByRole('alert')).toContainText('Your session has ended.')
  })

  test('somebody without an account is told the same, and so is who asks twice', async ({
    page,
    student,
  }) => {
    await forget(page, `nobody-${student.email}`)
    const said = page.getByRole('status').filter({ hasText: 'If there is an account' })
    const nobody = (await said.innerText()).replace('nobody-', '')
    await signUpAndIn(page, student)
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    for (let time = 0; time < 2; time += 1) {
      await forget(page, student.email)
      expect(await said.innerText()).toBe(nobody)
    }
  })

  test('a reload does not lose the form, and a password that is too short is explained there', async ({
    page,
    student,
  }) => {
    await signUpAndIn(page, student)
    await forgetSignedIn(page, student.email)
    await followMailedLink(page, student.email)
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    await page.reload()
    await page.getByLabel('New password', { exact: true }).fill('corto')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(page.getByRole('alert')).toHaveText('Choose a longer password: at least 8 characters.')
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
    await chooseNewPassword(page, student)
  })

  test('a link that was made up says so, and offers the next step', async ({ page }) => {
    await page.goto(`/new-password?token_hash=pkce_${'0'.repeat(56)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  })

  test('while the server is away the link is not used up', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await forgetSignedIn(page, student.email)
    await page.route('**/auth/v1/verify', (route) => route.abort())
    await followMailedLink(page, student.email)
    await expect(page.getByText('We could not reach Próxima.')).toBeVisible()
    await page.unroute('**/auth/v1/verify')
    await page.getByRole('button', { name: 'Try again' }).click()
    await chooseNewPassword(page, student)
  })
})

test.describe('the account of a student', () => {
  test('is reached from the avatar, takes another name, and greets by it', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue(student.name)
    await page.getByLabel('Full Name').fill('Lucía Fernández')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /account menu/ }).click()
    await expect(page.getByRole('menu')).toContainText('Lucía')
  })

  test('moves to another address when both have agreed', async ({ page, student }) => {
    await signUpAndIn(page, student)
    const moved = { ...student, email: `new-${student.email}` }
    await openApp(page, '/account')
    await page.getByLabel('New email address').fill(moved.email)
    await page.getByRole('button', { name: 'Send the two links' }).click()
    await expect(page.getByText(`The move to ${moved.email} waits for both addresses`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`The move to ${moved.email} waits for both addresses`)).toBeVisible()

    await followMailedLink(page, moved.email)
    await expect(page.getByText('One of the two addresses has agreed.')).toBeVisible()
    await expect(page).toHaveURL('/account')
    await page.goto('/mail')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Confirm your new email address' })
      .filter({ has: page.getByText(student.email, { exact: true }) })
      .first()
      .getByRole('link')
      .first()
      .click()
    await expect(
      page.getByText(`Your account has moved: from now on you sign in with ${moved.email}.`),
    ).toBeVisible()
    await expect(page.getByRole('main').getByText(`You sign in with ${moved.email}.`)).toBeVisible()
  })

  test('takes another password from who knows the one it has, and loses nothing that was typed', async ({
    page,
    student,
  }) => {
    await signUpAndIn(page, student)
    await openApp(page, '/account')
    await page.getByRole('button', { name: 'Change the password' }).click()
    for (const name of ['Current password', 'New password']) {
      await expect(page.getByLabel(name, { exact: true })).toHaveAccessibleDescription(
        new RegExp(`Your ${name.toLowerCase()} is missing`),
      )
    }
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
    await page.getByLabel('Current password', { exact: true }).fill('not this one')
    await expect(page.getByText('Your current password is missing.')).toBeHidden()
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('That is not your current password.')).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(newPassword)
    await page.getByLabel('Current password', { exact: true }).fill(student.password)
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Changed. Every other device has been signed out.')).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible()
    await signIn(page, { ...student, password: newPassword })
    await expect(page.getByText('account menu')).toBeAttached()
  })

  test('comes along as one file with all that is kept', async ({ page, student }) => {
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

  test('is deleted by who types its address: nothing is left, and nobody signs in with it', async ({
    page,
    student,
  }) => {
    await signUpAndIn(page, student)
    await openApp(page, '/account')
    const button = page.getByRole('button', { name: 'Delete my account for good' })
    await page.getByLabel('Type your email address').fill('ana@example.com')
    await button.click()
    await expect(page.getByText(`Type ${student.email} to say that you mean it.`)).toBeVisible()
    await expect(page.getByLabel('Type your email address')).toBeFocused()
    await page.getByLabel('Type your email address').fill(student.email.toUpperCase())
    await button.click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await signIn(page, student)
    await expect(page.getByText('That email and password don’t match.')).toBeVisible()
  })

  test('that nobody is signed in to says so, and leads to signing in', async ({ page }) => {
    await openApp(page, '/account')
    await page.getByRole('link', { name: 'Sign in or create an account' }).click()
    await expect(page).toHaveURL('/auth')
  })
})

test('what is kept about a student is said where they sign up, on About and in the foot', async ({
  page,
}) => {
  await openApp(page, '/auth')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('link', { name: 'privacy page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep about you' })).toBeFocused()
  await expect(page.getByRole('table', { name: 'What is kept with an account' })).toContainText('Your name')
  for (const path of ['/about', '/']) {
    await openApp(page, path)
    const place = path === '/' ? page.getByRole('contentinfo') : page.getByRole('main')
    await place.getByRole('link', { name: /^privacy/i }).click()
    await expect(page).toHaveURL('/privacy')
  }
})
