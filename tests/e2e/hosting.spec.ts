import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect, holdBack, openApp, test } from '../support/journey-test'
import { cloudflarePages, netlify } from '../support/static-hosts'

test('an address that ends with a slash leads to the page, with its query', async ({ page }) => {
  await openApp(page, '/practice/?topic=ser-estar')
  await expect(page).toHaveURL('/practice?topic=ser-estar')
  await expect(page.getByLabel('Topic')).toHaveValue('ser-estar')
})

test('a page that the host serves at an address with a slash is hydrated, not rendered again', async ({
  page,
  baseURL,
}) => {
  await page.route('**/grammar/ser-estar/?from=map', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/grammar/ser-estar` }) }),
  )
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/grammar/ser-estar/?from=map#weather', { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const first = await title.elementHandle()
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page).toHaveURL('/grammar/ser-estar?from=map#weather')
  expect(await first?.evaluate((node) => node.isConnected)).toBe(true)
})

for (const [name, host] of [
  ['Netlify', netlify],
  ['Cloudflare Pages', cloudflarePages],
] as const)
  test(`on ${name} the browser allows the microphone in the speaking room only`, async ({ browser }) => {
    const server = createAdaptorServer({ fetch: host('dist') })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const page = await browser.newPage({ javaScriptEnabled: false })
    const mayRecord = async (path: string) => {
      await page.goto(`http://127.0.0.1:${port}${path}`)
      return page.evaluate<boolean>("document.featurePolicy.allowsFeature('microphone')")
    }
    expect(await mayRecord('/speak')).toBe(true)
    for (const path of ['/', '/grammar', '/no-such-stop']) expect(await mayRecord(path), path).toBe(false)
    await page.close()
    server.close()
  })
