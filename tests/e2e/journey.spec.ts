import type { Page } from '@playwright/test'
import { lessonEntry } from '../../src/content/registry'
import { roadmapStops } from '../../src/content/roadmap'
import {
  completeTopic,
  expect,
  followMailedLink,
  goToSignIn,
  isRemembered,
  openApp,
  signIn,
  signOut,
  signUpAndIn,
  submitSignIn,
  submitSignUp,
  test,
} from '../support/journey-test'

/** The map of a student who has completed one lesson and rated it four stars. */
async function expectSerEstarTicked(page: Page): Promise<void> {
  await expect(page.getByText('1 of 20 stops')).toBeVisible()
  await expect(page.getByText('5%')).toBeVisible()
  await expect(page.getByText('4/5')).toBeVisible()
  const stop = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ser vs Estar' }) })
  await expect(stop.getByText('✓ Completed')).toBeVisible()
  await expect(page.getByText('✓ Completed')).toHaveCount(1)
}

test('a student signs up, confirms the address, signs out, and signs in again with the password', {
  tag: ['@widths', '@smoke'],
}, async ({ page, student, isMobile }) => {
  await submitSignUp(page, student)
  await expect(page.getByText('Account Created!')).toBeVisible()
  await expect(page.getByText('Please check your email to verify your account.')).toBeVisible()
  await expect(page).toHaveURL('/auth')

  // Until the address is confirmed, even the right password does not work.
  await page.getByRole('link', { name: '← Back to home' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, student)
  await expect(page.getByText('Login Failed')).toBeVisible()
  await expect(page.getByText('Email not confirmed')).toBeVisible()

  await followMailedLink(page, student.email)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('AM', { exact: true })).toBeVisible()

  // The student signs out, and signs in again with the password.
  await page.getByRole('button', { name: 'account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await signIn(page, student)
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.getByText('You have been successfully logged in.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('AM', { exact: true })).toBeVisible()
  if (!isMobile) await expect(page.getByRole('banner').getByText('Ana', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'account menu' }).click()
  await expect(page.getByRole('menu').getByText('Ana', { exact: true })).toBeVisible()
  await expect(page.getByRole('menu').getByText(student.email)).toBeVisible()
})

test('a student studies ser vs estar, marks it completed and finds it ticked on the map', {
  tag: ['@widths', '@smoke'],
}, async ({ page, student }) => {
  await signUpAndIn(page, student)
  // The map shows no progress yet, and leads to the lesson.
  await page.getByRole('link', { name: 'Explore Grammar' }).click()
  await expect(page.getByText('0 of 20 stops')).toBeVisible()
  await expect(page.getByText('✓ Completed')).toHaveCount(0)
  await page.getByRole('link', { name: 'Start learning Ser vs Estar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ser vs Estar' })).toBeFocused()

  // Rating the topic doesn’t send a request; marking it as completed sends one.
  const saves: string[] = []
  page.on('request', (request) => {
    if (/\/(rest|auth)\/v1\//.test(request.url()) && request.method() !== 'GET') saves.push(request.url())
  })
  const rating = page.getByRole('region', { name: 'Rate this topic' })
  await expect(rating.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await rating.getByRole('radio', { name: '4 stars' }).check()
  await rating.getByLabel('Comment').fill('The party is at my house: clear at last.')
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Rating'))
  await rating.getByRole('button', { name: 'Submit' }).click()
  expect(await (await logged).args()[1]?.jsonValue()).toEqual({
    topicId: 'ser-estar',
    topicTitle: 'Ser vs Estar',
    topicType: 'grammar',
    rating: 4,
    feedback: 'The party is at my house: clear at last.',
  })
  await expect(rating.getByText('Thank you for your feedback!')).toBeFocused()
  expect(saves).toEqual([])
  await rating.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(rating.getByText('Your progress has been saved.')).toBeVisible()
  expect(saves).toHaveLength(1)
  await rating.getByRole('link', { name: 'See it on the map' }).click()

  await expectSerEstarTicked(page)
  await page.reload()
  await expectSerEstarTicked(page)
})

test.describe('when the server restarts', () => {
  // Requests from the open page fail while the server restarts.
  test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] })

  test('a student’s progress survives a restart and a power cut of the server, and only she sees it', async ({
    page,
    student,
    site,
  }) => {
    await signUpAndIn(page, student)
    await completeTopic(page, '/grammar/ser-estar', 4)
    await site.restart()
    await openApp(page, '/grammar')
    await expectSerEstarTicked(page)
    await site.restart('SIGKILL')
    await page.reload()
    await expectSerEstarTicked(page)

    await page.getByRole('button', { name: 'account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByText('0 of 20 stops')).toBeVisible()
    await expect(page.getByText('0%')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to track' })).toBeVisible()
    await expect(page.getByText('✓ Completed')).toHaveCount(0)
  })
})

test('a student completes a stop and goes to the next one, which has no rating yet', async ({
  page,
  student,
}) => {
  await signUpAndIn(page, student)
  await openApp(page, '/grammar/basic-pronouns')
  const rating = page.getByRole('region', { name: 'Rate this topic' })
  // Go from one grammar lesson to another, and then to a tense.
  for (const next of ['Possessive Adjectives', 'Present']) {
    await rating.getByRole('radio', { name: '4 stars' }).check()
    await rating.getByRole('button', { name: 'Submit' }).click()
    await rating.getByRole('button', { name: 'Mark as completed' }).click()
    await expect(rating.getByText('Your progress has been saved.')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Previous and next stops' })
      .getByRole('link', { name: `Next stop ${next}` })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeFocused()
    await expect(rating.getByText('Your progress has been saved.')).toHaveCount(0)
    await expect(rating.getByText('You have completed this topic')).toHaveCount(0)
    await expect(rating.getByRole('radio', { name: '4 stars' })).not.toBeChecked()
    await expect(rating.getByRole('button', { name: 'Submit' })).toBeDisabled()
  }
})

test('rating a completed topic again updates the rating', async ({ page, student }) => {
  await signUpAndIn(page, student)
  const rating = page.getByRole('region', { name: 'Rate this topic' })
  for (const stars of [2, 5]) {
    await openApp(page, '/grammar/ser-estar')
    if (stars === 5) {
      await expect(rating.getByText('You have completed this topic and rated it 2 out of 5.')).toBeVisible()
      await expect(rating.getByRole('button', { name: 'Submit' })).toBeDisabled()
    }
    await rating.getByRole('radio', { name: `${stars} stars` }).check()
    await rating.getByRole('button', { name: 'Submit' }).click()
    await rating.getByRole('button', { name: 'Mark as completed' }).click()
    await expect(rating.getByText('Your progress has been saved.')).toBeFocused()
  }
  await openApp(page, '/grammar')
  await expect(page.getByText('1 of 20 stops')).toBeVisible()
  await expect(page.getByText('5/5')).toBeVisible()
})

test('a visitor rates a lesson and is asked to sign in, and nothing is saved', async ({ page }) => {
  await openApp(page, '/grammar/ser-estar')
  const rating = page.getByRole('region', { name: 'Rate this topic' })
  await rating.getByRole('radio', { name: '3 stars' }).check()
  await rating.getByRole('button', { name: 'Submit' }).click()
  await expect(rating.getByText('Thank you for your feedback!')).toBeVisible()
  await expect(rating.getByRole('button', { name: 'Mark as completed' })).toHaveCount(0)
  await rating.getByRole('link', { name: 'Sign in to track' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})

test('a visitor rates a lesson, signs in to save it, and is back at the lesson with the same stars', async ({
  page,
  student,
}) => {
  await signUpAndIn(page, student)
  await page.getByRole('button', { name: 'account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()

  await openApp(page, '/grammar/articles-spanish')
  const rating = page.getByRole('region', { name: 'Rate this topic' })
  await rating.getByRole('radio', { name: '3 stars' }).check()
  await rating.getByLabel('Comment').fill('Why is it el agua?')
  await rating.getByRole('button', { name: 'Submit' }).click()
  await rating.getByRole('link', { name: 'Sign in to track' }).click()
  await isRemembered(page)
  await submitSignIn(page, student)
  await expect(page).toHaveURL('/')

  await page.getByRole('link', { name: 'Back to Articles and mark it as completed' }).click()
  await expect(rating.getByRole('heading', { name: 'Rate this topic' })).toBeInViewport()
  await expect(rating.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await expect(rating.getByLabel('Comment')).toHaveValue('Why is it el agua?')
  await expect(rating.getByText('Press Submit, then “Mark as completed”.')).toBeVisible()
  await expect(rating.getByRole('button', { name: 'Submit' })).toBeFocused()
  await rating.getByRole('button', { name: 'Submit' }).click()
  await rating.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(rating.getByText('Your progress has been saved.')).toBeFocused()
  await openApp(page)
  await expect(page.getByText('Ana, your next stop is Days of the Week')).toBeVisible()
})

test('Ana signs in from the middle of a page, and the first thing on home leads back to it', {
  tag: '@widths',
}, async ({ page, student }) => {
  await signUpAndIn(page, student)
  await signOut(page)
  await openApp(page, '/tenses?verb=dormir#any-verb')
  await goToSignIn(page)
  await expect(page.getByRole('link', { name: 'Back to Tenses' })).toHaveAttribute(
    'href',
    '/tenses?verb=dormir#any-verb',
  )
  await submitSignIn(page, student)
  await expect(page).toHaveURL('/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeFocused()
  const place = await title.boundingBox()
  const back = page.getByRole('main').getByRole('link').first()
  await expect(back).toHaveAccessibleName('Back to Tenses')
  await expect(back).toBeInViewport()
  // Space is reserved for the link, so it doesn’t move anything.
  expect(await title.boundingBox()).toEqual(place)
  await back.click()
  await expect(page).toHaveURL('/tenses?verb=dormir#any-verb')
  await expect(page.getByRole('region', { name: /^dormir/ })).toBeVisible()
  // The link is shown only once.
  await openApp(page)
  await expect(page.getByText('Ana, your next stop is Days of the Week')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0)
})

test('Ana signs up from a lesson, and the link in the email, in another tab, leads back to it with her stars', async ({
  page,
  student,
}) => {
  await openApp(page, '/grammar/ser-estar')
  const stars = (tab: Page) => tab.getByRole('region', { name: 'Rate this topic' })
  await stars(page).getByRole('radio', { name: '4 stars' }).check()
  await stars(page).getByLabel('Comment').fill('The party is at my house.')
  await goToSignIn(page)
  await submitSignUp(page, student)
  await expect(page.getByText('Account Created!')).toBeVisible()

  const tab = await page.context().newPage()
  await followMailedLink(tab, student.email)
  await expect(tab.getByText('Welcome, Ana. Your address is confirmed.')).toBeVisible()
  await expect(tab.getByText('First stop:')).toHaveCount(0)
  await tab.getByRole('link', { name: 'Back to Ser vs Estar and mark it as completed' }).click()
  await expect(stars(tab).getByRole('radio', { name: '4 stars' })).toBeChecked()
  // The comment exists only in the tab where she wrote it.
  await expect(stars(tab).getByLabel('Comment')).toHaveValue('')
  await stars(tab).getByRole('button', { name: 'Submit' }).click()
  await stars(tab).getByRole('button', { name: 'Mark as completed' }).click()
  await expect(stars(tab).getByText('Your progress has been saved.')).toBeFocused()
  const left = () => Object.keys(localStorage).filter((name) => /^proxima-(?:return-to|rating)$/.test(name))
  expect(await tab.evaluate(left)).toEqual([])
})

test('Ana answers a question, signs up, and one press on home leads back to her answer', async ({
  page,
  student,
}) => {
  await openApp(page, '/read/ib-sl-my-accent')
  const answer = (tab: Page) => tab.getByRole('radio', { name: /Falso/ }).first()
  await answer(page).check()
  await goToSignIn(page)
  await submitSignUp(page, student)
  await expect(page.getByText('Account Created!')).toBeVisible()

  const tab = await page.context().newPage()
  await followMailedLink(tab, student.email)
  const back = tab.getByRole('link', { name: 'Back to Mi acento hace la maleta' })
  await expect(back).toHaveText(/It also adds 1 answer from this device\./)
  await back.click()
  await expect(tab).toHaveURL('/read/ib-sl-my-accent')
  await expect(answer(tab)).toBeChecked()
  // The answer is hers now.
  await signOut(tab)
  await expect(answer(tab)).not.toBeChecked()
})

test('an hour later, or with an address of another site in the storage, home leads nowhere but on', async ({
  page,
  student,
}) => {
  await signUpAndIn(page, student)
  const open = async (path: string, minutes: number) => {
    await page.evaluate(
      ([path, at]) => localStorage.setItem('proxima-return-to', JSON.stringify({ version: 1, path, at })),
      [path, Date.now() - minutes * 60_000] as const,
    )
    await openApp(page)
    await expect(page.getByText('Ana, your next stop is Days of the Week')).toBeVisible()
  }
  const back = page.getByRole('link', { name: /^Back to/ })
  await open('/grammar/ser-estar', 59)
  await expect(back).toHaveAttribute('href', '/grammar/ser-estar')
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/mail',
  ]) {
    await open(path, 1)
    await expect(back).toHaveCount(0)
  }
  await open('/grammar/ser-estar', 61)
  await expect(back).toHaveCount(0)
  await page.waitForFunction(() => !('proxima-return-to' in localStorage))
})

test('a student whose address has just been confirmed is welcomed, and home says which stop is next', async ({
  page,
  student,
}) => {
  await submitSignUp(page, student)
  await expect(page.getByText('Account Created!')).toBeVisible()
  await followMailedLink(page, student.email)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').getByText('Welcome, Ana. Your address is confirmed.')).toBeVisible()
  await expect(page.getByText('Ana, your next stop is Days of the Week')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Days of the Week' })).toBeFocused()
  await page.goBack()

  // Nothing below the greeting moves when it appears.
  await page.route(/\/rest\/v1\/user_progress/, async (route) => {
    await route.fulfill({
      json: roadmapStops.map((id) => ({
        topic_id: id,
        topic_type: lessonEntry(id).type,
        completed: true,
        rating: null,
      })),
    })
  })
  await page.goto('/')
  const below = page.getByRole('heading', { name: 'Quick Access' })
  const place = (await below.boundingBox())?.y
  await expect(page.getByText('Ana, you’ve finished all twenty stops')).toBeVisible()
  expect((await below.boundingBox())?.y).toBe(place)
})

test.describe('when progress can’t be read', () => {
  test.use({ expectedErrors: [/Progress was not read|progress summary was not read/] })

  test('home names no next stop, neither to Ana nor to a visitor', async ({ page, student }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('was not read'))
    await page.route(/\/rest\/v1\/user_progress/, (route) => route.fulfill({ status: 400, json: {} }))
    await signUpAndIn(page, student)
    await expect(page).toHaveURL('/')
    await refused
    await expect(page.getByText(/your next stop|you’ve finished all/)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Start Learning Today' })).toBeVisible()
  })
})
