import { createClient, type Session } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { embeddedKey } from './embedded-key'
import { keptSession, takeKeptSession } from './kept-session'

const key = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || embeddedKey
const address = import.meta.env.VITE_SUPABASE_URL || window.location.origin

/**
 * Whether a refusal carries a message under one of the names that the client reads, as each of the account service's does.
 * Without one the client would make a message of the status line or of the whole body.
 */
async function saysWhy(refusal: Response): Promise<boolean> {
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

async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init)
  // The page with which a hotel asks for its own sign-in comes as a success, the one by which a school keeps a page out as a refusal, and nothing has been done.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  // Nothing in the client's error tells the service's 503 from that of a proxy, so it is told here.
  if (isPage || (!answer.ok && String(input).includes('/auth/v1/') && !(await saysWhy(answer))))
    throw new TypeError('Something between this device and the server has answered instead of it')
  // The client would take it for the end of the session, and a class behind one address renews at once.
  if (answer.status === 429 && String(input).includes('grant_type=refresh_token'))
    throw new TypeError('Too many sessions are renewed at the moment')
  return answer
}

/** How often somebody has signed out on this page. */
let signOuts = 0

/** Who is signed in, and since which sign-out on this page: as long as it is the same, so is the student. */
const whoIsSignedIn = (): string => `${signOuts} ${keptSession()?.user.id}`

/**
 * An answer that comes when another student, or nobody, is signed in is for neither: the client would sign in again whom
 * it is about. Today's word is the same for everybody.
 */
async function fetchFor(asked: string, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetchAnswer(input, init)
  // To its end, before which the student can sign out.
  await answer.clone().arrayBuffer()
  if (whoIsSignedIn() !== asked && !String(input).endsWith('/get_todays_word'))
    throw new TypeError('The student who asked for it has signed out')
  return answer
}

/**
 * A browser whose clock is behind, or that has slept, takes a token for good that has run out. The server's word counts:
 * the token is renewed, and the request made once more. Where the server does not renew it the session is over, and this
 * device knows it from now on; where it cannot be reached, nothing has changed.
 */
async function fetchRenewing(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  const sent = headers.get('Authorization')?.replace('Bearer ', '') ?? key
  if (sent === key) return fetchAnswer(input, init)
  const asked = whoIsSignedIn()
  const answer = await fetchFor(asked, input, init)
  if (answer.status !== 401 || !String(input).includes('/rest/v1/')) return answer
  // Of several requests that are refused at once the first renews the token for all.
  const { session: kept } = (await supabase.auth.getSession()).data
  const isRenewed = kept !== null && sent !== kept.access_token
  const { data, error } = isRenewed
    ? { data: { session: kept }, error: null }
    : await supabase.auth.refreshSession()
  // The client itself forgets a session that cannot be renewed.
  const isOver = data.session === null && keptSession() === null
  if (!isOver && whoIsSignedIn() !== asked) throw new TypeError('Another student has signed in')
  if (data.session === null) {
    // Not for a 409 or a 429: too many at once is no word on the session.
    if (error?.status !== undefined && [400, 401, 403].includes(error.status))
      await supabase.auth.signOut({ scope: 'local' })
    return answer
  }
  headers.set('Authorization', `Bearer ${data.session.access_token}`)
  return fetchFor(asked, input, { ...init, headers })
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

/**
 * The client for what a student has asked for, who may have signed out since, and another have signed in, to whom it must
 * not be done: then it rejects.
 */
export async function supabaseFor(userId: string) {
  const { session } = (await supabase.auth.getSession()).data
  if (session !== null && session.user.id !== userId) throw new Error('Another student has signed in')
  return supabase
}

/** Forgets the session of a student, which the server does not know any more; not that of who has signed in since. */
export async function forgetSession(userId: string | undefined): Promise<void> {
  const kept = keptSession()
  if (kept !== null && kept.user.id !== userId) return
  takeKeptSession()
  signOuts += 1
  await supabase.auth.signOut({ scope: 'local' })
}

async function endOnServer({ access_token, refresh_token }: Session): Promise<void> {
  const { error } = await guest().auth.admin.signOut(access_token)
  if (error === null || ![401, 403].includes(error.status ?? 0)) return
  // The token has run out.
  await guest().auth.refreshSession({ refresh_token })
  await guest().auth.signOut()
}

/** Tells the server and the other tabs of a session that this device has forgotten; null where it never kept one. */
export async function tellOfSignOut(forgotten: Session | null): Promise<void> {
  signOuts += 1
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
