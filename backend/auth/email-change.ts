import type { Transaction } from '@electric-sql/pglite'
import { type Account, findAccount, isBanned } from './accounts.ts'
import type { AuthContext } from './endpoint.ts'
import { AuthError } from './errors.ts'
import { addToOutbox, checkCooldown, type Mail, newMailedToken } from './mail.ts'
import { type Challenge, deleteFlows, startFlow } from './pkce.ts'

/** The message after the first of two confirmations, in the hosted service's wording. */
export const firstConfirmationMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

interface ChangeRequest {
  account: Account
  /** The new address, as readEmail returns it. */
  email: string
  redirect: string
  challenge: Challenge | undefined
  now: Date
}

/**
 * Stores the new address as pending and emails a confirmation link to it and, if config.toml asks for double
 * confirmation, to the old address as well. Without the second confirmation, anybody with access to a signed-in browser
 * could take over the account. If config.toml requires no confirmation, the address changes at once.
 * @throws AuthError 422 when another account has the address, 429 when the last email is too recent
 */
export async function startEmailChange(
  tx: Transaction,
  auth: AuthContext,
  { account, email, redirect, challenge, now }: ChangeRequest,
): Promise<Mail[]> {
  const { settings } = auth
  await rejectTakenEmail(tx, email)
  if (!settings.confirmationsRequired) {
    await applyEmailChange(tx, { ...account, email_change: email }, now)
    return []
  }
  checkCooldown(account.email_change_sent_at, settings, now)
  const oldToken = settings.doubleConfirmChanges
    ? newMailedToken(account.email, settings, challenge)
    : undefined
  const newToken = newMailedToken(email, settings, challenge)
  await tx.query(
    `update auth.users set email_change = $2, email_change_token_current = $3, email_change_token_new = $4,
       email_change_confirm_status = 0, email_change_sent_at = $5, updated_at = $5
     where id = $1`,
    [account.id, email, oldToken?.token ?? '', newToken.token, now],
  )
  await startFlow(tx, account, 'email_change', challenge, now)
  const content = {
    template: 'email_change',
    kind: 'email_change',
    account: { ...account, email_change: email },
    redirect,
    now,
  } as const
  const mails = [await addToOutbox(tx, auth, { ...content, to: email, ...newToken })]
  if (oldToken !== undefined)
    mails.push(await addToOutbox(tx, auth, { ...content, to: account.email, ...oldToken }))
  return mails
}

/** Cancels a pending change of address and invalidates both links. */
export async function cancelEmailChange(tx: Transaction, account: Account, now: Date): Promise<void> {
  await tx.query(
    `update auth.users set email_change = '', email_change_token_current = '', email_change_token_new = '',
       email_change_confirm_status = 0, updated_at = $2
     where id = $1`,
    [account.id, now],
  )
  await startFlow(tx, account, 'email_change', undefined, now)
}

/**
 * Handles one of the two confirmation links, or the code typed instead.
 * @returns the account once it has its new address; 'half-confirmed' when the other address has yet to be confirmed;
 *   undefined when no such link is outstanding
 * @throws AuthError 422 when another account has taken the address in the meantime
 */
export async function confirmEmailChange(
  tx: Transaction,
  { settings }: AuthContext,
  candidates: readonly string[],
  now: Date,
): Promise<Account | 'half-confirmed' | undefined> {
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
        return 'half-confirmed'
      }
      await rejectTakenEmail(tx, account.email_change)
      await applyEmailChange(tx, account, now)
      return account
    }
  }
  return undefined
}

async function rejectTakenEmail(tx: Transaction, email: string): Promise<void> {
  if ((await findAccount(tx, 'email', email)) === undefined) return
  throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}

/** Also invalidates the links emailed to the old address, because its owner may have lost that mailbox. */
async function applyEmailChange(tx: Transaction, { id, email_change }: Account, now: Date): Promise<void> {
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
  await deleteFlows(tx, id, 'email_change')
}
