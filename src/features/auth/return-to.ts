import { deleteForAnHour, readForAnHour, saveForAnHour } from '@/lib/for-an-hour'
import { type PageTitle, titleOf } from './page-title'

const name = 'proxima-return-to'

const longestPath = 300

/**
 * Query parameters that determine what a page shows. All others are dropped, because they may contain a code, a token
 * or an error.
 */
const queriesKept: Readonly<Record<string, readonly string[]>> = {
  '/tenses': ['verb'],
  '/practice': ['topic'],
}

export interface Place {
  pathname: string
  search: string
  hash: string
}

/** Parses a path into a place; null for anything that is not a path on this site. The input is untrusted. */
export function readPlace(path: unknown): Place | null {
  if (typeof path !== 'string' || path.length > longestPath) return null
  const [pathname] = path.split(/[?#]/)
  // Our addresses contain no other characters, so neither a host nor an encoded host can be hidden in the path.
  if (pathname === undefined || !/^(?:\/[\w-]+)+\/?$/.test(pathname)) return null
  const url = new URL(path, window.location.origin)
  const query = new URLSearchParams()
  for (const key of queriesKept[url.pathname] ?? []) {
    const value = url.searchParams.get(key)
    if (value !== null) query.set(key, value)
  }
  return {
    pathname: url.pathname,
    search: query.size === 0 ? '' : `?${query}`,
    // The fragment may be the id of a section. A token in a fragment never matches, because it contains an equals sign.
    hash: /^#[\w-]+$/.test(url.hash) ? url.hash : '',
  }
}

const places = new EventTarget()

/** Calls `listener` whenever a place has been stored. Returns a function that unsubscribes it. */
export function subscribeToReturnTo(listener: () => void): () => void {
  places.addEventListener('saved', listener)
  return () => places.removeEventListener('saved', listener)
}

/**
 * Stores where a student was before signing in, for an hour, on this device: the link in the email may open in another
 * tab. If students cannot return to this address, the stored one is left unchanged.
 */
export async function saveReturnTo(path: string): Promise<void> {
  const place = readPlace(path)
  if (place === null || (await titleOf(place.pathname)) === null) return
  saveForAnHour(name, { path: place.pathname + place.search + place.hash })
  places.dispatchEvent(new Event('saved'))
}

export function readReturnTo(): Place | null {
  const stored = readForAnHour(name)
  return stored !== null && 'path' in stored ? readPlace(stored.path) : null
}

export const deleteReturnTo = (): void => deleteForAnHour(name)

/** The stored place with its title; null if nothing is stored or if the site has no page at this address. */
export async function loadReturnTo(): Promise<{ place: Place; page: PageTitle } | null> {
  const place = readReturnTo()
  if (place === null) return null
  const page = await titleOf(place.pathname)
  return page === null ? null : { place, page }
}
