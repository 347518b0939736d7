import type { BlockList } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import type { Context } from 'hono'
import { clientAddress, type Reach } from '../client-address.ts'
import type { Settings } from '../settings.ts'
import type { Account } from './accounts.ts'
import type { Body } from './body.ts'
import type { Client, PasswordHasher } from './password-hasher.ts'

/** The dependencies of the endpoints. */
export interface AuthContext {
  database: PGlite
  settings: Settings
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
  reach: Reach
  trustedProxies?: BlockList | undefined
  /** Signs the access tokens. */
  secret: Uint8Array
  now: () => Date
  passwords: PasswordHasher
  log: (line: string) => void
}

export interface AuthRequest {
  context: Context
  /** Parses the body on the first call. @throws AuthError 400 `bad_json` */
  readBody: () => Promise<Body>
}

/** The IP address that a request comes from. */
export function addressOf({ reach, trustedProxies }: AuthContext, { context }: AuthRequest): string {
  return clientAddress(context, reach, trustedProxies)
}

/** The client that is waiting for the response, as the key for fair queueing. */
export function clientOf(auth: AuthContext, request: AuthRequest): Client {
  return { address: addressOf(auth, request), signal: request.context.req.raw.signal }
}

/** The authenticated account, and the session that the access token belongs to. */
export interface Caller {
  account: Account
  sessionId: string
}

/** A request with a valid access token. */
export interface SignedInRequest extends AuthRequest {
  caller: Caller
}

/** Answers a request. A thrown AuthError is sent as the response. */
export type Handler<Request> = (auth: AuthContext, request: Request) => Response | Promise<Response>
