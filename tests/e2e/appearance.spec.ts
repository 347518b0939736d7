import { backgrounds, expect, openApp, test } from '../support/journey-test'

test('Ben chooses dark and large letters at the foot of the page, and finds them on the next page and the next day', async ({
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

  // Paper is white.
  await page.emulateMedia({ media: 'print' })
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)')

  // By hand goes before the device, in both directions.
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

test('the menu of a phone holds the same choice as the foot of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByLabel('Text').selectOption('large')
  await expect(page.getByRole('contentinfo').getByLabel('Text')).toHaveValue('large')
})

test('where the browser keeps nothing, the choice still holds on the page', async ({ page }) => {
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
