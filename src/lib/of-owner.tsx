import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { ownerChanges, subscribeToOwner } from './owner'

/** Changes when the page has another owner; 0 in the page as it was built and while the app takes it over. */
export const useOwnerChanges = (): number => useSyncExternalStore(subscribeToOwner, ownerChanges, () => 0)

/** Starts what is in it afresh when the page has another owner: what one student did in it is not for the next. */
export function OfOwner({ children }: { children: ReactNode }) {
  return <Fragment key={useOwnerChanges()}>{children}</Fragment>
}
