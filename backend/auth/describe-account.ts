import type { Transaction } from '@electric-sql/pglite'
import { type Account, requireAccount } from './accounts.ts'

/**
 * The user object that the client receives. It never contains a password or a token, and keys without a value
 * are left out.
 */
export async function describeAccount(tx: Transaction, id: string) {
  const account = await requireAccount(tx, id)
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
    ...describeTimestamps(account),
    id: account.id,
    aud: account.aud,
    role: account.role,
    email: account.email,
    new_email: account.email_change || undefined,
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

function describeTimestamps(account: Account) {
  return {
    email_confirmed_at: account.email_confirmed_at ?? undefined,
    confirmed_at: account.email_confirmed_at ?? undefined,
    confirmation_sent_at: account.confirmation_sent_at ?? undefined,
    recovery_sent_at: account.recovery_sent_at ?? undefined,
    email_change_sent_at: account.email_change_sent_at ?? undefined,
    last_sign_in_at: account.last_sign_in_at ?? undefined,
  }
}

/**
 * The response to a sign-up with an address that is already confirmed: it has the same shape but made-up values, so it
 * does not reveal that the account exists.
 */
export function describeFakeAccount(email: string, data: unknown, now: Date) {
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
