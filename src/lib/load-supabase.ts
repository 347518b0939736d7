import type { Session } from '@supabase/supabase-js'

/** Loads the one client, which is as large as the rest of the first load. Rejects when the network fails. */
export const loadSupabase = async () => (await import('./supabase')).supabase

/** The client for a request by this student. Rejects if another student has signed in since, or the network fails. */
export const loadSupabaseFor = async (userId: string) => (await import('./supabase')).supabaseFor(userId)

/** Forgets the session of this student, which the server no longer knows, but not of one who has signed in since. */
export const forgetSession = async (userId: string | undefined) =>
  (await import('./supabase')).forgetSession(userId)

/** Tells the server and other tabs about a session this device has forgotten. Rejects when the network fails. */
export const tellOfSignOut = async (forgotten: Session | null) =>
  (await import('./supabase')).tellOfSignOut(forgotten)

/** Loads a second client, which has no session and stores none. Whoever signs in with it must sign out again. */
export const loadGuest = async () => (await import('./supabase')).guest()
