import { findAccount, isBanned } from './accounts.ts'
import type { AuthContext, AuthRequest } from './endpoint.ts'
import { AuthError, invalid } from './errors.ts'
import type { Challenge } from './pkce.ts'
import { openSession } from './sessions.ts'
import { matchesChallenge } from './tokens.ts'
import { inTransaction } from './transaction.ts'

/** Counted from the start of the flow, as in the hosted service. */
const flowSeconds = 300

interface FlowState {
  id: string
  user_id: string
  code_challenge: string
  code_challenge_method: Challenge['method']
  created_at: Date
}

/** POST /token?grant_type=pkce: returns a session to the browser that requested the email. */
export async function exchangeCode(auth: AuthContext, { context, readBody }: AuthRequest): Promise<Response> {
  const body = await readBody()
  const code = body.text('auth_code')
  const verifier = body.text('code_verifier')
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const session = await inTransaction(auth.database, async (tx) => {
    const { rows } = await tx.query<FlowState>(
      `select * from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null`,
      [code],
    )
    const [flow] = rows
    const account = flow && (await findAccount(tx, 'id', flow.user_id))
    if (flow === undefined || account === undefined) {
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    }
    const now = auth.now()
    if (now.getTime() - flow.created_at.getTime() > flowSeconds * 1000) {
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    }
    if (isBanned(account, now)) throw new AuthError(400, 'user_banned', 'User is banned')
    if (!matchesChallenge(verifier, flow.code_challenge, flow.code_challenge_method)) {
      const message = 'code challenge does not match previously saved code verifier'
      throw new AuthError(400, 'bad_code_verifier', message)
    }
    await tx.query(`delete from auth.flow_state where id = $1`, [flow.id])
    return openSession(tx, auth, account.id, 'otp')
  })
  return context.json(session)
}
