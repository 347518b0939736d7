import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { restore } from '../../backend/database/backup.ts'
import { listMigrations } from '../../backend/database/migrate.ts'
import { openDatabase } from '../../backend/database/open.ts'
import { keptAccount, keptCopy } from '../kept/kept-devices.ts'
import { password, startBackend } from '../support/backend.ts'
import { copyPrepared } from '../support/prepared-database.ts'

const scratch = mkdtempSync(join(tmpdir(), 'proxima-upgrades-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const kept = new URL('kept/', import.meta.url)

const copies = readdirSync(kept).filter((file) => file.endsWith('.tar.br'))

describe.each(copies.map((file) => file.replace('.tar.br', '')))('a server of %s', (version) => {
  test('opens after every later migration: Clara signs in, has what she finished, and finishes more', async () => {
    const [directory, copy] = [join(scratch, version), join(scratch, `${version}.tar.gz`)]
    const files = brotliDecompressSync(readFileSync(new URL(`${version}.tar.br`, kept)))
    writeFileSync(copy, gzipSync(files, { level: 1 }))
    await restore(copy, directory, () => {})

    const said: string[] = []
    const database = await openDatabase({ dataDirectory: directory, log: (line) => said.push(line) })
    expect(said).toEqual([
      'Opening the database…',
      ...listMigrations()
        .filter((migration) => migration.version > version)
        .map((migration) => `Applying ${migration.version}_${migration.name}…`),
    ])
    const backend = await startBackend({ database })
    const client = backend.newClient()
    const { data } = await client.auth.signInWithPassword({ email: 'clara@example.com', password })
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Clara Ruiz' })
    const finished = () =>
      client.from('user_progress').select('topic_id, topic_type, completed, rating').order('topic_id')
    expect((await finished()).data).toEqual([
      { topic_id: 'present', topic_type: 'tense', completed: true, rating: null },
      { topic_id: 'ser-estar', topic_type: 'grammar', completed: true, rating: 4 },
    ])
    const { error } = await client.from('user_progress').upsert({
      user_id: data.user?.id ?? '',
      topic_id: 'future',
      topic_type: 'tense',
      completed: true,
    })
    expect(error).toBeNull()
    expect((await finished()).data).toHaveLength(3)
    expect((await client.rpc('get_todays_word')).data).toHaveLength(1)
    await backend.stop()
    await database.close()
  })
})

test('a student of November 2026 signs in with their password, and has the stars of every lesson', async () => {
  const { completed, name, email, password, id } = keptAccount()
  const [directory, copy] = [join(scratch, 'november'), join(scratch, 'november.tar.gz')]
  writeFileSync(copy, keptCopy())
  await restore(copy, directory, () => {})
  const database = await openDatabase({ dataDirectory: directory, log: () => {} })
  const backend = await startBackend({ database })
  const client = backend.newClient()
  const { data } = await client.auth.signInWithPassword({ email, password })
  expect(data.user).toMatchObject({ id, user_metadata: { full_name: name } })
  const { data: rows } = await client
    .from('user_progress')
    .select('topic_id, completed, rating, completed_at')
  const finished = (rows ?? []).map((row) => [
    row.topic_id,
    { stars: row.rating, at: row.completed ? new Date(row.completed_at ?? 0).toISOString() : null },
  ])
  expect(Object.fromEntries(finished)).toEqual(completed)
  await backend.stop()
  await database.close()
})

test('there is a copy of the data that the newest migration creates', () => {
  expect(copies).toContain(`${listMigrations().at(-1)?.version}.tar.br`)
})

describe('a server operator', () => {
  const directory = join(scratch, 'data')
  const copy = join(scratch, 'copy.tar.gz')

  /** Runs the backup command-line tool. */
  async function run(task: 'backup' | 'restore', file: string, data = directory) {
    const env = { ...process.env, PROXIMA_DATA: data }
    const command = promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'backend/backup.ts', task, file],
      {
        env,
      },
    )
    return command.then(
      ({ stdout }) => stdout.trim(),
      (error: { stderr: string }) => Promise.reject(new Error(error.stderr.trim())),
    )
  }

  test('backs up everything to one file, loses the machine, and restores it on another, where Clara stays signed in', async () => {
    copyPrepared(directory)
    const database = await openDatabase({ dataDirectory: directory, log: () => {} })
    await database.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'dora@example.com')`)
    const email = 'clara@example.com'
    const before = await startBackend({ database })
    const { client, user, session } = await before.signUp(email, 'Clara Ruiz')
    const row = { user_id: user.id, topic_id: 'ser-estar', topic_type: 'grammar', completed: true, rating: 4 }
    expect((await client.from('user_progress').upsert(row)).error).toBeNull()
    const finished = await client.from('user_progress').select('*')
    const mail = await before.mailTo(email)
    await before.stop()
    await expect(run('backup', copy)).rejects.toThrow(
      `${directory} is in use by process ${process.pid}. Stop that process, or use another directory.`,
    )
    expect(existsSync(copy)).toBe(false)
    await database.close()

    expect(await run('backup', copy)).toContain(`Saved everything in ${directory} to ${copy}.`)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    await expect(run('backup', copy)).rejects.toThrow(`${copy} already exists. Choose another name.`)

    rmSync(directory, { recursive: true })
    await run('restore', copy)
    const again = await openDatabase({ dataDirectory: directory, log: () => {} })
    const { rows } = await again.query(`select email from auth.users where email ~ '^dora'`)
    expect(rows).toEqual([{ email: 'dora@example.com' }])

    const after = await startBackend({ database: again })
    const headers = { authorization: `Bearer ${session.access_token}` }
    expect((await after.request('/rest/v1/user_progress?select=*', { headers })).status).toBe(401)
    const browser = after.newClient()
    const renewed = await browser.auth.refreshSession({ refresh_token: session.refresh_token })
    expect(renewed.data.user).toMatchObject({ id: user.id, user_metadata: { full_name: 'Clara Ruiz' } })
    expect((await browser.from('user_progress').select('*')).data).toEqual(finished.data)
    expect(finished.data).toMatchObject([row])
    expect(await after.mailTo(email)).toEqual(mail)
    await after.stop()
    await again.close()
  })

  test('gets a one-sentence error for what isn’t possible, and nothing is overwritten', async () => {
    await expect(run('restore', copy)).rejects.toThrow(
      `${directory} already contains a database. Move it away, or use another directory: PROXIMA_DATA=/other/place`,
    )
    const nowhere = join(scratch, 'nowhere')
    await expect(run('backup', join(scratch, 'copy.tgz'))).rejects.toThrow(
      `The file name must end in .tar.gz: ${join(scratch, 'copy.tgz')}`,
    )
    await expect(run('backup', join(scratch, 'other.tar.gz'), '.')).rejects.toThrow(
      'PROXIMA_DATA must be a folder of its own',
    )
    await expect(run('backup', join(scratch, 'other.tar.gz'), nowhere)).rejects.toThrow(
      `There is no database in ${nowhere}.`,
    )
    await expect(run('restore', join(scratch, 'missing'), nowhere)).rejects.toThrow(
      `There is no file ${join(scratch, 'missing')}.`,
    )
    const half = join(scratch, 'half.tar.gz')
    writeFileSync(half, readFileSync(copy).subarray(0, 1_000_000))
    await expect(run('restore', half, nowhere)).rejects.toThrow(
      `${half} was not made by “npm run backup”, or it is damaged.`,
    )
    expect(existsSync(join(nowhere, 'database'))).toBe(false)
  })

  test('can’t damage what a server that is just starting creates', async () => {
    const starting = join(scratch, 'starting')
    const opening = openDatabase({ dataDirectory: starting, withSeed: false, log: () => {} })
    await vi.waitFor(() => expect(existsSync(join(starting, 'creating'))).toBe(true), {
      interval: 1,
      timeout: 60_000,
    })
    await expect(restore(copy, starting, () => {})).rejects.toThrow(
      `${starting} is in use by process ${process.pid}.`,
    )
    const database = await opening
    expect((await database.query('select from public.words')).rows).not.toEqual([])
    await database.close()
    const again = await openDatabase({ dataDirectory: starting, log: () => {} })
    await again.close()
  })
})
