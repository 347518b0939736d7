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
 * The routes to every page. Page code is loaded on demand, and only the lesson pages know which lessons exist, so the
 * first load does not grow with each lesson.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    // For a failure in the frame itself. A page that fails is caught below, inside the frame.
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
