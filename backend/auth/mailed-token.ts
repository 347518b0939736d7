import type { Transaction } from '@electric-sql/pglite'
import { type Account, confirmAccount, findAccount, isBanned, stripMetadata } from './accounts.ts'
import { confirmEmailChange } from './email-change.ts'
import type { AuthContext } from './endpoint.ts'
import { AuthError, invalid } from './errors.ts'
import { type MailKind, mailKinds } from './mail.ts'
import type { Flow } from './pkce.ts'

/** The kinds of email for each verification type in a link or request. */
const kindsByType = new Map<string, MailKind[]>([
  ['signup', ['signup']],
  ['invite', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['signup', 'recovery']],
  ['email_change', []],
])

/**
 * Consumes a mailed token and confirms the address that it was sent to.
 * @param candidates the token of a link, or the two tokens that a typed code can match
 * @returns 'half-confirmed' when a second address has to be confirmed before anything changes
 * @throws AuthError 403 when no such token is outstanding, or it has expired
 */
export async function consumeToken(
  tx: Transaction,
  auth: AuthContext,
  type: string,
  candidates: string[],
): Promise<{ account: Account; flow: Flow } | 'half-confirmed'> {
  const { settings, now: clock } = auth
  const kinds = kindsByType.get(type)
  if (kinds === undefined) throw invalid('Invalid email verification type')
  const now = clock()
  if (type === 'email_change') {
    const changed = await confirmEmailChange(tx, auth, candidates, now)
    if (changed !== undefined)
      return changed === 'half-confirmed' ? 'half-confirmed' : { account: changed, flow: 'email_change' }
  }
  for (const kind of kinds) {
    const { token: column, sentAt, flow } = mailKinds[kind]
    for (const candidate of candidates) {
      const account = await findAccount(tx, column, candidate)
      if (account === undefined) continue
      if (isBanned(account, now)) throw new AuthError(403, 'user_banned', 'User is banned')
      const ageMs = now.getTime() - (account[sentAt]?.getTime() ?? 0)
      if (ageMs > settings.otpExpirySeconds * 1000) continue
      await tx.query(`update auth.users set ${column} = '' where id = $1`, [account.id])
      const isNew = account.email_confirmed_at === null
      if (isNew) await confirmAccount(tx, account, now)
      if (kind === 'recovery') {
        await stripMetadata(tx, account.id)
        // The account may have been created by a stranger, whose password must stop working.
        if (isNew)
          await tx.query(`update auth.users set encrypted_password = null where id = $1`, [account.id])
      }
      return { account, flow }
    }
  }
  const isCode = candidates.length > 1
  throw new AuthError(
    403,
    'otp_expired',
    isCode ? 'Token has expired or is invalid' : 'Email link is invalid or has expired',
  )
}
