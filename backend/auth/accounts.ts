import type { Transaction } from '@electric-sql/pglite'
import { hashRefreshToken, newRefreshToken, signAccessToken } from './tokens.ts'

/** A row of auth.users, as far as the service reads it. */
export interface Account {
  id: string
  aud: string
  role: string
  email: string
  encrypted_password: string | null
  email_confirmed_at: Date | null
  confirmation_token: string
  confirmation_sent_at: Date | null
  recovery_token: string
  recovery_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: object
  raw_user_meta_data: object
  banned_until: Date | null
  created_at: Date
  updated_at: Date
}

/** How somebody proved who they are; goes into the token's `amr`. */
export type SignInMethod = 'password' | 'otp'

/** What issuing a session needs beside the account. */
export interface Issuer {
  secret: Uint8Array
  /** `iss` of the access tokens. */
  issuer: string
  jwtExpirySeconds: number
  now: () => Date
}

type AccountKey = 'id' | 'email' | 'confirmation_token' | 'recovery_token'

/** The account whose `column` has this value. */
export async function findAccount(
  tx: Transaction,
  column: AccountKey,
  value: string,
): Promise<Account | undefined> {
  const { rows } = await tx.query<Account>(`select * from auth.users where ${column} = $1`, [value])
  return rows[0]
}

export function isBanned(account: Account, now: Date): boolean {
  // 'infinity' arrives as an invalid date, which is neither before nor after anything.
  return account.banned_until !== null && !(account.banned_until <= now)
}

/** Writes a new, unconfirmed account with its one identity. `data` is the sign-up's metadata. */
export async function createAccount(
  tx: Transaction,
  {
    id = crypto.randomUUID(),
    email,
    passwordHash,
    data,
    now,
  }: { id?: string | undefined; email: string; passwordHash: string; data: string; now: Date },
): Promise<Account> {
  const { rows } = await tx.query<Account>(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4::text::jsonb, $5, $5) returning *`,
    [id, email, passwordHash, data, now],
  )
  const [account] = rows
  if (account === undefined) throw new Error('the account was not written')
  await tx.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
     select id::text, id, raw_user_meta_data || jsonb_build_object(
       'sub', id, 'email', email, 'email_verified', false, 'phone_verified', false), 'email', $2, $2
     from auth.users where id = $1`,
    [account.id, now],
  )
  return account
}

/** Marks the address as confirmed and voids the link that was out for it. */
export async function confirmAccount(tx: Transaction, account: Account, now: Date): Promise<void> {
  await tx.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), confirmation_token = '',
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}', updated_at = $2
     where id = $1`,
    [account.id, now],
  )
  await tx.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     where user_id = $1`,
    [account.id, now],
  )
}

/** The user object that the client gets: never a password or a token, and no key without a value. */
export async function describeAccount(tx: Transaction, id: string) {
  const account = await findAccount(tx, 'id', id)
  if (account === undefined) throw new Error('the account is gone')
  const { rows: identities } = await tx.query<{
    id: string
    provider_id: string
    user_id: string
    identity_data: object
    provider: string
    last_sign_in_at: Date | null
    created_at: Date
    updated_at: Date
    email: string
  }>(`select * from auth.identities where user_id = $1 order by created_at`, [id])
  return {
    ...describeStamps(account),
    id: account.id,
    aud: account.aud,
    role: account.role,
    email: account.email,
    phone: '',
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    identities: identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: identity.user_id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      last_sign_in_at: identity.last_sign_in_at ?? undefined,
      created_at: identity.created_at,
      updated_at: identity.updated_at,
      email: identity.email,
    })),
    created_at: account.created_at,
    updated_at: account.updated_at,
    is_anonymous: false,
  }
}

function describeStamps(account: Account) {
  return {
    email_confirmed_at: account.email_confirmed_at ?? undefined,
    confirmed_at: account.email_confirmed_at ?? undefined,
    confirmation_sent_at: account.confirmation_sent_at ?? undefined,
    recovery_sent_at: account.recovery_sent_at ?? undefined,
    last_sign_in_at: account.last_sign_in_at ?? undefined,
  }
}

/** What a stranger is told who signs up with somebody's confirmed address: the same shape, nothing true in it. */
export function describeNobody(email: string, data: unknown, now: Date) {
  return {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

/** Opens a session: a row, its first refresh token, an access token. */
export async function openSession(
  tx: Transaction,
  issuer: Issuer,
  accountId: string,
  method: SignInMethod,
  userAgent: string | undefined,
) {
  const now = issuer.now()
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.sessions (user_id, authentication_method, user_agent, created_at, updated_at)
     values ($1, $2, $3, $4, $4) returning id`,
    [accountId, method, userAgent ?? null, now],
  )
  const [session] = rows
  if (session === undefined) throw new Error('the session was not written')
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
  return describeSession(tx, issuer, accountId, session.id, refreshToken)
}

/** The session object for a session that exists, with a fresh access token. */
export async function describeSession(
  tx: Transaction,
  issuer: Issuer,
  accountId: string,
  sessionId: string,
  refreshToken: string,
) {
  const user = await describeAccount(tx, accountId)
  const { rows } = await tx.query<{ method: SignInMethod; since: Date }>(
    `select authentication_method as method, created_at as since from auth.sessions where id = $1`,
    [sessionId],
  )
  const issuedAt = Math.floor(issuer.now().getTime() / 1000)
  const expiresAt = issuedAt + issuer.jwtExpirySeconds
  const accessToken = await signAccessToken(issuer.secret, {
    iss: issuer.issuer,
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
    expires_in: issuer.jwtExpirySeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user,
  }
}

/** What the client gets for a session. */
export type Session = Awaited<ReturnType<typeof describeSession>>
