import type { AddressInfo } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { createAdaptorServer } from '@hono/node-server'
import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import { embeddedKey } from '@/lib/embedded-key'
import { createPasswordHasher } from '../../backend/auth/password-hasher'
import { newSecret } from '../../backend/auth/tokens'
import type { Reach } from '../../backend/client-address'
import { createGateway } from '../../backend/gateway'
import { trayAccess } from '../../backend/mail/tray-access'
import { readSettings, type Settings } from '../../backend/settings'
import { openPrepared } from './prepared-database'

// supabase-js looks for a WebSocket when a client is created. Node 20 doesn’t have one, and no test opens a channel.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket

export const password = 'correcto caballo'
const settingsFile = new URL('../../supabase/config.toml', import.meta.url)

export interface BackendOptions {
  /** Overrides config.toml. Rate limits that aren’t set here are too high for a test to reach. */
  settings?: Partial<Settings>
  /** A database to share among several backends in a test file. `stop` then doesn’t close the database. */
  database?: PGlite
  secret?: Uint8Array
  /** Who can connect. By default, only this machine. */
  reach?: Reach
  /** The public address, if it differs from the server’s own. */
  siteUrl?: string
  /** bcrypt cost; low unless the test is about timing. */
  passwordCost?: number
}

/** An email in the tray. */
export interface TrayMail {
  to: string
  subject: string
  link: string
  code: string
}

/** A request as the server received it. */
interface WireRequest {
  method: string
  path: string
  headers: Headers
  body: string
}

export type Backend = Awaited<ReturnType<typeof startBackend>>

/** Starts the embedded backend on a random loopback port, with a clock that tests can move forward. */
export async function startBackend(options: BackendOptions = {}) {
  const database = options.database ?? (await openPrepared())
  const passwords = createPasswordHasher(options.passwordCost ?? 4)
  const secret = options.secret ?? newSecret()
  const settings: Settings = {
    ...readSettings(settingsFile),
    rateLimits: { signUps: 1e9, tokens: 1e9, verifications: 1e9 },
    ...options.settings,
  }
  let aheadMs = 0
  let stoppedAt: number | undefined
  const now = () => new Date((stoppedAt ?? Date.now()) + aheadMs)
  const logged: string[] = []
  const requests: WireRequest[] = []

  // The gateway needs the port for its links, but the port isn’t known until the server is listening.
  let handle: (request: Request, env: object) => Response | Promise<Response> = () => new Response(null)
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const { pathname, search } = new URL(request.url)
      const body = await request.clone().text()
      requests.push({ method: request.method, path: pathname + search, headers: request.headers, body })
      return handle(request, env)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { reach = 'machine', siteUrl = url } = options
  const log = (line: string) => void logged.push(line)
  const tray = trayAccess(siteUrl)
  handle = createGateway({
    database,
    settings,
    siteUrl,
    reach,
    trayAccess: tray,
    secret,
    now,
    passwords,
    log,
  }).fetch

  /** A signed-out client with its own storage, like a new browser. */
  function newClient(options: SupabaseClientOptions<'public'> = {}): SupabaseClient {
    return createClient(url, embeddedKey, {
      ...options,
      auth: { autoRefreshToken: false, detectSessionInUrl: false, ...memoryStorage(), ...options.auth },
    })
  }

  /** Sends a request with the publishable key, without following redirects. */
  function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { apikey: embeddedKey, 'content-type': 'application/json', ...init.headers }
    return fetch(new URL(path, url), { redirect: 'manual', ...init, headers })
  }

  /** The latest email to an address, as shown in the tray. */
  async function mailTo(address: string): Promise<TrayMail> {
    const mail = (await readTray()).find(({ to }) => to === address)
    if (mail === undefined) throw new Error(`no mail to ${address}`)
    return mail
  }

  /** The tray’s response to someone who opened it with the address printed in the terminal. */
  async function openTray(path = '/mail', headers: Record<string, string> = {}): Promise<Response> {
    const { pathname, search } = new URL(tray.url)
    const opened = await fetch(url + pathname + search, { redirect: 'manual' })
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';')
    return fetch(url + path, { headers: { ...headers, cookie } })
  }

  async function readTray(): Promise<TrayMail[]> {
    const page = await (await openTray()).text()
    return [...page.matchAll(/<article>(.*?)<\/article>/gs)].map(([, article = '']) => ({
      subject: textOf(article, /<h2>(.*?)<\/h2>/s),
      to: textOf(article, /<strong>(.*?)<\/strong>/s),
      link: textOf(article, /href="(.*?)"/s),
      code: textOf(article, /<code>(.*?)<\/code>/s),
    }))
  }

  /**
   * Follows the latest link emailed to this address, as a browser would, and returns the address that it redirects to.
   */
  async function confirmByMail(address: string): Promise<URL> {
    const { link } = await mailTo(address)
    return openLink(link)
  }

  /** Creates a confirmed student and signs in. */
  async function signUp(email: string, fullName = 'Ana García') {
    const client = newClient()
    const signedUp = await client.auth.signUp({ email, password, options: { data: { full_name: fullName } } })
    if (signedUp.error !== null) throw signedUp.error
    await confirmByMail(email)
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    if (error !== null) throw error
    return { client, user: data.user, session: data.session }
  }

  return {
    url,
    /** The address of the mail tray that the terminal prints. */
    trayUrl: tray.url,
    database,
    settings,
    secret,
    logged,
    /** All requests received, oldest first. */
    requests,
    newClient,
    request,
    openTray,
    readTray,
    mailTo,
    confirmByMail,
    signUp,
    now,
    /** Freezes the server’s clock, so that only `wait` moves it, however slow the machine is. */
    stopClock(): void {
      stoppedAt = Date.now()
    },
    /** Moves the server’s clock forward. */
    wait(seconds: number): void {
      aheadMs += seconds * 1000
    },
    async stop(): Promise<void> {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await passwords.close()
      if (options.database === undefined) await database.close()
    },
  }
}

/** Opens an emailed link and returns the address it redirects to. */
export async function openLink(link: string, headers: Record<string, string> = {}): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual', headers })
  const location = response.headers.get('location')
  if (response.status !== 303 || location === null) {
    throw new Error(`the link answered ${response.status} ${await response.text()}`)
  }
  return new URL(location)
}

/** In-memory browser storage; each client has its own. */
export function memoryStorage() {
  const items = new Map<string, string>()
  return {
    persistSession: true,
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  }
}

function textOf(html: string, pattern: RegExp): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return (pattern.exec(html)?.[1] ?? '').replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => entities[name] ?? '',
  )
}
