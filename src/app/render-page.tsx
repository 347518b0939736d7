import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { routes } from './routes'

/** Renders a page as a visitor first sees it, without a browser. Throws where the page fails. */
export async function renderPage(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`)
  const [error] = Object.values(context.errors ?? {})
  if (error !== undefined) throw error
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      onError: (failure) => void failures.push(failure),
      // Everything in its place: what React moves there later needs inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  // React goes on without the part that failed; a page with a hole is no page.
  if (failures.length > 0) throw failures[0]
  // A form of this kind outside a dialog is never sent, whatever is pressed before the scripts are there.
  return html.replaceAll('<form', '<form method="dialog"')
}
