import type { ReactNode } from 'react'
import { useReady } from '@/lib/use-ready'

/**
 * What the page as it was built does not have, and gets when the app has taken it over. A component of its own: the
 * page around it is not drawn a second time for it.
 */
export function WhenReady({ waiting = null, children }: { waiting?: ReactNode; children: ReactNode }) {
  return useReady() ? children : waiting
}
