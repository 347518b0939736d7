import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  expect,
  followMailedLink,
  openApp,
  openTray,
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
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
}

/** A link works once: it is used by who presses, not by a program that opens what is in a mail. */
async function useLink(page: Page, email: string): Promise<void> {
  await followMailedLink(page, email)
  await expect(page.getByText('nothing has been changed yet')).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
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

async function askToMove(page: Page, email: string): Promise<void> {
  await openApp(page, '/account')
  await page.getByLabel('New email address').fill(email)
  await page.getByRole('button', { name: 'Send the two links' }).click()
  await expect(page.getByText(`Your account moves to ${email} once both links`)).toBeVisible()
}

/** Follows the link of the newest mail about a move that has gone to this very address. */
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
  await page.getByRole('button', { name: 'Yes, move the account' }).click()
}

test.describe('a forgotten password', () => {
  test('Ana chooses another on a phone that has never seen her; her laptop is signed out', async ({
    page,
    student,
    newDevice,
  }) => {
    // Three devices or four, one after the other.
    test.slow()
    await signUpAndIn(page, student)
    const phone = await newDevice()
    await forget(phone, student.email)

    const scanner = await newDevice()
    await followMailedLink(scanner, student.email)
    await expect(scanner.getByText('nothing has been changed yet')).toBeVisible()

    const other = await newDevice()
    await useLink(other, student.email)
    await chooseNewPassword(other, student)
    await expect(other.getByText('account menu')).toBeAttached()
    await other.getByRole('link', { name: 'Go to the map' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Grammar Roadmap' })).toBeVisible()

    // The link has done its work.
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

    // What the laptop still has is good for nothing there.
    await page.goto('/account')
    await page.getByRole('button', { name: 'Download everything' }).click()
    await expect(page.getByRole('heading', { name: 'You have been signed out' })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
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
    await useLink(page, student.email)
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    // A second tap on the same mail leads back to where the first one had led.
    await useLink(page, student.email)
    await page.getByLabel('New password', { exact: true }).fill('corto')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await expect(page.getByRole('alert')).toHaveText('Choose a longer password: at least 8 characters.')
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
    await chooseNewPassword(page, student)
  })

  test('a link of the service itself, which lands on home, leads to where she chooses; her other tab stays where it is', async ({
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
    // It is left for the page where the password is chosen before it has loaded.
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

  test('a link of the service that came too late says so where it leads', async ({ page }) => {
    await page.goto('/new-password?error=access_denied&error_code=otp_expired')
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    await expect(page.getByText('If you have confirmed your address before')).toHaveCount(0)
  })

  test('a link that was made up says so, and offers the next step', async ({ page }) => {
    await page.goto(`/new-password?token_hash=pkce_${'0'.repeat(56)}`)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  })

  test('a server that has had too many tries does not call a good link used up', async ({
    page,
    student,
  }) => {
    await signUpAndIn(page, student)
    await forgetSignedIn(page, student.email)
    await page.route('**/auth/v1/verify', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'X-Supabase-Api-Version': '2024-01-01' },
        json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      }),
    )
    await useLink(page, student.email)
    await expect(page.getByRole('alert')).toHaveText(/^Too many tries in a short time/)
    await page.unroute('**/auth/v1/verify')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await chooseNewPassword(page, student)
  })

  test('a link to somebody else’s account, sent to Ana, signs her out of hers only if she goes on', async ({
    page,
    student,
    newDevice,
  }) => {
    await signUpAndIn(page, student)
    const mallory = await newDevice()
    const stranger = { ...student, email: `mallory-${student.email}` }
    await signUpAndIn(mallory, stranger)
    await forgetSignedIn(mallory, stranger.email)
    await followMailedLink(page, stranger.email)
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
    await expect(page.getByText(`${student.email} is signed in here.`)).toBeVisible()
    await openApp(page, '/account')
    await expect(page.getByText(`You sign in with ${student.email}.`)).toBeVisible()
  })
})

test.describe('the account of a student', () => {
  test('is reached from the avatar, takes another name, and greets by it', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue(student.name)
    await page.getByLabel('Full Name').fill('   ')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(/Your full name is missing/)
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await page.getByLabel('Full Name').fill('Lucía Fernández')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save the name' })).toBeFocused()
    await page.getByRole('button', { name: /account menu/ }).click()
    await expect(page.getByRole('menu')).toContainText('Lucía')
  })

  test('moves to another address when both have agreed, one of them on another device', async ({
    page,
    student,
    newDevice,
  }) => {
    // Three devices or four, one after the other.
    test.slow()
    await signUpAndIn(page, student)
    const moved = { ...student, email: `new-${student.email}` }
    await askToMove(page, moved.email)
    await page.reload()
    await expect(page.getByText(`Your account moves to ${moved.email} once both links`)).toBeVisible()

    // A school's mail is opened by a program first.
    const scanner = await newDevice()
    for (const email of [student.email, moved.email]) {
      await openMoveMail(scanner, email)
      await expect(scanner.getByRole('button', { name: 'Yes, move the account' })).toBeVisible()
    }
    const desk = await newDevice()
    await signIn(desk, student)
    await expect(desk.getByText('account menu')).toBeAttached()
    await openApp(desk, '/account')
    await expect(desk.getByText(`You sign in with ${student.email}.`)).toBeVisible()

    await agreeToMove(page, moved.email)
    await expect(page.getByRole('heading', { name: 'This address has agreed' })).toBeFocused()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(`You sign in with ${student.email}.`)).toBeVisible()

    const phone = await newDevice()
    await agreeToMove(phone, student.email)
    await expect(phone.getByRole('heading', { name: 'Your account has moved' })).toBeFocused()
    await expect(phone.getByText(`From now on you sign in with ${moved.email}.`)).toBeVisible()
    await expect(phone.getByRole('alert')).toHaveCount(0)
    // Who reads a mailbox is not signed in by it.
    await expect(phone.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible()

    // The other devices hear of it when they are looked at again.
    await openApp(page, '/account')
    await expect(page.getByText(`You sign in with ${moved.email}.`)).toBeVisible()
    await expect(page.getByText('once both links have been used')).toBeHidden()

    await agreeToMove(page, student.email)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a move that nobody agrees to is not waited for any more, once its links have long run out', async ({
    page,
    student,
  }) => {
    await page.clock.install()
    await signUpAndIn(page, student)
    await askToMove(page, `new-${student.email}`)
    await page.clock.fastForward(2 * 3_601_000)
    await expect(page.getByText('once both links have been used')).toBeHidden()
    await expect(page.getByText(`You sign in with ${student.email}.`)).toBeVisible()
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
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await page.getByRole('button', { name: 'Change the password' }).click()
    // For a project that is set to ask for the current one itself.
    expect((await sent).postDataJSON()).toMatchObject({ current_password: student.password })
    await expect(page.getByText('Changed. Every other device has been signed out.')).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Changed. Every other device has been signed out.')).toBeHidden()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out on every device' })).toBeFocused()
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
    await button.click()
    await expect(page.getByText(`To confirm, type ${student.email}.`)).toBeVisible()
    await page.getByLabel('Type your email address').fill('ana@example.com')
    await button.click()
    await expect(page.getByText(`To confirm, type ${student.email}.`)).toBeVisible()
    await expect(page.getByLabel('Type your email address')).toBeFocused()
    await page.getByLabel('Type your email address').fill(student.email.toUpperCase())
    await button.click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await signIn(page, student)
    await expect(page.getByText('That email and password don’t match.')).toBeVisible()
  })

  test('on a device that was signed out from another one, neither of the last two presses passes for done', async ({
    page,
    student,
    newDevice,
  }) => {
    // Three devices or four, one after the other.
    test.slow()
    await signUpAndIn(page, student)
    const [school, library] = [await newDevice(), await newDevice()]
    for (const device of [school, library]) {
      await signIn(device, student)
      await expect(device.getByText('account menu')).toBeAttached()
      await openApp(device, '/account')
      await expect(device.getByLabel('Full Name')).toBeVisible()
    }
    await openApp(page, '/account')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out on every device' })).toBeFocused()
    await signIn(page, student)
    await expect(page.getByText('account menu')).toBeAttached()

    await school.getByLabel('Type your email address').fill(student.email)
    await school.getByRole('button', { name: 'Delete my account for good' }).click()
    await expect(school.getByRole('heading', { name: 'Your account is not deleted' })).toBeFocused()
    await library.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(library.getByRole('heading', { name: 'This device was signed out already' })).toBeFocused()

    await openApp(page, '/account')
    await page.getByLabel('Full Name').fill('Lucía Fernández')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  })

  test('that moves while somebody else is signed in is not taken for theirs', async ({
    page,
    student,
    newDevice,
  }) => {
    await signUpAndIn(page, student)
    const mallory = await newDevice()
    const stranger = { ...student, email: `mallory-${student.email}` }
    await signUpAndIn(mallory, stranger)
    await askToMove(mallory, `new-${stranger.email}`)
    await agreeToMove(page, stranger.email)
    await expect(page.getByRole('heading', { name: 'This address has agreed' })).toBeFocused()
    await agreeToMove(page, `new-${stranger.email}`)
    await expect(page.getByRole('heading', { name: 'That account has moved' })).toBeFocused()
    await expect(page.getByText(`Here ${student.email} stays signed in`)).toBeVisible()
    await expect(page.getByText(`You sign in with ${student.email}.`)).toBeVisible()
  })

  test('does not move to what is no address, nor twice in a minute', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await openApp(page, '/account')
    await page.getByLabel('New email address').fill('ana@x')
    await page.getByRole('button', { name: 'Send the two links' }).click()
    await expect(page.getByText('This is not a whole email address.')).toBeVisible()
    await askToMove(page, `nwe-${student.email}`)
    await page.getByLabel('New email address').fill(`new-${student.email}`)
    await page.getByRole('button', { name: 'Send the two links' }).click()
    await expect(
      page.getByText(/^Two links went out a moment ago\. You can ask .* in \d+ seconds\./),
    ).toBeVisible()
    await expect(page.getByLabel('New email address')).toHaveValue(`new-${student.email}`)
  })

  test('that nobody is signed in to says so, and leads to signing in', async ({ page }) => {
    await openApp(page, '/account')
    await page.getByRole('link', { name: 'Sign in or create an account' }).click()
    await expect(page).toHaveURL('/auth')
  })
})

test.describe('an answer that does not come', () => {
  test.use({ expectedErrors: [/Failed to fetch/] })

  test('while the server is away the link is not used up', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await forgetSignedIn(page, student.email)
    await page.route('**/auth/v1/verify', (route) => route.abort())
    await useLink(page, student.email)
    await expect(page.getByRole('alert')).toHaveText(/^We could not reach Próxima.*nothing is lost/)
    await page.unroute('**/auth/v1/verify')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await chooseNewPassword(page, student)
  })

  test('to a deletion that was done is made up for at the next press', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await openApp(page, '/account')
    await page.route('**/rpc/delete_account', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const button = page.getByRole('button', { name: 'Delete my account for good' })
    await page.getByLabel('Type your email address').fill(student.email)
    await button.click()
    await expect(page.getByRole('alert')).toHaveText(/^We could not reach Próxima/)
    await expect(page.getByLabel('Type your email address')).toBeFocused()
    await page.unroute('**/rpc/delete_account')
    await button.click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused()
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
    await place
      .getByRole('link', { name: /^privacy/i })
      .first()
      .click()
    await expect(page).toHaveURL('/privacy')
  }
})
