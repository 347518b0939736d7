import { createClient } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { embeddedKey } from './embedded-key'

/**
 * The one client of the app, loaded by load-supabase.ts alone.
 * PKCE keeps tokens out of addresses; session storage, refresh and retry are the client's defaults,
 * which are the ones that the specification names.
 */
export const supabase = createClient<Database>(
  import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || embeddedKey,
  { auth: { flowType: 'pkce' } },
)
