/**
 * A database with the migrations and the seeded students, prepared once per test run. Copying it takes a fraction of
 * the time needed to start PostgreSQL and run the migrations.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { openDatabase } from '../../backend/database/open.ts'

/**
 * The name of the environment variable that passes the prepared database’s folder to the tests, which don’t run in the
 * same process as the setup.
 */
const variable = 'PROXIMA_PREPARED'

const filesIn = (folder: string) => join(folder, 'database')
const archiveIn = (folder: string) => join(folder, 'database.tar')

/** Prepares the database once, however many test projects call this function. Returns the teardown function. */
export async function setup(): Promise<() => void> {
  if (process.env[variable] !== undefined) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'proxima-prepared-'))
  const database = await openDatabase({ dataDirectory: folder, log: () => {} })
  const archive = await database.dumpDataDir('none')
  await database.close()
  writeFileSync(archiveIn(folder), new Uint8Array(await archive.arrayBuffer()))
  process.env[variable] = folder
  return () => {
    Reflect.deleteProperty(process.env, variable)
    rmSync(folder, { recursive: true })
  }
}

/** Opens a copy in memory. If there is no prepared database, as in a non-test program, creates a new one. */
export async function openPrepared(): Promise<PGlite> {
  const folder = process.env[variable]
  if (folder === undefined) return openDatabase({ log: () => {} })
  return PGlite.create({ extensions: { pgcrypto }, loadDataDir: new Blob([readFileSync(archiveIn(folder))]) })
}

/** Copies the prepared database, if there is one, into an empty data directory. */
export function copyPrepared(directory: string): void {
  const folder = process.env[variable]
  if (folder !== undefined) cpSync(filesIn(folder), filesIn(directory), { recursive: true })
}
