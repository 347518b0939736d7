import { expect, followMailedLink, signIn, submitSignUp, test } from '../support/journey-test'

test('after signing up Lucía is told what to do for as long as it takes, and can do something about it', async ({
  page,
  student,
}) => {
  await submitSignUp(page, student)
  await expect(page.getByText('Account Created!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await expect(page.getByText(`We sent a link to ${student.email}.`)).toBeVisible()
  await expect(page).toHaveURL('/auth')

  // A second mail has to wait, and pressing all the same does no harm.
  const again = page.getByRole('button', { name: 'Send it again' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await again.click({ force: true })
  await expect(page.getByText(/Not yet: the next email can go out in \d+ seconds\./)).toBeVisible()
  await expect(again).toBeFocused()

  // A phone drops the page while she looks at her mail.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await expect(page.getByText(`We sent a link to ${student.email}.`)).toBeVisible()
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
})

test('the form that is sent again is as it was, and the first mail still signs in', async ({
  page,
  student,
}) => {
  await submitSignUp(page, student)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await expect(page.getByLabel('Full Name')).toHaveValue(student.name)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(student.password)

  // The server refuses a second mail so soon. The form says why, and the first mail's link still signs in here.
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Sign Up Failed')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/We emailed this address a moment ago/)
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await followMailedLink(page, student.email)
  await expect(page.getByText('account menu')).toBeAttached()
})

test('whoever has an account is led from the panel to signing in', async ({ page, student }) => {
  await submitSignUp(page, student)
  await expect(page.getByText('If you already have an account with this address')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in instead' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
})

test('somebody who has not opened the mail yet can ask for it again at sign-in', async ({
  page,
  student,
}) => {
  await submitSignUp(page, student)
  await expect(page.getByText('Account Created!')).toBeVisible()
  await page.getByRole('link', { name: '← Back to home' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, student)
  await expect(page.getByText('Email not confirmed')).toBeVisible()
  await expect(page.getByText('One step is left: open the link')).toBeFocused()
  // So soon after the first mail the server names the seconds, and they are counted down.
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText(/Another email can go out in \d+ seconds/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send it again' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeFocused()
  await followMailedLink(page, student.email)
  await expect(page.getByText('account menu')).toBeAttached()
})
