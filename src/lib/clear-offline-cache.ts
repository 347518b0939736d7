/**
 * The storage key of a value cached for offline use. This is in a separate module from offline-cache.ts, because every
 * page removes values but few read them.
 */
export const cacheKey = (name: string): string => `proxima-seen-${name}`

/** Removes all cached values whose names begin with `start`, except the one named `besides`. */
export function clearOfflineCache(start: string, besides = ''): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(cacheKey(start)) && key !== cacheKey(besides)) localStorage.removeItem(key)
  } catch (error) {
    console.info(error)
  }
}
