import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { Caller } from './caller.ts'
import { fromDatabaseError } from './errors.ts'
import type { Plan } from './plan.ts'
import { isRead, type RestRequest } from './request.ts'
import { type Result, statementFor } from './sql.ts'

/**
 * Runs `work` in one transaction with the caller's role and claims. Reads run in a read-only transaction. An
 * error in `work` rolls back.
 * @throws RestError when the database reports an error
 */
export async function asCaller<Result>(
  database: PGlite,
  { role, claims }: Caller,
  request: RestRequest,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(async (tx) => {
      if (isRead(request)) await tx.query('set transaction read only')
      await tx.query(
        `select set_config('search_path', 'public, extensions', true), set_config('TimeZone', 'UTC', true),
           set_config('request.jwt.claims', $1, true), set_config('request.method', $2, true),
           set_config('request.path', $3, true), set_config('request.headers', $4, true),
           set_config('role', $5, true)`,
        [JSON.stringify(claims), request.method, request.path, JSON.stringify(request.headers), role],
      )
      return work(tx)
    })
  } catch (error) {
    throw fromDatabaseError(error, role) ?? error
  }
}

/** Executes a plan. */
export async function run(tx: Transaction, plan: Plan): Promise<Result> {
  const values: string[] = []
  const statement = statementFor(plan, (value) => `$${values.push(value)}::text`)
  const { rows } = statement === undefined ? { rows: [] } : await tx.query<Result>(statement, values)
  return rows[0] ?? { body: '[]', count: 0 }
}
