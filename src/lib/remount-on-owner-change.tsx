import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { ownerChanges, subscribeToOwner } from './owner'

/** Changes whenever the owner of the page changes; 0 in the prerendered page and during hydration. */
export const useOwnerChanges = (): number => useSyncExternalStore(subscribeToOwner, ownerChanges, () => 0)

/**
 * Remounts its children when the owner of the page changes, so that the next student does not see any state from the
 * previous one.
 */
export function RemountOnOwnerChange({ children }: { children: ReactNode }) {
  return <Fragment key={useOwnerChanges()}>{children}</Fragment>
}
