import type { User } from '@supabase/supabase-js'
import type { Refusal } from '@/features/auth/explain'
import { keepingTheLastLink, renewUser } from '@/features/auth/requests'
import { forgetSession, loadGuest, loadSupabase, loadSupabaseFor } from '@/lib/load-supabase'
import { removeWork } from '@/lib/own-work'
import { paths } from '@/paths'

export async function changeName(userId: string, fullName: string): Promise<Refusal | null> {
  const supabase = await loadSupabaseFor(userId)
  return (await supabase.auth.updateUser({ data: { full_name: fullName } })).error
}

/** Asks for the two mails that move an account to another address, one to each. */
export async function changeAddress(userId: string, email: string): Promise<Refusal | null> {
  const supabase = await loadSupabaseFor(userId)
  const emailRedirectTo = window.location.origin + paths.account
  return keepingTheLastLink(
    async () => (await supabase.auth.updateUser({ email }, { emailRedirectTo })).error,
  )
}

/**
 * Says for one of the two addresses that the account may move, in any browser. What the server gives for it is a session;
 * it is given back, because who reads a mailbox need not be who is signed in here.
 * @returns the account with its new address; undefined while the other one has to agree yet
 */
export async function agreeToMove(tokenHash: string): Promise<{ error: Refusal | null; moved?: User }> {
  const guest = await loadGuest()
  const { data, error } = await guest.auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
  if (error !== null || data.session === null) return { error }
  await guest.auth.signOut({ scope: 'local' })
  await renewUser()
  return { error: null, moved: data.session.user }
}

/**
 * Sets another password for who knows the current one; the server then ends every other session. A project that is set
 * to ask for the current password itself is told it too.
 */
export async function changePassword(
  { id, email = '' }: User,
  { current, next }: { current: string; next: string },
): Promise<Refusal | null> {
  const guest = await loadGuest()
  const known = await guest.auth.signInWithPassword({ email, password: current })
  if (known.error !== null) return known.error
  let isChanged = false
  try {
    const supabase = await loadSupabaseFor(id)
    const { error } = await supabase.auth.updateUser({ password: next, current_password: current })
    isChanged = error === null
    return error
  } finally {
    // It has ended with the password, unless that is still the one it was.
    if (!isChanged) await guest.auth.signOut({ scope: 'local' })
  }
}

/** Ends every session of the account; this device is signed out only once the server has done it. */
export async function signOutEverywhere(userId: string): Promise<Refusal | null> {
  const supabase = await loadSupabaseFor(userId)
  // The client takes a refusal for a success, and a session that is over can end no other.
  const { error } = await supabase.auth.getUser()
  if (error !== null) return error
  // It has taken its time.
  await loadSupabaseFor(userId)
  return (await supabase.auth.signOut({ scope: 'global' })).error
}

/** Everything that is kept about the signed-in student. */
export async function exportAccount(userId: string) {
  const supabase = await loadSupabaseFor(userId)
  return supabase.rpc('export_account').single()
}

/** Deletes the account and all that belongs to it, for good, on this device its session and what its owner has made. */
export async function deleteAccount(userId: string): Promise<Refusal | null> {
  const supabase = await loadSupabaseFor(userId)
  const { error } = await supabase.rpc('delete_account')
  if (error !== null && !(error.code === '42501' && (await isGone()))) return error
  removeWork(userId)
  await forgetSession(userId)
  return null
}

/** Whether the account is not there any more: it was deleted, and the answer that said so got lost. */
async function isGone(): Promise<boolean> {
  const supabase = await loadSupabase()
  return (await supabase.auth.getUser()).error?.code === 'user_not_found'
}
