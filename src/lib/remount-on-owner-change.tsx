import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { ownerChanges, subscribeToOwner } from './owner'

/** Changes when the page has another owner; 0 in the prerendered page and during hydration. */
export const useOwnerChanges = (): number => useSyncExternalStore(subscribeToOwner, ownerChanges, () => 0)

/** Remounts its children when the page has another owner, so that the next student sees no state of the last one. */
export function RemountOnOwnerChange({ children }: { children: ReactNode }) {
  return <Fragment key={useOwnerChanges()}>{children}</Fragment>
}
