import { expect, openApp, test } from '../support/journey-test'

/** The size of text is a setting of the browser, so these students have one of their own. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
})

for (const path of [
  '/',
  '/auth',
  '/grammar',
  '/grammar/advanced-pronouns',
  '/grammar/numbers-spanish',
  '/tense/present',
  '/practice',
  '/tenses',
  '/word-of-the-day',
  '/about',
  '/igcse',
  '/igcse#writing',
  '/ib',
]) {
  test(`with letters twice as large nothing of ${path} is wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openApp(page, path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
