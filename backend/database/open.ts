import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { describeLowSpace, freeSpace, minFreeSpace } from './disk-space.ts'
import { explainFailure } from './explain-failure.ts'
import { acquireLock } from './lock.ts'
import { prepareDatabase } from './migrate.ts'

export interface DatabaseOptions {
  /** The data directory, created if missing. If omitted, the database is in memory. */
  dataDirectory?: string
  /** Whether to apply supabase/seed.sql, whose passwords are public, unless already applied. Defaults to true. */
  withSeed?: boolean
  /** Receives a message before each slow step. */
  log: (message: string) => void
  /** Returns the free bytes on a directory's disk; tests replace it. */
  getFreeSpace?: typeof freeSpace
}

/**
 * Opens the embedded database and applies pending migrations and, unless already applied, supabase/seed.sql. Committed
 * rows survive a `kill -9` of this process (PGlite makes no promise about a power cut).
 *
 * Throws when another process has the data directory open: PGlite itself would let both write, which corrupts
 * it. `close()` releases the lock. If this process ends without calling it, the next one replaces the stale lock.
 */
export async function openDatabase(options: DatabaseOptions): Promise<PGlite> {
  const { dataDirectory, withSeed = true, log, getFreeSpace = freeSpace } = options
  if (dataDirectory === undefined) {
    log('Creating a database in memory…')
    const database = await PGlite.create({ extensions: { pgcrypto } })
    await prepareDatabase(database, log, withSeed)
    return database
  }

  const directory = resolve(dataDirectory)
  const database = await openDataDirectory(directory, log, { getFreeSpace })
  try {
    await prepareDatabase(database, log, withSeed)
    await runMaintenance(database)
    scheduleMaintenance(database, directory, log, getFreeSpace)
  } catch (error) {
    // An error from closing would hide the original one.
    await database.close().catch(() => {})
    throw explainFailure(error, directory, getFreeSpace(directory))
  }
  return database
}

/** The folder for the database files in a data directory. */
const databasePath = (directory: string) => join(directory, 'database')

/** Whether a data directory holds a database. */
export function hasDatabase(directory: string): boolean {
  const files = databasePath(directory)
  return existsSync(files) && readdirSync(files).length > 0 && !existsSync(unfinishedMarker(directory))
}

/**
 * Opens the database of a data directory without migrating it. If there is none, creates it, from `copy` if
 * given. Holds the lock until `close()`. Ends the process when the database fails irrecoverably or another
 * process takes the lock.
 */
export async function openDataDirectory(
  dataDirectory: string,
  log: (message: string) => void,
  { copy, getFreeSpace = freeSpace }: { copy?: Blob; getFreeSpace?: typeof freeSpace } = {},
): Promise<PGlite> {
  const directory = resolve(dataDirectory)
  let unlock = () => {}
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    makePrivate(directory)
    unlock = await acquireLock(join(directory, 'lock'), directory, {
      onLost() {
        log(
          `Another process is now using ${directory}. This one stops, because two processes would corrupt the database.`,
        )
        process.exit(1)
      },
    })
    const database = await openPGlite(directory, log, copy)
    exitOnCrash(database, (error) => exitWithError(directory, error))
    const close = database.close.bind(database)
    database.close = async () => {
      await close()
      unlock()
    }
    return database
  } catch (error) {
    unlock()
    throw explainFailure(error, directory, getFreeSpace(directory))
  }
}

/**
 * PostgreSQL exits after a PANIC. PGlite carries on in the same process, and its answers are no longer
 * reliable: it acknowledges writes and loses them, finds no accounts, or never answers. A later answer may be
 * another PANIC, "ERRORDATA_STACK_SIZE exceeded".
 */
function exitOnCrash(database: PGlite, exit: (error: unknown) => never): void {
  // PGlite catches a crash of PostgreSQL. It then answers queries as if all were well, or retries for ever.
  let crash: unknown
  const { Module } = database
  const runOnce = Module._PostgresMainLoopOnce
  Module._PostgresMainLoopOnce = () => {
    if (crash !== undefined) exit(crash)
    try {
      runOnce()
    } catch (error) {
      if (isCrash(error)) crash = error
      throw error
    }
  }
  // Every query goes through here.
  const execute = database.execProtocolStream.bind(database)
  database.execProtocolStream = async (message, options) => {
    try {
      const result = await execute(message, options)
      if (crash !== undefined) exit(crash)
      return result
    } catch (error) {
      // Exit immediately, before any other request is answered. A PANIC is a crash too, and its message says why.
      if (isPanic(error) || isCrash(error)) exit(error)
      if (crash !== undefined) exit(crash)
      throw error
    }
  }
}

const isPanic = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && /^(PANIC|FATAL)$/.test(String(error.severity))

