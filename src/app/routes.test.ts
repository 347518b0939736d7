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

describe('a page rendered without a browser', () => {
  test('is rendered without a window in these tests', () => {
    expect('window' in globalThis).toBe(false)
  })

  test.each(kinds)('has the same result twice: %s', async (path) => {
    expect(await renderPage(path)).toBe(await renderPage(path))
  })

  test.each(unknown)(
    'says that an unknown address is not found, with a title and one h1: %s',
    async (path, text) => {
      const html = await renderPage(path)
      expect(html).toMatch(/<title>[^<]+ · Próxima<\/title>/)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toContain(text)
      expect(html).not.toContain('Sign In</a>')
      expect(html).not.toMatch(/undefined|\[object|NaN|<script/)
      expect(await renderPage(path)).toBe(html)
    },
  )

  test('doesn’t exist for an unknown address in the build', () => {
    expect(prerenderedPages.map(({ path }) => path).join()).not.toMatch(/unknown|nowhere|[:*]/)
  })
})
