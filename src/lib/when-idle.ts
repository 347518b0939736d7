/** Calls back while nothing else is to do, unless the student saves data or has no network; gives what stops it. */
export function whenIdle(callback: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || !navigator.onLine) return () => {}
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(callback)
    return () => cancelIdleCallback(idle)
  }
  const later = setTimeout(callback, 2000)
  return () => clearTimeout(later)
}
