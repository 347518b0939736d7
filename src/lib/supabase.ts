import { createClient, type Session } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { embeddedKey } from './embedded-key'
import { keptSession } from './kept-session'

const key = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || embeddedKey
const address = import.meta.env.VITE_SUPABASE_URL || window.location.origin

async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init)
  // The page with which a hotel asks for its own sign-in comes as a success, the one by which a school keeps a page out as a refusal, and nothing has been done.
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    throw new TypeError('Something between this device and the server has answered in its stead')
  // The client would take it for the end of the session, and a class behind one address renews at once.
  if (answer.status === 429 && String(input).includes('grant_type=refresh_token'))
    throw new TypeError('Too many sessions are renewed at the moment')
  return answer
}

/**
 * A browser whose clock is behind, or that has slept, takes a token for good that has run out. The server's word counts:
 * the token is renewed, and the request made once more. Where the server does not renew it the session is over, and this
 * device knows it from now on; where it cannot be reached, nothing has changed. An answer that comes when another student,
 * or nobody, is signed in is for neither: the client would sign in again whom it is about.
 */
async function fetchRenewing(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const whose = () => keptSession()?.user.id
  const owner = whose()
  const answer = await fetchAnswer(input, init)
  const headers = new Headers(init?.headers)
  const sent = headers.get('Authorization')?.replace('Bearer ', '') ?? key
  if (sent === key) return answer
  if (whose() !== owner) throw new TypeError('The student who asked for it has signed out')
  if (answer.status !== 401 || !String(input).includes('/rest/v1/')) return answer
  // Of several requests that are refused at once the first renews the token for all.
  const { session: kept } = (await supabase.auth.getSession()).data
  const isRenewed = kept !== null && sent !== kept.access_token
  const { data, error } = isRenewed
    ? { data: { session: kept }, error: null }
    : await supabase.auth.refreshSession()
  // The client itself forgets a session that cannot be renewed.
  if (![owner, undefined].includes(whose())) throw new TypeError('Another student has signed in')
  if (data.session === null) {
    // Not for a 409 or a 429: too many at once is no word on the session.
    if (error?.status !== undefined && [400, 401, 403].includes(error.status))
      await supabase.auth.signOut({ scope: 'local' })
    return answer
  }
  headers.set('Authorization', `Bearer ${data.session.access_token}`)
  return fetchAnswer(input, { ...init, headers })
}

/**
 * The one client of the app, loaded by load-supabase.ts alone.
 * PKCE keeps tokens out of addresses; session storage, refresh and retry are the client's defaults,
 * which are the ones that the specification names.
 */
export const supabase = createClient<Database>(address, key, {
  auth: { flowType: 'pkce' },
  global: { fetch: fetchRenewing },
})

async function endOnServer({ access_token, refresh_token }: Session): Promise<void> {
  const { error } = await supabase.auth.admin.signOut(access_token)
  if (error === null || ![401, 403].includes(error.status ?? 0)) return
  // The token has run out.
  await guest().auth.refreshSession({ refresh_token })
  await guest().auth.signOut()
}

/** Tells the server and the other tabs of a session that this device has forgotten; null where it never kept one. */
export async function tellOfSignOut(forgotten: Session | null): Promise<void> {
  const onServer = forgotten && endOnServer(forgotten)
  await supabase.auth.initialize()
  // That may have taken so long that somebody else has signed in.
  if (keptSession() === null) await supabase.auth.signOut({ scope: 'local' })
  await onServer
}

const newGuest = () =>
  createClient<Database>(address, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: 'guest' },
    global: { fetch: fetchAnswer },
  })

let onlyGuest: ReturnType<typeof newGuest> | undefined

/** A client that keeps nothing: what it signs in to is not who this device is signed in as. Each listens to the page for ever. */
export function guest() {
  onlyGuest ??= newGuest()
  return onlyGuest
}
