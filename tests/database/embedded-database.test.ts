import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMigrations, openDatabase } from '../../supabase/embedded/database.ts'
import { takeLock } from '../../supabase/embedded/directory-lock.ts'

const scratch = mkdtempSync(join(tmpdir(), 'proxima-database-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('a server with a data directory', () => {
  const directory = join(scratch, 'data')
  const said: string[] = []
  let server: ChildProcess

  beforeAll(async () => {
    // What a first start leaves behind that was killed before it had made the database.
    mkdirSync(join(directory, 'database'), { recursive: true })
    writeFileSync(join(directory, 'database/PG_VERSION'), '18\n')
    writeFileSync(join(directory, 'creating'), '')

    server = spawn(
      process.execPath,
      ['--import', 'tsx', 'tests/support/hold-database.ts', directory, 'clara@example.com'],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    if (server.stdout === null) throw new Error('The server has no output.')
    for await (const line of createInterface(server.stdout)) {
      said.push(line)
      if (line === 'committed') return
    }
    throw new Error(`The server ended early. It said: ${said.join(' ')}`)
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

  test('killed outright, loses neither Clara nor Ana; the next one starts within 5 seconds and does no work twice', async () => {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended

    const saidThen: string[] = []
    const begin = performance.now()
    const database = await openDatabase({ dataDirectory: directory, log: (line) => saidThen.push(line) })
    expect(performance.now() - begin).toBeLessThan(5000)
    expect(saidThen).toEqual(['Opening the database…'])
    expect(
      (await database.query(`select email from auth.users where email ~ '^(ana|clara)@' order by email`))
        .rows,
    ).toEqual([{ email: 'ana@example.com' }, { email: 'clara@example.com' }])

    await expect(openDatabase({ dataDirectory: directory, log: () => {} })).rejects.toThrow(
      'in use by process',
    )
    await database.close()
    expect(existsSync(join(directory, 'lock'))).toBe(false)
  })
})

describe('the lock of a data directory', () => {
  test('goes from one owner to the next when it is given back', () => {
    const path = join(scratch, 'given-back')
    takeLock(path, scratch)()
    takeLock(path, scratch)()
    expect(existsSync(path)).toBe(false)
  })

  test('is taken from an owner that has ended, or whose number another process now has', async () => {
    const path = join(scratch, 'left-behind')
    const ended = spawn(process.execPath, ['--version'])
    await once(ended, 'exit')
    for (const owner of [`${ended.pid} 1`, `${process.ppid} 1`, `${process.pid} 1`, '']) {
      writeFileSync(path, owner)
      const giveBack = takeLock(path, scratch)
      expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
      giveBack()
    }
  })

  test('is not taken from an owner that runs, and not given back by one that has lost it', () => {
    const path = join(scratch, 'held')
    const giveBack = takeLock(path, scratch)
    expect(() => takeLock(path, scratch)).toThrow(`in use by process ${process.pid}`)

    writeFileSync(path, 'somebody else')
    giveBack()
    expect(readFileSync(path, 'utf8')).toBe('somebody else')
  })
})
