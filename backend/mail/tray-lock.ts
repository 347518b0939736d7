import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

export const trayCookie = 'proxima-tray'

/**
 * Who may read the mail tray, and with it take over any account: whoever has the key, which is new at each start and
 * stands in the terminal. Nothing that a request shows can take its place: a proxy makes a stranger look as if they sat
 * at this machine, and need not leave a trace.
 */
export interface TrayLock {
  /** The tray's address, with its key. */
  readonly url: string
  /** Whether its key may travel over https only. */
  readonly isSecure: boolean
  fits(key: string): boolean
  /** Whether a request brings the key in its cookie. */
  opens(context: Context): boolean
}

/** @param siteUrl origin under which people open the site */
export function trayLock(siteUrl: string): TrayLock {
  const key = randomBytes(32).toString('base64url')
  const fits = (tried: string) => timingSafeEqual(digest(tried), digest(key))
  return {
    url: `${siteUrl}/mail?key=${key}`,
    isSecure: siteUrl.startsWith('https:'),
    fits,
    opens: (context) => fits(getCookie(context, trayCookie) ?? ''),
  }
}

/** Of equal length, whatever is tried. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