/** A WebAssembly trap, or a stack overflow. */
const isCrash = (error: unknown): boolean =>
  error instanceof Error && /^(RuntimeError|RangeError)$/.test(error.name)

/** Reports that the database has failed, and ends the process. */
function exitWithError(directory: string, error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    `The database in ${directory} has failed: ${reason}. The server stops now, because its answers could be wrong. Check the disk, then start again. If it does not start, restore a backup.`,
  )
  process.exit(1)
}

/** PGlite creates its files readable and writable by everybody, so the directory must not be accessible to others. */
function makePrivate(directory: string): void {
  try {
    chmodSync(directory, 0o700)
  } catch (error) {
    // The directory belongs to another user. `database` inside it is ours, and is made private too.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}

/**
 * Exists while the database is being created. If it is found on a later start, creation was interrupted, and
 * the files hold no data yet.
 */
const unfinishedMarker = (directory: string) => join(directory, 'creating')

async function openPGlite(
  directory: string,
  log: (message: string) => void,
  copy: Blob | undefined,
): Promise<PGlite> {
  const files = databasePath(directory)
  const marker = unfinishedMarker(directory)
  if (existsSync(marker)) rmSync(files, { recursive: true, force: true })

  const isNew = !hasDatabase(directory)
  log(
    isNew
      ? `Creating the database in ${directory} (only once, takes a few seconds)…`
      : 'Opening the database…',
  )
  if (isNew) writeFileSync(marker, '')
  mkdirSync(files, { recursive: true, mode: 0o700 })
  chmodSync(files, 0o700)
  const database = await PGlite.create({
    dataDir: files,
    extensions: { pgcrypto },
    ...(copy !== undefined && { loadDataDir: copy }),
  })
  rmSync(marker, { force: true })
  return database
}

const minute = 60 * 1000
const day = 24 * 60 * minute

/**
 * Runs the maintenance that PostgreSQL does in background processes, which PGlite does not have. A school's server may
 * run for a year without a restart.
 */
function scheduleMaintenance(
  database: PGlite,
  directory: string,
  log: (message: string) => void,
  getFreeSpace: typeof freeSpace,
): void {
  let isOpen = true
  const maintenanceTimer = setInterval(() => {
    runMaintenance(database).catch((error: unknown) => log(`Database maintenance failed: ${String(error)}`))
  }, day)
  const checkpointTimer = setInterval(() => {
    checkpoint(database, directory, log, getFreeSpace).catch((error: unknown) => {
      if (isOpen) exitWithError(directory, error)
    })
  }, 5 * minute)
  const timers = [maintenanceTimer, checkpointTimer]
  // Timers must not keep the process alive.
  for (const timer of timers) timer.unref()
  const close = database.close.bind(database)
  database.close = async () => {
    isOpen = false
    for (const timer of timers) clearInterval(timer)
    await close()
  }
}

/**
 * Without checkpoints the write-ahead log only grows. A checkpoint on a full disk would crash the database,
 * which otherwise only refuses to save until there is room again.
 */
export async function checkpoint(
  database: PGlite,
  directory: string,
  log: (message: string) => void,
  getFreeSpace = freeSpace,
): Promise<void> {
  const warning = describeLowSpace(getFreeSpace(directory))
  if (warning === undefined) await database.exec('checkpoint')
  else
    log(
      `The disk of ${directory} is almost full: ${warning}. Free some space: with less than ${minFreeSpace / 1024 / 1024} MB the database cannot shorten its log.`,
    )
}

/** Deletes expired rows and vacuums, because PGlite has no autovacuum. */
async function runMaintenance(database: PGlite): Promise<void> {
  await database.exec(`
    delete from auth.outbox where created_at < now() - interval '30 days';
    -- Accounts that somebody created with the address of another person, who never confirmed it.
    delete from auth.users
      where email_confirmed_at is null
        and greatest(created_at, confirmation_sent_at, recovery_sent_at) < now() - interval '30 days';
    delete from auth.flow_state where created_at < now() - interval '1 day';
    delete from auth.sessions where greatest(created_at, updated_at) < now() - interval '1 year';
    -- The parent of the current token stays valid as long as that one, because the response may have been lost.
    delete from auth.refresh_tokens as old
      where old.revoked and old.updated_at < now() - interval '30 days' and not exists (
        select from auth.refresh_tokens as current where current.parent = old.token_hash and not current.revoked
      );
  `)
  const { rows } = await database.query<{ tables: string }>(`
    select string_agg(oid::regclass::text, ', ') as tables from pg_class
    where relnamespace in ('auth'::regnamespace, 'public'::regnamespace) and relkind = 'r'
  `)
  // In a separate call, because VACUUM cannot run in a transaction.
  await database.exec(`vacuum ${rows[0]?.tables}`)
}
