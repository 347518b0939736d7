import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './app/routes'
import { leaveFirstPage } from './lib/first-page'

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves when the code and data of the first page have loaded or failed to load. */
function initialised(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return
      unsubscribe()
      resolve()
    })
  })
}

/** Whether one file serves both paths: a trailing slash, letter case and percent-encoding make no difference. */
const isSamePage = (path: string, other: string) =>
  decodeURI(path).replace(/\/+$/, '').toLowerCase() === decodeURI(other).replace(/\/+$/, '').toLowerCase()

/** Whether the page was opened by URL or link, not reloaded or reached through the history. */
const isNewVisit = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/**
 * Gives each history entry the key under which the router stores its scroll position. By default the router uses one
 * key for the first page of every visit, so a page opened directly would start at the scroll position of the previous
 * one. A browser reuses the entry when the same address is opened again, so a new visit always gets a new key.
 */
function setHistoryKey(address: string): void {
  const state: { key?: string } | null = isNewVisit() ? null : window.history.state
  const key = state?.key ?? Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ ...state, key }, '', address)
}

/** Children's effects run first, so this effect is the last one on the first screen. */
function FirstScreen({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/**
 * Mounts the app and resolves when it responds to input: hydrates the prerendered page if this address has one,
 * otherwise renders into the empty shell. Throws if a prerendered page's code did not load, so that the page stays as
 * it is.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const { path } = root.dataset
  const { href, pathname, search, hash } = window.location
  const prerendered = path !== undefined && isSamePage(path, pathname)
  setHistoryKey(prerendered ? path + search + hash : href)
  if (!prerendered) leaveFirstPage()
  const router = createBrowserRouter(routes)
  // When the service worker serves the shell, the page's code is usually cached, so the wait is short, and the page is
  // complete when it appears.
  if (prerendered || navigator.serviceWorker?.controller) await initialised(router)
  leaveFirstPage()
  if (prerendered) {
    const [error] = Object.values(router.state.errors ?? {})
    if (error !== undefined) throw error
  }
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <FirstScreen onReady={resolve}>
          <RouterProvider router={router} />
        </FirstScreen>
      </StrictMode>
    )
    // In a transition, React hydrates in 5 ms slices, and the browser can respond in between.
    if (prerendered) startTransition(() => void hydrateRoot(root, app))
    else createRoot(root).render(app)
  })
}
