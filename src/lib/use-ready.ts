import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and during hydration, true from then on. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
