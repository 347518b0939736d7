import { type Body, readEmail } from './body.ts'
import { firstConfirmationMessage } from './email-change.ts'
import type { AuthContext, AuthRequest } from './endpoint.ts'
import { AuthError, invalid } from './errors.ts'
import { redirectFor } from './mail.ts'
import { consumeToken } from './mailed-token.ts'
import { issueCode } from './pkce.ts'
import { openSession, type Session } from './sessions.ts'
import { hashCode } from './tokens.ts'
import { inTransaction } from './transaction.ts'

/** The OAuth error code for each HTTP status. A mailed link cannot respond in JSON, so it reports errors in the URL. */
const oauthErrorNames: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** GET /verify, the mailed link. Once the destination is known, every response is a redirect, errors included. */
export async function openLink(auth: AuthContext, { context }: AuthRequest): Promise<Response> {
  const { type = '', token = '' } = context.req.query()
  if (type === '') throw invalid('Verify requires a verification type')
  if (token === '') throw invalid('Verify requires a token or a token hash')
  const target = new URL(redirectFor(auth, context))
  const isPkce = token.startsWith('pkce_')
  try {
    await inTransaction(auth.database, async (tx) => {
      const used = await consumeToken(tx, auth, type, [token])
      if (used === 'half-confirmed') {
        if (isPkce) target.searchParams.set('message', firstConfirmationMessage)
        target.hash = new URLSearchParams({ message: firstConfirmationMessage, sb: '' }).toString()
        return
      }
      const { account, flow } = used
      if (isPkce) {
        target.searchParams.set('code', await issueCode(tx, account, flow, auth.now()))
      } else {
        target.hash = sessionFragment(await openSession(tx, auth, account.id, 'otp'), type)
      }
    })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const pairs = new URLSearchParams({
      error: oauthErrorNames[error.status] ?? 'server_error',
      error_code: error.code,
      error_description: error.message,
    })
    if (isPkce) for (const [key, value] of pairs) target.searchParams.set(key, value)
    pairs.set('sb', '')
    target.hash = pairs.toString()
  }
  return context.redirect(target.href, 303)
}

/** The session as a URL fragment, with the hosted service's empty `sb` marker. */
function sessionFragment(session: Session, type: string): string {
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  }).toString()
}

/** POST /verify: redeems a typed code, or a token that a page took from a link. */
export async function redeemToken(auth: AuthContext, { context, readBody }: AuthRequest): Promise<Response> {
  const body = await readBody()
  const candidates = readCandidates(body)
  const session = await inTransaction(auth.database, async (tx) => {
    const used = await consumeToken(tx, auth, body.text('type'), candidates)
    return used === 'half-confirmed' ? undefined : openSession(tx, auth, used.account.id, 'otp')
  })
  return context.json(session ?? { msg: firstConfirmationMessage, code: 200 })
}

/** The tokens that the request may refer to: the token hash itself, or the two hashes that a typed code can match. */
function readCandidates(body: Body): string[] {
  const [type, token, hash] = [body.text('type'), body.text('token'), body.text('token_hash')]
  if (type === '') throw invalid('Verify requires a verification type')
  if ((token === '') === (hash === '')) throw invalid('Verify requires either a token or a token hash')
  const [hasEmail, hasPhone] = [body.text('email') !== '', body.text('phone') !== '']
  if (hash !== '') {
    if (hasEmail || hasPhone) throw invalid('Only the token_hash and type should be provided')
    return [hash]
  }
  if (!hasEmail || hasPhone) {
    throw invalid('Only an email address or phone number should be provided on verify')
  }
  const code = hashCode(readEmail(body), token)
  return [code, `pkce_${code}`]
}
