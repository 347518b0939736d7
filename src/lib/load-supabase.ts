import type { Session } from '@supabase/supabase-js'

/** Loads the one client, which weighs as much as the rest of the first load. Rejects when the network fails. */
export const loadSupabase = async () => (await import('./supabase')).supabase

/** Signs out this device alone, whose session the server does not know any more. */
export async function forgetSession(): Promise<void> {
  await (await loadSupabase()).auth.signOut({ scope: 'local' })
}

/** Tells the server and the other tabs of a session that this device has forgotten. Rejects when the network fails. */
export const tellOfSignOut = async (forgotten: Session | null) =>
  (await import('./supabase')).tellOfSignOut(forgotten)

/** Loads the client beside it that knows of no session and keeps none: whoever signs in with it signs out again. */
export const loadGuest = async () => (await import('./supabase')).guest()
