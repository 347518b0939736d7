import { subscribeToOtherPages } from './other-pages'
import { currentSession, isSessionName, sessionRecorded } from './stored-session'

/** The id of a student's account, or null for a visitor. Work on a device is stored per owner. */
export type Owner = string | null

/** The stored session is untrusted: an id that is not a UUID could match another storage key. */
const accountId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Undefined until `owner` is first called. */
let current: Owner | undefined
let changes = 0
const listeners = new Set<() => void>()

function readOwner(): Owner {
  const id: unknown = currentSession()?.user.id
  return typeof id === 'string' && accountId.test(id) ? id : null
}

/**
 * The owner whose work this page shows and saves. Somebody else may already have signed in in another tab: until this
 * page is notified, anything typed here still belongs to the owner that the page shows.
 */
export function owner(): Owner {
  if (current === undefined) {
    current = readOwner()
    window.addEventListener(sessionRecorded, updateOwner)
    subscribeToOtherPages(isSessionName, updateOwner)
  }
  return current
}

function updateOwner(): void {
  const now = readOwner()
  if (now === current) return
  current = now
  changes += 1
  for (const listener of listeners) listener()
}

/** How many times the owner of this page has changed. */
export const ownerChanges = (): number => changes

/** Calls `listener` whenever the owner changes. Returns a function that unsubscribes it. */
export function subscribeToOwner(listener: () => void): () => void {
  owner()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
