import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'
import { whenIdle } from '@/lib/when-idle'
import { routes } from './routes'

/** How long a link is pointed at by somebody who means it: a mouse or a thumb that scrolls is gone before. */
const meantAfter = 50

/** How many kinds of pages are fetched in one visit only because a link to them was seen. */
const mostSeen = 4

/** Another page of this site that a link leads to, opened in this tab. */
function pageOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.download !== '') return null
  const { origin, pathname } = window.location
  return link.origin === origin && link.pathname !== pathname ? new URL(link.href) : null
}

const matchesOf = (url: URL) => matchRoutes(routes, url) ?? []

/** Routes whose code did not arrive when it was fetched ahead. */
const failed = new Set<RouteObject>()

/** What a page may say of itself to be fetched ahead. */
const partsOf = (handle: unknown) => handle as { loadParts?: () => Promise<unknown> } | undefined

/**
 * Fetches the code of a page, and what its loader asks for: that is code too, so the router finds both here. Of a link
 * that has only been seen not what belongs to one page of many, a lesson or a text.
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
      // A loader answers like this where the page has to be a document of its own.
      if (error instanceof Response) return
      failed.add(route)
      console.info(error)
    }
  }
  await Promise.all(matchesOf(url).map(fetchRoute))
}

/** Some browsers remember that a module failed; the page is then had as a document of its own. */
function openAsDocument(event: Event): void {
  if (failed.size === 0 || !navigator.onLine) return
  const url = pageOf(event.target)
  // The router does not hear of it, so the browser goes where the link leads.
  if (url && matchesOf(url).some(({ route }) => failed.has(route))) event.stopPropagation()
}

/** What some browsers say of the line. */
const line = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {}

/** Fetches pages to which the page itself has links in view, each when nothing else is to do. */
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
 * Fetches the next page before it is asked for, when a link is pointed at, touched or focused, and when it is in view.
 * Returns how to stop it.
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
