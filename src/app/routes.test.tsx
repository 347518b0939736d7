// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { lessons } from '@/content/registry'
import { prerenderedPages } from './prerendered-pages'
import { renderPage } from './render-page'

/** What is specified: addresses, and a text of its own that has to be in the page before any script runs. */
const specified: readonly (readonly [path: string, text: string])[] = [
  ['/', 'Start Learning Today'],
  ['/auth', 'Welcome Back'],
  ['/grammar', 'Transfer Station'],
  ['/practice', 'Fill in the Blanks'],
  ['/tenses', 'Imperative Mood'],
  ['/word-of-the-day', 'Previous Words'],
  ['/about', 'Our mission'],
  ['/igcse', 'IGCSE Spanish'],
  ['/ib', 'IB Spanish'],
  ['/nowhere', 'Oops! Page not found'],
  ['/grammar/unknown', 'Topic Not Found'],
  ['/tense/unknown', 'Tense Not Found'],
  ...lessons.map((lesson) => [`/${lesson.type}/${lesson.id}`, 'Rate this topic'] as const),
]

const pages = [
  ...specified,
  ...prerenderedPages.flatMap(({ path }) =>
    specified.some(([known]) => known === path) ? [] : [[path, '</h1>'] as const],
  ),
]

describe('pages need no browser to render', () => {
  test('there is no browser here', () => {
    expect('window' in globalThis).toBe(false)
  })

  test('every page but the unknown ones is rendered when the site is built', () => {
    const known = specified.map(([path]) => path).filter((path) => !/unknown|nowhere/.test(path))
    expect(prerenderedPages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...known, '/tense/Indefenido']),
    )
    expect(prerenderedPages.map(({ path }) => path).join()).not.toMatch(/unknown|nowhere|[:*]/)
  })

  test.each(pages)(
    '%s renders to HTML with its title, one h1 and its text, and the same twice',
    async (path, text) => {
      const html = await renderPage(path)
      expect(html).toMatch(/<title>[^<]+ · Próxima<\/title>/)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toContain(text)
      // Who is here is filled in later.
      expect(html).not.toContain('Sign In</a>')
      expect(html).not.toMatch(/undefined|\[object|NaN/)
      // The policy forbids inline scripts.
      expect(html).not.toContain('<script')
      expect(await renderPage(path)).toBe(html)
    },
  )

  test.each(['/tense/indefenido', '/tense/Indefenido'])(
    'a student reads only the right spelling on %s',
    async (path) => {
      const text = (await renderPage(path)).replace(/<[^>]*>/g, ' ')
      expect(text).toContain('pretérito indefinido')
      expect(text).not.toMatch(/indefenido/i)
    },
  )
})
