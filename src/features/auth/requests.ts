import type { AuthError } from '@supabase/supabase-js'
import { loadSupabase, loadSupabaseFor } from '@/lib/load-supabase'
import { normalEmail } from '@/lib/normal-email'
import { storedSession } from '@/lib/stored-session'

/** Where email links return to. */
const siteRoot = () => `${window.location.origin}/`

/**
 * The name under which the client stores the PKCE code verifier, which it needs to exchange the code in the latest
 * email for a session.
 */
const secretName = /-auth-token-code-verifier$/

function readSecrets(): [name: string, secret: string][] {
  try {
    return Object.entries({ ...localStorage }).filter(([name]) => secretName.test(name))
  } catch {
    return []
  }
}

/**
 * The client creates a new code verifier for each email that it requests, and deletes it if the request is refused. The
 * link in the earlier email would then stop working, so this restores the earlier verifier.
 */
export async function preserveLastLink(request: () => Promise<AuthError | null>): Promise<AuthError | null> {
  const secrets = readSecrets()
  const asked = storedSession()?.user.id
  const error = await request()
  if (error !== null && storedSession()?.user.id === asked)
    for (const [name, secret] of secrets) localStorage.setItem(name, secret)
  return error
}

export async function signIn(email: string, password: string): Promise<AuthError | null> {
  const supabase = await loadSupabase()
  return (await supabase.auth.signInWithPassword({ email: normalEmail(email), password })).error
}

export async function signUp(email: string, password: string, fullName: string): Promise<AuthError | null> {
  const supabase = await loadSupabase()
  const options = { emailRedirectTo: siteRoot(), data: { full_name: fullName } }
  const credentials = { email: normalEmail(email), password, options }
  return preserveLastLink(async () => (await supabase.auth.signUp(credentials)).error)
}

/**
 * Requests a password reset email. The server limits emails per account and per hour, but never for addresses without
 * an account. To hide this, rate limits are reported as success.
 */
export async function requestPasswordReset(email: string): Promise<AuthError | null> {
  const supabase = await loadSupabase()
  const error = await preserveLastLink(
    async () =>
      (await supabase.auth.resetPasswordForEmail(normalEmail(email), { redirectTo: siteRoot() })).error,
  )
  return error?.code === 'over_email_send_rate_limit' ? null : error
}

/** Exchanges a recovery link's token for a session, in any browser. The token works only once. */
export async function redeemRecovery(tokenHash: string): Promise<AuthError | null> {
  const supabase = await loadSupabase()
  return (await supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error
}

/** Changes the password; the server then ends all other sessions of the account. */
export async function setPassword(userId: string, password: string): Promise<AuthError | null> {
  const supabase = await loadSupabaseFor(userId)
  return (await supabase.auth.updateUser({ password })).error
}

/** Sends the confirmation email again; earlier links stop working. */
export async function sendAgain(email: string): Promise<AuthError | null> {
  const supabase = await loadSupabase()
  const request = {
    type: 'signup',
    email: normalEmail(email),
    options: { emailRedirectTo: siteRoot() },
  } as const
  return preserveLastLink(async () => (await supabase.auth.resend(request)).error)
}

/** Refreshes the session if the address has changed: the change may have been confirmed on another device. */
export async function refreshUser(): Promise<void> {
  const supabase = await loadSupabase()
  const { session } = (await supabase.auth.getSession()).data
  if (session === null) return
  const { user } = (await supabase.auth.getUser()).data
  if (user === null) return
  if (user.email !== session.user.email || user.new_email !== session.user.new_email)
    await supabase.auth.refreshSession()
}
