import type { Session, User } from '@supabase/supabase-js'
import { createContext, use } from 'react'
import { carryIntoParts } from '@/lib/carried-contexts'

export interface Auth {
  user: User | null
  session: Session | null
  /** True until the first session lookup or auth event has completed. */
  loading: boolean
  /** Signs out. Never throws, and signs out on this device even if the backend is unreachable. */
  signOut: () => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)
carryIntoParts(AuthContext)

/** The current user and session. Throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
