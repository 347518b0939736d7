import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { backUp } from '../../backend/database/backup.ts'
import { explainFailure } from '../../backend/database/explain-failure.ts'
import { acquireLock } from '../../backend/database/lock.ts'
import { listMigrations, prepareDatabase } from '../../backend/database/migrate.ts'
import { openDatabase } from '../../backend/database/open.ts'
import { openPrepared } from '../support/prepared-database.ts'

/** Polling options for a file that exists only briefly and may appear late on a busy machine. */
const soon = { interval: 1, timeout: 60_000 }

const scratch = mkdtempSync(join(tmpdir(), 'proxima-database-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a developer is warned about a migration that has changed since it was applied, but not about changed comments', async () => {
  const database = await openPrepared()
  const warningsFor = async (change: string) => {
    const said: string[] = []
    await database.query(
      `update supabase_migrations.schema_migrations set statements = array[$1 || statements[1]] where name = 'words'`,
      [change],
    )
    await prepareDatabase(database, (line) => said.push(line))
    return said
  }
  expect(await warningsFor('-- Earlier words.\n')).toEqual([])
  expect(await warningsFor('select 1;\n')).toEqual([
    expect.stringMatching(
      /_words has changed since it was applied\. The database still has the old version\.$/,
    ),
  ])
  await database.close()
})

describe('a server with a data directory', () => {
  const directory = join(scratch, 'data')
  let said: string[] = []
  let server: ChildProcessByStdio<Writable, Readable, Readable>

  /** Starts a server that creates an account with this address and then keeps the database open. */
  async function startHolder(email: string): Promise<void> {
    server = spawn(
      process.execPath,
      ['--import', 'tsx', 'tests/support/hold-database.ts', directory, email],
      { stdio: ['pipe', 'pipe', 'pipe'] },
    )
    const lines: string[] = []
    said = lines
    await new Promise<void>((resolve, reject) => {
      createInterface(server.stdout).on('line', (line) => {
        lines.push(line)
        if (line === 'committed') resolve()
      })
      createInterface(server.stderr).on('line', (line) => lines.push(line))
      server.once('close', () => reject(new Error(`The server ended early. It said: ${lines.join(' ')}`)))
    })
  }

  beforeAll(async () => {
    // The files left behind when the first run is killed before the database is complete.
    mkdirSync(join(directory, 'database'), { recursive: true })
    writeFileSync(join(directory, 'database/PG_VERSION'), '18\n')
    writeFileSync(join(directory, 'creating'), '')

    await startHolder('clara@example.com')
  })
  afterAll(() => server.kill('SIGKILL'))

  test('says at its first start what it is doing, and repeats what an earlier start left unfinished', () => {
    expect(said).toEqual([
      `Creating the database in ${directory} (only once, takes a few seconds)…`,
      ...listMigrations().map(({ version, name }) => `Applying ${version}_${name}…`),
      'Adding the example accounts (supabase/seed.sql)…',
      'committed',
    ])
    expect(existsSync(join(directory, 'creating'))).toBe(false)
  })

  test('isn’t disturbed by a second server, which is told who has the directory', async () => {
    const held = readFileSync(join(directory, 'lock'), 'utf8')
    await expect(openDatabase({ dataDirectory: directory, log: () => {} })).rejects.toThrow(
      `${directory} is in use by process ${server.pid}. Stop that process, or use another directory.`,
    )
    expect(readFileSync(join(directory, 'lock'), 'utf8')).toBe(held)
  })

  test('loses neither Clara nor Ana when it is killed, and the next one doesn’t repeat finished work', async () => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended

    const logged: string[] = []
    const database = await openDatabase({ dataDirectory: directory, log: (line) => logged.push(line) })
    try {
      expect(logged).toEqual(['Opening the database…'])
      expect(
        (await database.query(`select email from auth.users where email ~ '^(ana|clara)@' order by email`))
          .rows,
      ).toEqual([{ email: 'ana@example.com' }, { email: 'clara@example.com' }])

      await expect(openDatabase({ dataDirectory: directory, log: () => {} })).rejects.toThrow(
        'in use by process',
      )
      // Rows that will have expired by the next start, and rows that won’t.
      await database.exec(`
      insert into auth.outbox (to_address, subject, kind, link, created_at)
        values ('old', '', '', '', now() - interval '31 days'), ('new', '', '', '', now());
      insert into auth.users (id, email, created_at, confirmation_sent_at, recovery_sent_at, email_confirmed_at)
        select gen_random_uuid(), email, now() - interval '40 days', sent, forgot, confirmed
        from (values ('never@example.com', now() - interval '31 days', now() - interval '31 days', null),
                     ('again@example.com', now() - interval '29 days', null, null),
                     ('forgot@example.com', now() - interval '31 days', now() - interval '29 days', null),
                     ('always@example.com', now() - interval '40 days', null, now() - interval '40 days'))
          as student (email, sent, forgot, confirmed);
      insert into auth.sessions (id, user_id, created_at, updated_at)
        select session.id, student.id, age, age from auth.users as student,
          (values ('10000000-0000-4000-8000-000000000000'::uuid, now() - interval '2 years'),
                  ('20000000-0000-4000-8000-000000000000', now() - interval '40 days')) as session (id, age)
        where student.email = 'ana@example.com';
      insert into auth.refresh_tokens (token_hash, session_id, parent, revoked, updated_at)
        select hash, '20000000-0000-4000-8000-000000000000', parent, revoked, now() - interval '40 days'
        from (values ('first', null, true), ('second', 'first', true), ('third', 'second', false))
          as token (hash, parent, revoked);
    `)
    } finally {
      await database.close()
    }
    expect(existsSync(join(directory, 'lock'))).toBe(false)
  })

  test('makes its files private and deletes files that it no longer needs, at each start', async () => {
    for (const path of [directory, join(directory, 'database')]) chmodSync(path, 0o777)
    const database = await openDatabase({ dataDirectory: directory, log: () => {} })
    try {
      for (const path of [directory, join(directory, 'database')]) {
        expect(statSync(path).mode & 0o777, path).toBe(0o700)
      }
      const column = async (sql: string) =>
        (await database.query<{ value: string }>(sql)).rows.map(({ value }) => value)
      expect(await column('select to_address as value from auth.outbox')).toEqual(['new'])
      expect(
        await column(
          `select email as value from auth.users where email ~ '^(never|again|forgot|always)@' order by 1`,
        ),
      ).toEqual(['again@example.com', 'always@example.com', 'forgot@example.com'])
      expect(await column('select left(id::text, 1) as value from auth.sessions')).toEqual(['2'])
      expect(await column('select token_hash as value from auth.refresh_tokens order by id')).toEqual([
        'second',
        'third',
      ])
    } finally {
      await database.close()
    }
  })

  test('does the same once a day, for a server that nobody restarts', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const database = await openDatabase({ dataDirectory: directory, log: () => {} })
    try {
      await database.exec(`
        insert into auth.outbox (to_address, subject, kind, link, created_at)
          values ('older', '', '', '', now() - interval '31 days');
      `)
      const addresses = async () =>
        (await database.query('select to_address from auth.outbox order by id')).rows
      vi.advanceTimersByTime(23 * 60 * 60 * 1000)
      expect(await addresses()).toEqual([{ to_address: 'new' }, { to_address: 'older' }])
      vi.advanceTimersByTime(60 * 60 * 1000)
      expect(await addresses()).toEqual([{ to_address: 'new' }])
    } finally {
      await database.close()
      vi.useRealTimers()
    }
  })

  test('keeps its write-ahead log from growing without limit', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const database = await openDatabase({ dataDirectory: directory, log: () => {} })
    try {
      const start = async () =>
        (await database.query<{ redo_lsn: string }>('select redo_lsn from pg_control_checkpoint()')).rows[0]
          ?.redo_lsn
      const before = await start()
      await database.exec(`update public.words set spanish_word = spanish_word`)
      expect(await start()).toBe(before)
      vi.advanceTimersByTime(5 * 60 * 1000)
      expect(await start()).not.toBe(before)
    } finally {
      await database.close()
      vi.useRealTimers()
    }
  })

  test('stops when a save has failed in a way that would stop PostgreSQL, and has lost nothing', async () => {
    await startHolder('dora@example.com')
    // PostgreSQL can’t create its next write-ahead log file, as if the disk were full.
    const obstacle = join(directory, 'database/pg_wal/xlogtemp.42')
    mkdirSync(obstacle)
    const ended = once(server, 'close')
    server.stdin.write(`select pg_logical_emit_message(false, '', repeat('a', 17000000))\n`)
    expect(await ended).toEqual([1, null])
    expect(said.at(-1)).toMatch(
      /^The database in \S+ has failed: could not create file "pg_wal\/xlogtemp\.42".* The server stops now/,
    )
    rmSync(obstacle, { recursive: true })

    const database = await openDatabase({ dataDirectory: directory, log: () => {} })
    try {
      const { rows } = await database.query(`select email from auth.users where email ~ '^dora'`)
      expect(rows).toEqual([{ email: 'dora@example.com' }])
    } finally {
      await database.close()
    }
  })

  test.each([
    ['RuntimeError', 'unreachable'],
    ['RangeError', 'too deep'],
  ])('stops when PostgreSQL has crashed in a way that PGlite hides: %s', async (name, why) => {
    const program = ['--import', 'tsx', 'tests/support/crash-database.mjs', directory, name]
    await expect(promisify(execFile)(process.execPath, program)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `The database in ${directory} has failed: ${why}. The server stops now, because its answers could be wrong. Check the disk, then start again. If it does not start, restore a backup.\n`,
    })
  })

  test('can be backed up on a full disk, and only says that it has been', async () => {
    const copy = join(scratch, 'full.tar.gz')
    const logged: string[] = []
    await backUp(
      directory,
      copy,
      (line) => logged.push(line),
      () => 1024,
    )
    expect(logged).toEqual(['Opening the database…', expect.stringMatching(/^Saved everything in /)])
    expect(existsSync(copy)).toBe(true)
  })

  test.each(['public', 'dist', 'src', 'tests'])(
    'isn’t backed up into %s, which may be published',
    async (folder) => {
      const copy = join(process.cwd(), folder, 'proxima.tar.gz')
      await expect(backUp(directory, copy, () => {})).rejects.toThrow(
        `A backup must not be in a folder of the project, because that folder may be published: ${copy}.`,
      )
    },
  )

  test('says so when its disk is almost full, and doesn’t touch its log until there is room again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const logged: string[] = []
    let free = 7.5 * 1024 * 1024
    const database = await openDatabase({
      dataDirectory: directory,
      log: (line) => logged.push(line),
      getFreeSpace: () => free,
    })
    try {
      const start = async () =>
        (await database.query<{ redo_lsn: string }>('select redo_lsn from pg_control_checkpoint()')).rows[0]
          ?.redo_lsn
      const before = await start()
      await database.exec(`update public.words set spanish_word = spanish_word`)
      vi.advanceTimersByTime(5 * 60 * 1000)
      expect(await start()).toBe(before)
      expect(logged.slice(1)).toEqual([
        `The disk of ${directory} is almost full: only 7 MB are free. Free some space: with less than 32 MB the database cannot shorten its log.`,
      ])
      free = 1024 ** 3
      vi.advanceTimersByTime(5 * 60 * 1000)
      expect(await start()).not.toBe(before)
      expect(logged).toHaveLength(2)
    } finally {
      await database.close()
      vi.useRealTimers()
    }
  })

  test('names the directory and what to do if its files are damaged, or says that the disk is full', async () => {
    rmSync(join(directory, 'database/global/pg_control'))
    const reasonWith = async (free: number) =>
      openDatabase({ dataDirectory: directory, log: () => {}, getFreeSpace: () => free }).then(
        () => 'none',
        (error: unknown) => String(error),
      )
    expect(await reasonWith(1024 ** 3)).toBe(
      `Error: The database in ${directory} cannot be opened: its files are damaged or incomplete. Move ${directory} away, then restore a backup (npm run restore) or start with an empty database.`,
    )
    expect(existsSync(join(directory, 'lock'))).toBe(false)
    // PGlite fails in the same way when the disk is full.
    expect(await reasonWith(500 * 1024)).toBe(
      `Error: The database in ${directory} cannot be opened: the disk is full (only 0 MB are free). Fix this and start again, or use another directory: PROXIMA_DATA=/other/place npm start`,
    )
  })
})

