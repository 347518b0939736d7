import type { Transaction } from '@electric-sql/pglite'
import { describeAccount } from './describe-account.ts'
import type { AuthContext } from './endpoint.ts'
import { hashRefreshToken, newRefreshToken, signAccessToken } from './tokens.ts'

/** The authentication method, for the `amr` claim of the token. */
type SignInMethod = 'password' | 'otp'

/** The maximum number of sessions per account. */
const maxSessions = 50

/** The session object that the client receives. */
export type Session = Awaited<ReturnType<typeof describeSession>>

/** Creates a session with its first refresh token and an access token. */
export async function openSession(
  tx: Transaction,
  auth: AuthContext,
  accountId: string,
  method: SignInMethod,
): Promise<Session> {
  const now = auth.now()
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.sessions (user_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $3) returning id`,
    [accountId, method, now],
  )
  const [session] = rows
  if (session === undefined) throw new Error('The session was not saved.')
  // Only the rate of sign-ins is limited, so cap the number of sessions, keeping those refreshed most recently.
  await tx.query(
    `delete from auth.sessions where id in (
       select id from auth.sessions where user_id = $1 and id <> $2
       order by greatest(created_at, updated_at) desc offset ${maxSessions - 1})`,
    [accountId, session.id],
  )
  const refreshToken = newRefreshToken()
  await tx.query(
    `insert into auth.refresh_tokens (token_hash, session_id, created_at, updated_at) values ($1, $2, $3, $3)`,
    [hashRefreshToken(refreshToken), session.id, now],
  )
  await tx.query(`update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1`, [
    accountId,
    now,
  ])
  await tx.query(`update auth.identities set last_sign_in_at = $2 where user_id = $1`, [accountId, now])
  return describeSession(tx, auth, accountId, session.id, refreshToken)
}

/** The session object for an existing session, with a new access token. */
export async function describeSession(
  tx: Transaction,
  { settings, siteUrl, secret, now }: AuthContext,
  accountId: string,
  sessionId: string,
  refreshToken: string,
) {
  const user = await describeAccount(tx, accountId)
  const { rows } = await tx.query<{ method: SignInMethod; since: Date }>(
    `select authentication_method as method, created_at as since from auth.sessions where id = $1`,
    [sessionId],
  )
  const issuedAt = Math.floor(now().getTime() / 1000)
  const expiresAt = issuedAt + settings.jwtExpirySeconds
  const accessToken = await signAccessToken(secret, {
    iss: `${siteUrl}/auth/v1`,
    sub: user.id,
    aud: user.aud,
    iat: issuedAt,
    exp: expiresAt,
    email: user.email,
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: 'aal1',
    amr: rows.map(({ method, since }) => ({ method, timestamp: Math.floor(since.getTime() / 1000) })),
    session_id: sessionId,
    is_anonymous: false,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: settings.jwtExpirySeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user,
  }
}
