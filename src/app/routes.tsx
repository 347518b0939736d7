import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './error-page'
import { PageLoading } from './page-loading'
import { RootLayout } from './root-layout'

/**
 * Every route. A page's code, and with it all that only some pages need, is loaded on the way to it;
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
        children: [
          { index: true, lazy: () => import('@/pages/home-page') },
          { path: 'auth', lazy: () => import('@/pages/auth-page') },
          { path: 'practice', lazy: () => import('@/pages/practice-page') },
          { path: 'tenses', lazy: () => import('@/pages/tenses-page') },
          { path: 'about', lazy: () => import('@/pages/about-page') },
          { path: 'igcse', lazy: () => import('@/pages/igcse-page') },
          { path: 'ib', lazy: () => import('@/pages/ib-page') },
          {
            lazy: () => import('./query-layout'),
            children: [
              { path: 'grammar', lazy: () => import('@/pages/grammar-page') },
              { path: 'grammar/:topicId', lazy: () => import('@/pages/grammar-topic-page') },
              { path: 'tense/:tenseSlug', lazy: () => import('@/pages/tense-page') },
              { path: 'word-of-the-day', lazy: () => import('@/pages/word-of-the-day-page') },
            ],
          },
          { path: '*', lazy: () => import('@/pages/not-found-page') },
        ],
      },
    ],
  },
]
