import { redirectDocument } from 'react-router-dom'
import { paths } from '@/paths'

const isOfThisRoom = (address: string) =>
  new URL(address).pathname.toLowerCase().split('/')[1] === paths.speak.slice(1)

/** The URL that this document was loaded from, before any client-side navigation. */
const openedAt = () => performance.getEntriesByType('navigation')[0]?.name ?? window.location.href

/**
 * After client-side navigation, a page is still subject to the headers of the document that was loaded first, and the
 * headers of other pages forbid the microphone. So if a student comes from another page, this page is loaded as a new
 * document. Not done in browsers without `featurePolicy` (we assume that they forbid nothing), or when offline without
 * a service worker to serve the document.
 */
export function reloadAsDocument(request: Request): void {
  if (typeof document === 'undefined') return
  if (document.featurePolicy?.allowsFeature('microphone') !== false || isOfThisRoom(openedAt())) return
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return
  throw redirectDocument(request.url)
}
