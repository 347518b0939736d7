import type { Session } from '@supabase/supabase-js'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { forgetSeen } from '@/lib/last-seen'
import { loadSupabase } from '@/lib/load-supabase'
import { type Auth, AuthContext } from './auth-context'

async function signOut(): Promise<void> {
  try {
    const supabase = await loadSupabase()
    if (!navigator.onLine) (await import('./kept-session')).forgetKeptSession()
    const { error } = await supabase.auth.signOut()
    // The client keeps the session when the server could not be told; the student still wants to be gone.
    if (error) await supabase.auth.signOut({ scope: 'local' })
  } catch (error) {
    console.error(error)
  }
}

/** Wraps the Supabase client: keeps session and user as the last auth event left them. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null)
  const [loading, setLoading] = useState(true)

  useEffect(() => {
    let unmounted = false
    let unsubscribe = () => {}
    /** The session of this device, where there is no network to renew it with. */
    let kept = (): Session | null => null
    const settle = (current: Session | null) => {
      if (unmounted) return
      setSession(current ?? kept())
      setLoading(false)
    }
    const start = async () => {
      // The client takes the code out of the address.
      let isLanding = new URLSearchParams(window.location.search).has('code')
      await afterFirstPaint()
      if (!navigator.onLine) {
        kept = (await import('./kept-session')).keptSession
        if (kept() !== null) settle(null)
      }
      const supabase = await loadSupabase()
      if (unmounted) return
      const { data } = supabase.auth.onAuthStateChange((event, current) => {
        if (event === 'PASSWORD_RECOVERY' && current !== null) {
          const hasLanded = isLanding
          import('./recovery')
            .then(({ noteRecovery }) => noteRecovery(current.user, hasLanded))
            .catch(console.error)
        }
        // A code makes one session: whatever another tab says later is not about this page's.
        if (current !== null && event !== 'INITIAL_SESSION') isLanding = false
        // The next to use this device is not to see it.
        if (event === 'SIGNED_OUT') forgetSeen('progress')
        settle(current)
      })
      unsubscribe = () => data.subscription.unsubscribe()
      const lookUp = await supabase.auth.getSession()
      if (lookUp.error) console.error(lookUp.error)
      settle(lookUp.data.session)
    }
    start().catch((error: unknown) => {
      console.error(error)
      settle(null)
    })
    return () => {
      unmounted = true
      unsubscribe()
    }
  }, [])

  const auth = useMemo<Auth>(
    () => ({ user: session?.user ?? null, session, loading, signOut }),
    [session, loading],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
