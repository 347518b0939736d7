import type { Context } from 'hono'
import { findAccount } from './accounts.ts'
import { type Body, readEmail } from './body.ts'
import { startEmailChange } from './email-change.ts'
import type { AuthContext, AuthRequest } from './endpoint.ts'
import { AuthError, invalid } from './errors.ts'
import { logMail, type MailKind, redirectFor, sendMail } from './mail.ts'
import { readChallenge } from './pkce.ts'
import { inTransaction } from './transaction.ts'

/** POST /resend: resends the link that confirms an address or a change of address. */
export async function resend(auth: AuthContext, { context, readBody }: AuthRequest): Promise<Response> {
  const body = await readBody()
  checkResendType(body)
  return sendLink(auth, context, body, body.text('type') === 'email_change' ? 'email_change' : 'signup')
}

/** POST /recover: sends a link for choosing a new password. */
export async function recover(auth: AuthContext, { context, readBody }: AuthRequest): Promise<Response> {
  return sendLink(auth, context, await readBody(), 'recovery')
}

/**
 * The response is the same whether or not the account exists, except that only an existing account can trigger the
 * cooldown's 429.
 */
async function sendLink(
  auth: AuthContext,
  context: Context,
  body: Body,
  kind: MailKind | 'email_change',
): Promise<Response> {
  const challenge = readChallenge(body)
  const email = readEmail(body)
  const mails = await inTransaction(auth.database, async (tx) => {
    const account = await findAccount(tx, 'email', email)
    if (account === undefined) return []
    const request = { account, redirect: redirectFor(auth, context), challenge, now: auth.now() }
    if (kind === 'email_change') {
      // Also send nothing when another account has taken the address in the meantime: only a signed-in client may learn
      // that. An expired change is not restarted here, because that needs a session.
      const ageMs = request.now.getTime() - (account.email_change_sent_at?.getTime() ?? 0)
      const isPending = account.email_change !== '' && ageMs <= auth.settings.otpExpirySeconds * 1000
      if (!isPending || (await findAccount(tx, 'email', account.email_change)) !== undefined) return []
      return startEmailChange(tx, auth, { ...request, email: account.email_change })
    }
    if (kind === 'signup' && account.email_confirmed_at !== null) return []
    return [await sendMail(tx, auth, { ...request, kind })]
  })
  for (const mail of mails) logMail(auth, mail)
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
