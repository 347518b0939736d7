import { lazy, useEffect, useState } from 'react'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'

const LandedByEmail = lazy(async () => ({ default: (await import('./landed-by-email')).LandedByEmail }))

/**
 * Reads what an email link left in the URL. With PKCE, that is in the query. Without it, it is in the fragment, which
 * the client ignores when creating a session.
 */
export function readLanding() {
  const query = new URLSearchParams(window.location.search)
  const fragment = new URLSearchParams(window.location.hash.slice(1))
  const has = (name: string) => query.has(name) || fragment.has(name)
  const code = query.has('code') || fragment.has('access_token')
  return { code, error: has('error'), message: has('message') }
}

export type Landing = ReturnType<typeof readLanding>

/** Shows the result of an email link. The rest is loaded only for people who arrive via one. */
export function EmailLanding() {
  const [landing, setLanding] = useState<Landing | null>(null)
  // Read on mount, because the client removes a code that it could use.
  useEffect(() => {
    const found = readLanding()
    if (found.code || found.error || found.message) setLanding(found)
  }, [])
  return (
    <div role="status">
      {landing !== null && (
        <LazyPart errorFallback={<PartNotLoaded />}>
          <LandedByEmail landed={landing} />
        </LazyPart>
      )}
    </div>
  )
}
