import type { Session, User } from '@supabase/supabase-js'
import { createContext, use } from 'react'
import { carryIntoParts } from '@/lib/carried-contexts'

export interface Auth {
  user: User | null
  session: Session | null
  /** True until the first session look-up or auth event has arrived. */
  loading: boolean
  /** Signs out; never throws, and signs out on this device even when the backend cannot be reached. */
  signOut: () => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)
carryIntoParts(AuthContext)

/** Who is signed in. Throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
