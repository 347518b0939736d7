import type { Transaction } from '@electric-sql/pglite'
import { type Account, nameOnlyMetadata } from './accounts.ts'
import { findCaller } from './authenticate.ts'
import { type Body, checkPassword, maxMetadataBytes, metadataTooLarge, readEmail } from './body.ts'
import { describeAccount } from './describe-account.ts'
import { cancelEmailChange, startEmailChange } from './email-change.ts'
import { type AuthContext, type Caller, clientOf, type SignedInRequest } from './endpoint.ts'
import { AuthError } from './errors.ts'
import { logMail, redirectFor } from './mail.ts'
import type { Client, PasswordHasher } from './password-hasher.ts'
import { deleteFlows, readChallenge } from './pkce.ts'
import { inTransaction } from './transaction.ts'

/** GET /user */
export async function showUser({ database }: AuthContext, request: SignedInRequest): Promise<Response> {
  const { context, caller } = request
  return context.json(await inTransaction(database, (tx) => describeAccount(tx, caller.account.id)))
}

/** PUT /user: changes metadata, password, address or any combination. */
export async function changeUser(auth: AuthContext, request: SignedInRequest): Promise<Response> {
  const { database, passwords, now } = auth
  const { account, sessionId } = request.caller
  const body = await request.readBody()
  const email = readChanges(body, account, auth)
  const challenge = readChallenge(body)
  const data = body.object('data')
  const passwordHash = body.has('password')
    ? await hashNewPassword(passwords, account, body.text('password'), clientOf(auth, request))
    : undefined
  const { user, mails } = await inTransaction(database, async (tx) => {
    // The session may have been ended while the password was being hashed.
    const caller = await findCaller(tx, account.id, sessionId)
    const redirect = redirectFor(auth, request.context)
    const change = { account: caller.account, email, redirect, challenge, now: now() }
    const sent = email === account.email ? [] : await startEmailChange(tx, auth, change)
    // Setting a password in a session opened by a mailed link may mean that the owner is reclaiming the account from a
    // stranger, who may have written to its metadata.
    const isReclaimed = passwordHash !== undefined && (await isOpenedByMail(tx, sessionId))
    if (data !== undefined || isReclaimed) {
      const base = isReclaimed ? nameOnlyMetadata : 'raw_user_meta_data'
      await mergeMetadata(tx, account.id, { base, data: JSON.stringify(data ?? {}), now: now() })
    }
    if (passwordHash !== undefined) await changePassword(tx, request.caller, passwordHash, now())
    // Our email advises changing the password if somebody else has requested a new address, so this cancels that
    // change.
    if (passwordHash !== undefined && email === account.email)
      await cancelEmailChange(tx, caller.account, now())
    return { user: await describeAccount(tx, account.id), mails: sent }
  })
  for (const mail of mails) logMail(auth, mail)
  return request.context.json(user)
}

/**
 * @returns the address that the account should have
 * @throws AuthError for changes that are not allowed here
 */
function readChanges(body: Body, account: Account, { settings }: AuthContext): string {
  const email = body.text('email') === '' ? account.email : readEmail(body)
  if (body.has('password')) checkPassword(body.text('password'), settings)
  if (body.has('app_metadata')) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  if (body.text('phone') !== '') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  return email
}

async function hashNewPassword(
  passwords: PasswordHasher,
  account: Account,
  password: string,
  client: Client,
): Promise<string> {
  if (await passwords.matches(password, account.encrypted_password, client)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return passwords.hash(password, client)
}

async function isOpenedByMail(tx: Transaction, sessionId: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from auth.sessions where id = $1 and authentication_method = 'otp'`,
    [sessionId],
  )
  return rows.length > 0
}

/** @param base SQL for the existing metadata to merge into */
async function mergeMetadata(
  tx: Transaction,
  accountId: string,
  { base, data, now }: { base: string; data: string; now: Date },
): Promise<void> {
  const { rows } = await tx.query(
    `update auth.users set updated_at = $3, raw_user_meta_data = merged.data
     from (select (${base} || $2::text::jsonb)
             - array(select key from jsonb_each($2::text::jsonb) where value = 'null') as data
           from auth.users where id = $1) as merged
     where id = $1 and octet_length(merged.data::text) <= $4::int returning id`,
    [accountId, data, now, maxMetadataBytes],
  )
  if (rows.length === 0) throw metadataTooLarge()
}

async function changePassword(
  tx: Transaction,
  { account, sessionId }: Caller,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `update auth.users set encrypted_password = $2, recovery_token = '', updated_at = $3 where id = $1`,
    [account.id, passwordHash, now],
  )
  await tx.query(`delete from auth.sessions where user_id = $1 and id <> $2`, [account.id, sessionId])
  await deleteFlows(tx, account.id, 'email_change')
}
