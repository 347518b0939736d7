import type { Session } from '@supabase/supabase-js'
import { keptSession, takeKeptSession } from './kept-session'

/** Loads the one client, which weighs as much as the rest of the first load. Rejects when the network fails. */
export const loadSupabase = async () => (await import('./supabase')).supabase

/**
 * The client for what a student has asked for, who may have signed out since, and another have signed in, to whom it must
 * not be done: then it rejects.
 */
export async function loadSupabaseFor(userId: string) {
  const supabase = await loadSupabase()
  const { session } = (await supabase.auth.getSession()).data
  if (session !== null && session.user.id !== userId) throw new Error('Somebody else has signed in')
  return supabase
}

/** Forgets the session of a student, which the server does not know any more; not that of who has signed in since. */
export async function forgetSession(userId: string | undefined): Promise<void> {
  const kept = keptSession()
  if (kept !== null && kept.user.id !== userId) return
  takeKeptSession()
  await (await loadSupabase()).auth.signOut({ scope: 'local' })
}

/** Tells the server and the other tabs of a session that this device has forgotten. Rejects when the network fails. */
export const tellOfSignOut = async (forgotten: Session | null) =>
  (await import('./supabase')).tellOfSignOut(forgotten)

/** Loads the client beside it that knows of no session and keeps none: whoever signs in with it signs out again. */
export const loadGuest = async () => (await import('./supabase')).guest()
