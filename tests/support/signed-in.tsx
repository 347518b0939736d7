import type { Session } from '@supabase/supabase-js'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AuthContext } from '@/features/auth/auth-context'

/** Ana’s session, in the backend’s format. */
export const anasSession: Session = {
  access_token: 'a.b.c',
  refresh_token: 'refresh',
  expires_in: 3600,
  token_type: 'bearer',
  user: {
    id: '5f1b7c1e-0000-4000-8000-000000000000',
    aud: 'authenticated',
    email: 'ana@example.com',
    app_metadata: {},
    user_metadata: { full_name: 'Ana García' },
    created_at: '2026-01-01T00:00:00Z',
  },
}

/** The context providers that components expect, with Ana’s session or a visitor’s. */
export function Frame({ session, children }: { session: Session | null; children: ReactNode }) {
  const auth = { session, user: session?.user ?? null, loading: false, signOut: async () => {} }
  return (
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AuthContext value={auth}>{children}</AuthContext>
      </QueryClientProvider>
    </MemoryRouter>
  )
}
