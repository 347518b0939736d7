import type { Session } from '@supabase/supabase-js'

/**
 * Loads the main client, which is as large as everything else in the first load combined. Rejects if the network fails.
 */
export const loadSupabase = async () => (await import('./supabase')).supabase

/**
 * The client for a request by this student. Rejects if another student has since signed in, or if the network fails.
 */
export const loadSupabaseFor = async (userId: string) => (await import('./supabase')).supabaseFor(userId)

/**
 * Removes this student's session, which the server no longer recognises, but not that of a student who has since signed
 * in.
 */
export const discardSession = async (userId: string | undefined) =>
  (await import('./supabase')).discardSession(userId)

/** Tells the server and other tabs that a session was removed from this device. Rejects if the network fails. */
export const reportSignOut = async (removed: Session | null) =>
  (await import('./supabase')).reportSignOut(removed)

/** Loads a second client, which has no session and stores none. Code that signs in with it must also sign out. */
export const loadGuestClient = async () => (await import('./supabase')).guestClient()
