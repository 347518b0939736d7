import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isFromThisMachine, originBehindProxy, type Reach } from '../client-address.ts'

export const trayCookie = 'proxima-tray'

interface TrayLockOptions {
  /** Origin under which people open the site. */
  siteUrl: string
  reach: Reach
  log: (line: string) => void
}

/**
 * Who may read the mail tray, and with it take over any account. Without a key: whoever uses this machine, as long as
 * nobody else reaches the server. Otherwise only whoever has the key, which is new at each start and stands in the
 * terminal.
 */
export interface TrayLock {
  /** The tray's address, with the key where it needs one. */
  readonly url: string
  /** Whether its key may travel over https only. */
  readonly isSecure: boolean
  /** What somebody is told for whom it does not open. */
  readonly refusal: string
  fits(key: string): boolean
  opens(context: Context): boolean
  /** To be shown every request: one that betrays a proxy which nobody has told us of closes the tray. */
  watch(context: Context): void
}

export function trayLock({ siteUrl, reach, log }: TrayLockOptions): TrayLock {
  const key = randomBytes(32).toString('base64url')
  const keyedUrl = `${siteUrl}/mail?key=${key}`
  let needsKey = reach !== 'machine'

  const fits = (tried: string) => timingSafeEqual(digest(tried), digest(key))
  return {
    url: needsKey ? keyedUrl : `${siteUrl}/mail`,
    isSecure: siteUrl.startsWith('https:'),
    get refusal() {
      return needsKey
        ? 'The mail tray opens with the link that the server has printed in its terminal.'
        : `The mail tray opens only in a browser on the machine that runs the server, at ${siteUrl}/mail. Behind a proxy, start the server with SITE_URL: it then prints a link to the tray.`
    },
    fits,
    opens: (context) =>
      fits(getCookie(context, trayCookie) ?? '') || (!needsKey && isFromThisMachine(context)),
    watch(context) {
      const origin = needsKey ? undefined : originBehindProxy(context)
      if (origin === undefined) return
      needsKey = true
      log(
        `Somebody has opened ${origin}, so a proxy leads here. The mail tray now opens only with its key:\n` +
          `  ${keyedUrl}\nIf that is your site, start with SITE_URL=${origin} in front, so that people can sign up there.`,
      )
    },
  }
}

/** Of equal length, whatever is tried. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
