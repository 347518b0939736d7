import type { PGlite } from '@electric-sql/pglite'
import type { Context } from 'hono'
import { clientAddress, type Reach } from '../client-address.ts'
import type { Settings } from '../settings.ts'
import type { Account } from './accounts.ts'
import type { Body } from './body.ts'
import type { Asker, Passwords } from './passwords.ts'

/** What the endpoints work with. */
export interface AuthContext {
  database: PGlite
  settings: Settings
  /** Origin of the site, without a slash at the end. */
  siteUrl: string
  reach: Reach
  /** Signs the access tokens. */
  secret: Uint8Array
  now: () => Date
  passwords: Passwords
  log: (line: string) => void
}

/** What an endpoint is asked. */
export interface AuthRequest {
  context: Context
  /** Parses it on the first call. @throws AuthError 400 `bad_json` */
  readBody: () => Promise<Body>
}

/** The network address that a request comes from. */
export function addressOf({ reach }: AuthContext, { context }: AuthRequest): string {
  return clientAddress(context, reach)
}

/** Who waits for the answer to a request. */
export function askerOf(auth: AuthContext, request: AuthRequest): Asker {
  return { address: addressOf(auth, request), signal: request.context.req.raw.signal }
}

/** Who is asking: an account in one of its sessions. */
export interface Caller {
  account: Account
  sessionId: string
}

/** The same from somebody who has shown a good access token. */
export interface SignedInRequest extends AuthRequest {
  caller: Caller
}

/** Answers a request, or throws an AuthError, which is an answer too. */
export type Handler<Request> = (auth: AuthContext, request: Request) => Response | Promise<Response>
