import { deleteForAnHour, readForAnHour, saveForAnHour } from '@/lib/for-an-hour'
import { type PageTitle, titleOf } from './page-title'

const name = 'proxima-return-to'

const longestPath = 300

/** The queries that say what a page shows. Any other is dropped: it may carry a code, a token or an error. */
const queriesKept: Readonly<Record<string, readonly string[]>> = {
  '/tenses': ['verb'],
  '/practice': ['topic'],
}

export interface Place {
  pathname: string
  search: string
  hash: string
}

/** The place that a path names; null for anything that is not a path of this site. The input is untrusted. */
export function readPlace(path: unknown): Place | null {
  if (typeof path !== 'string' || path.length > longestPath) return null
  const [pathname] = path.split(/[?#]/)
  // No address of ours has other characters, so neither a host nor an encoded one can be hidden in it.
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
    // The id of a section, which a token in a fragment never looks like: it has an equals sign.
    hash: /^#[\w-]+$/.test(url.hash) ? url.hash : '',
  }
}

/**
 * Stores where a student was before signing in, for an hour, on this device: the email’s link may open another tab.
 * If students cannot come back to this address, the stored one is left unchanged.
 */
export async function saveReturnTo(path: string): Promise<void> {
  const place = readPlace(path)
  if (place !== null && (await titleOf(place.pathname)) !== null)
    saveForAnHour(name, { path: place.pathname + place.search + place.hash })
}

export function readReturnTo(): Place | null {
  const stored = readForAnHour(name)
  return stored !== null && 'path' in stored ? readPlace(stored.path) : null
}

export const deleteReturnTo = (): void => deleteForAnHour(name)

/** The stored place with its title; null if there is none, or no page of ours has this address. */
export async function loadReturnTo(): Promise<{ place: Place; page: PageTitle } | null> {
  const place = readReturnTo()
  if (place === null) return null
  const page = await titleOf(place.pathname)
  return page === null ? null : { place, page }
}
