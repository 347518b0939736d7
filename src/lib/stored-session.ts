import type { Session } from '@supabase/supabase-js'
import { clearTab } from './tab-storage'

/**
 * The client's storage key. It contains the project reference, because another project may have been used in this
 * browser.
 */
const storageName = () => {
  const { hostname } = new URL(import.meta.env.VITE_SUPABASE_URL || window.location.origin)
  return `sb-${hostname.split('.')[0]}-auth-token`
}

/** Also returns true for the secrets for emailed links, which are stored next to the session. */
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
 * The session that the client stores. Without a network to renew it, this still says who is signed in: after an hour,
 * the client would report that nobody is signed in, and only after half a minute of retries. It grants no access: the
 * database decides who may read what once there is a network, and by then the client has renewed it.
 */
export function storedSession(): Session | null {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(storageName()) ?? 'null')
    return isSession(session) ? session : null
  } catch {
    return null
  }
}

/** The keys that this device stores for an hour while somebody is signing in (see `for-an-hour.ts`). */
export const namesForAnHour = ['proxima-return-to', 'proxima-rating'] as const

/** The last session that the client reported, for browsers that cannot store it. */
let reported: Session | null = null

/** The account that was signed in when `recordSession` was last called. */
let lastId: string | undefined

/** Dispatched on the window when somebody may have signed in or out on this page. */
export const sessionRecorded = 'sessionnoted'

/**
 * Records the session that the client reports, or a sign-out. When the account changes, this tab deletes any data that
 * is not tied to an account, and everything that was stored for an hour. A visitor's work stays for the first student
 * who signs in.
 */
export function recordSession(session: Session | null): void {
  // Never copy a stored session, because another tab may end it.
  reported = storedSession() === null ? session : null
  const id = currentSession()?.user.id
  if (lastId !== undefined && id !== lastId) {
    clearTab()
    deleteAllForAnHour()
  }
  lastId = id
  window.dispatchEvent(new Event(sessionRecorded))
}

export function deleteAllForAnHour(): void {
  try {
    for (const name of namesForAnHour) localStorage.removeItem(name)
  } catch (error) {
    console.info(error)
  }
}

/** The stored session or, if the browser cannot store it, the last session that the client reported. */
export const currentSession = (): Session | null => storedSession() ?? reported

/**
 * Removes the stored session and returns it; null if there is none. The client's own sign-out would send a request to
 * the server first, and a student who walked away in the meantime would stay signed in.
 */
export function removeStoredSession(): Session | null {
  const session = storedSession()
  try {
    // Also removes the secrets for emailed links, as the client does.
    for (const name of Object.keys(localStorage)) if (isSessionName(name)) localStorage.removeItem(name)
  } catch (error) {
    console.info(error)
  }
  return session
}
