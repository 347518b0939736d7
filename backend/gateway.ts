import type { BlockList } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { embeddedKey } from '../src/lib/embedded-key.ts'
import { AuthError, authErrorResponse } from './auth/errors.ts'
import type { PasswordHasher } from './auth/password-hasher.ts'
import { authApp } from './auth/router.ts'
import type { Reach } from './client-address.ts'
import { logFailure } from './log-failure.ts'
import { isLoopbackHost } from './loopback.ts'
import { mailTray } from './mail/tray.ts'
import type { TrayAccess } from './mail/tray-access.ts'
import { RestError, restErrorResponse } from './rest/errors.ts'
import { restApp } from './rest/router.ts'
import type { Settings } from './settings.ts'

export interface GatewayOptions {
  /** Already migrated; see openDatabase. */
  database: PGlite
  settings: Settings
  /** The public origin of the site, without a trailing slash. Mailed links start with it. */
  siteUrl: string
  /** Who can reach the server, which decides whether X-Forwarded-For is trusted. */
  reach: Reach
  /** The proxies on other machines or in other containers whose X-Forwarded-For is trusted. */
  trustedProxies?: BlockList | undefined
  trayAccess: TrayAccess
  /** Signs the access tokens. */
  secret: Uint8Array
  /** Receives each mailed link and each server error. */
  log: (line: string) => void
  /** Other host names that this server accepts when it is bound to more than loopback. */
  hosts?: readonly string[]
  /** The clock for everything that expires; tests replace it. */
  now?: () => Date
  passwords: PasswordHasher
}

const maxBodyBytes = 1024 * 1024
/** More than any name and password need. */
const maxAuthBodyBytes = 64 * 1024
const maxUrlLength = 8192
const siteUrlHint =
  'If people open this site at another address, start the server with it: SITE_URL=https://that.address npm start'

/**
 * Answers like a hosted Supabase project on /auth/v1 and /rest/v1, and shows the mail tray on /mail. It
 * serves the site's own origin only and rejects all others, so there is no CORS.
 */
export function createGateway(options: GatewayOptions): Hono {
  const { database, settings, siteUrl, reach, trustedProxies, trayAccess, secret, log } = options
  const { hosts = [], now = () => new Date(), passwords } = options
  const site = new URL(siteUrl)
  let hasLoggedRejection = false

  const app = new Hono()

  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    const rejection = describeForeignRequest(context, site, hosts)
    if (rejection !== undefined) {
      // Log this only once, and nothing from the request itself, because anybody can send one.
      if (!hasLoggedRejection)
        log(`Rejected a request for another host name, or from another website. ${siteUrlHint}`)
      hasLoggedRejection = true
      // The message may be shown to a student; the hint is for the server's operator. The data client reads `code`, and
      // the auth client `error_code`.
      const code = 'unknown_site_address'
      return context.json({ code, error_code: code, message: rejection, hint: siteUrlHint }, 403)
    }
    if (context.req.url.length > maxUrlLength) return context.json({ message: 'URI Too Long' }, 414)
    if (context.req.method === 'OPTIONS') {
      return context.body(null, 204, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' })
    }
    return await next()
  })

  app.use('/auth/v1/*', async (context, next) => {
    // A mailed link is opened by the browser, which sends no API key.
    const isMailedLink = context.req.method !== 'POST' && context.req.path === '/auth/v1/verify'
    return (isMailedLink ? undefined : rejectInvalidKey(context)) ?? (await next())
  })
  app.use('/rest/v1/*', async (context, next) => rejectInvalidKey(context) ?? (await next()))

  const tooLarge = 'Request body is too large'
  app.use(
    '/auth/v1/*',
    bodyLimit({
      maxSize: maxAuthBodyBytes,
      onError: (context) =>
        authErrorResponse(context, new AuthError(413, 'request_entity_too_large', tooLarge)),
    }),
  )
  app.use(
    '/rest/v1/*',
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => restErrorResponse(context, new RestError(413, 'PGRST102', tooLarge)),
    }),
  )

  app.route(
    '/auth/v1',
    authApp({ database, settings, siteUrl, reach, trustedProxies, secret, now, passwords, log }),
  )
  app.route('/rest/v1', restApp({ database, secret, maxRows: settings.maxRows, now, log }))
  app.get('/mail/', (context) => context.redirect(`/mail${new URL(context.req.url).search}`, 308))
  app.route('/mail', mailTray(database, trayAccess))
  app.onError((error, context) => {
    logFailure(log, context, error)
    return context.json({ message: 'Internal error' }, 500)
  })
  return app
}

/**
 * Protects against DNS rebinding (a foreign host name that resolves to this server) and cross-origin
 * requests.
 */
function describeForeignRequest(context: Context, site: URL, hosts: readonly string[]): string | undefined {
  const { host, hostname } = new URL(context.req.url)
  if (!isLoopbackHost(hostname) && hostname !== site.hostname && !hosts.includes(hostname)) {
    return `This server does not accept requests for the host name ${hostname}.`
  }
  const origin = context.req.header('origin')
  if (origin === undefined || origin === site.origin) return undefined
  const isOwn = URL.canParse(origin) && new URL(origin).host === host
  return isOwn ? undefined : 'Requests from other origins are not allowed.'
}

function rejectInvalidKey(context: Context): Response | undefined {
  const key = context.req.header('apikey') ?? context.req.query('apikey')
  if (key === embeddedKey) return undefined
  if (key === undefined) {
    const hint = 'No `apikey` request header or url param was found.'
    return context.json({ message: 'No API key found in request', hint }, 401)
  }
  const hint = 'Double check your Supabase `anon` or `service_role` API key.'
  return context.json({ message: 'Invalid API key', hint }, 401)
}
