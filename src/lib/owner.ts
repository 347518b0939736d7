import { heldSession, isSessionName, sessionNoted } from './kept-session'

/** The id of a student's account; null is a visitor. What a student makes on a device is kept for its owner. */
export type Owner = string | null

/** A session in the storage may be anybody's work: an id that is none would name something else there. */
const accountId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Undefined until somebody asks. */
let current: Owner | undefined
let changes = 0
const listeners = new Set<() => void>()

function ownerNow(): Owner {
  const id: unknown = heldSession()?.user.id
  return typeof id === 'string' && accountId.test(id) ? id : null
}

/**
 * Whose work this page shows and keeps. Another tab may have signed somebody else in already: until this page is told,
 * what is typed in it belongs to the owner that it shows.
 */
export function owner(): Owner {
  if (current === undefined) {
    current = ownerNow()
    window.addEventListener(sessionNoted, lookAgain)
    window.addEventListener('storage', ({ key }) => {
      if (key === null || isSessionName(key)) lookAgain()
    })
    // A page that the browser had put aside was told of nothing.
    window.addEventListener('pageshow', lookAgain)
  }
  return current
}

function lookAgain(): void {
  const now = ownerNow()
  if (now === current) return
  current = now
  changes += 1
  for (const listener of listeners) listener()
}

/** How often this page has changed its owner. */
export const ownerChanges = (): number => changes

/** Tells of each change of the owner, until the function that it returns is called. */
export function subscribeToOwner(listener: () => void): () => void {
  owner()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
