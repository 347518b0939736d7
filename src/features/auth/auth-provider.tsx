import type { Session } from '@supabase/supabase-js'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { clearOfflineCache } from '@/lib/clear-offline-cache'
import { loadSupabase, reportSignOut } from '@/lib/load-supabase'
import { recordSession, removeStoredSession, storedSession } from '@/lib/stored-session'
import { type Auth, AuthContext } from './auth-context'

/** The session stored on this device if it is offline; null if it is online. */
const withoutNetwork = () => (navigator.onLine ? null : storedSession())

/** Mirrors the Supabase client: session and user as of the last auth event. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null)
  const [loading, setLoading] = useState(true)

  useEffect(() => {
    let unmounted = false
    let unsubscribe = () => {}
    const settle = (current: Session | null) => {
      if (unmounted) return
      recordSession(current)
      setSession(current ?? withoutNetwork())
      setLoading(false)
    }
    const start = async () => {
      // Read the URL now, because the client removes the code from it.
      let isLanding = new URLSearchParams(window.location.search).has('code')
      await afterFirstPaint()
      if (withoutNetwork() !== null) settle(null)
      const supabase = await loadSupabase()
      if (unmounted) return
      const { data } = supabase.auth.onAuthStateChange((event, current) => {
        if (event === 'PASSWORD_RECOVERY' && current !== null) {
          const hasLanded = isLanding
          import('./recovery')
            .then(({ recordRecovery }) => recordRecovery(current.user, hasLanded))
            .catch(console.error)
        }
        // A code creates only one session; later events may come from other tabs.
        if (current !== null && event !== 'INITIAL_SESSION') isLanding = false
        // The next user of this device must not see cached progress. If the session could not be refreshed, keep the
        // cache: its owner has not signed out.
        if (current !== null || storedSession() === null)
          clearOfflineCache('progress', `progress-${current?.user.id}`)
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

  const auth = useMemo<Auth>(() => {
    // Sign out locally first: a student who walks away will not wait for the network.
    async function signOut() {
      const removed = removeStoredSession()
      clearOfflineCache('progress')
      recordSession(null)
      setSession(null)
      await reportSignOut(removed).catch(console.error)
    }
    return { user: session?.user ?? null, session, loading, signOut }
  }, [session, loading])
  return <AuthContext value={auth}>{children}</AuthContext>
}
