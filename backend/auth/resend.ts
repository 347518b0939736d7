import type { Context } from 'hono'
import { findAccount } from './accounts.ts'
import { type Body, readEmail } from './body.ts'
import type { AuthContext, AuthRequest } from './endpoint.ts'
import { AuthError, invalid } from './errors.ts'
import { announce, type MailKind, redirectFor, sendMail } from './mail.ts'
import { readChallenge } from './pkce.ts'
import { inTransaction } from './transaction.ts'

/** POST /resend: the link that confirms an address, once more. */
export async function resend(auth: AuthContext, { context, readBody }: AuthRequest): Promise<Response> {
  const body = await readBody()
  checkResendType(body)
  return mailLink(auth, context, body, 'signup')
}

/** POST /recover: the link that leads to a new password. */
export async function recover(auth: AuthContext, { context, readBody }: AuthRequest): Promise<Response> {
  return mailLink(auth, context, await readBody(), 'recovery')
}

/** Says the same whether there is an account or not. */
async function mailLink(auth: AuthContext, context: Context, body: Body, kind: MailKind): Promise<Response> {
  const challenge = readChallenge(body)
  const email = readEmail(body)
  // No account here ever waits for a new address, so there is nothing to send again.
  if (body.text('type') === 'email_change') return context.json({})
  const mail = await inTransaction(auth.database, async (tx) => {
    const account = await findAccount(tx, 'email', email)
    if (account === undefined) return undefined
    if (kind === 'signup' && account.email_confirmed_at !== null) return undefined
    const redirect = redirectFor(auth, context)
    return sendMail(tx, auth, { kind, account, redirect, challenge, now: auth.now() })
  })
  if (mail !== undefined) announce(auth, mail)
  return context.json({})
}

function checkResendType(body: Body): void {
  const type = body.text('type')
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (body.text('phone') !== '' || type === 'sms' || type === 'phone_change') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  if (body.text('email') === '') throw invalid('Type provided requires an email address')
}
