import { expect, followMailedLink, submitSignUp, test } from '../support/journey-test'

test('after signing up, Lucía reads what to do until she has done it, and can ask for help', async ({
  page,
  student,
}) => {
  await submitSignUp(page, student)
  await expect(page.getByText('Account Created!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await expect(page.getByText(`We sent a link to ${student.email}.`)).toBeVisible()
  await expect(page).toHaveURL('/auth')

  // The phone unloads the page while she reads her email.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await expect(page.getByText(`We sent a link to ${student.email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send it again' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()

  await followMailedLink(page, student.email)
  await expect(page.getByText('account menu')).toBeAttached()
})
