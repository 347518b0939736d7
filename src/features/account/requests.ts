import type { User } from '@supabase/supabase-js'
import type { BackendError } from '@/features/auth/explain'
import { preserveLastLink, refreshUser } from '@/features/auth/requests'
import { discardSession, loadGuestClient, loadSupabase, loadSupabaseFor } from '@/lib/load-supabase'
import { normalEmail } from '@/lib/normal-email'
import { deleteWork } from '@/lib/stored-work'
import { paths } from '@/paths'

export async function changeName(userId: string, fullName: string): Promise<BackendError | null> {
  const supabase = await loadSupabaseFor(userId)
  return (await supabase.auth.updateUser({ data: { full_name: fullName } })).error
}

/** Requests an address change; the server emails a link to both addresses. */
export async function changeAddress(userId: string, email: string): Promise<BackendError | null> {
  const supabase = await loadSupabaseFor(userId)
  const emailRedirectTo = window.location.origin + paths.account
  const change = { email: normalEmail(email) }
  return preserveLastLink(async () => (await supabase.auth.updateUser(change, { emailRedirectTo })).error)
}

/**
 * Confirms an address change for one of the two addresses, in any browser. The server responds with a session, which is
 * ended at once: the owner of the mailbox need not be the student signed in here.
 * @returns the account with its new address; undefined until the other address is confirmed too
 */
export async function confirmAddressChange(
  tokenHash: string,
): Promise<{ error: BackendError | null; moved?: User }> {
  const guest = await loadGuestClient()
  const { data, error } = await guest.auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
  if (error !== null || data.session === null) return { error }
  await guest.auth.signOut({ scope: 'local' })
  await refreshUser()
  return { error: null, moved: data.session.user }
}

/**
 * Changes the password, given the current one; the server then ends all other sessions. `current_password` is for
 * Supabase projects that require it.
 */
export async function changePassword(
  { id, email = '' }: User,
  { current, next }: { current: string; next: string },
): Promise<BackendError | null> {
  const guest = await loadGuestClient()
  const known = await guest.auth.signInWithPassword({ email, password: current })
  if (known.error !== null) return known.error
  let isChanged = false
  try {
    const supabase = await loadSupabaseFor(id)
    const { error } = await supabase.auth.updateUser({ password: next, current_password: current })
    isChanged = error === null
    return error
  } finally {
    // A changed password has already ended this guest session; otherwise end it here.
    if (!isChanged) await guest.auth.signOut({ scope: 'local' })
  }
}

/** Ends every session of the account. This device is signed out only after the server has done so. */
export async function signOutEverywhere(userId: string): Promise<BackendError | null> {
  const supabase = await loadSupabaseFor(userId)
  // The client treats a rejected sign-out as success, and an expired session cannot end the others, so check the
  // session first.
  const { error } = await supabase.auth.getUser()
  if (error !== null) return error
  // Check again that the same student is signed in: the request above took time.
  await loadSupabaseFor(userId)
  return (await supabase.auth.signOut({ scope: 'global' })).error
}

/** Everything that the server stores about the signed-in student. */
export async function exportAccount(userId: string) {
  const supabase = await loadSupabaseFor(userId)
  return supabase.rpc('export_account').single()
}

/** Permanently deletes the account and all its data, plus the session and the student's work on this device. */
export async function deleteAccount(userId: string): Promise<BackendError | null> {
  const supabase = await loadSupabaseFor(userId)
  const { error } = await supabase.rpc('delete_account')
  if (error !== null && !(error.code === '42501' && (await isAlreadyDeleted()))) return error
  deleteWork(userId)
  await discardSession(userId)
  return null
}

/** Whether the account has already been deleted and only the response was lost. */
async function isAlreadyDeleted(): Promise<boolean> {
  const supabase = await loadSupabase()
  return (await supabase.auth.getUser()).error?.code === 'user_not_found'
}
