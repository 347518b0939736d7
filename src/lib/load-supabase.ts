import type { Session } from '@supabase/supabase-js'

/** Loads the one client, which is as large as the rest of the first load. Rejects when the network fails. */
export const loadSupabase = async () => (await import('./supabase')).supabase

/** The client for a request by this student. Rejects if another student has signed in since, or the network fails. */
export const loadSupabaseFor = async (userId: string) => (await import('./supabase')).supabaseFor(userId)

/** Removes the session of this student, which the server no longer knows, but not of one who has signed in since. */
export const discardSession = async (userId: string | undefined) =>
  (await import('./supabase')).discardSession(userId)

/** Tells the server and other tabs about a session that was removed from this device. Rejects when the network fails. */
export const reportSignOut = async (removed: Session | null) =>
  (await import('./supabase')).reportSignOut(removed)

/** Loads a second client, which has no session and stores none. Whoever signs in with it must sign out again. */
export const loadGuestClient = async () => (await import('./supabase')).guestClient()
