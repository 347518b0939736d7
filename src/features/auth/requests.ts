import type { AuthError } from '@supabase/supabase-js'
import { keptSession } from '@/lib/kept-session'
import { loadSupabase, loadSupabaseFor } from '@/lib/load-supabase'

/** Where the e-mail's link comes back to. */
const siteRoot = () => `${window.location.origin}/`

/** The secret that turns the link of the last mail into a session; the client keeps it under this name. */
const secretName = /-auth-token-code-verifier$/

function readSecrets(): [name: string, secret: string][] {
  try {
    return Object.entries({ ...localStorage }).filter(([name]) => secretName.test(name))
  } catch {
    return []
  }
}

/**
 * The client makes a new secret for each mail that it asks for, and forgets it when the request is refused,
 * the one of the mail before with it. It is put back, so that the mail which is there still signs in.
 */
export async function keepingTheLastLink(
  request: () => Promise<AuthError | null>,
): Promise<AuthError | null> {
  const secrets = readSecrets()
  const asked = keptSession()?.user.id
  const error = await request()
  if (error !== null && keptSession()?.user.id === asked)
    for (const [name, secret] of secrets) localStorage.setItem(name, secret)
  return error
}

export async function signIn(email: string, password: string): Promise<AuthError | null> {
  const supabase = await loadSupabase()
  return (await supabase.auth.signInWithPassword({ email, password })).error
}

export async function signUp(email: string, password: string, fullName: string): Promise<AuthError | null> {
  const supabase = await loadSupabase()
  const options = { emailRedirectTo: siteRoot(), data: { full_name: fullName } }
  return keepingTheLastLink(async () => (await supabase.auth.signUp({ email, password, options })).error)
}

/**
 * Asks for the mail that leads to a new password. The server lets a mail to one account wait for the one before it, and
 * sends only so many in an hour; an address without an account never has to wait: a student is told the same of all.
 */
export async function askForNewPassword(email: string): Promise<AuthError | null> {
  const supabase = await loadSupabase()
  const error = await keepingTheLastLink(
    async () => (await supabase.auth.resetPasswordForEmail(email, { redirectTo: siteRoot() })).error,
  )
  return error?.code === 'over_email_send_rate_limit' ? null : error
}

/** Turns what the link of a mail for a forgotten password carries into a session, in any browser. It works once. */
export async function redeemRecovery(tokenHash: string): Promise<AuthError | null> {
  const supabase = await loadSupabase()
  return (await supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error
}

/** Sets another password; the server then ends every other session of the account. */
export async function setPassword(userId: string, password: string): Promise<AuthError | null> {
  const supabase = await loadSupabaseFor(userId)
  return (await supabase.auth.updateUser({ password })).error
}

/** Asks for the confirmation mail again; the links of those before it stop working. */
export async function sendAgain(email: string): Promise<AuthError | null> {
  const supabase = await loadSupabase()
  const options = { emailRedirectTo: siteRoot() }
  return keepingTheLastLink(
    async () => (await supabase.auth.resend({ type: 'signup', email, options })).error,
  )
}

/** Renews the session where the account has another address by now: another device may have agreed to the move. */
export async function renewUser(): Promise<void> {
  const supabase = await loadSupabase()
  const { session } = (await supabase.auth.getSession()).data
  if (session === null) return
  const { user } = (await supabase.auth.getUser()).data
  if (user === null) return
  if (user.email !== session.user.email || user.new_email !== session.user.new_email)
    await supabase.auth.refreshSession()
}
