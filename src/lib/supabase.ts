import { createClient, type Session } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { embeddedKey } from './embedded-key'
import { removeStoredSession, storedSession } from './stored-session'

const key = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || embeddedKey
const address = import.meta.env.VITE_SUPABASE_URL || window.location.origin

/**
 * Whether an error response carries a message in one of the fields that the client reads, as every error response from
 * the auth service does. Without a message, the client would show the status line or the whole body.
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
  // A hotel's captive portal responds with its sign-in page and a success status; a school's filter responds with a
  // page and an error status. In both cases, the request has not reached the server.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  // The client's error does not distinguish a 503 from the service from a 503 from a proxy, so we do it here.
  if (isPage || (!answer.ok && String(input).includes('/auth/v1/') && !(await hasMessage(answer))))
    throw new TypeError('Something between this device and the server has answered instead of it')
  // The client would treat a 429 as the end of the session, and a whole class behind one IP address may renew their
  // sessions at once.
  if (answer.status === 429 && String(input).includes('grant_type=refresh_token'))
    throw new TypeError('Too many sessions are being renewed at the moment')
  return answer
}

/** How many times somebody has signed out on this page. */
let signOuts = 0

/** Identifies a sign-in: the account, and the number of sign-outs on this page before it. */
const whoIsSignedIn = (): string => `${signOuts} ${storedSession()?.user.id}`

/**
 * Rejects a response if another student, or nobody, is signed in when it arrives: otherwise, the client would sign the
 * previous student in again. Today's word is exempt, as it is the same for everybody.
 */
async function fetchFor(asked: string, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetchResponse(input, init)
  // Wait for the whole body, because the student may sign out while it is arriving.
  await answer.clone().arrayBuffer()
  if (whoIsSignedIn() !== asked && !String(input).endsWith('/get_todays_word'))
    throw new TypeError('The student who asked for it has signed out')
  return answer
}

/**
 * A browser whose clock is slow, or whose device was asleep, may treat an expired token as valid. On a 401 from the
 * server, the token is renewed and the request is retried once. If the server refuses to renew it, the session is over
 * and is removed from this device; if the server cannot be reached, nothing changes.
 */
async function fetchWithRenewal(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  const sent = headers.get('Authorization')?.replace('Bearer ', '') ?? key
  if (sent === key) return fetchResponse(input, init)
  const asked = whoIsSignedIn()
  const answer = await fetchFor(asked, input, init)
  if (answer.status !== 401 || !String(input).includes('/rest/v1/')) return answer
  // If several requests are refused at once, the first one renews the token for all of them.
  const { session: stored } = (await supabase.auth.getSession()).data
  const isRenewed = stored !== null && sent !== stored.access_token
  const { data, error } = isRenewed
    ? { data: { session: stored }, error: null }
    : await supabase.auth.refreshSession()
  // The client itself removes a session that cannot be renewed.
  const isOver = data.session === null && storedSession() === null
  if (!isOver && whoIsSignedIn() !== asked) throw new TypeError('Another student has signed in')
  if (data.session === null) {
    // Ignore a 409 or a 429: having sent too many requests at once does not mean that the session is over.
    if (error?.status !== undefined && [400, 401, 403].includes(error.status))
      await supabase.auth.signOut({ scope: 'local' })
    return answer
  }
  headers.set('Authorization', `Bearer ${data.session.access_token}`)
  return fetchFor(asked, input, { ...init, headers })
}

/**
 * The app's main client, loaded only by load-supabase.ts. PKCE keeps tokens out of URLs; session storage, refresh and
 * retry are the client's defaults, as the specification requires.
 */
export const supabase = createClient<Database>(address, key, {
  auth: { flowType: 'pkce' },
  global: { fetch: fetchWithRenewal },
})

/**
 * The client for a request by this student. Rejects if another student has since signed in: the request must not be
 * made in their name.
 */
export async function supabaseFor(userId: string) {
  const { session } = (await supabase.auth.getSession()).data
  if (session !== null && session.user.id !== userId) throw new Error('Another student has signed in')
  return supabase
}

/**
 * Removes this student's session, which the server no longer recognises, but not that of a student who has since signed
 * in.
 */
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
  // The access token has expired: renew the session, so that it can be ended.
  await guestClient().auth.refreshSession({ refresh_token })
  await guestClient().auth.signOut()
}

/**
 * Tells the server and other tabs that a session was removed from this device. `removed` is null if no session was
 * stored.
 */
export async function reportSignOut(removed: Session | null): Promise<void> {
  signOuts += 1
  const onServer = removed && endOnServer(removed)
  await supabase.auth.initialize()
  // Somebody else may have signed in in the meantime.
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
 * A client that stores nothing: signing in with it does not change who is signed in on this device. There is only one,
 * because every client adds event listeners that are never removed.
 */
export function guestClient() {
  cachedGuestClient ??= createGuestClient()
  return cachedGuestClient
}
