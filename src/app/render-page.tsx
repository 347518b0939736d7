import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { PartRenderer, type RenderPart } from '@/components/ui/part'
import { routes } from './routes'

/** Throws if anything fails to render. `identifierPrefix` is prefixed to every id that `useId` generates. */
async function renderToHtml(content: ReactNode, identifierPrefix = ''): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(content, {
    identifierPrefix,
    onError: (failure) => void failures.push(failure),
    // Never split the output: React would move late chunks into place with inline scripts, which the content
    // security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  // React renders the rest without the part that failed, but an incomplete page must not be published.
  if (failures.length > 0) throw failures[0]
  return html
}

function partRenderer(): RenderPart {
  const parts = new Map<string, Promise<string>>()
  const render: RenderPart = (id, content) => {
    const known = parts.get(id)
    if (known !== undefined) return known
    const html = content().then((inside) =>
      renderToHtml(<PartRenderer value={render}>{inside}</PartRenderer>, id),
    )
    parts.set(id, html)
    return html
  }
  return render
}

/** Renders a page as a visitor first sees it, without a browser. Throws if the page fails to render. */
export async function renderPage(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`)
  const [error] = Object.values(context.errors ?? {})
  if (error !== undefined) throw error
  const html = await renderToHtml(
    <PartRenderer value={partRenderer()}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PartRenderer>,
  )
  // Outside a dialog, `method="dialog"` submits nothing, so a form cannot be sent before the scripts load.
  return html.replaceAll('<form', '<form method="dialog"')
}
