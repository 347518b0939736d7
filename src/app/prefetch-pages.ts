import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'
import { whenIdle } from '@/lib/when-idle'
import { routes } from './routes'

/**
 * How long a pointer must rest on a link to count as intent, in milliseconds: a mouse or a thumb that is
 * scrolling has moved on by then.
 */
const meantAfter = 50

/** How many routes are prefetched in one visit only because a link to them was visible. */
const mostSeen = 4

/** The URL of a link to another page of this site that opens in this tab; null for any other target. */
function pageOf(target: EventTarget | null): URL | null {
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
 * Fetches the code of a page and calls its loader, which imports more code, so that the router finds both cached.
 * For a link that was only seen, a route with a parameter (one lesson or text of many) gets `loadParts` instead.
 */
async function fetchPage(url: URL, wasMeant: boolean): Promise<void> {
  async function fetchRoute({ route, params }: RouteMatch): Promise<void> {
    if (typeof route.lazy !== 'function') return
    try {
      const { loader, handle } = await route.lazy()
      const isOneOfMany = Object.keys(params).length > 0
      if (typeof loader === 'function' && (wasMeant || !isOneOfMany))
        await loader({ request: new Request(url), url, params, pattern: route.path ?? '', context: {} })
      else await partsOf(handle)?.loadParts?.()
      failed.delete(route)
    } catch (error) {
      // A loader throws a Response when the page must be loaded as a document of its own.
      if (error instanceof Response) return
      failed.add(route)
      console.info(error)
    }
  }
  await Promise.all(matchesOf(url).map(fetchRoute))
}

/** Some browsers cache a failed module import, so such a page is opened with a full document load. */
function openAsDocument(event: Event): void {
  if (failed.size === 0 || !navigator.onLine) return
  const url = pageOf(event.target)
  // Hides the click from the router, so that the browser follows the link itself.
  if (url && matchesOf(url).some(({ route }) => failed.has(route))) event.stopPropagation()
}

/** What the browser reports about the connection; empty where it reports nothing. */
const line = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {}

/** Prefetches, when idle, the pages that visible links on the page lead to. Returns a function that stops it. */
function fetchSeen(): () => void {
  const seen = new Set<RouteObject>()
  const links = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = isIntersecting ? pageOf(target) : null
      if (url === null || line().effectiveType?.endsWith('2g')) continue
      whenIdle(() => {
        const route = matchesOf(url).at(-1)?.route
        if (route === undefined || seen.has(route) || seen.size === mostSeen) return
        seen.add(route)
        void fetchPage(url, false)
      })
    }
  })
  let stopWaiting = () => {}
  const look = () => {
    stopWaiting()
    stopWaiting = whenIdle(() => {
      for (const link of document.querySelectorAll('main a[href^="/"]')) links.observe(link)
    })
  }
  const changes = new MutationObserver(look)
  changes.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true })
  look()
  return () => {
    stopWaiting()
    links.disconnect()
    changes.disconnect()
  }
}

/**
 * Prefetches a page when a link to it is hovered, touched or focused, or is visible. Returns a function that
 * stops it.
 */
export function prefetchPages(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let meant: ReturnType<typeof setTimeout>
  const leave = () => clearTimeout(meant)
  function pointAt({ target }: Event): void {
    leave()
    const url = pageOf(target)
    if (url && navigator.onLine && !line().saveData)
      meant = setTimeout(() => void fetchPage(url, true), meantAfter)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, pointAt, { signal })
  for (const type of ['pointerout', 'focusout']) document.addEventListener(type, leave, { signal })
  document.addEventListener('click', openAsDocument, { signal, capture: true })
  const stop = fetchSeen()
  return () => {
    listening.abort()
    stop()
  }
}
