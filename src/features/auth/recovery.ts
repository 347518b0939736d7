import type { User } from '@supabase/supabase-js'
import { rememberedInTab, rememberInTab } from '@/lib/tab-storage'
import { paths } from '@/paths'

const name = 'proxima-recovery'

/** Dispatched on the window when it has been noted. */
export const recoveryNoted = 'recoverynoted'

/**
 * Notes that the session of this tab came from the link in a mail for a new password, which is still to be chosen. The
 * client tells every tab; the one that the link has opened goes to where it is chosen.
 * @param isLanding whether it is this page whose address the session was made of
 */
export function noteRecovery({ id }: User, isLanding: boolean): void {
  if (!isLanding && window.location.pathname !== paths.newPassword) return
  rememberInTab(name, { user: id })
  window.dispatchEvent(new Event(recoveryNoted))
  // The page itself looks here once it knows who is signed in.
  if (window.location.pathname !== paths.newPassword) window.location.replace(paths.newPassword)
}

/** Whether this student has come by such a link, and has not chosen yet. */
export function isRecovering({ id }: User): boolean {
  const noted = rememberedInTab(name)
  return noted !== null && 'user' in noted && noted.user === id
}

export const forgetRecovery = (): void => rememberInTab(name, null)
