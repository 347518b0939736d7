import { expectContrast, expectNoViolations } from '../support/accessibility'
import { expect, openApp, signIn, signUpAndIn, submitSignUp, test } from '../support/journey-test'

// These tests cover parts of a page that open or appear later. pages.spec.ts covers each page as it first loads.

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

test('axe finds nothing on the map of a signed-in student or in the open menus', {
  tag: '@widths',
}, async ({ page, student, isMobile }) => {
  await signUpAndIn(page, student)
  await openApp(page, '/grammar')
  await page.getByRole('button', { name: 'account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expectNoViolations(page)
  await expectContrast(page, 'dark')
  await page.keyboard.press('Escape')
  if (!isMobile) return
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tenses' }),
  ).toBeVisible()
  await expectNoViolations(page, 'header')
  await expectContrast(page, 'light', 'header')
})

test('axe finds nothing in the quiz with its feedback and result, or in the search', {
  tag: '@widths',
}, async ({ page }) => {
  await openApp(page, '/practice')
  for (const number of [1, 2, 3]) {
    const card = page.getByRole('region', { name: `Question ${number} of 3` })
    await card.getByRole('radio').first().check()
    await card.getByRole('button', { name: 'Submit Answer' }).click()
    await expect(card.getByRole('button', { name: 'Next Question' })).toBeFocused()
    if (number === 1) await expectNoViolations(page)
    if (number === 1) await expectContrast(page, 'dark', 'main')
    await card.getByRole('button', { name: 'Next Question' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible()
  await expectContrast(page, 'light', 'main')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByLabel('Search lessons, words and guides').fill('estar')
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await expectNoViolations(page)
  await expectContrast(page, 'dark', 'dialog[open]')
})

test('axe finds nothing in the form of /auth, its messages and toasts, or the panel after it', {
  tag: '@widths',
}, async ({ page, student }) => {
  await signIn(page, student)
  await expect(page.getByText('Login Failed')).toBeVisible()
  // The toast covers neither the bar, nor the row below it, nor what the page shows first.
  const covered = page
    .getByRole('banner')
    .or(page.getByRole('navigation', { name: 'Exam practice' }))
    .or(page.getByRole('heading', { level: 1 }))
  const end = Math.max(
    ...(await covered
      .filter({ visible: true })
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().bottom))),
  )
  const toast = page.getByRole('listitem').filter({ hasText: 'Login Failed' })
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThanOrEqual(end)
  await expectNoViolations(page)
  await expectContrast(page, 'dark')
  await submitSignUp(page, student)
  await expect(page.getByText('Account Created!')).toBeVisible()
  await expectContrast(page, 'light')
  await expectNoViolations(page)
})
