import type { AuthContext, SignedInRequest } from './endpoint.ts'
import { invalid } from './errors.ts'
import { deleteFlows } from './pkce.ts'
import { inTransaction } from './transaction.ts'

/** POST /logout: ends all the account's sessions, only this one (`local`) or all the others. */
export async function logOut(auth: AuthContext, { context, caller }: SignedInRequest): Promise<Response> {
  const scope = context.req.query('scope') || 'global'
  if (!['global', 'local', 'others'].includes(scope)) {
    throw invalid(`Unsupported logout scope ${JSON.stringify(scope)}`)
  }
  await inTransaction(auth.database, async (tx) => {
    await tx.query(
      `delete from auth.sessions where user_id = $1
         and case $3::text when 'local' then id = $2 when 'others' then id <> $2 else true end`,
      [caller.account.id, caller.sessionId, scope],
    )
    if (scope !== 'local') await deleteFlows(tx, caller.account.id)
  })
  return context.body(null, 204)
}
