import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOf, workNames } from '../../src/lib/device-store'
import { storedInAccount, storedInTab, storedOnDevice } from '../../src/pages/privacy/stored-data'
import { startPglite } from '../support/database-servers'

let pglite: Awaited<ReturnType<typeof startPglite>>
beforeAll(async () => {
  pglite = await startPglite()
})
afterAll(() => pglite.stop())

const namesOf = (kept: typeof storedInAccount) => kept.flatMap(({ names }) => names).sort()

test('the privacy page names exactly the columns that can hold something about a student', async () => {
  const { rows } = await pglite.admin.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'auth' or (table_schema = 'public' and table_name <> 'words')
    order by 1`)
  expect(namesOf(storedInAccount)).toEqual(rows.map(({ name }) => name).sort())
})

/** Excludes secrets, and columns with the same value for everybody. */
const isExcluded = (name: string) =>
  /^flow_state\.|^refresh_tokens\.(?!created_at)|^users\..*token|encrypted_password|^outbox\.(link|code|html)$|confirm_status|instance_id/.test(
    name,
  )

/** Every value in this JSON, serialised. */
function valuesIn(json: unknown): string[] {
  const inside = typeof json === 'object' && json !== null ? Object.values(json).flatMap(valuesIn) : []
  return [JSON.stringify(json), ...inside]
}

test('the file that a student downloads has every such column except the secret ones', async () => {
  const [id, session] = [randomUUID(), randomUUID()]
  await pglite.admin.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, confirmation_token, confirmation_sent_at,
       recovery_token, recovery_sent_at, email_change, email_change_token_new, email_change_token_current,
       email_change_sent_at, last_sign_in_at, raw_user_meta_data, banned_until, created_at, updated_at)
     values ($1, 'whole@example.com', 'secret-1', '2026-01-01', 'secret-2', '2026-01-02', 'secret-3', '2026-01-03',
       'new@example.com', 'secret-4', 'secret-5', '2026-01-04', '2026-01-05', '{"full_name": "Ana"}', '2026-01-06',
       '2026-01-07', '2026-01-08')`,
    [id],
  )
  await pglite.admin.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::text, $1::uuid, '{"email": "whole@example.com"}', 'email', '2026-01-09', '2026-01-10', '2026-01-11')`,
    [id],
  )
  await pglite.admin.query(
    `insert into auth.sessions (id, user_id, authentication_method, not_after, refreshed_at, created_at, updated_at)
     values ($1, $2, 'otp', '2026-01-12', '2026-01-13', '2026-01-14', '2026-01-15')`,
    [session, id],
  )
  await pglite.admin.query(
    `insert into auth.refresh_tokens (token_hash, session_id, created_at) values ('secret-9', $1, '2026-01-17')`,
    [session],
  )
  await pglite.admin.query(
    `insert into auth.outbox (user_id, to_address, subject, kind, link, code, html, created_at)
     values ($1, 'to@example.com', 'A subject', 'a kind', 'secret-6', 'secret-7', 'secret-8', '2026-01-16')`,
    [id],
  )
  await pglite.admin.query(
    `insert into public.user_progress (user_id, topic_id, topic_type, completed, rating) values ($1, 'ser-estar', 'grammar', true, 4)`,
    [id],
  )
  const claims = { sub: id, session_id: session }
  const [file] = await pglite.as('authenticated', claims, 'select * from public.export_account()')
  const taken = new Set(valuesIn(file))

  for (const name of namesOf(storedInAccount).filter((one) => !isExcluded(one))) {
    const [table = '', column = ''] = name.split('.')
    const owner = table === 'users' ? 'id' : table === 'refresh_tokens' ? 'session_id' : 'user_id'
    const { rows } = await pglite.admin.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(kept) as row from ${table === 'user_progress' ? 'public' : 'auth'}.${table} as kept where ${owner} = $1`,
      [table === 'refresh_tokens' ? session : id],
    )
    expect(rows[0]?.row[column] ?? null, `${name} has a value to look for`).not.toBeNull()
    expect(taken, name).toContain(JSON.stringify(rows[0]?.row[column]))
  }
  expect(JSON.stringify(file)).not.toContain('secret-')
  await pglite.admin.query('delete from auth.users where id = $1', [id])
})

test('the privacy page names exactly what a page saves in the browser', () => {
  const named = namesOf([...storedOnDevice, ...storedInTab])
  const inCode = new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('privacy/stored-data.ts'),
      )
      .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/['"`](proxima-[a-z-]+)(\$\{)?/g)])
      .map(([, name = '', isBeginning]) => (isBeginning ? `${name}*` : name)),
  )
  // The storage keys of a student's work end with the account id.
  for (const name of workNames) inCode.add(nameOf(name, '*'))
  // Names of downloaded files, not storage keys.
  for (const file of ['proxima-account', 'proxima-repaso-*']) inCode.delete(file)
  const covers = (name: string, other: string) =>
    name === other || (name.endsWith('*') && other.startsWith(name.slice(0, -1)))
  expect([...inCode].filter((name) => !named.some((one) => covers(name, one) || covers(one, name)))).toEqual(
    [],
  )
  const others = named.filter((name) => name.startsWith('proxima-'))
  expect(others.filter((name) => ![...inCode].some((one) => covers(one, name) || covers(name, one)))).toEqual(
    [],
  )
})
