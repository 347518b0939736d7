import { lessonEntry } from '../../src/content/registry'
import { completeTopic, expect, holdBack, openApp, signUpAndIn, test } from '../support/journey-test'
import { shiftsOf, watchShifts } from '../support/layout-shifts'

test.beforeEach(async ({ page }) => watchShifts(page))

test('nothing moves on a page that was opened by an address with a slash at its end', {
  tag: '@widths',
}, async ({ page }) => {
  for (const path of ['/grammar/', '/grammar/ser-estar/', '/practice/', '/tense/INDEFENIDO']) {
    await openApp(page, path)
    expect(await shiftsOf(page), path).toEqual([])
  }
})

test('nothing moves for a student who is signed in and has completed a topic @desktop', async ({
  page,
  student,
}) => {
  await signUpAndIn(page, student)
  await completeTopic(page, '/grammar/ser-estar', 4)
  for (const [path, known] of [
    ['/', /your next stop is/],
    ['/grammar', /1 of \d+ stops/],
    ['/grammar/ser-estar', 'You have completed this topic'],
    ['/word-of-the-day', /Next stop/i],
    ['/tenses', lessonEntry('present').title],
  ] as const) {
    await openApp(page, path)
    await expect(page.getByText(known).first()).toBeAttached()
    expect(await shiftsOf(page), path).toEqual([])
  }
})

test('nothing moves for a student who has something to review @desktop', async ({ page }) => {
  await openApp(page, '/words/identities')
  await page
    .getByRole('button', { name: /^Add .* to Repaso$/ })
    .filter({ visible: true })
    .first()
    .click()
  // The word comes back the next day, so move the clock forward two days.
  await page.clock.install({ time: new Date(Date.now() + 2 * 24 * 3600 * 1000) })
  for (const [path, due] of [
    ['/review', '1 to review today'],
    ['/', '1 to review today'],
    ['/grammar', '1 to review today'],
  ] as const) {
    await openApp(page, path)
    await expect(page.getByText(due)).toBeVisible()
    expect(await shiftsOf(page), path).toEqual([])
  }
})

test('nothing moves while the backend is slow, or when it answers @desktop', async ({ page }) => {
  const answer = await holdBack(page, /\/(?:rest|auth)\/v1\//)
  await openApp(page, '/word-of-the-day')
  expect(await shiftsOf(page)).toEqual([])
  answer()
  await expect(page.getByText("Loading today's word...")).toHaveCount(0)
  expect(await shiftsOf(page)).toEqual([])
})

test.describe('without a backend', () => {
  test.use({ expectedErrors: [/./] })

  test('nothing moves when a page says what failed to load @desktop', async ({ page }) => {
    await page.route(/\/(?:rest|auth)\/v1\//, (route) => route.abort())
    await openApp(page, '/word-of-the-day')
    await expect(page.getByText('Failed to load word of the day')).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
    for (const path of ['/', '/grammar']) {
      await openApp(page, path)
      expect(await shiftsOf(page), path).toEqual([])
    }
  })
})
