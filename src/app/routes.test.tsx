// @vitest-environment node
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { lessons } from '@/content/registry'
import { routes } from './routes'

async function renderPage(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`)
  const { prelude } = await prerender(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      onError(error) {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}

/** Each route, and a text of its own that has to be in the page before any script runs. */
const pages: readonly (readonly [path: string, text: string])[] = [
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

describe('pages need no browser to render', () => {
  test('there is no browser here', () => {
    expect('window' in globalThis).toBe(false)
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
      expect(await renderPage(path)).toBe(html)
    },
  )
})
