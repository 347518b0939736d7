/**
 * A database with the migrations and the students of the seed, made once in a run: whoever needs one copies it, which takes
 * a fraction of the seconds that PostgreSQL needs to begin and the migrations to run.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { openDatabase } from '../../backend/database/open.ts'

/** In the environment, because the tests run in other processes than the setup: the folder in which it lies. */
const variable = 'PROXIMA_PREPARED'

const filesIn = (folder: string) => join(folder, 'database')
const archiveIn = (folder: string) => join(folder, 'database.tar')

/** Makes it, once however many projects ask; gives what removes it. */
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

/** A copy in memory. Where nothing was prepared, as in a program that is no test, the database is made anew. */
export async function openPrepared(): Promise<PGlite> {
  const folder = process.env[variable]
  if (folder === undefined) return openDatabase({ log: () => {} })
  return PGlite.create({ extensions: { pgcrypto }, loadDataDir: new Blob([readFileSync(archiveIn(folder))]) })
}

/** Puts a copy into a data directory that is still empty, if there is one. */
export function copyPrepared(directory: string): void {
  const folder = process.env[variable]
  if (folder !== undefined) cpSync(filesIn(folder), filesIn(directory), { recursive: true })
}
