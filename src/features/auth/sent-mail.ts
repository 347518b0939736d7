import { rememberedInTab, rememberInTab } from '@/lib/tab-storage'

/** A confirmation that has gone out, when, and on which visit of the page: the key of its entry in the history. */
export interface SentMail {
  email: string
  at: number
  visit: string
}

const name = 'proxima-sent-mail'

/**
 * Remembers it as long as the tab lives: a phone drops the page while its owner looks at the mail. Where nothing
 * can be kept the form comes back, and signing in says what is left to do.
 */
export const noteSentMail = (sent: SentMail | null): void => rememberInTab(name, sent)

export function notedSentMail(): SentMail | null {
  const noted = rememberedInTab(name)
  if (noted === null || !('email' in noted && 'at' in noted && 'visit' in noted)) return null
  const { email, at, visit } = noted
  const isWhole = typeof email === 'string' && typeof at === 'number' && typeof visit === 'string'
  return isWhole ? { email, at, visit } : null
}
