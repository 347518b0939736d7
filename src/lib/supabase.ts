import { createClient, type Session } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { embeddedKey } from './embedded-key'
import { removeStoredSession, storedSession } from './stored-session'

const key = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || embeddedKey
const address = import.meta.env.VITE_SUPABASE_URL || window.location.origin

/**
 * Whether an error response carries a message in one of the fields that the client reads, as each of the auth
 * service does. Without one the client would use the status line or the whole body as the message.
 */
async function hasMessage(refusal: Response): Promise<boolean> {
  const said: unknown = await refusal
    .clone()
    .json()
    .catch(() => null)
  if (typeof said !== 'object' || said === null) return false
  const message = ['msg', 'message', 'error_description', 'error']
    .map((name): unknown => Reflect.get(said, name))
    .find((text) => typeof text === 'string')
  return message !== undefined && message !== ''
}

async function fetchResponse(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init)
  // A hotel's captive portal answers with its sign-in page as a success, a school's filter with a page as an
  // error. In both cases the request has not reached the server.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  // The client's error does not distinguish a 503 of the service from one of a proxy, so it is done here.
  if (isPage || (!answer.ok && String(input).includes('/auth/v1/') && !(await hasMessage(answer))))
    throw new TypeError('Something between this device and the server has answered instead of it')
  // The client would treat a 429 as the end of the session, and a whole class behind one IP address renews at
  // once.
  if (answer.status === 429 && String(input).includes('grant_type=refresh_token'))
    throw new TypeError('Too many sessions are renewed at the moment')
  return answer
}

/** How many times somebody has signed out on this page. */
let signOuts = 0

/** Identifies a sign-in: the account, and the number of sign-outs on this page before it. */
const whoIsSignedIn = (): string => `${signOuts} ${storedSession()?.user.id}`

/**
 * Rejects a response that arrives when another student, or nobody, is signed in: the client would sign the
 * student it is about in again. Today's word is exempt, as it is the same for everybody.
 */
async function fetchFor(asked: string, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetchResponse(input, init)
  // Waits for the whole body: the student can sign out while it arrives.
  await answer.clone().arrayBuffer()
  if (whoIsSignedIn() !== asked && !String(input).endsWith('/get_todays_word'))
    throw new TypeError('The student who asked for it has signed out')
  return answer
}

/**
 * A browser with a slow clock, or one that has slept, treats an expired token as valid. On a 401 from the server,
 * the token is renewed and the request is retried once. If the server refuses to renew it, the session is over
 * and is removed from this device; if the server cannot be reached, nothing changes.
 */
async function fetchWithRenewal(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  const sent = headers.get('Authorization')?.replace('Bearer ', '') ?? key
  if (sent === key) return fetchResponse(input, init)
  const asked = whoIsSignedIn()
  const answer = await fetchFor(asked, input, init)
  if (answer.status !== 401 || !String(input).includes('/rest/v1/')) return answer
  // If several requests are refused at once, the first renews the token for all.
  const { session: stored } = (await supabase.auth.getSession()).data
  const isRenewed = stored !== null && sent !== stored.access_token
  const { data, error } = isRenewed
    ? { data: { session: stored }, error: null }
    : await supabase.auth.refreshSession()
  // The client itself removes a session that cannot be renewed.
  const isOver = data.session === null && storedSession() === null
  if (!isOver && whoIsSignedIn() !== asked) throw new TypeError('Another student has signed in')
  if (data.session === null) {
    // Not on a 409 or a 429: too many requests at once say nothing about the session.
    if (error?.status !== undefined && [400, 401, 403].includes(error.status))
      await supabase.auth.signOut({ scope: 'local' })
    return answer
  }
  headers.set('Authorization', `Bearer ${data.session.access_token}`)
  return fetchFor(asked, input, { ...init, headers })
}

/**
 * The one client of the app, loaded only by load-supabase.ts. PKCE keeps tokens out of URLs; session storage,
 * refresh and retry are the client's defaults, which are the ones the specification names.
 */
export const supabase = createClient<Database>(address, key, {
  auth: { flowType: 'pkce' },
  global: { fetch: fetchWithRenewal },
})

/**
 * The client for a request by this student. Rejects if another student has signed in since: the request must not
 * be made in their name.
 */
export async function supabaseFor(userId: string) {
  const { session } = (await supabase.auth.getSession()).data
  if (session !== null && session.user.id !== userId) throw new Error('Another student has signed in')
  return supabase
}

/** Removes the session of this student, which the server no longer knows, but not of one who has signed in since. */
export async function discardSession(userId: string | undefined): Promise<void> {
  const stored = storedSession()
  if (stored !== null && stored.user.id !== userId) return
  removeStoredSession()
  signOuts += 1
  await supabase.auth.signOut({ scope: 'local' })
}

async function endOnServer({ access_token, refresh_token }: Session): Promise<void> {
  const { error } = await guestClient().auth.admin.signOut(access_token)
  if (error === null || ![401, 403].includes(error.status ?? 0)) return
  // The access token has expired: renew the session to be able to end it.
  await guestClient().auth.refreshSession({ refresh_token })
  await guestClient().auth.signOut()
}

/** Tells the server and other tabs about a session that was removed from this device; null if it never stored one. */
export async function reportSignOut(removed: Session | null): Promise<void> {
  signOuts += 1
  const onServer = removed && endOnServer(removed)
  await supabase.auth.initialize()
  // Somebody else may have signed in meanwhile.
  if (storedSession() === null) await supabase.auth.signOut({ scope: 'local' })
  await onServer
}

const createGuestClient = () =>
  createClient<Database>(address, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: 'guest' },
    global: { fetch: fetchResponse },
  })

let cachedGuestClient: ReturnType<typeof createGuestClient> | undefined

/**
 * A client that stores nothing: signing in with it does not change who is signed in on this device. There is only
 * one, because each client listens to the page for ever.
 */
export function guestClient() {
  cachedGuestClient ??= createGuestClient()
  return cachedGuestClient
}
