import type { Locator } from '@playwright/test'
import { expect, holdBack, openApp, settled, signUpAndIn, test } from '../support/journey-test'

test('a student at a desk uses the bar; Grammar opens a menu and is highlighted on both its pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openApp(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  for (const [name, path, title] of [
    ['Word of the Day', '/word-of-the-day', 'Word of the Day'],
    ['Practice', '/practice', 'Fill in the Blanks'],
    ['IGCSE', '/igcse', 'IGCSE Spanish'],
    ['IB', '/ib', 'IB Spanish'],
    ['About', '/about', 'About Próxima'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  for (const [name, path] of [
    ['Tenses', '/tenses'],
    ['Grammar Roadmap', '/grammar'],
  ] as const) {
    await bar.getByRole('button', { name: 'Grammar' }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(bar.getByRole('button', { name: 'Grammar' })).toHaveAttribute('data-active', 'true')
  }
})

test('a student at a desk goes from one exam practice to the next by the row below the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openApp(page)
  const row = page.getByRole('navigation', { name: 'Exam practice' })
  const marked = row.locator('[aria-current]')
  await expect(marked).toHaveCount(0)
  for (const [name, path, title] of [
    ['Listening', '/listen', 'Listening practice'],
    ['Reading', '/read', 'Reading practice'],
    ['Writing', '/write', 'Writing practice'],
    ['Speaking', '/speak', 'Speaking practice'],
    ['Words', '/words', 'Words'],
    ['Repaso', '/review', 'Repaso'],
    ['Plan', '/plan', 'Your study plan'],
    ['Past papers', '/past-papers', 'Past papers'],
  ] as const) {
    await row.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    const heading = page.getByRole('heading', { level: 1, name: title })
    // The speaking pages are always loaded as new documents, because only they may use the microphone.
    if (path === '/speak') {
      await expect(heading).toBeVisible()
      await settled(page)
    } else await expect(heading).toBeFocused()
    await expect(marked).toHaveText([name])
    await expect(marked).toHaveCSS('text-decoration-line', 'underline')
  }

  // The row is one line high and scrolls away with the page, and the bar above it keeps its height.
  const { height = 100 } = (await row.boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(40)
  expect(await page.getByRole('banner').evaluate((bar) => bar.clientHeight)).toBeLessThanOrEqual(64)
  await openApp(page, '/read/igcse-una-nueva-rutina')
  await expect(marked).toHaveText(['Reading'])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(row).not.toBeInViewport()
  await expect(page.getByRole('banner')).toBeInViewport()

  // At widths where the bar has a menu, the links are in the menu.
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(row).toBeHidden()
})

test('a student on a phone finds exam practice in the menu, below the specified links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const group = page.getByRole('banner').getByRole('navigation', { name: 'Exam practice' })
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0
  expect(await top(group)).toBeGreaterThan(await top(about))
  await group.getByRole('link', { name: 'Speaking' }).click()
  await expect(page).toHaveURL('/speak')
  await expect(group).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(group.locator('[aria-current]')).toHaveText(['Speaking'])

  // On the smallest phone the menu scrolls to its last link, and nothing is cut off.
  await page.setViewportSize({ width: 320, height: 480 })
  await group.getByRole('link', { name: 'Past papers' }).scrollIntoViewIfNeeded()
  await expect(group.getByRole('link', { name: 'Past papers' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('pressing Grammar opens its menu, even if the menu’s code arrives while the button is held down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const arrive = await holdBack(page, '**/assets/grammar-menu-*.js')
  await openApp(page, '/about')
  const grammar = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Grammar' })
  await grammar.hover()
  await page.mouse.down()
  arrive()
  await expect(grammar).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.up()
  await expect(page.getByRole('menuitem', { name: 'Tenses' })).toBeVisible()
})

test('a student on a phone opens the menu, unfolds Grammar and goes to the tenses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Home', 'Word of the Day', 'Practice', 'IGCSE', 'IB', 'About']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(menu.getByRole('link', { name: 'Tenses' })).toBeHidden()
  await menu.getByRole('button', { name: 'Grammar' }).click()
  await menu.getByRole('link', { name: 'Tenses' }).click()
  await expect(page).toHaveURL('/tenses')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the open menu closes on a tap beside it and on the link to the current page', async ({ page }) => {
  // The window is tall enough for part of the page to be visible below the menu.
  await page.setViewportSize({ width: 390, height: 1200 })
  await openApp(page, '/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.mouse.click(200, 1150)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/about')
})

test.describe('a part of the bar that fails to load', () => {
  test.use({ expectedErrors: [/dynamically imported module|Importing|Failed to fetch/i] })

  test('the menu still opens after the connection is lost', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openApp(page)
    const isHere = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(
            (entry) =>
              entry.name.includes('/assets/mobile-menu-') &&
              'responseEnd' in entry &&
              entry.responseEnd !== 0,
          ),
      )
    await expect.poll(isHere).toBe(true)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'IGCSE' }),
    ).toBeVisible()
  })

  test('shows a dialog that can be closed, and the bar doesn’t change', async ({ page, student }) => {
    await signUpAndIn(page, student)
    for (const part of ['mobile-menu', 'grammar-menu', 'account-menu', 'search-dialog']) {
      await page.route(`**/assets/${part}-*.js`, (route) => route.abort())
    }
    await openApp(page, '/about')
    const bar = page.getByRole('banner')
    const height = await bar.evaluate((element) => element.clientHeight)
    const dialog = page.getByRole('dialog', { name: 'Not loaded' })
    const expectDialog = async (opener: string) => {
      await bar.getByRole('button', { name: opener }).click()
      await expect(dialog.getByRole('alert')).toContainText('This part didn’t load.')
      expect(await bar.evaluate((element) => element.clientHeight)).toBe(height)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    }
    await expectDialog('account menu')
    await expectDialog('Search')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectDialog('Open menu')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectDialog('Grammar')
  })
})

