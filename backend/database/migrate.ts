import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The connection needed to prepare a database: PGlite, or a real server behind an adapter. */
export interface SqlConnection {
  /** Runs one statement with bound parameters. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>
  /** Runs a whole script. */
  exec(sql: string): Promise<unknown>
}

const supabaseDirectory = fileURLToPath(new URL('../../supabase/', import.meta.url))

/**
 * Brings a database up to date: runs bootstrap.sql, then the pending migrations and, unless already applied, the seed.
 * What has run is recorded in the tables that the official CLI uses.
 */
export async function prepareDatabase(
  database: SqlConnection,
  log: (message: string) => void = () => {},
  withSeed = true,
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
    } else if (withoutComments(before) !== withoutComments(sql)) {
      log(`${version}_${name} has changed since it was applied. The database still has the old version.`)
    }
  }

  if (withSeed && !(await isSeeded(database))) {
    log('Adding the example accounts (supabase/seed.sql)…')
    const sql = readFileSync(join(supabaseDirectory, 'seed.sql'), 'utf8')
    await inTransaction(database, sql, {
      sql: `insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', encode(sha256($1), 'hex'))`,
      parameters: [Buffer.from(sql)],
    })
  }
}

/** Editing a comment does not count as changing the migration. */
const withoutComments = (sql: string) => sql.replace(/^--.*\n/gm, '')

/** Whether supabase/seed.sql has been applied. */
export async function isSeeded(database: SqlConnection): Promise<boolean> {
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

/** The files in supabase/migrations, in the order they are applied. */
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

/** Runs a script and records it in one transaction. */
async function inTransaction(
  database: SqlConnection,
  script: string,
  record: { sql: string; parameters: unknown[] },
): Promise<void> {
  await database.exec('begin')
  try {
    await database.exec(script)
    await database.query(record.sql, record.parameters)
    await database.exec('commit')
  } catch (error) {
    await database.exec('rollback')
    throw error
  }
}
