import { cacheKey } from './clear-offline-cache'

/**
 * A value and its age. `asOf` is null if the value is fresh; if it is cached, `asOf` is when it was read, in
 * milliseconds since 1970.
 */
export interface Cached<Value> {
  value: Value
  asOf: number | null
}

/** The cached value for `name`. Untrusted input: returns null unless it can be parsed. */
function readCache<Value>(name: string, parse: (cached: unknown) => Value): Cached<Value> | null {
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(cacheKey(name)) ?? 'null')
    if (typeof cached !== 'object' || cached === null || !('value' in cached && 'asOf' in cached)) return null
    const { value, asOf } = cached
    return typeof asOf === 'number' ? { value: parse(value), asOf } : null
  } catch {
    return null
  }
}

function writeCache(name: string, value: unknown): void {
  try {
    localStorage.setItem(cacheKey(name), JSON.stringify({ value, asOf: Date.now() }))
  } catch (error) {
    // Without storage, there will be no cached value to show offline.
    console.info(error)
  }
}

/**
 * Reads a value and caches it. If the device knows that it is offline, returns the cached value instead; any other
 * failure is rethrown.
 * @param parse validates the value from the backend or the cache, and throws if it is invalid
 */
export async function readOrCached<Value>(
  name: string,
  parse: (found: unknown) => Value,
  read: () => Promise<unknown>,
): Promise<Cached<Value>> {
  const cachedIfOffline = () => (navigator.onLine ? null : readCache(name, parse))
  const known = cachedIfOffline()
  if (known !== null) return known
  try {
    const value = parse(await read())
    writeCache(name, value)
    return { value, asOf: null }
  } catch (error) {
    // The connection may have been lost during the read.
    const seen = cachedIfOffline()
    if (seen === null) throw error
    return seen
  }
}

/** A cached value is stale, so it is refetched at the first opportunity. */
export const cachedStaleTime = (seen: Cached<unknown> | undefined): number =>
  seen?.asOf === null ? 60_000 : 0
