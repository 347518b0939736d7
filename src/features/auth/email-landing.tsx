import { lazy, useEffect, useState } from 'react'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'

const LandedByEmail = lazy(async () => ({ default: (await import('./landed-by-email')).LandedByEmail }))

/**
 * What an e-mail's link left in the address: in the query with PKCE, in the fragment without, where the client does not
 * take a session from it.
 */
export function readLanding() {
  const query = new URLSearchParams(window.location.search)
  const fragment = new URLSearchParams(window.location.hash.slice(1))
  const has = (name: string) => query.has(name) || fragment.has(name)
  const code = query.has('code') || fragment.has('access_token')
  return { code, error: has('error'), message: has('message') }
}

export type Landing = ReturnType<typeof readLanding>

/** Says what has come of an e-mail's link, to whoever has come by one; the rest is no part of the first load. */
export function EmailLanding() {
  const [landing, setLanding] = useState<Landing | null>(null)
  // Read on mount: the client removes a code that it could use.
  useEffect(() => {
    const found = readLanding()
    if (found.code || found.error || found.message) setLanding(found)
  }, [])
  return (
    <div role="status">
      {landing !== null && (
        <LazyPart failed={<PartNotLoaded />}>
          <LandedByEmail landed={landing} />
        </LazyPart>
      )}
    </div>
  )
}
