/**
 * Calls `listener` when another page of the site may have changed a stored value whose key `isOurs` accepts: in another
 * tab, or while this page was in the back/forward cache, where it gets no storage events. Returns a function that
 * unsubscribes it.
 */
export function subscribeToOtherPages(isOurs: (key: string) => boolean, listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || isOurs(key)) listener()
  }
  window.addEventListener('storage', listen)
  window.addEventListener('pageshow', listener)
  return () => {
    window.removeEventListener('storage', listen)
    window.removeEventListener('pageshow', listener)
  }
}
