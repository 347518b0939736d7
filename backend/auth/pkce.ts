import type { Transaction } from '@electric-sql/pglite'
import type { Account } from './accounts.ts'
import type { Body } from './body.ts'
import { AuthError, invalid } from './errors.ts'

/** A PKCE challenge sent with a request. Only a client that knows its verifier can exchange the code. */
export interface Challenge {
  challenge: string
  method: 's256' | 'plain'
}

export type Flow = 'email/signup' | 'recovery' | 'email_change'

/** The challenge in a request that sends an email; undefined if absent. */
export function readChallenge(body: Body): Challenge | undefined {
  const challenge = body.text('code_challenge')
  const method = body.text('code_challenge_method').toLowerCase()
  if (challenge === '' && method === '') return undefined
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[a-zA-Z0-9._~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  if (method !== 's256' && method !== 'plain') {
    throw invalid(`unsupported code_challenge method ${JSON.stringify(method)}`)
  }
  return { challenge, method }
}

/** Stores the challenge for the email being sent, replacing any earlier one. */
export async function startFlow(
  tx: Transaction,
  account: Account,
  flow: Flow,
  challenge: Challenge | undefined,
  now: Date,
): Promise<void> {
  await tx.query(`delete from auth.flow_state where user_id = $1 and authentication_method = $2`, [
    account.id,
    flow,
  ])
  if (challenge === undefined) return
  await tx.query(
    `insert into auth.flow_state
       (user_id, auth_code, code_challenge, code_challenge_method, authentication_method, created_at, updated_at)
     values ($1, gen_random_uuid()::text, $2, $3, $4, $5, $5)`,
    [account.id, challenge.challenge, challenge.method, flow, now],
  )
}

/**
 * Deletes the account's PKCE flows, except those of type `except`: pending challenges, and codes already
 * issued, each of which is as good as a session.
 */
export async function deleteFlows(tx: Transaction, accountId: string, except?: Flow): Promise<void> {
  await tx.query(
    `delete from auth.flow_state where user_id = $1 and authentication_method is distinct from $2`,
    [accountId, except],
  )
}

/** The code that an opened link passes to the page, which exchanges it for a session. */
export async function issueCode(tx: Transaction, account: Account, flow: Flow, now: Date): Promise<string> {
  const { rows } = await tx.query<{ auth_code: string }>(
    `update auth.flow_state set auth_code_issued_at = $3, updated_at = $3
     where user_id = $1 and authentication_method = $2 returning auth_code`,
    [account.id, flow, now],
  )
  const [started] = rows
  if (started !== undefined) return started.auth_code
  throw new AuthError(400, 'flow_state_not_found', 'No associated flow state found.')
}
