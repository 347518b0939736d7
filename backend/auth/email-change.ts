import type { Transaction } from '@electric-sql/pglite'
import { type Account, findAccount, isBanned } from './accounts.ts'
import type { AuthContext } from './endpoint.ts'
import { AuthError } from './errors.ts'
import { checkCooldown, type Mail, newMailedToken, post } from './mail.ts'
import { type Challenge, endFlows, startFlow } from './pkce.ts'

/** Says that one of two addresses has agreed; the hosted service's words. */
export const firstAgreed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

interface ChangeRequest {
  account: Account
  /** The address that the account is to have, as readEmail gives it. */
  email: string
  redirect: string
  challenge: Challenge | undefined
  now: Date
}

/**
 * Notes a new address and mails a link to it, and, as config.toml asks, one to the old address too: somebody who finds a
 * browser signed in must not be able to take the account along.
 * @throws AuthError 422 when another account has the address, 429 when the last mail is too recent
 */
export async function startEmailChange(
  tx: Transaction,
  auth: AuthContext,
  { account, email, redirect, challenge, now }: ChangeRequest,
): Promise<Mail[]> {
  const { settings } = auth
  await refuseTaken(tx, email)
  if (!settings.confirmationsRequired) {
    await moveAccount(tx, { ...account, email_change: email }, now)
    return []
  }
  checkCooldown(account.email_change_sent_at, settings, now)
  const old = settings.doubleConfirmChanges ? newMailedToken(account.email, settings, challenge) : undefined
  const next = newMailedToken(email, settings, challenge)
  await tx.query(
    `update auth.users set email_change = $2, email_change_token_current = $3, email_change_token_new = $4,
       email_change_confirm_status = 0, email_change_sent_at = $5, updated_at = $5
     where id = $1`,
    [account.id, email, old?.token ?? '', next.token, now],
  )
  await startFlow(tx, account, 'email_change', challenge, now)
  const letter = {
    template: 'email_change',
    kind: 'email_change',
    account: { ...account, email_change: email },
    redirect,
    now,
  } as const
  const mails = [await post(tx, auth, { ...letter, to: email, ...next })]
  if (old !== undefined) mails.push(await post(tx, auth, { ...letter, to: account.email, ...old }))
  return mails
}

/** Neither of the two links does anything from now on. */
export async function endEmailChange(tx: Transaction, account: Account, now: Date): Promise<void> {
  await tx.query(
    `update auth.users set email_change = '', email_change_token_current = '', email_change_token_new = '',
       email_change_confirm_status = 0, updated_at = $2
     where id = $1`,
    [account.id, now],
  )
  await startFlow(tx, account, 'email_change', undefined, now)
}

/**
 * What one of the two links does, or the code in place of it.
 * @returns the account once it has its new address, 'first' where the other address has to agree yet, undefined where no
 * such link is out
 * @throws AuthError 422 when another account has taken the address meanwhile
 */
export async function confirmEmailChange(
  tx: Transaction,
  { settings }: AuthContext,
  candidates: readonly string[],
  now: Date,
): Promise<Account | 'first' | undefined> {
  for (const column of ['email_change_token_current', 'email_change_token_new'] as const) {
    for (const candidate of candidates) {
      const account = await findAccount(tx, column, candidate)
      if (account === undefined) continue
      if (isBanned(account, now)) throw new AuthError(403, 'user_banned', 'User is banned')
      const ageMs = now.getTime() - (account.email_change_sent_at?.getTime() ?? 0)
      if (ageMs > settings.otpExpirySeconds * 1000) continue
      if (settings.doubleConfirmChanges && account.email_change_confirm_status === 0) {
        await tx.query(
          `update auth.users set ${column} = '', email_change_confirm_status = 1, updated_at = $2 where id = $1`,
          [account.id, now],
        )
        return 'first'
      }
      await refuseTaken(tx, account.email_change)
      await moveAccount(tx, account, now)
      return account
    }
  }
  return undefined
}

async function refuseTaken(tx: Transaction, email: string): Promise<void> {
  if ((await findAccount(tx, 'email', email)) === undefined) return
  throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}

/** What lies in the mailbox of the old address opens nothing any more: whoever moves away from it may have lost it. */
async function moveAccount(tx: Transaction, { id, email_change }: Account, now: Date): Promise<void> {
  await tx.query(
    `update auth.users set email = $2, email_confirmed_at = $3, email_change = '', email_change_token_current = '',
       email_change_token_new = '', email_change_confirm_status = 0, confirmation_token = '', recovery_token = '',
       updated_at = $3
     where id = $1`,
    [id, email_change, now],
  )
  await tx.query(
    `update auth.identities set updated_at = $3,
       identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true)
     where user_id = $1`,
    [id, email_change, now],
  )
  await endFlows(tx, id, 'email_change')
}
