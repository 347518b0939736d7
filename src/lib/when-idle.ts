/**
 * Calls back when the browser is idle, unless Save-Data is on or there is no network. Returns a function that cancels
 * the callback.
 */
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
