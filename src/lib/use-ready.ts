import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page as it was built and while the app takes it over, true ever after. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
