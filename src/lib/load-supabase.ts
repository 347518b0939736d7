import type { Session } from '@supabase/supabase-js'

/** Loads the one client, which weighs as much as the rest of the first load. Rejects when the network fails. */
export const loadSupabase = async () => (await import('./supabase')).supabase

/** The client for what this student has asked for. Rejects where another has signed in since, or the network fails. */
export const loadSupabaseFor = async (userId: string) => (await import('./supabase')).supabaseFor(userId)

/** Forgets the session of a student, which the server does not know any more; not that of who has signed in since. */
export const forgetSession = async (userId: string | undefined) =>
  (await import('./supabase')).forgetSession(userId)

/** Tells the server and the other tabs of a session that this device has forgotten. Rejects when the network fails. */
export const tellOfSignOut = async (forgotten: Session | null) =>
  (await import('./supabase')).tellOfSignOut(forgotten)

/** Loads the client beside it that knows of no session and keeps none: whoever signs in with it signs out again. */
export const loadGuest = async () => (await import('./supabase')).guest()
