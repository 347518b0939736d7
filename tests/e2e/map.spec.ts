import type { Page } from '@playwright/test'
import { askedIn, optionOf } from '../support/choices'
import { completeTopic, expect, holdBack, openApp, signUpAndIn, test } from '../support/journey-test'

const progressCard = (page: Page) => page.getByRole('region', { name: 'Your progress' })

test('Ana goes from a finished lesson to its stop on the map, and from the card to the next one', {
  tag: '@widths',
}, async ({ page, student }) => {
  await signUpAndIn(page, student)
  await completeTopic(page, '/grammar/days-of-week', 5)
  await page.getByRole('link', { name: 'See it on the map' }).click()
  await expect(page).toHaveURL('/grammar#days-of-week')
  const stop = page.getByRole('listitem').filter({ hasText: 'Days of the Week' })
  await expect(stop).toBeFocused()
  await expect(stop).toBeInViewport()
  // The current stop has an outline on a phone; on the wide map it has a border that doesn’t overlap the neighbouring
  // stops.
  const rings = await stop.evaluate((element) => [
    getComputedStyle(element).outlineStyle,
    getComputedStyle(element, '::after').borderTopStyle,
  ])
  expect(rings).toContain('solid')
  await expect(stop.getByText('✓ Completed')).toBeVisible()
  await expect(progressCard(page).getByText('1 of 20 stops')).toBeVisible()
  await progressCard(page).getByRole('link', { name: 'Continue: Numbers in Spanish' }).click()
  await expect(page).toHaveURL('/grammar/numbers-spanish')
})

test('the map shows no progress before it is loaded, and nothing moves when it is', async ({
  page,
  student,
}) => {
  await signUpAndIn(page, student)
  await completeTopic(page, '/grammar/days-of-week', 5)
  const answer = await holdBack(page, '**/rest/v1/user_progress*')
  const sayNothing = async () => {
    await expect(progressCard(page)).not.toContainText(/\d/)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByText('Próxima estación', { exact: true })).toHaveCount(0)
    await expect(page.getByText('✓ Completed')).toHaveCount(0)
    await expect(progressCard(page).getByRole('link')).toHaveCount(0)
  }
  const tops = () =>
    page
      .locator('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top))
  await openApp(page, '/grammar')
  await sayNothing()
  const before = await tops()
  answer()
  await expect(progressCard(page).getByText('1 of 20 stops')).toBeVisible()
  await expect(page.getByText('Próxima estación', { exact: true })).toBeVisible()
  expect(await tops()).toEqual(before)
})

test.describe('progress that can’t be read', () => {
  test.use({ expectedErrors: [/not read/] })

  test('isn’t shown as zero', async ({ page, student }) => {
    await signUpAndIn(page, student)
    await page.route('**/rest/v1/user_progress*', (route) =>
      route.fulfill({ status: 400, json: { message: 'away', code: 'X', details: null, hint: null } }),
    )
    const logged = page.waitForEvent('console', (message) => message.text().includes('not read'))
    await openApp(page, '/grammar')
    await logged
    await expect(progressCard(page)).not.toContainText(/\d/)
    await expect(page.getByText('Próxima estación', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Start learning Days of the Week' })).toBeVisible()
  })
})

test('a visitor sees no progress yet, and presses the number of a stop', { tag: '@widths' }, async ({
  page,
}) => {
  await openApp(page, '/grammar')
  await expect(progressCard(page).getByText('0 of 20 stops')).toBeVisible()
  await expect(progressCard(page).getByRole('link', { name: 'Sign in to track' })).toBeVisible()
  const roundel = page.getByText('2', { exact: true })
  await roundel.scrollIntoViewIfNeeded()
  const box = await roundel.boundingBox()
  if (box === null) throw new Error('The stop has no number')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL('/grammar/numbers-spanish')
})

test('below the IGCSE line Ana finds what her paper also asks', { tag: '@widths' }, async ({ page }) => {
  await openApp(page, '/grammar')
  const also = page.getByRole('region', { name: 'Also on your paper' })
  await expect(also.getByRole('link', { name: 'The conditional' })).toBeVisible()
  await expect(also).not.toContainText(/\d|Completed/)
  // The region is between the last stop on the line and the Transfer Station.
  const top = async (heading: string) =>
    (await page.getByRole('heading', { name: heading, exact: true }).boundingBox())?.y ?? 0
  expect(await top('Also on your paper')).toBeGreaterThan(await top('Present Perfect (Pretérito Perfecto)'))
  expect(await top('Also on your paper')).toBeLessThan(await top('Transfer Station'))
  await also.getByRole('link', { name: 'Commands' }).click()
  await expect(page).toHaveURL('/tense/imperative')
})

test('the map tells a visitor what this device remembers, apart from progress, and nothing moves', {
  tag: '@widths',
}, async ({ page }) => {
  await openApp(page, '/grammar/ser-estar')
  const exercise = page
    .locator('form')
    .filter({ has: page.getByRole('radio'), hasNotText: 'Listen' })
    .first()
  const asked = await askedIn(exercise)
  await exercise.getByRole('radio', { name: optionOf(asked, true), exact: true }).check()
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Correct', { exact: true })).toBeVisible()

  const release = await holdBack(page, /\/assets\/answered-here-/)
  await openApp(page, '/grammar')
  const tops = () =>
    page
      .locator('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top))
  await expect(page.getByText('to review').or(page.getByText('the next one comes back'))).toBeVisible()
  const before = await tops()
  release()
  const stop = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ser vs Estar' }) })
  await expect(stop.getByText(/^1 of \d\d answered$/)).toBeVisible()
  await expect(page.getByText(/answered$/)).toHaveCount(1)
  expect(await tops()).toEqual(before)

  await expect(progressCard(page).getByText('0 of 20 stops')).toBeVisible()
  await expect(page.getByText('✓ Completed')).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in to save the stops you finish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
})

test('a tense lesson says which stop it is, and leads to it on the map', async ({ page }) => {
  await openApp(page, '/tense/conditional')
  await page.getByRole('link', { name: 'Stop 18 of 20 on the map' }).click()
  await expect(page).toHaveURL('/grammar#conditional')
  const onMap = page.getByRole('link', { name: 'Start learning Conditional' })
  await expect(page.getByRole('listitem').filter({ has: onMap })).toBeFocused()
})
