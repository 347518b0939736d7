import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
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
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { backUp } from '../../backend/database/copy.ts'
import { explainFailure } from '../../backend/database/failure.ts'
import { takeLock } from '../../backend/database/lock.ts'
import { listMigrations, prepareDatabase } from '../../backend/database/migrate.ts'
import { openDatabase } from '../../backend/database/open.ts'
import { openPrepared } from '../support/prepared-database.ts'

/** It stands there for a moment only, which comes late on a busy machine. */
const soon = { interval: 1, timeout: 60_000 }

const scratch = mkdtempSync(join(tmpdir(), 'proxima-database-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a developer is told of a migration that has changed since it was applied, but not of its comments', async () => {
  const database = await openPrepared()
  const tellsOf = async (change: string) => {
    const said: string[] = []
    await database.query(
      `update supabase_migrations.schema_migrations set statements = array[$1 || statements[1]] where name = 'words'`,
      [change],
    )
    await prepareDatabase(database, (line) => said.push(line))
    return said
  }
  expect(await tellsOf('-- Earlier words.\n')).toEqual([])
  expect(await tellsOf('select 1;\n')).toEqual([
    expect.stringMatching(/_words has changed since it was applied here; the database keeps the old form\.$/),
  ])
  await database.close()
})

describe('a server with a data directory', () => {
  const directory = join(scratch, 'data')
  let said: string[] = []
  let server: ChildProcessByStdio<Writable, Readable, Readable>

  /** Starts the server, which commits an account for an address and then holds the database open. */
  async function hold(email: string): Promise<void> {
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
    // What a first start leaves behind that was killed before it had made the database.
    mkdirSync(join(directory, 'database'), { recursive: true })
    writeFileSync(join(directory, 'database/PG_VERSION'), '18\n')
    writeFileSync(join(directory, 'creating'), '')

    await hold('clara@example.com')
  })
  afterAll(() => server.kill('SIGKILL'))

  test('tells its first student what it is doing, and starts over what an earlier start left half made', () => {
    expect(said).toEqual([
      `Creating the database in ${directory} (once, takes some seconds)…`,
      ...listMigrations().map(({ version, name }) => `Applying ${version}_${name}…`),
      'Adding the students for development (supabase/seed.sql)…',
      'committed',
    ])
    expect(existsSync(join(directory, 'creating'))).toBe(false)
  })

  test('is not disturbed by a second one, which is told who has the directory', async () => {
    const held = readFileSync(join(directory, 'lock'), 'utf8')
    await expect(openDatabase({ dataDirectory: directory, log: () => {} })).rejects.toThrow(
      `${directory} is in use by process ${server.pid}. Stop that process, or use another directory.`,
    )
    expect(readFileSync(join(directory, 'lock'), 'utf8')).toBe(held)
  })

  test('killed outright, loses neither Clara nor Ana; the next one does no work twice', async () => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended

    const saidThen: string[] = []
    const database = await openDatabase({ dataDirectory: directory, log: (line) => saidThen.push(line) })
    try {
      expect(saidThen).toEqual(['Opening the database…'])
      expect(
        (await database.query(`select email from auth.users where email ~ '^(ana|clara)@' order by email`))
          .rows,
      ).toEqual([{ email: 'ana@example.com' }, { email: 'clara@example.com' }])

      await expect(openDatabase({ dataDirectory: directory, log: () => {} })).rejects.toThrow(
        'in use by process',
      )
      // What has gone stale by the next start, and what has not.
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

  test('closes its files to everybody else and throws out what is of no more use, at each start', async () => {
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

  test('does the same once a day, for a server that nobody starts again', async () => {
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

  test('does not let its log of what was written grow without end', async () => {
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

  test('stops when a save has failed so that PostgreSQL itself would stop, and has lost nothing', async () => {
    await hold('dora@example.com')
    // It cannot begin the next file of its log, as on a full disk.
    const inTheWay = join(directory, 'database/pg_wal/xlogtemp.42')
    mkdirSync(inTheWay)
    const ended = once(server, 'close')
    server.stdin.write(`select pg_logical_emit_message(false, '', repeat('a', 17000000))\n`)
    expect(await ended).toEqual([1, null])
    expect(said.at(-1)).toMatch(
      /^The database in \S+ has failed: could not create file "pg_wal\/xlogtemp\.42".* The server stops now/,
    )
    rmSync(inTheWay, { recursive: true })

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

  test('can be backed up on a full disk, and says no more than that it has been', async () => {
    const copy = join(scratch, 'full.tar.gz')
    const saidThen: string[] = []
    await backUp(
      directory,
      copy,
      (line) => saidThen.push(line),
      () => 1024,
    )
    expect(saidThen).toEqual(['Opening the database…', expect.stringMatching(/^Everything in /)])
    expect(existsSync(copy)).toBe(true)
  })

  test.each(['public', 'dist', 'src', 'tests'])(
    'is not backed up into %s, which may be published',
    async (folder) => {
      const copy = join(process.cwd(), folder, 'proxima.tar.gz')
      await expect(backUp(directory, copy, () => {})).rejects.toThrow(
        `A backup must not lie in a folder of the project, which may be published, as ${copy} would.`,
      )
    },
  )

  test('whose disk is almost full says so and leaves its log alone until there is room again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const saidThen: string[] = []
    let free = 7.5 * 1024 * 1024
    const database = await openDatabase({
      dataDirectory: directory,
      log: (line) => saidThen.push(line),
      findSpace: () => free,
    })
    try {
      const start = async () =>
        (await database.query<{ redo_lsn: string }>('select redo_lsn from pg_control_checkpoint()')).rows[0]
          ?.redo_lsn
      const before = await start()
      await database.exec(`update public.words set spanish_word = spanish_word`)
      vi.advanceTimersByTime(5 * 60 * 1000)
      expect(await start()).toBe(before)
      expect(saidThen.slice(1)).toEqual([
        `The disk of ${directory} is almost full: only 7 MB are free. Make room: below 32 MB the database cannot shorten its log.`,
      ])
      free = 1024 ** 3
      vi.advanceTimersByTime(5 * 60 * 1000)
      expect(await start()).not.toBe(before)
      expect(saidThen).toHaveLength(2)
    } finally {
      await database.close()
      vi.useRealTimers()
    }
  })

  test('whose files are damaged says which directory it is and what to do; on a full disk, that the disk is full', async () => {
    rmSync(join(directory, 'database/global/pg_control'))
    const reasonWith = async (free: number) =>
      openDatabase({ dataDirectory: directory, log: () => {}, findSpace: () => free }).then(
        () => 'none',
        (error: unknown) => String(error),
      )
    expect(await reasonWith(1024 ** 3)).toBe(
      `Error: The database in ${directory} cannot be opened: its files are damaged or incomplete. Move ${directory} away, then restore a backup (npm run restore) or start with an empty database.`,
    )
    expect(existsSync(join(directory, 'lock'))).toBe(false)
    // PGlite dies of both in the same way.
    expect(await reasonWith(500 * 1024)).toBe(
      `Error: The database in ${directory} cannot be opened: the disk is full (only 0 MB are free). Fix this and start again, or name another directory: PROXIMA_DATA=/other/place npm start`,
    )
  })
})

describe('a first start', () => {
  test('in an empty directory that stands there already leaves its mark until the database is whole', async () => {
    const directory = join(scratch, 'empty')
    mkdirSync(join(directory, 'database'), { recursive: true })
    const opening = openDatabase({ dataDirectory: directory, withStudents: false, log: () => {} })
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
  ])('where %s stands in the database’s place says so', async (what, make) => {
    const directory = join(scratch, what.replaceAll(/\W/g, '-'))
    mkdirSync(directory)
    make(join(directory, 'database'))
    await expect(openDatabase({ dataDirectory: directory, log: () => {} })).rejects.toThrow(
      /^The database in \S+ cannot be opened: (a file stands where|its files are damaged).* Move \S+ away, then restore a backup \(npm run restore\) or start with an empty database\.$/,
    )
  })

  test('on a full disk says that the disk is full', () => {
    // What PGlite throws then: a number of its file system's, and no message.
    const failure = explainFailure({ name: 'ErrnoError', errno: 51 }, '/data')
    const sentence =
      'The database in /data cannot be opened: the disk is full. Fix this and start again, or name another directory: PROXIMA_DATA=/other/place npm start'
    expect(failure.message).toBe(sentence)
    // And what PostgreSQL says when it has opened and cannot write.
    const noSpace = Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' })
    expect(explainFailure(noSpace, '/data').message).toBe(sentence)
  })
})

describe('the lock of a data directory', () => {
  test('is not taken by a second container while the owner in the first one lives', async () => {
    const path = join(scratch, 'containers')
    const first = { boot: 'this-boot', processes: 'pid:[1]' }
    for (const second of [
      { boot: 'this-boot', processes: 'pid:[2]' },
      { boot: 'another', processes: 'pid:[1]' },
    ]) {
      const giveBack = await takeLock(path, scratch, { place: first })
      await expect(takeLock(path, scratch, { place: second })).rejects.toThrow(
        `in use by process ${process.pid} of another container or machine`,
      )
      // The owner was killed and so has touched nothing for two minutes.
      const then = new Date(Date.now() - 120_000)
      utimesSync(path, then, then)
      const giveBackSecond = await takeLock(path, scratch, { place: second, watchMs: 1 })
      giveBack()
      expect(existsSync(path)).toBe(true)
      giveBackSecond()
    }
  })

  test('is not taken from an owner that slept with its machine, or whose clock was set, and goes on', async () => {
    const path = join(scratch, 'asleep')
    for (const hours of [-2, 2]) {
      const giveBack = await takeLock(path, scratch, { place: { boot: 'this-boot', processes: 'pid:[1]' } })
      const then = new Date(Date.now() + hours * 3_600_000)
      utimesSync(path, then, then)
      const second = { place: { boot: 'this-boot', processes: 'pid:[2]' }, watchMs: 200 }
      const taken = expect(takeLock(path, scratch, second)).rejects.toThrow('of another container or machine')
      utimesSync(path, new Date(), new Date())
      await taken
      giveBack()
      expect(existsSync(path)).toBe(false)
    }
  })

  test('is kept alive by its owner, who stops when somebody else has taken it', async () => {
    vi.useFakeTimers()
    try {
      const path = join(scratch, 'beating')
      let isLost = false
      const onLost = () => {
        isLost = true
      }
      const giveBack = await takeLock(path, scratch, { onLost })
      const then = new Date(Date.now() - 120_000)
      utimesSync(path, then, then)
      vi.advanceTimersByTime(10_000)
      expect(statSync(path).mtimeMs).toBeGreaterThan(then.getTime() + 60_000)
      expect(isLost).toBe(false)
      writeFileSync(path, 'somebody else')
      vi.advanceTimersByTime(10_000)
      expect(isLost).toBe(true)
      giveBack()
    } finally {
      vi.useRealTimers()
    }
  })

  test('goes from one owner to the next when it is given back', async () => {
    const path = join(scratch, 'given-back')
    for (let owner = 0; owner < 2; owner += 1) {
      const giveBack = await takeLock(path, scratch)
      giveBack()
    }
    expect(existsSync(path)).toBe(false)
  })

  test('is taken from an owner that has ended, or whose number another process now has', async () => {
    const path = join(scratch, 'left-behind')
    const ended = spawn(process.execPath, ['--version'])
    await once(ended, 'exit')
    for (const owner of [`${ended.pid} 1`, `${process.ppid} 1`, `${process.pid} 1`, '']) {
      writeFileSync(path, owner)
      const giveBack = await takeLock(path, scratch)
      expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
      giveBack()
    }
  })

  test('is not taken from an owner that runs, and not given back by one that has lost it', async () => {
    const path = join(scratch, 'held')
    const giveBack = await takeLock(path, scratch)
    await expect(takeLock(path, scratch)).rejects.toThrow(`in use by process ${process.pid}`)

    writeFileSync(path, 'somebody else')
    giveBack()
    expect(readFileSync(path, 'utf8')).toBe('somebody else')
  })
})
