import { expectWholeWords } from '../support/accessibility'
import { backgrounds, expect, openApp, test } from '../support/journey-test'

test('Ben chooses dark and large letters in the footer, and finds them on the next page and the next day', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openApp(page)
  const body = page.locator('body')
  const sizeOfText = () => body.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const { light, dark } = backgrounds
  await expect(body).toHaveCSS('background-color', light)
  const normal = await sizeOfText()

  const foot = page.getByRole('contentinfo')
  await foot.getByLabel('Theme').selectOption('dark')
  await foot.getByLabel('Text').selectOption('larger')
  await expect(body).toHaveCSS('background-color', dark)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  expect(await sizeOfText()).toBe(normal * 1.5)

  await openApp(page, '/about')
  await expect(body).toHaveCSS('background-color', dark)
  expect(await sizeOfText()).toBe(normal * 1.5)
  await expect(foot.getByLabel('Theme')).toHaveValue('dark')
  await expect(foot.getByLabel('Text')).toHaveValue('larger')

  // Printed pages have a white background.
  await page.emulateMedia({ media: 'print' })
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)')

  // The student’s choice of theme overrides the device’s, whether light or dark.
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await foot.getByLabel('Theme').selectOption('light')
  await expect(body).toHaveCSS('background-color', light)
  await foot.getByLabel('Theme').selectOption('device')
  await foot.getByLabel('Text').selectOption('normal')
  await expect(body).toHaveCSS('background-color', dark)
  expect(await sizeOfText()).toBe(normal)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /theme|text/.test(key))),
  ).toEqual([])
})

test('the phone menu shows the same choice as the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('banner').getByLabel('Text').selectOption('large')
  await expect(page.getByRole('contentinfo').getByLabel('Text')).toHaveValue('large')
})

test('the choice still works on the page if the browser saves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    }
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await openApp(page)
  await page.getByRole('contentinfo').getByLabel('Theme').selectOption('dark')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

test('a student at a desk chooses larger letters: the bar stays on one row, and the menu holds what no longer fits', {
  tag: '@desktop',
}, async ({ page }) => {
  await openApp(page, '/about')
  const bar = page.getByRole('banner')
  await page.getByRole('contentinfo').getByLabel('Text').selectOption('larger')
  await expect.poll(() => bar.evaluate((element) => element.clientHeight)).toBe(1.5 * 64)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'IGCSE' }),
  ).toBeVisible()
})

test('a student whose browser doubles all letters finds headings below the bar, and whole names on the map', {
  tag: '@desktop',
}, async ({ page }) => {
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  await openApp(page, '/tense/indefenido')
  await enlarge()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'When to use' })
    .click()
  const heading = page.getByRole('heading', { name: 'When to use' })
  await expect(heading).toBeFocused()
  const barEnd = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
  expect(barEnd).toBeLessThan((page.viewportSize()?.height ?? 0) / 3)
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(barEnd)

  for (const path of ['/grammar', '/tenses']) {
    await openApp(page, path)
    await enlarge()
    await expectWholeWords(page.getByRole('main').getByRole('listitem').getByRole('heading'))
  }
})

test('the page grows with the screen on a projector', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page, '/tense/present')
  const { width = 0 } = (await page.getByRole('article').getByRole('table').first().boundingBox()) ?? {}
  await page.setViewportSize({ width: 1920, height: 1080 })
  const table = page.getByRole('article').getByRole('table').first()
  await expect.poll(async () => (await table.boundingBox())?.width).toBeGreaterThan(width * 1.15)
  await expect(page.locator('body')).toHaveCSS('font-size', '19.2px')
})
