import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'

/** Where the browser came from, if that was a page of this site and the sign-in page was opened as a document. */
function referringPage(): string | null {
  const { origin } = window.location
  return document.referrer.startsWith(`${origin}/`) ? document.referrer.slice(origin.length) : null
}

/** Remembers the page from which somebody goes to sign in, however they get there. Home leads back to it. */
export function RememberPage() {
  const { pathname, search, hash } = useLocation()
  const before = useRef<string>(null)
  useEffect(() => {
    const from = before.current ?? referringPage()
    before.current = pathname + search + hash
    if (pathname !== paths.auth || from === null || from.startsWith(paths.auth)) return
    import('./return-to').then(({ saveReturnTo }) => saveReturnTo(from)).catch(console.info)
  }, [pathname, search, hash])
  return null
}
