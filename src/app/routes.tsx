import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './error-page'
import { PageLoading } from './page-loading'
import { RootLayout } from './root-layout'
import { type Page, siteMap } from './site-map'

const modules = import.meta.glob<Pick<RouteObject, 'Component' | 'loader' | 'handle'>>('./*-page.tsx', {
  base: '../pages',
})

/** Throws for a page whose module does not exist. */
function routeTo({ path, source }: Page): RouteObject {
  const lazy = modules[`./${source}.tsx`]
  if (lazy === undefined) throw new Error(`No page ${source}`)
  return { path, lazy }
}

/**
 * The routes to every page. A page's code, and with it all that only some pages need, is loaded on the way to it;
 * which lessons exist is known to the lesson pages alone, so the first load does not grow with them.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    // A failure of the frame itself; failures of a page stay inside the frame.
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        HydrateFallback: PageLoading,
        children: siteMap.map(routeTo),
      },
    ],
  },
]
