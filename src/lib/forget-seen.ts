/** Under which name in the browser's storage lies what was seen last. Every page forgets, few look: last-seen.ts. */
export const seenName = (name: string): string => `proxima-seen-${name}`

/** Forgets all whose names begin so, but for one. */
export function forgetSeen(start: string, besides = ''): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(seenName(start)) && key !== seenName(besides)) localStorage.removeItem(key)
  } catch (error) {
    console.info(error)
  }
}
