import type { Session } from '@supabase/supabase-js'
import { forgetTab } from './tab-storage'

/** The client's own, made of the project's address: another project may have been used here. */
const storageName = () => {
  const { hostname } = new URL(import.meta.env.VITE_SUPABASE_URL || window.location.origin)
  return `sb-${hostname.split('.')[0]}-auth-token`
}

/** The session itself, and the secrets of mailed links beside it. */
export const isSessionName = (name: string): boolean => name.startsWith(storageName())

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'access_token' in value &&
  'user' in value &&
  typeof value.user === 'object' &&
  value.user !== null &&
  'id' in value.user &&
  'user_metadata' in value.user

/**
 * The session that the client keeps. Where there is no network to renew it with, it says who is signed in: after an hour
 * the client would say, and only after half a minute of trying, that nobody is. It opens nothing: who may read what, the
 * database decides when there is a network again, and by then the client has renewed it.
 */
export function keptSession(): Session | null {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(storageName()) ?? 'null')
    return isSession(session) ? session : null
  } catch {
    return null
  }
}

/** What the client has said last, where this browser does not keep it. */
let told: Session | null = null

/** The account that was signed in on this page when it was last told. */
let lastId: string | undefined

/** Dispatched on the window when somebody may have signed in or out on this page. */
export const sessionNoted = 'sessionnoted'

/**
 * Notes what the client says, or that a student has signed out. When the account on the page changes, the tab forgets what
 * belongs to no account; what a visitor did is still there for whoever signs in first.
 */
export function noteSession(session: Session | null): void {
  // What is kept, another tab may end.
  told = keptSession() === null ? session : null
  const id = heldSession()?.user.id
  if (lastId !== undefined && id !== lastId) forgetTab()
  lastId = id
  window.dispatchEvent(new Event(sessionNoted))
}

/** The session that this device holds; where it keeps none, what the client has said. */
export const heldSession = (): Session | null => keptSession() ?? told

/**
 * Forgets the session that the client keeps, and returns it. The client itself asks the network first, and a student who
 * walks away in the meantime stays signed in. Null where there is none, or where this browser keeps nothing.
 */
export function takeKeptSession(): Session | null {
  const session = keptSession()
  try {
    // The secrets of mailed links with it, as the client does.
    for (const name of Object.keys(localStorage)) if (isSessionName(name)) localStorage.removeItem(name)
  } catch (error) {
    console.info(error)
  }
  return session
}
