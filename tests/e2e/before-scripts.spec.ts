import type { Locator, Page } from '@playwright/test'
import { expect, holdBack, openApp, signUpAndIn, test } from '../support/journey-test'

const allScripts = /\/assets\/.*\.js$/
/** All scripts except the small first one. */
const allButTheFirst = /\/assets\/(?!boot-)[^/]*\.js$/

/** Clicks at the position of the control, as a finger would, even if the control can’t respond yet. */
async function press(page: Page, control: Locator): Promise<void> {
  // Like `click`, `hover` waits until the control is stable, but not until it is enabled.
  await control.hover()
  await page.mouse.down()
  await page.mouse.up()
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })
const firstScriptIsThere = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 10_000 })

test('Ana types and presses Sign In before the app has loaded, and is signed in when it has', async ({
  page,
  student,
}) => {
  await signUpAndIn(page, student)
  await page.getByRole('button', { name: 'account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()

  const release = await holdBack(page, allButTheFirst)
  await open(page, '/auth')
  await firstScriptIsThere(page)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: 'Sign In', exact: true })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/auth')
  release()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the text that somebody is reading doesn’t move when the app adds the buttons that play the examples', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdBack(page, allScripts)
  await open(page, '/grammar/ser-estar')
  const last = page.getByRole('heading', { name: 'Check yourself' })
  const before = await last.boundingBox()
  release()
  await expect(page.getByRole('button', { name: /^Listen to/ }).first()).toBeVisible()
  expect((await last.boundingBox())?.y).toBe(before?.y)
})

test('typed text and the cursor position survive hydration', async ({ page }) => {
  const release = await holdBack(page, allScripts)
  await open(page, '/auth')
  await page.getByLabel('Password', { exact: true }).pressSequentially('secreto')
  await page.getByLabel('Email').fill('lucia@example.com')
  await page.getByLabel('Password', { exact: true }).press('Home')
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('lucia@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('mi')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('misecreto')
})

test('Lucía opens the sign-up form during hydration and goes on typing, and no letter is lost', async ({
  page,
}) => {
  const release = await holdBack(page, allButTheFirst)
  await open(page, '/auth')
  await firstScriptIsThere(page)
  await press(page, page.getByRole('button', { name: 'Create an account' }))
  await page.getByLabel('Email').pressSequentially('lucia')
  release()
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
  await page.keyboard.type('@example.com')
  await expect(page.getByLabel('Email')).toHaveValue('lucia@example.com')
})

test('somebody who scrolls down before the app has loaded stays where they are when it has', async ({
  page,
}) => {
  const release = await holdBack(page, allButTheFirst)
  await open(page, '/grammar/ser-estar')
  await firstScriptIsThere(page)
  const section = page.getByRole('heading', { name: /^The weather/ })
  await section.scrollIntoViewIfNeeded()
  await expect(section).toBeInViewport()
  // The page must not jump to the top while the app loads, because a press would then hit something else.
  const places = await page.evaluateHandle(() => {
    const seen = [window.scrollY]
    const note = () => {
      seen.push(window.scrollY)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return seen
  })
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(section).toBeInViewport()
  const [first = 0, ...later] = await places.jsonValue()
  expect(first).toBeGreaterThan(2000)
  for (const place of later) expect(Math.abs(place - first)).toBeLessThan(600)
})

test.describe('without its scripts', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })

  test('the form can’t be pressed or sent', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/auth')
    await page.getByLabel('Email').fill('lucia@example.com')
    await page.getByLabel('Password', { exact: true }).fill('secreto')
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled()
    await press(page, page.getByRole('button', { name: 'Sign In', exact: true }))
    await page.getByLabel('Email').press('Enter')
    // The form can’t be sent even if the button is forcibly enabled.
    await page.getByRole('button', { name: 'Sign In', exact: true }).evaluate((button: HTMLButtonElement) => {
      button.disabled = false
      button.click()
    })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(sent).toEqual(['GET /auth'])
    await expect(page.getByLabel('Email')).toHaveValue('lucia@example.com')
  })
})

test('one press or key on the menu, Grammar or the search is enough, however early it comes', {
  tag: ['@widths', '@smoke'],
}, async ({ page, isMobile }) => {
  const control = isMobile
    ? page.getByRole('button', { name: 'Open menu' })
    : page.getByRole('banner').getByRole('button', { name: 'Grammar' })
  const opened = isMobile
    ? page.getByRole('button', { name: 'Close menu' })
    : page.getByRole('menuitem', { name: 'Tenses' })

  // Press the control before any script has loaded.
  let release = await holdBack(page, allScripts)
  await open(page, '/')
  await expect(control).toBeVisible()
  await press(page, control)
  release()
  await expect(opened).toBeVisible()

  await page.unrouteAll()
  release = await holdBack(page, allButTheFirst)
  await open(page, '/grammar/ser-estar')
  await firstScriptIsThere(page)
  const search = page.getByRole('button', { name: 'Search' })
  await search.focus()
  await page.keyboard.press('Enter')
  await expect(search).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).not.toHaveAttribute('aria-busy')

  for (const key of ['/', 'Control+K']) {
    await page.unrouteAll()
    release = await holdBack(page, allButTheFirst)
    await open(page, '/grammar')
    await firstScriptIsThere(page)
    await page.keyboard.press(key)
    release()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.type('ser')
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('ser')
  }
})

