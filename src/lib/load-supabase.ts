/** Loads the one client, which weighs as much as the rest of the first load. Rejects when the network fails. */
export const loadSupabase = async () => (await import('./supabase')).supabase

/** Loads the client beside it that knows of no session and keeps none: whoever signs in with it signs out again. */
export const loadGuest = async () => (await import('./supabase')).guest()
