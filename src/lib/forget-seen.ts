/**
 * The storage key of a value cached for offline use. Separate from last-seen.ts: every page removes values, few
 * read them.
 */
export const seenName = (name: string): string => `proxima-seen-${name}`

/** Removes all cached values whose names begin with `start`, except `besides`. */
export function forgetSeen(start: string, besides = ''): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(seenName(start)) && key !== seenName(besides)) localStorage.removeItem(key)
  } catch (error) {
    console.info(error)
  }
}
