import { headFor } from '../../build/head'
import { expect, openApp, test } from '../support/journey-test'

test('hydration keeps the tags for search engines, and no address stays on the next page', async ({
  page,
}) => {
  // The build writes these tags only if the site’s address is configured.
  await page.route('**/grammar/ser-estar', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const written = /<title>.*?<\/title><meta name="description"[^>]*>/.exec(html)?.[0] ?? ''
    const head = headFor({ path: '/grammar/ser-estar', indexed: true }, written, 'https://spanish.example')
    await route.fulfill({ response, body: html.replace('</head>', `${head}</head>`) })
  })
  await openApp(page, '/grammar/ser-estar')
  const canonical = page.locator('head link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', 'https://spanish.example/grammar/ser-estar')
  await expect(page.locator('head script[type="application/ld+json"]')).toBeAttached()
  await expect(page.locator('head meta[property="og:image"]')).toBeAttached()

  await page.getByRole('link', { name: 'Back to Grammar Roadmap' }).click()
  await expect(page).toHaveTitle('Grammar Roadmap · Próxima')
  await expect(canonical).not.toBeAttached()
  await expect(page.locator('head title')).toHaveCount(1)
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
})