describe('a first start', () => {
  test('marks an existing empty directory until the database is complete', async () => {
    const directory = join(scratch, 'empty')
    mkdirSync(join(directory, 'database'), { recursive: true })
    const opening = openDatabase({ dataDirectory: directory, withSeed: false, log: () => {} })
    await vi.waitFor(() => expect(existsSync(join(directory, 'creating'))).toBe(true), soon)
    const database = await opening
    expect(existsSync(join(directory, 'creating'))).toBe(false)
    const { rows } = await database.query('select email from auth.users')
    expect(rows).toEqual([])
    await database.close()
  })

  test.each([
    ['a file', (path: string) => writeFileSync(path, 'x')],
    [
      'a directory with somebody else’s files',
      (path: string) => {
        mkdirSync(path)
        writeFileSync(join(path, 'PG_VERSION'), '18\n')
      },
    ],
  ])('says so if %s is at the database’s path', async (what, make) => {
    const directory = join(scratch, what.replaceAll(/\W/g, '-'))
    mkdirSync(directory)
    make(join(directory, 'database'))
    await expect(openDatabase({ dataDirectory: directory, log: () => {} })).rejects.toThrow(
      /^The database in \S+ cannot be opened: (there is a file where|its files are damaged).* Move \S+ away, then restore a backup \(npm run restore\) or start with an empty database\.$/,
    )
  })

  test('says so if the disk is full', () => {
    // In this case PGlite throws an error with a file system error number and no message.
    const failure = explainFailure({ name: 'ErrnoError', errno: 51 }, '/data')
    const sentence =
      'The database in /data cannot be opened: the disk is full. Fix this and start again, or use another directory: PROXIMA_DATA=/other/place npm start'
    expect(failure.message).toBe(sentence)
    // The error that PostgreSQL reports when it has started but can’t write.
    const noSpace = Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' })
    expect(explainFailure(noSpace, '/data').message).toBe(sentence)
  })
})

