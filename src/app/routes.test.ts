import { describe, expect, test } from 'vitest'
import { prerenderedPages } from './prerendered-pages'
import { renderPage } from './render-page'

/** One page of each kind; tests/build/pages.test.ts checks all of them after a build. */
const kinds = [...new Map(prerenderedPages.map((page) => [page.sources[0], page.path])).values()]

const unknown = [
  ['/nowhere', 'Oops! Page not found'],
  ['/grammar/unknown', 'Topic Not Found'],
  ['/tense/unknown', 'Tense Not Found'],
] as const

describe('pages need no browser to render', () => {
  test('there is no browser here', () => {
    expect('window' in globalThis).toBe(false)
  })

  test.each(kinds)('%s is the same when it is rendered again', async (path) => {
    expect(await renderPage(path)).toBe(await renderPage(path))
  })

  test.each(unknown)('%s, which nobody knows, says so, with a title and one h1', async (path, text) => {
    const html = await renderPage(path)
    expect(html).toMatch(/<title>[^<]+ · Próxima<\/title>/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(text)
    expect(html).not.toContain('Sign In</a>')
    expect(html).not.toMatch(/undefined|\[object|NaN|<script/)
    expect(await renderPage(path)).toBe(html)
  })

  test('none of them is rendered when the site is built', () => {
    expect(prerenderedPages.map(({ path }) => path).join()).not.toMatch(/unknown|nowhere|[:*]/)
  })
})
