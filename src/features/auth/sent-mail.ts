/** A confirmation that has gone out, when, and on which visit of the page: the key of its entry in the history. */
export interface SentMail {
  email: string
  at: number
  visit: string
}

const name = 'proxima-sent-mail'

/** Remembers it as long as the tab lives: a phone drops the page while its owner looks at the mail. */
export function noteSentMail(sent: SentMail | null): void {
  try {
    if (sent === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(sent))
  } catch (error) {
    // Without a storage the form comes back, and signing in says what is left to do.
    console.info(error)
  }
}

export function notedSentMail(): SentMail | null {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    if (typeof noted !== 'object' || noted === null) return null
    if (!('email' in noted && 'at' in noted && 'visit' in noted)) return null
    const { email, at, visit } = noted
    const isWhole = typeof email === 'string' && typeof at === 'number' && typeof visit === 'string'
    return isWhole ? { email, at, visit } : null
  } catch {
    return null
  }
}
