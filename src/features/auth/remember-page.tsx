import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'

/** The page at this address, if it is one of this site. */
function pageAt(address: string | undefined): string | null {
  const { origin } = window.location
  return address?.startsWith(`${origin}/`) ? address.slice(origin.length) : null
}

/** Where somebody was before this component was mounted: the page that was opened first, or the one that led to it. */
function previousPage(): string | null {
  const opened = pageAt(performance.getEntriesByType('navigation')[0]?.name)
  return opened === null || opened.startsWith(paths.auth) ? pageAt(document.referrer) : opened
}

/**
 * Remembers the page from which somebody goes to sign in, however they get there. Home leads back to it. Loaded after
 * the first paint, so somebody may be on the sign-in page already.
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
