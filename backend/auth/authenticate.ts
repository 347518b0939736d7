import type { Transaction } from '@electric-sql/pglite'
import type { Context } from 'hono'
import { isPublishableKey, readAccessToken, readBearer, TokenError, type TokenProblem } from '../bearer.ts'
import { requireAccount } from './accounts.ts'
import type { AuthContext, Caller } from './endpoint.ts'
import { AuthError } from './errors.ts'
import { inTransaction } from './transaction.ts'

const messages: Record<TokenProblem, string> = {
  malformed: 'token is malformed: could not parse the token',
  algorithm: 'token signature is invalid: signing method is invalid',
  signature: 'token signature is invalid: signature is invalid',
  expired: 'token has invalid claims: token is expired',
  'not-yet-valid': 'token has invalid claims: token is not valid yet',
  'invalid-number': 'token has invalid claims: token is not valid yet',
}
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const badToken = (message: string) => new AuthError(403, 'bad_jwt', message)

/** @throws AuthError 401 without a token */
export function requireBearer(context: Context): string {
  const token = readBearer(context) ?? ''
  if (/^\S+$/.test(token)) return token
  throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}

/** @throws AuthError 401 without a token; 400 or 403 when it does not identify an existing account and session */
export async function authenticate(auth: AuthContext, context: Context): Promise<Caller> {
  const { database, secret, now } = auth
  const token = requireBearer(context)
  // The publishable key is equivalent to a token for the anon role, which has no subject.
  if (isPublishableKey(token)) throw badToken('invalid claim: missing sub claim')
  const { sub, session_id } = await readAccessToken(secret, token, now(), 0).catch((error: unknown) => {
    if (!(error instanceof TokenError)) throw error
    throw badToken(`invalid JWT: unable to parse or verify signature, ${messages[error.problem]}`)
  })
  if (!sub) throw badToken('invalid claim: missing sub claim')
  if (!uuidPattern.test(sub)) {
    throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  }
  return inTransaction(database, (tx) => findCaller(tx, sub, session_id))
}

/** @throws AuthError 403 when the account or its session does not exist or has been deleted */
export async function findCaller(tx: Transaction, accountId: string, sessionId: unknown): Promise<Caller> {
  const account = await requireAccount(tx, accountId)
  if (typeof sessionId !== 'string' || !uuidPattern.test(sessionId)) {
    throw badToken('invalid claim: session_id claim must be a UUID')
  }
  const { rows } = await tx.query(`select from auth.sessions where id = $1 and user_id = $2`, [
    sessionId,
    accountId,
  ])
  if (rows.length === 0) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  return { account, sessionId }
}
