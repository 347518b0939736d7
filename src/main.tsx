import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './app/routes'
import { leaveFirstPage } from './lib/first-page'

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves when the code and the data of the first page are there, or have failed. */
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

/** A page has one address; a slash at its end, another case or an escaped letter lead to the same file. */
const samePage = (path: string, other: string) =>
  decodeURI(path).replace(/\/+$/, '').toLowerCase() === decodeURI(other).replace(/\/+$/, '').toLowerCase()

/** Opened by its address or a link, and neither reloaded nor come back to. */
const isNewVisit = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/**
 * Gives each entry of the history the key under which the router remembers where the student was on it. On
 * its own it files the first page of every visit under one and the same, and a page opened by its address
 * would start where the one before it was left. A browser keeps the entry when the same address is opened again.
 */
function nameHistoryEntry(address: string): void {
  const state: { key?: string } | null = isNewVisit() ? null : window.history.state
  const key = state?.key ?? Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ ...state, key }, '', address)
}

/** Its effect is the last one of the first screen's. */
function FirstScreen({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/**
 * Mounts the app, and resolves when it answers: over the prerendered page where this address has one, else into the
 * empty shell. Throws when a prerendered page's own code did not arrive, so that the page stays as it is.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const { path } = root.dataset
  const { href, pathname, search, hash } = window.location
  const prerendered = path !== undefined && samePage(path, pathname)
  nameHistoryEntry(prerendered ? path + search + hash : href)
  if (!prerendered) leaveFirstPage()
  const router = createBrowserRouter(routes)
  // In the shell that the service worker gives, all that the page needs is on the device: it comes at once and whole.
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
    // As a transition React takes the page over in slices of 5 ms, between which the browser answers.
    if (prerendered) startTransition(() => void hydrateRoot(root, app))
    else createRoot(root).render(app)
  })
}