test('the right end of the bar is empty until the app knows who is signed in', { tag: '@widths' }, async ({
  page,
}) => {
  const answer = await holdBack(page, '**/assets/supabase-*.js')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  await expect(page.getByText('account menu')).toHaveCount(0)
  answer()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('the home page leads to the word, the practice and the map', async ({ page }) => {
  await openApp(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Spanish with Próxima' })).toBeVisible()
  for (const tile of ['Comprehensive Grammar', 'Interactive Practice', 'Daily Learning', 'Exam Ready']) {
    await expect(page.getByRole('heading', { name: tile })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Daily Learning' }).click()
  await expect(page).toHaveURL('/word-of-the-day')
  await page.goBack()
  await page.getByRole('link', { name: 'Start Learning Today' }).click()
  await expect(page).toHaveURL('/word-of-the-day')
  await page.goBack()
  await page.getByRole('link', { name: 'Explore Grammar' }).click()
  await expect(page).toHaveURL('/grammar')
})

test('both spellings of the address of the past tense open its lesson', async ({ page }) => {
  await openApp(page, '/tenses')
  await page.getByRole('link', { name: 'Indefenido (Preterite)' }).click()
  await expect(page).toHaveURL('/tense/Indefenido')
  const title = page.getByRole('heading', { level: 1, name: 'Preterite' })
  await expect(title).toBeVisible()
  await openApp(page, '/tense/indefenido')
  await expect(title).toBeVisible()
})

test('going back returns a student to the same place on the page', { tag: '@widths' }, async ({ page }) => {
  await openApp(page, '/grammar')
  const stop = page.getByRole('link', { name: 'Start learning Passive Voice' })
  await stop.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await stop.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passive Voice' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(stop).toBeInViewport()
})

test('a page opened by its address starts at its top or its section; a reload and Back return to the same place', {
  tag: '@widths',
}, async ({ page }) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await openApp(page, '/grammar/articles-spanish')
  await page.getByRole('heading', { name: 'Rate this topic' }).scrollIntoViewIfNeeded()
  const place = await scrollY()
  expect(place).toBeGreaterThan(2000)

  await openApp(page, '/about')
  expect(await scrollY()).toBe(0)
  await openApp(page, '/grammar/ser-estar#check-yourself')
  const section = page.getByRole('heading', { name: 'Check yourself' })
  await expect(section).toBeInViewport()

  await page.evaluate(() => window.scrollBy(0, 300))
  await expect.poll(() => section.boundingBox().then((box) => box?.y ?? 0)).toBeLessThan(0)
  const moved = await scrollY()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect.poll(scrollY).toBe(moved)

  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  await expect.poll(scrollY).toBe(place)
})

test('a reloaded page keeps its scroll position if the content above it changes while the app loads', {
  tag: '@phone',
}, async ({ page }) => {
  const discussion = page.getByRole('heading', { name: 'The follow-up discussion' })
  const distanceFromTop = () => discussion.boundingBox().then((box) => Math.round(box?.y ?? -1))
  await openApp(page, '/speak/candombe-al-anochecer#discussion')
  // There is no microphone here, so the recording buttons disappear once the page has detected that.
  await expect(page.getByText(/^This device has no microphone/)).toBeAttached()
  await expect(discussion).toBeInViewport()
  const place = await distanceFromTop()

  const release = await holdBack(page, /\/assets\/deferred-frame-/)
  await page.reload()
  await expect(page.getByText(/^This device has no microphone/)).toBeAttached()
  await expect(page.getByRole('button', { name: /^Record/ })).toHaveCount(0)
  release()
  await settled(page)
  await expect.poll(distanceFromTop).toBe(place)
})
