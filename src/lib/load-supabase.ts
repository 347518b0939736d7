/** Loads the one client, which weighs as much as the rest of the first load. Rejects when the network fails. */
export const loadSupabase = async () => (await import('./supabase')).supabase

/** Loads it, and makes a client beside it that knows of no session and keeps none. */
export const loadGuest = async () => (await import('./supabase')).newGuest()
