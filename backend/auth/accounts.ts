import type { Transaction } from '@electric-sql/pglite'
import { AuthError } from './errors.ts'

/** The columns of auth.users that the service reads. */
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
  /** The new address while a change of address is pending; otherwise empty. */
  email_change: string
  email_change_token_current: string
  email_change_token_new: string
  /** 1 once either address has been confirmed. */
  email_change_confirm_status: number
  email_change_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: object
  raw_user_meta_data: object
  banned_until: Date | null
  created_at: Date
  updated_at: Date
}

type AccountKey =
  | 'id'
  | 'email'
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'email_change_token_new'

/** The account whose `column` has this value. */
export async function findAccount(
  tx: Transaction,
  column: AccountKey,
  value: string,
): Promise<Account | undefined> {
  const { rows } = await tx.query<Account>(`select * from auth.users where ${column} = $1`, [value])
  return rows[0]
}

/** @throws AuthError 403 when the account does not exist or has been deleted */
export async function requireAccount(tx: Transaction, id: string): Promise<Account> {
  const account = await findAccount(tx, 'id', id)
  if (account !== undefined) return account
  throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
}

export function isBanned(account: Account, now: Date): boolean {
  // PGlite returns 'infinity' as an invalid date, which makes every comparison false. Hence the negation.
  return account.banned_until !== null && !(account.banned_until <= now)
}

/** Inserts a new, unconfirmed account and its identity. `data` is the sign-up metadata, as JSON. */
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
  if (account === undefined) throw new Error('The account was not saved.')
  await tx.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
     select id::text, id, raw_user_meta_data || jsonb_build_object(
       'sub', id, 'email', email, 'email_verified', false, 'phone_verified', false), 'email', $2, $2
     from auth.users where id = $1`,
    [account.id, now],
  )
  return account
}

/** Marks the address as confirmed and invalidates the outstanding confirmation link. */
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

/** SQL that strips a metadata column down to `keys` and a full name of at most 200 characters. */
const nameOnlySql = (column: string, ...keys: string[]) => `(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${column})
  where key in (${keys.map((key) => `'${key}'`).join()}) or (key = 'full_name' and length(value #>> '{}') <= 200))`

/** The same for the metadata in auth.users. */
export const nameOnlyMetadata = nameOnlySql('raw_user_meta_data', 'email_verified')

/**
 * Removes everything but a name from the metadata of an account being reclaimed by the mailbox's owner. A stranger may
 * have signed up with the address, and a mail filter may have opened the confirmation link. The stranger's metadata
 * could do harm: a picture, for example, would be fetched from an address that they chose.
 */
export async function stripMetadata(tx: Transaction, id: string): Promise<void> {
  await tx.query(`update auth.users set raw_user_meta_data = ${nameOnlyMetadata} where id = $1`, [id])
  const identity = nameOnlySql('identity_data', 'sub', 'email', 'email_verified', 'phone_verified')
  await tx.query(`update auth.identities set identity_data = ${identity} where user_id = $1`, [id])
}
