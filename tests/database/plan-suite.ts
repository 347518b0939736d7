import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SqlConnection } from '../../backend/database/migrate.ts'
import type { Server } from '../support/database-servers.ts'

const students = 3000

/**
 * The maximum number of rows that a call may read: the student’s own, plus neighbouring rows that an index scan reads.
 */
const maxRows = 60

const uuidOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Creates students, each with twelve topics, a session with two tokens, a requested link, and the email with this link.
 */
async function enrol(connection: SqlConnection): Promise<void> {
  // The rows are known to be valid, so triggers and foreign keys are disabled.
  await connection.exec(`
    set local session_replication_role = replica;
    insert into auth.users (id, email, recovery_token)
      select md5('student ' || n)::uuid, 'student-' || n || '@school.example', 'recovery ' || n
      from generate_series(1, ${students}) as n;
    insert into auth.identities (provider_id, user_id, identity_data, provider)
      select md5('student ' || n)::uuid::text, md5('student ' || n)::uuid, '{}', 'email' from generate_series(1, ${students}) as n;
    insert into auth.sessions (id, user_id)
      select md5('session ' || n)::uuid, md5('student ' || n)::uuid from generate_series(1, ${students}) as n;
    insert into auth.refresh_tokens (token_hash, session_id, parent, revoked)
      select kind || n, md5('session ' || n)::uuid, case kind when 'now ' then 'before ' || n end, kind = 'before '
      from generate_series(1, ${students}) as n cross join (values ('before '), ('now ')) as token (kind);
    insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method, authentication_method)
      select md5('student ' || n)::uuid, 'code ' || n, 'x', 'plain', 'recovery' from generate_series(1, ${students}) as n;
    insert into auth.outbox (user_id, to_address, subject, kind, link)
      select md5('student ' || n)::uuid, 'student-' || n || '@school.example', 'x', 'recovery', 'x'
      from generate_series(1, ${students}) as n;
    insert into public.user_progress (user_id, topic_id, topic_type, completed, completed_at)
      select md5('student ' || n)::uuid, 'topic-' || topic, 'grammar', true, now()
      from generate_series(1, ${students}) as n cross join generate_series(1, 12) as topic;
    set local session_replication_role = origin;
    analyze;
  `)
}

/**
 * Sequential scans and rows read per table in this transaction, including those in functions, triggers and foreign
 * keys, which query plans don’t show.
 */
async function readScanCounts(connection: SqlConnection) {
  const { rows } = await connection.query<{ table: string; scans: number; rows: number }>(`
    select relname as table, seq_scan::int as scans, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where schemaname in ('auth', 'public') and relname <> 'words' order by 1`)
  return rows
}

const student = 1234
const save = `
  insert into public.user_progress (user_id, topic_id, topic_type, completed) values (auth.uid(), $1, 'grammar', true)
  on conflict (user_id, topic_id, topic_type) do update set topic_id = excluded.topic_id, completed = excluded.completed`

/** The queries made by the site and by the auth service. */
const calls: [what: string, sql: string, ...parameters: string[]][] = [
  [
    'reading progress',
    'select * from public.user_progress where user_id = auth.uid() order by updated_at desc',
  ],
  ['saving a stop again', save, 'topic-3'],
  ['saving a new stop', save, 'ser-estar'],
  ['the word of today', 'select * from public.get_todays_word()'],
  ['taking everything along', 'select * from public.export_account()'],
  [
    'the account of an address, to sign in',
    'select * from auth.users where email = $1',
    `student-${student}@school.example`,
  ],
  [
    'the account of a mailed link',
    `select * from auth.users where recovery_token = $1 and recovery_token <> ''`,
    `recovery ${student}`,
  ],
  ['the flow of a mailed code', 'select * from auth.flow_state where auth_code = $1', `code ${student}`],
  [
    'a token and its session, to renew them',
    `select * from auth.refresh_tokens as token join auth.sessions as session on session.id = token.session_id
     where token.token_hash = $1`,
    `now ${student}`,
  ],
  ['deleting the account', 'select * from public.delete_account()'],
]

/** Calls that scan a whole table, or read more rows of a table than a student has, with the name of the table. */
async function findExpensiveQueries(connection: SqlConnection): Promise<string[]> {
  const claims = { sub: uuidOf(`student ${student}`), session_id: uuidOf(`session ${student}`) }
  const found: string[] = []
  for (const [what, sql, ...parameters] of calls) {
    const isApiQuery = sql.includes('public.')
    await connection.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ ...claims, role: 'authenticated' }),
    ])
    const before = await readScanCounts(connection)
    if (isApiQuery) await connection.exec('set local role authenticated')
    const { rows: answer } = await connection.query(sql, parameters)
    await connection.exec('reset role')
    if (!what.startsWith('saving')) expect(answer, what).not.toEqual([])
    for (const { table, scans, rows } of await readScanCounts(connection)) {
      const old = before.find((one) => one.table === table) ?? { scans: 0, rows: 0 }
      if (scans > old.scans || rows > old.rows + maxRows) found.push(`${what}: ${table}`)
    }
  }
  return found
}

/** Tests the cost of each call when there are many students. */
export function planSuite(server: Server): void {
  test(`with ${students} students no query scans a growing table, and each would without its index`, async () => {
    await server.withRollback(async (connection) => {
      await enrol(connection)
      const without = async (change: string) => {
        await connection.exec(`savepoint whole; ${change}`)
        const found = await findExpensiveQueries(connection)
        await connection.exec('rollback to savepoint whole')
        return found
      }
      expect(await without('')).toEqual([])
      for (const [index, found] of [
        ['sessions_user_id_idx', ['taking everything along: sessions', 'deleting the account: sessions']],
        [
          'identities_user_id_idx',
          ['taking everything along: identities', 'deleting the account: identities'],
        ],
        [
          'refresh_tokens_session_id_idx',
          ['taking everything along: refresh_tokens', 'deleting the account: refresh_tokens'],
        ],
        ['flow_state_user_id_idx', ['deleting the account: flow_state']],
        ['outbox_user_id_idx', ['taking everything along: outbox', 'deleting the account: outbox']],
        ['users_recovery_token_key', ['the account of a mailed link: users']],
      ] as const)
        expect(await without(`drop index auth.${index}`), index).toEqual(found)
    })
  })
}
