import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { explainFailure } from './failure.ts'
import { takeLock } from './lock.ts'

/** What preparing a database needs of a connection: PGlite has it, and so has a real server behind an adapter. */
export interface SqlConnection {
  /** Runs one statement with bound parameters. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>
  /** Runs a whole script. */
  exec(sql: string): Promise<unknown>
}

export interface DatabaseOptions {
  /** Where to keep the data; made if it is missing. Without it the data live in memory. */
  dataDirectory?: string
  /** Whether a new database gets supabase/seed.sql, whose students everybody can sign in as; true unless it says no. */
  withStudents?: boolean
  /** Told in a sentence what is going on, before it goes on. */
  log: (message: string) => void
}

const supabaseDirectory = fileURLToPath(new URL('../../supabase/', import.meta.url))

/**
 * Opens the embedded database, up to date with supabase/migrations, on its first start also with supabase/seed.sql.
 * PGlite keeps committed rows through a `kill -9` of this process (through a power cut it does not promise to).
 *
 * Throws when another process has the data directory open: PGlite itself would let both write, and ruin it.
 * The lock is given back by `close()`, or taken over by the next process when this one ends without it.
 */
export async function openDatabase(options: DatabaseOptions): Promise<PGlite> {
  const { dataDirectory, withStudents = true, log } = options
  if (dataDirectory === undefined) {
    log('Creating a database in memory…')
    const database = await PGlite.create({ extensions: { pgcrypto } })
    await prepareDatabase(database, log, withStudents)
    return database
  }

  const directory = resolve(dataDirectory)
  let unlock = () => {}
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    makePrivate(directory)
    unlock = await takeLock(join(directory, 'lock'), directory, {
      onLost() {
        log(`Another process has taken over ${directory}. This one stops, so that the two do not ruin it.`)
        process.exit(1)
      },
    })
    const database = await openFiles(directory, log)
    const close = database.close.bind(database)
    database.close = async () => {
      await close()
      unlock()
    }
    try {
      await prepareDatabase(database, log, withStudents)
      await tidy(database)
    } catch (error) {
      // What closing it says as well would hide why.
      await database.close().catch(() => {})
      throw error
    }
    return database
  } catch (error) {
    unlock()
    throw explainFailure(error, directory)
  }
}

/** PGlite makes its files readable and writable for everybody, so the directory has to keep everybody out. */
function makePrivate(directory: string): void {
  try {
    chmodSync(directory, 0o700)
  } catch (error) {
    // Somebody else's directory: `database` inside it is ours, and is closed too.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}

async function openFiles(directory: string, log: (message: string) => void): Promise<PGlite> {
  const files = join(directory, 'database')
  // Stands from before the first file is made until the last one is: whoever finds it finds a creation that was
  // cut short, with nobody's data in it.
  const unfinished = join(directory, 'creating')
  if (existsSync(unfinished)) rmSync(files, { recursive: true, force: true })

  const isNew = !existsSync(files) || readdirSync(files).length === 0
  log(isNew ? `Creating the database in ${directory} (once, takes some seconds)…` : 'Opening the database…')
  if (isNew) writeFileSync(unfinished, '')
  mkdirSync(files, { recursive: true, mode: 0o700 })
  chmodSync(files, 0o700)
  const database = await PGlite.create({ dataDir: files, extensions: { pgcrypto } })
  rmSync(unfinished, { force: true })
  return database
}

/** Removes what nobody can use any more and gives its space back for new rows: PGlite has no autovacuum. */
async function tidy(database: PGlite): Promise<void> {
  await database.exec(`
    delete from auth.outbox where created_at < now() - interval '30 days';
    delete from auth.flow_state where created_at < now() - interval '1 day';
    delete from auth.sessions where greatest(created_at, updated_at) < now() - interval '1 year';
    -- The one before the current token is good for as long as that one: its answer may have got lost.
    delete from auth.refresh_tokens as old
      where old.revoked and old.updated_at < now() - interval '30 days' and not exists (
        select from auth.refresh_tokens as current where current.parent = old.token_hash and not current.revoked
      );
  `)
  // Alone, because it cannot run in a transaction.
  await database.exec(`
    vacuum auth.users, auth.identities, auth.sessions, auth.refresh_tokens, auth.flow_state, auth.outbox, public.user_progress
  `)
}

/**
 * Brings a database to the project's state: what a hosted project has from the start, the pending migrations,
 * and, unless it has had it before, the seed. What has run is noted in the official CLI's own tables.
 */
export async function prepareDatabase(
  database: SqlConnection,
  log: (message: string) => void = () => {},
  withStudents = true,
): Promise<void> {
  await database.exec(readFileSync(new URL('./bootstrap.sql', import.meta.url), 'utf8'))
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text);
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
  `)

  const { rows: applied } = await database.query<{ version: string; sql: string }>(
    `select version, array_to_string(statements, '') as sql from supabase_migrations.schema_migrations`,
  )
  const sqlByVersion = new Map(applied.map(({ version, sql }) => [version, sql]))
  for (const { version, name, sql } of listMigrations()) {
    const before = sqlByVersion.get(version)
    if (before === undefined) {
      log(`Applying ${version}_${name}…`)
      await inTransaction(database, sql, {
        sql: `insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)`,
        parameters: [version, [sql], name],
      })
    } else if (before !== sql) {
      log(`${version}_${name} has changed since it was applied here; the database keeps the old form.`)
    }
  }

  if (withStudents && !(await hasStudents(database))) {
    log('Adding the students for development (supabase/seed.sql)…')
    const sql = readFileSync(join(supabaseDirectory, 'seed.sql'), 'utf8')
    await inTransaction(database, sql, {
      sql: `insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', encode(sha256($1), 'hex'))`,
      parameters: [Buffer.from(sql)],
    })
  }
}

/** Whether the students of supabase/seed.sql are in it. */
export async function hasStudents(database: SqlConnection): Promise<boolean> {
  const { rows } = await database.query(
    `select path from supabase_migrations.seed_files where path = 'supabase/seed.sql'`,
  )
  return rows.length > 0
}

export interface Migration {
  version: string
  name: string
  sql: string
}

/** The files of supabase/migrations, in the order in which they are applied. */
export function listMigrations(): Migration[] {
  const directory = join(supabaseDirectory, 'migrations')
  return readdirSync(directory)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? []
      if (version === undefined || name === undefined) return []
      return [{ version, name, sql: readFileSync(join(directory, file), 'utf8') }]
    })
}

/** A script and the note that it has run, both or neither. */
async function inTransaction(
  database: SqlConnection,
  script: string,
  note: { sql: string; parameters: unknown[] },
): Promise<void> {
  await database.exec('begin')
  try {
    await database.exec(script)
    await database.query(note.sql, note.parameters)
    await database.exec('commit')
  } catch (error) {
    await database.exec('rollback')
    throw error
  }
}
