import type { PGlite, Transaction } from '@electric-sql/pglite'
import { AuthError } from './errors.ts'

/**
 * Runs `work` as the service's own role. An AuthError is an answer, so what was written before it is committed; anything
 * else rolls back. Everybody else waits meanwhile: there is one connection.
 */
export async function inTransaction<T>(database: PGlite, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const outcome = await database.transaction(async (tx) => {
    await tx.query('set local role supabase_auth_admin')
    try {
      return { value: await work(tx) }
    } catch (error) {
      if (error instanceof AuthError) return { error }
      throw error
    }
  })
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
