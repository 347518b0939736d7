import { normalEmail } from '../../src/lib/normal-email.ts'
import { findAccount, isBanned } from './accounts.ts'
import { findWeakness, requireEmailOnly } from './body.ts'
import { type AuthContext, type AuthRequest, clientOf } from './endpoint.ts'
import { AuthError, invalid } from './errors.ts'
import { openSession } from './sessions.ts'
import { inTransaction } from './transaction.ts'

/** POST /token?grant_type=password */
export async function signIn(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const { context, readBody } = request
  const { database, settings, passwords, now } = auth
  const body = await readBody()
  requireEmailOnly(body, 'login')
  const email = normalEmail(body.text('email'))
  if (email === '') throw invalid('missing email or phone')
  const password = body.text('password')

  const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  const found = await inTransaction(database, (tx) => findAccount(tx, 'email', email))
  const hash = found?.encrypted_password ?? null
  const matches = await passwords.matches(password, hash, clientOf(auth, request))
  if (found === undefined || !matches) throw invalidCredentials()

  const session = await inTransaction(database, async (tx) => {
    const account = await findAccount(tx, 'id', found.id)
    // The password may have been changed while the hash was being compared.
    if (account === undefined || account.encrypted_password !== hash) throw invalidCredentials()
    if (isBanned(account, now())) throw new AuthError(400, 'user_banned', 'User is banned')
    if (account.email_confirmed_at === null) {
      throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
    }
    return openSession(tx, auth, account.id, 'password')
  })
  // A correct password may no longer meet the policy. Like the hosted service, say so at sign-in.
  const weakness = findWeakness(password, settings)
  return context.json(weakness === undefined ? session : { ...session, weak_password: weakness })
}