describe('the lock of a data directory', () => {
  test('isn’t taken by a second container while the owner in the first one is running', async () => {
    const path = join(scratch, 'containers')
    const first = { boot: 'this-boot', pidNamespace: 'pid:[1]' }
    for (const second of [
      { boot: 'this-boot', pidNamespace: 'pid:[2]' },
      { boot: 'another', pidNamespace: 'pid:[1]' },
    ]) {
      const release = await acquireLock(path, scratch, { scope: first })
      await expect(acquireLock(path, scratch, { scope: second })).rejects.toThrow(
        `in use by process ${process.pid} of another container or machine`,
      )
      // The owner was killed, so it hasn’t refreshed the lock for two minutes.
      const then = new Date(Date.now() - 120_000)
      utimesSync(path, then, then)
      const releaseSecond = await acquireLock(path, scratch, { scope: second, watchMs: 1 })
      release()
      expect(existsSync(path)).toBe(true)
      releaseSecond()
    }
  })

  test('isn’t taken from an owner whose machine slept or whose clock was changed, and the owner continues', async () => {
    const path = join(scratch, 'asleep')
    for (const hours of [-2, 2]) {
      const release = await acquireLock(path, scratch, {
        scope: { boot: 'this-boot', pidNamespace: 'pid:[1]' },
      })
      const then = new Date(Date.now() + hours * 3_600_000)
      utimesSync(path, then, then)
      const second = { scope: { boot: 'this-boot', pidNamespace: 'pid:[2]' }, watchMs: 200 }
      const taken = expect(acquireLock(path, scratch, second)).rejects.toThrow(
        'of another container or machine',
      )
      utimesSync(path, new Date(), new Date())
      await taken
      release()
      expect(existsSync(path)).toBe(false)
    }
  })

  test('is refreshed by its owner, who stops when somebody else has taken it', async () => {
    vi.useFakeTimers()
    try {
      const path = join(scratch, 'beating')
      let isLost = false
      const onLost = () => {
        isLost = true
      }
      const release = await acquireLock(path, scratch, { onLost })
      const then = new Date(Date.now() - 120_000)
      utimesSync(path, then, then)
      vi.advanceTimersByTime(10_000)
      expect(statSync(path).mtimeMs).toBeGreaterThan(then.getTime() + 60_000)
      expect(isLost).toBe(false)
      writeFileSync(path, 'somebody else')
      vi.advanceTimersByTime(10_000)
      expect(isLost).toBe(true)
      release()
    } finally {
      vi.useRealTimers()
    }
  })

  test('goes from one owner to the next when it is released', async () => {
    const path = join(scratch, 'given-back')
    for (let owner = 0; owner < 2; owner += 1) {
      const release = await acquireLock(path, scratch)
      release()
    }
    expect(existsSync(path)).toBe(false)
  })

  test('is taken from an owner that has ended, or whose process id now belongs to another process', async () => {
    const path = join(scratch, 'left-behind')
    const ended = spawn(process.execPath, ['--version'])
    await once(ended, 'exit')
    for (const owner of [`${ended.pid} 1`, `${process.ppid} 1`, `${process.pid} 1`, '']) {
      writeFileSync(path, owner)
      const release = await acquireLock(path, scratch)
      expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
      release()
    }
  })

  test.each(['EPERM', 'ENOTSUP'])('works on a disk without hard links, which answers %s', async (code) => {
    vi.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw Object.assign(new Error(`${code}: link`), { code })
    })
    syncBuiltinESMExports()
    try {
      const path = join(scratch, `no-links-${code}`)
      for (const left of [undefined, '', `${process.pid} 1`]) {
        if (left !== undefined) writeFileSync(path, left)
        const release = await acquireLock(path, scratch)
        await expect(acquireLock(path, scratch)).rejects.toThrow(`in use by process ${process.pid}`)
        release()
        expect(existsSync(path)).toBe(false)
      }
    } finally {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
    }
  })

  test('isn’t taken from a running owner, and isn’t released by an owner that has lost it', async () => {
    const path = join(scratch, 'held')
    const release = await acquireLock(path, scratch)
    await expect(acquireLock(path, scratch)).rejects.toThrow(`in use by process ${process.pid}`)

    writeFileSync(path, 'somebody else')
    release()
    expect(readFileSync(path, 'utf8')).toBe('somebody else')
  })
})
