import type { PGlite, Transaction } from '@electric-sql/pglite'
import { AuthError } from './errors.ts'

/**
 * Runs `work` in a transaction as the service's role. An AuthError is a response, so writes made before it are
 * committed; any other error rolls back. There is a single connection, so all other queries have to wait until it ends.
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
