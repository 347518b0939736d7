import type { Transaction } from '@electric-sql/pglite'
import { findAccount, isBanned } from './accounts.ts'
import type { AuthContext, AuthRequest } from './endpoint.ts'
import { AuthError, invalid } from './errors.ts'
import { describeSession, type Session } from './sessions.ts'
import { hashRefreshToken, nextRefreshToken } from './tokens.ts'
import { inTransaction } from './transaction.ts'

/**
 * The maximum number of revoked tokens in a session. They are how a stolen token is detected, so none may be deleted
 * early; the daily maintenance deletes them after a month. A browser whose clock is an hour fast refreshes its token on
 * every request and twice a minute besides, so it has to sign in again after a few days of use.
 */
const maxRevokedTokens = 5000

/** A refresh token with its session. */
interface StoredToken {
  session_id: string
  user_id: string
  revoked: boolean
  revoked_at: Date
  not_after: Date | null
}

/** POST /token?grant_type=refresh_token */
export async function refresh(auth: AuthContext, { context, readBody }: AuthRequest): Promise<Response> {
  const token = (await readBody()).text('refresh_token')
  if (token.length < 12) throw invalid('Refresh token is not valid')
  return context.json(await inTransaction(auth.database, (tx) => refreshSession(tx, auth, token)))
}

async function refreshSession(tx: Transaction, auth: AuthContext, token: string): Promise<Session> {
  const now = auth.now()
  const invalidToken = (code: string, why: string) =>
    new AuthError(400, code, `Invalid Refresh Token: ${why}`)
  const { rows } = await tx.query<StoredToken>(
    `select token.session_id, session.user_id, token.revoked, token.updated_at as revoked_at, session.not_after
     from auth.refresh_tokens token join auth.sessions session on session.id = token.session_id
     where token.token_hash = $1`,
    [hashRefreshToken(token)],
  )
  const [stored] = rows
  const account = stored && (await findAccount(tx, 'id', stored.user_id))
  if (stored === undefined || account === undefined) {
    throw invalidToken('refresh_token_not_found', 'Refresh Token Not Found')
  }
  if (isBanned(account, now)) throw invalidToken('user_banned', 'User Banned')
  if (stored.not_after !== null && stored.not_after < now)
    throw invalidToken('session_expired', 'Session Expired')

  const current = stored.revoked
    ? await findReplacement(tx, auth, token, stored, now)
    : await rotate(tx, auth, token, stored.session_id, now)
  if (current === undefined) {
    // Either two parties hold tokens for this session, and we cannot tell which is the student, or one client refreshes
    // endlessly.
    await tx.query(`delete from auth.sessions where id = $1`, [stored.session_id])
    throw invalidToken('refresh_token_already_used', 'Already Used')
  }
  return describeSession(tx, auth, account.id, stored.session_id, current)
}

/** Returns the next token, or undefined when the session has been refreshed too often. */
async function rotate(
  tx: Transaction,
  { secret }: AuthContext,
  token: string,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ used: number }>(
    `select count(*)::int as used from auth.refresh_tokens where session_id = $1 and revoked`,
    [sessionId],
  )
  if (rows[0] === undefined || rows[0].used >= maxRevokedTokens) return undefined
  const hash = hashRefreshToken(token)
  const next = nextRefreshToken(secret, token)
  await tx.query(`update auth.refresh_tokens set revoked = true, updated_at = $2 where token_hash = $1`, [
    hash,
    now,
  ])
  await tx.query(
    `insert into auth.refresh_tokens (token_hash, session_id, parent, created_at, updated_at)
     values ($1, $2, $3, $4, $4)`,
    [hashRefreshToken(next), sessionId, hash, now],
  )
  await tx.query(`update auth.sessions set refreshed_at = $2, updated_at = $2 where id = $1`, [
    sessionId,
    now,
  ])
  return next
}

/** The session's current token, for a client that presents an earlier one; undefined when that is not allowed. */
async function findReplacement(
  tx: Transaction,
  { settings, secret }: AuthContext,
  token: string,
  { session_id, revoked_at }: StoredToken,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ token_hash: string; parent: string | null; generations: number }>(
    `select token_hash, parent, (select count(*)::int from auth.refresh_tokens where session_id = $1) as generations
     from auth.refresh_tokens where session_id = $1 and not revoked`,
    [session_id],
  )
  const [active] = rows
  if (active === undefined) return undefined
  // The response with the current token may have been lost, however long ago, so its parent is always
  // accepted. Older tokens are accepted only within the reuse interval.
  const isParent = active.parent === hashRefreshToken(token)
  const ageSeconds = (now.getTime() - revoked_at.getTime()) / 1000
  if (!isParent && ageSeconds > settings.refreshTokenReuseSeconds) return undefined
  let next = token
  for (let step = 0; step < active.generations; step += 1) {
    next = nextRefreshToken(secret, next)
    if (hashRefreshToken(next) === active.token_hash) return next
  }
  return undefined
}
