import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Server } from '../support/database-servers.ts'

/** Tests downloading and deleting an account. */
export function accountSuite(server: Server): void {
  const enrol = async () => {
    const [id, session] = [randomUUID(), randomUUID()]
    await server.admin.query('insert into auth.users (id, email, encrypted_password) values ($1, $2, $3)', [
      id,
      `${id}@example.com`,
      'a secret',
    ])
    await server.admin.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
    await server.admin.query(
      `insert into public.user_progress (user_id, topic_id, topic_type, completed) values ($1, 'ser-estar', 'grammar', true)`,
      [id],
    )
    await server.admin.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider) values ($1::text, $1::uuid, '{}', 'email')`,
      [id],
    )
    await server.admin.query(
      `insert into auth.refresh_tokens (token_hash, session_id) values ($1::text, $1::uuid)`,
      [session],
    )
    await server.admin.query(
      `insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method, authentication_method)
       values ($1::uuid, $1::text, 'x', 'plain', 'recovery')`,
      [id],
    )
    await server.admin.query(
      `insert into auth.outbox (user_id, to_address, subject, kind, link) values ($1, 'ana@example.com', 'x', 'recovery', 'x')`,
      [id],
    )
    const run = (sql: string, sessionId: string = session) =>
      server.as('authenticated', { sub: id, session_id: sessionId }, sql)
    return { id, session, run }
  }
  const count = async (table: string, column: string, id: string) => {
    const { rows } = await server.admin.query(`select from ${table} where ${column} = $1`, [id])
    return rows.length
  }

  describe('downloading the data', () => {
    test('Ana gets everything of hers, nothing of Ben’s, and no secret', async () => {
      const [ana, ben] = [await enrol(), await enrol()]
      const [everything] = await ana.run('select * from public.export_account()')
      expect(everything).toMatchObject({
        account: { id: ana.id, email: `${ana.id}@example.com` },
        progress: [{ topic_id: 'ser-estar', completed: true }],
      })
      expect(JSON.stringify(everything)).not.toContain(ben.id)
      expect(JSON.stringify(everything)).not.toContain('a secret')
    })
  })

  describe('deleting the account', () => {
    test('Ana’s account disappears at once with all its rows, links and emails, and Ben’s stays', async () => {
      const [ana, ben] = [await enrol(), await enrol()]
      expect(await ana.run('select * from public.delete_account()')).toEqual([{ deleted: ana.id }])
      for (const [table, column] of [
        ['auth.users', 'id'],
        ['auth.sessions', 'user_id'],
        ['public.user_progress', 'user_id'],
        ['auth.identities', 'user_id'],
        ['auth.flow_state', 'user_id'],
        ['auth.outbox', 'user_id'],
      ] as const) {
        expect(await count(table, column, ana.id), table).toBe(0)
        expect(await count(table, column, ben.id), table).toBe(1)
      }
      expect(await count('auth.refresh_tokens', 'session_id', ana.session)).toBe(0)
      expect(await count('auth.refresh_tokens', 'session_id', ben.session)).toBe(1)
    })
  })

  test.each(['export_account', 'delete_account'])(
    '%s needs an active session of the same student',
    async (name) => {
      const [ana, ben] = [await enrol(), await enrol()]
      const call = `select * from public.${name}()`
      for (const session of [randomUUID(), ben.session, ''])
        await expect(ana.run(call, session), session).rejects.toMatchObject({ code: '42501' })
      await expect(server.as('authenticated', {}, call)).rejects.toMatchObject({ code: '42501' })
      await expect(server.as('anon', {}, call)).rejects.toMatchObject({ code: '42501' })
      expect(await count('auth.users', 'id', ana.id)).toBe(1)
    },
  )

  test.each(['signed_in_student', 'guard_user_progress', 'limit_user_progress'])(
    'a student can’t call private.%s directly',
    async (name) => {
      const ana = await enrol()
      await expect(ana.run(`select private.${name}()`)).rejects.toMatchObject({ code: '42501' })
    },
  )
}
