import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'
import { whenIdle } from '@/lib/when-idle'
import { routes } from './routes'

/**
 * How long a pointer must rest on a link to count as intent, in milliseconds: a scrolling mouse or thumb has moved on
 * by then.
 */
const hoverDelay = 50

/** How many routes are prefetched in one visit only because a link to them was visible. */
const maxVisible = 4

/** The URL of a link to another page of this site that opens in this tab; null for any other target. */
function linkedPage(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.download !== '') return null
  const { origin, pathname } = window.location
  return link.origin === origin && link.pathname !== pathname ? new URL(link.href) : null
}

const matchesOf = (url: URL) => matchRoutes(routes, url) ?? []

/** Routes whose code could not be prefetched. */
const failed = new Set<RouteObject>()

/** A page's `handle` may offer `loadParts`, which prefetches what all pages of its kind share. */
const partsOf = (handle: unknown) => handle as { loadParts?: () => Promise<unknown> } | undefined

/**
 * Fetches the code of a page and calls its loader, which imports more code, so that the router finds both cached. For a
 * merely visible link, a route with a parameter (such as a lesson or a text) gets `loadParts` instead.
 */
async function prefetchPage(url: URL, isIntended: boolean): Promise<void> {
  async function prefetchRoute({ route, params }: RouteMatch): Promise<void> {
    if (typeof route.lazy !== 'function') return
    try {
      const { loader, handle } = await route.lazy()
      const isOneOfMany = Object.keys(params).length > 0
      if (typeof loader === 'function' && (isIntended || !isOneOfMany))
        await loader({ request: new Request(url), url, params, pattern: route.path ?? '', context: {} })
      else await partsOf(handle)?.loadParts?.()
      failed.delete(route)
    } catch (error) {
      // A loader throws a Response when the page needs a full document load.
      if (error instanceof Response) return
      failed.add(route)
      console.info(error)
    }
  }
  await Promise.all(matchesOf(url).map(prefetchRoute))
}

/** Some browsers cache a failed module import, so such a page is opened with a full document load. */
function openAsDocument(event: Event): void {
  if (failed.size === 0 || !navigator.onLine) return
  const url = linkedPage(event.target)
  // Hides the click from the router, so that the browser follows the link itself.
  if (url && matchesOf(url).some(({ route }) => failed.has(route))) event.stopPropagation()
}

/** What the browser reports about the connection; empty if it reports nothing. */
const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {}

/** When idle, prefetches the pages that visible links lead to. Returns a function that stops it. */
function prefetchVisible(): () => void {
  const prefetched = new Set<RouteObject>()
  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = isIntersecting ? linkedPage(target) : null
      if (url === null || connection().effectiveType?.endsWith('2g')) continue
      whenIdle(() => {
        const route = matchesOf(url).at(-1)?.route
        if (route === undefined || prefetched.has(route) || prefetched.size === maxVisible) return
        prefetched.add(route)
        void prefetchPage(url, false)
      })
    }
  })
  let stopWaiting = () => {}
  const observeLinks = () => {
    stopWaiting()
    stopWaiting = whenIdle(() => {
      for (const link of document.querySelectorAll('main a[href^="/"]')) visibility.observe(link)
    })
  }
  const mutations = new MutationObserver(observeLinks)
  mutations.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true })
  observeLinks()
  return () => {
    stopWaiting()
    visibility.disconnect()
    mutations.disconnect()
  }
}

/**
 * Prefetches a page when a link to it is hovered over, touched, focused or visible. Returns a function that stops it.
 */
export function prefetchPages(): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let timer: ReturnType<typeof setTimeout>
  const cancelTimer = () => clearTimeout(timer)
  function startTimer({ target }: Event): void {
    cancelTimer()
    const url = linkedPage(target)
    if (url && navigator.onLine && !connection().saveData)
      timer = setTimeout(() => void prefetchPage(url, true), hoverDelay)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, startTimer, { signal })
  for (const type of ['pointerout', 'focusout']) document.addEventListener(type, cancelTimer, { signal })
  document.addEventListener('click', openAsDocument, { signal, capture: true })
  const stop = prefetchVisible()
  return () => {
    listeners.abort()
    stop()
  }
}
