import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

export const trayCookie = 'proxima-tray'

/**
 * Guards the mail tray, whose links give access to any account. Only the key opens it; a new one is printed in the
 * terminal on each start. Nothing else in a request is proof: behind a proxy a stranger appears to be on this machine,
 * and the proxy may leave no trace in the request.
 */
export interface TrayAccess {
  /** The URL of the tray, including its key. */
  readonly url: string
  /** Whether the cookie with the key is sent over https only. */
  readonly isSecure: boolean
  isKey(key: string): boolean
  /** Whether a request's cookie contains the key. */
  isAllowed(context: Context): boolean
}

/** @param siteUrl the public origin of the site */
export function trayAccess(siteUrl: string): TrayAccess {
  const key = randomBytes(32).toString('base64url')
  const isKey = (candidate: string) => timingSafeEqual(digest(candidate), digest(key))
  return {
    url: `${siteUrl}/mail?key=${key}`,
    isSecure: siteUrl.startsWith('https:'),
    isKey,
    isAllowed: (context) => isKey(getCookie(context, trayCookie) ?? ''),
  }
}

/** `timingSafeEqual` needs inputs of equal length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
