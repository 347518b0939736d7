/**
 * Calls `listener` when another page of the site may have changed a stored value whose key `isOurs` accepts: in another
 * tab, or while this page was in the back/forward cache, where it gets no storage events. Returns a function that
 * unsubscribes it.
 */
export function subscribeToOtherPages(isOurs: (key: string) => boolean, listener: () => void): () => void {
  const subscription = new AbortController()
  const { signal } = subscription
  window.addEventListener('storage', ({ key }) => (key === null || isOurs(key)) && listener(), { signal })
  window.addEventListener('pageshow', listener, { signal })
  return () => subscription.abort()
}
