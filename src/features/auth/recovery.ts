import type { User } from '@supabase/supabase-js'
import { readFromTab, saveInTab } from '@/lib/tab-storage'
import { paths } from '@/paths'

const name = 'proxima-recovery'

/** Dispatched on `window` after a recovery has been recorded. */
export const recoveryRecorded = 'recoverynoted'

/**
 * Records that this tab's session came from a password recovery link and that no password has been chosen yet. The
 * client notifies every tab, but only the one that opened the link goes to the new-password page.
 * @param isLanding whether the session was created from this page's URL
 */
export function recordRecovery({ id }: User, isLanding: boolean): void {
  if (!isLanding && window.location.pathname !== paths.newPassword) return
  saveInTab(name, { user: id })
  window.dispatchEvent(new Event(recoveryRecorded))
  // That page checks `isRecovering` once the user is known.
  if (window.location.pathname !== paths.newPassword) window.location.replace(paths.newPassword)
}

/** Whether this student came from a recovery link and has not yet chosen a password. */
export function isRecovering({ id }: User): boolean {
  const saved = readFromTab(name)
  return saved !== null && 'user' in saved && saved.user === id
}

export const endRecovery = (): void => saveInTab(name, null)
