import type { Refusal } from '@/features/auth/explain'
import { loadSupabase } from '@/lib/load-supabase'
import { paths } from '@/paths'

export async function changeName(fullName: string): Promise<Refusal | null> {
  const supabase = await loadSupabase()
  return (await supabase.auth.updateUser({ data: { full_name: fullName } })).error
}

/** Asks for the two mails that move an account to another address, one to each. */
export async function changeAddress(email: string): Promise<Refusal | null> {
  const supabase = await loadSupabase()
  const emailRedirectTo = window.location.origin + paths.account
  return (await supabase.auth.updateUser({ email }, { emailRedirectTo })).error
}

/** Sets another password for who knows the current one; the server then ends every other session. */
export async function changePassword(
  email: string,
  { current, next }: { current: string; next: string },
): Promise<Refusal | null> {
  const supabase = await loadSupabase()
  const known = await supabase.auth.signInWithPassword({ email, password: current })
  return known.error ?? (await supabase.auth.updateUser({ password: next })).error
}

/** Ends every session of the account; this device is signed out only once the server has done it. */
export async function signOutEverywhere(): Promise<Refusal | null> {
  const supabase = await loadSupabase()
  return (await supabase.auth.signOut({ scope: 'global' })).error
}

/** Everything that is kept about the signed-in student. */
export async function exportAccount() {
  const supabase = await loadSupabase()
  return supabase.rpc('export_account').single()
}

/** Deletes the account and all that belongs to it, for good, and forgets its session on this device. */
export async function deleteAccount(): Promise<Refusal | null> {
  const supabase = await loadSupabase()
  const { error } = await supabase.rpc('delete_account')
  if (error === null) await supabase.auth.signOut({ scope: 'local' })
  return error
}
