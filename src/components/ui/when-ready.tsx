import type { ReactNode } from 'react'
import { useReady } from '@/lib/use-ready'

/**
 * Content that is not in the prerendered page and appears after hydration. It is a separate component so that the page
 * around it does not render twice.
 */
export function WhenReady({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useReady() ? children : fallback
}
