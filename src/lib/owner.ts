import { currentSession, isSessionName, sessionRecorded } from './stored-session'

/** The id of a student's account, or null for a visitor. Work on a device is stored per owner. */
export type Owner = string | null

/** The stored session is untrusted: an id that is not a UUID could name something else in the storage. */
const accountId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Undefined until it is first asked for. */
let current: Owner | undefined
let changes = 0
const listeners = new Set<() => void>()

function readOwner(): Owner {
  const id: unknown = currentSession()?.user.id
  return typeof id === 'string' && accountId.test(id) ? id : null
}

/**
 * Whose work this page shows and saves. Another tab may have signed somebody else in already: until this page is
 * notified, what is typed in it belongs to the owner that it shows.
 */
export function owner(): Owner {
  if (current === undefined) {
    current = readOwner()
    window.addEventListener(sessionRecorded, updateOwner)
    window.addEventListener('storage', ({ key }) => {
      if (key === null || isSessionName(key)) updateOwner()
    })
    // A page restored from the back/forward cache has missed these events.
    window.addEventListener('pageshow', updateOwner)
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

/** Calls `listener` after each change of the owner. Returns a function that unsubscribes it. */
export function subscribeToOwner(listener: () => void): () => void {
  owner()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
