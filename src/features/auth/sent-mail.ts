import { readFromTab, saveInTab } from '@/lib/tab-storage'

/** A confirmation email: the recipient, when it was sent, and the key of the history entry it was sent from. */
export interface SentMail {
  email: string
  at: number
  visit: string
}

const name = 'proxima-sent-mail'

/**
 * Stored for the lifetime of the tab, because phones unload the page while the student reads the email. If storage is
 * unavailable, the form is shown again, and an attempt to sign in says what is left to do.
 */
export const saveSentMail = (sent: SentMail | null): void => saveInTab(name, sent)

export function readSentMail(): SentMail | null {
  const saved = readFromTab(name)
  if (saved === null || !('email' in saved && 'at' in saved && 'visit' in saved)) return null
  const { email, at, visit } = saved
  const isWhole = typeof email === 'string' && typeof at === 'number' && typeof visit === 'string'
  return isWhole ? { email, at, visit } : null
}
