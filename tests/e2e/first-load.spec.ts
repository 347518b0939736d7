import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileOf, prerenderedPages } from '../../src/app/prerendered-pages'
import { lessons } from '../../src/content/registry'
import { expect, openApp, test } from '../support/journey-test'

test('the page can be read before its scripts have loaded, and without them', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  for (const [path, text] of [
    ['/', 'Start Learning Today'],
    ['/grammar', 'Transfer Station'],
    ['/grammar/ser-estar', 'When to use estar'],
    ['/tense/Indefenido', 'Formation'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  }
  await context.close()
})

test('the first load fetches no lesson and no list of lessons, and no client before the first paint', async ({
  page,
}) => {
  await openApp(page)
  const starts = (name: string) =>
    page.evaluate(
      (start) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.includes(start))
          .map((entry) => entry.startTime),
      `/assets/${name}-`,
    )
  // The deferred frame includes the prefetching code, which starts when the page is idle.
  await expect.poll(() => starts('deferred-frame')).toHaveLength(1)
  const [ahead = 0] = await starts('deferred-frame')
  // Chunks are named after their source files.
  const built = readdirSync('dist/assets')
  for (const name of ['registry', 'roadmap', 'tense-list', ...lessons.map((lesson) => lesson.id)]) {
    expect(
      built.some((file) => file.startsWith(`${name}-`)),
      `a chunk ${name}`,
    ).toBe(true)
    expect(
      (await starts(name)).filter((start) => start <= ahead),
      name,
    ).toEqual([])
  }
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const lessonsFetched = lessons.filter(({ id }) =>
    scripts.some((script) => script.includes(`/assets/${id}-`)),
  )
  expect(lessonsFetched).toEqual([])
  // The code for the buttons in the bar is loaded last, when the page is idle.
  await expect.poll(() => starts('mobile-menu')).toHaveLength(1)
  const [menu = 0] = await starts('mobile-menu')
  const { paint, client } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    client: performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/assets/supabase-'))
      .map((entry) => entry.startTime),
  }))
  expect(client).toHaveLength(1)
  expect(client[0]).toBeGreaterThan(paint)
  expect(menu).toBeGreaterThan(client[0] ?? menu)
  // Search needs its index, so it is loaded only when somebody is about to use it.
  expect(await starts('search-dialog')).toEqual([])
})

test('every page lists all the code that the app needs there, and preloads none of it', () => {
  for (const { path, sources } of prerenderedPages) {
    const html = readFileSync(join('dist', fileOf(path)), 'utf8')
    expect(html, path).not.toContain('modulepreload')
    const [, files = ''] = / data-files="([^"]+)"/.exec(html) ?? []
    const named = files.split(' ').map((file) => /^assets\/(.+)-[\w-]{7}\.js$/.exec(file)?.[1])
    // Chunks are named after their source files.
    for (const source of ['main', ...sources]) expect(named, path).toContain(parse(source).name)
  }
})