test('a star, a comment and a filled gap survive hydration', async ({ page }) => {
  const release = await holdBack(page, allButTheFirst)
  await open(page, '/grammar/ser-estar')
  await firstScriptIsThere(page)
  const rating = page.getByRole('region', { name: 'Rate this topic' })
  await rating.getByRole('radio', { name: '4 stars' }).check()
  await rating.getByLabel('Comment').fill('clear')
  const gap = page.getByRole('main').getByRole('textbox').first()
  await gap.fill('está')
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(rating.getByRole('button', { name: 'Submit' })).toBeEnabled()
  await expect(gap).toHaveValue('está')
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Rating'))
  await rating.getByRole('button', { name: 'Submit' }).click()
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({ rating: 4, feedback: 'clear' })
})

test('a star that is pressed during hydration never disappears', async ({ page }) => {
  await page.addInitScript(() => {
    // Simulate a busy phone that paints nothing for a while.
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (callback) => {
      setTimeout(() => requestAnimationFrame(callback), 200)
      return 0
    }
    // React adds listeners to a part before hydrating it, so press the star in between.
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) {
      addEventListener.call(this, type, listener, options)
      if (type !== 'click' || !(this instanceof HTMLElement) || this.dataset['part'] !== 'waiting') return
      const star = this.querySelector<HTMLInputElement>('#rate input[value="4"]')
      if (star === null || star.checked) return
      queueMicrotask(() => star.click())
      setInterval(() => star.checked || console.error('The star is gone'))
    }
  })
  await openApp(page, '/grammar/ser-estar')
  const rating = page.getByRole('region', { name: 'Rate this topic' })
  await expect(rating.getByRole('button', { name: 'Submit' })).toBeEnabled()
  await expect(rating.getByRole('radio', { name: '4 stars' })).toBeChecked()
})

test('a paper of the guide opens, an exercise keeps its choice and the quiz keeps its topic after hydration', async ({
  page,
}) => {
  let release = await holdBack(page, allButTheFirst)
  await open(page, '/igcse')
  await firstScriptIsThere(page)
  await press(page, page.getByRole('button', { name: /^Writing/ }))
  release()
  await expect(page.getByRole('button', { name: /^Writing/ })).toHaveAttribute('aria-expanded', 'true')

  await page.unrouteAll()
  release = await holdBack(page, allButTheFirst)
  await open(page, '/grammar/ser-estar')
  await firstScriptIsThere(page)
  const card = page.getByRole('region', { name: 'Try this before you read' })
  await card.getByRole('radio').first().check()
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(card.getByRole('radio').first()).toBeChecked()
  await expect(card.getByRole('button', { name: 'Check' }).first()).toBeEnabled()

  await page.unrouteAll()
  release = await holdBack(page, allButTheFirst)
  await open(page, '/practice')
  await firstScriptIsThere(page)
  await page.getByLabel('Topic').selectOption('Ser vs Estar')
  release()
  await expect(page).toHaveURL('/practice?topic=ser-estar')
})

test.describe('when the app fails to load', () => {
  test.use({ expectedErrors: [/dynamically imported module|Failed to fetch/] })

  test('if a section’s code is missing, the section stays readable and says so, and the rest of the page works', async ({
    page,
  }) => {
    await page.route(/\/assets\/lesson-section-.*\.js$/, (route) => route.abort())
    await open(page, '/grammar/ser-estar')
    const section = page.getByRole('region', { name: 'When to use estar' })
    await press(page, section.getByRole('button').first())
    await expect(page.getByRole('alert').first()).toContainText('This part didn’t load')
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    // On a phone this section would be collapsed, but without its code nobody could open it.
    const more = page.locator('folded-part').first()
    await page.getByRole('heading', { name: 'What your exam asks for' }).scrollIntoViewIfNeeded()
    await expect(more).toBeVisible()
    const card = page.getByRole('region', { name: 'Try this before you read' })
    await card.getByRole('radio').first().check()
    await expect(card.getByRole('button', { name: 'Check' }).first()).toBeEnabled()
  })

  test('nothing stays busy, and the page says that a part didn’t load', async ({ page }) => {
    await page.route(/\/assets\/main-.*\.js$/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await page.goto('/auth')
    await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load')
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled()
  })
})
