import { redirectDocument } from 'react-router-dom'
import { paths } from '@/paths'

const isOfThisRoom = (address: string) =>
  new URL(address).pathname.toLowerCase().split('/')[1] === paths.speak.slice(1)

/** Where this document was opened, before any page was reached inside the app. */
const openedAt = () => performance.getEntriesByType('navigation')[0]?.name ?? window.location.href

/**
 * A page reached inside the app keeps the headers of the document it was opened with, and those of every other page
 * forbid the microphone. Whoever comes from one of them gets this page as a document of its own. Not where the browser
 * does not say what is forbidden (it forbids nothing, then), nor where a document could not be had for want of a network.
 */
export function openAsOwnDocument(request: Request): void {
  if (typeof document === 'undefined') return
  if (document.featurePolicy?.allowsFeature('microphone') !== false || isOfThisRoom(openedAt())) return
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return
  throw redirectDocument(request.url)
}
