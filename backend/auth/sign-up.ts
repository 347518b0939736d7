import type { Transaction } from '@electric-sql/pglite'
import { confirmAccount, createAccount, findAccount } from './accounts.ts'
import {
  type Body,
  checkPassword,
  hasNoIdentifier,
  maxMetadataBytes,
  metadataTooLarge,
  readEmail,
  requireEmailOnly,
} from './body.ts'
import { describeAccount, describeFakeAccount } from './describe-account.ts'
import { type AuthContext, type AuthRequest, clientOf } from './endpoint.ts'
import { AuthError, invalid } from './errors.ts'
import { checkCooldown, logMail, type Mail, redirectFor, sendMail } from './mail.ts'
import { type Challenge, readChallenge } from './pkce.ts'
import { openSession, type Session } from './sessions.ts'
import { inTransaction } from './transaction.ts'

/** A validated sign-up. */
interface Registration {
  email: string
  passwordHash: string
  /** The metadata, as JSON. */
  data: string
  challenge: Challenge | undefined
  redirect: string
  now: Date
}

/** POST /signup: returns a session when confirmation is off, otherwise a user, who has to open the mailed link. */
export async function signUp(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const { context, readBody } = request
  const { password, ...rest } = readSignUp(await readBody(), auth)
  await inTransaction(auth.database, (tx) => checkMetadata(tx, rest.data))
  const registration = {
    ...rest,
    // Hashed even when not needed. Otherwise a known address would get a faster response than a new one.
    passwordHash: await auth.passwords.hash(password, clientOf(auth, request)),
    redirect: redirectFor(auth, context),
    now: auth.now(),
  }
  if (!auth.settings.confirmationsRequired) {
    return context.json(await inTransaction(auth.database, (tx) => registerAtOnce(tx, auth, registration)))
  }
  const { user, mail } = await inTransaction(auth.database, (tx) => register(tx, auth, registration))
  if (mail !== undefined) logMail(auth, mail)
  return context.json(user)
}

/**
 * Runs the checks in the hosted service's order, all before the address is looked up, so that none of them reveals
 * whether the address has an account.
 */
function readSignUp(body: Body, { settings }: AuthContext) {
  if (hasNoIdentifier(body)) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  if (!settings.signupEnabled) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  const password = body.text('password')
  if (password === '') throw invalid('Signup requires a valid password')
  checkPassword(password, settings)
  requireEmailOnly(body, 'signup')
  const challenge = readChallenge(body)
  const email = readEmail(body)
  return { email, password, data: JSON.stringify(body.object('data') ?? {}), challenge }
}

/**
 * Lets the database reject metadata that it cannot store, and measures the stored size: a number such as
 * 1e308 becomes 309 digits. Includes the key that confirmation adds, so that metadata which fits can still be
 * changed later.
 */
async function checkMetadata(tx: Transaction, data: string): Promise<void> {
  const { rows } = await tx.query(
    `select where octet_length(($1::text::jsonb || '{"email_verified": true}')::text) <= $2::int`,
    [data, maxMetadataBytes],
  )
  if (rows.length === 0) throw metadataTooLarge()
}

async function registerAtOnce(
  tx: Transaction,
  auth: AuthContext,
  registration: Registration,
): Promise<Session> {
  const { email, now } = registration
  // The hosted service would sign in to an unconfirmed account here, whatever the password.
  if ((await findAccount(tx, 'email', email)) !== undefined) {
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  }
  const account = await createAccount(tx, registration)
  await confirmAccount(tx, account, now)
  return openSession(tx, auth, account.id, 'password')
}

async function register(
  tx: Transaction,
  auth: AuthContext,
  registration: Registration,
): Promise<{ user: object; mail?: Mail }> {
  const { email, data, challenge, redirect, now } = registration
  const known = await findAccount(tx, 'email', email)
  if (known !== undefined && known.email_confirmed_at !== null) {
    return { user: describeFakeAccount(email, JSON.parse(data), now) }
  }
  if (known !== undefined) {
    // The first sign-up with this address never proved who owns it, so the account is replaced: its
    // password, name and outstanding links are discarded.
    checkCooldown(known.confirmation_sent_at, auth.settings, now)
    await tx.query(`delete from auth.users where id = $1`, [known.id])
  }
  const account = await createAccount(tx, { ...registration, id: known?.id })
  const mail = await sendMail(tx, auth, { kind: 'signup', account, redirect, challenge, now })
  return { user: await describeAccount(tx, account.id), mail }
}
