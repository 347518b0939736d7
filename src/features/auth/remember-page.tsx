import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'

/** The path of this address, or null if it is not on this site. */
function pageAt(address: string | undefined): string | null {
  const { origin } = window.location
  return address?.startsWith(`${origin}/`) ? address.slice(origin.length) : null
}

/**
 * The page before this component was mounted: the page that the visit started on, or the referrer if the visit started
 * on the sign-in page.
 */
function previousPage(): string | null {
  const opened = pageAt(performance.getEntriesByType('navigation')[0]?.name)
  return opened === null || opened.startsWith(paths.auth) ? pageAt(document.referrer) : opened
}

/**
 * Remembers the last page before the sign-in page, whichever link led there, so that Home can lead back to it. This
 * component loads after the first paint, so the sign-in page may already be open.
 */
export function RememberPage() {
  const { pathname, search, hash } = useLocation()
  const before = useRef<string>(null)
  useEffect(() => {
    const from = before.current ?? previousPage()
    before.current = pathname + search + hash
    if (pathname !== paths.auth || from === null || from.startsWith(paths.auth)) return
    import('./return-to').then(({ saveReturnTo }) => saveReturnTo(from)).catch(console.info)
  }, [pathname, search, hash])
  return null
}
