import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isAllowedBackupPath } from '../environment.ts'
import { freeSpace } from './disk-space.ts'
import { checkpoint, hasDatabase, openDataDirectory } from './open.ts'

/**
 * Backs up the database of a data directory to one file: accounts, sessions, progress, mail. The signing
 * secret is not included, so after a restore to another directory each browser refreshes its token on its
 * next request.
 * @param getFreeSpace returns the free bytes on a directory's disk; tests replace it
 * @throws an error with a message for the user when another process is using the directory, the directory has no
 *   database, or the file exists, is in a project subfolder, or has a name that git and the development server do not
 *   recognise as a backup
 */
export async function backUp(
  directory: string,
  file: string,
  log: (line: string) => void,
  getFreeSpace = freeSpace,
): Promise<void> {
  if (!file.endsWith('.tar.gz')) throw new Error(`The file name must end in .tar.gz: ${file}`)
  if (!isAllowedBackupPath(file)) {
    throw new Error(
      `A backup must not be in a folder of the project, because that folder may be published: ${file}. Choose a path outside the project.`,
    )
  }
  if (!hasDatabase(directory)) throw new Error(`There is no database in ${resolve(directory)}.`)
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`)
  const database = await openDataDirectory(directory, log)
  try {
    // If there is no room for a checkpoint, the backup is larger but still complete.
    await checkpoint(database, directory, () => {}, getFreeSpace)
    const copy = await database.dumpDataDir('gzip')
    // Written to a temporary file and renamed, so that a crash cannot leave a partial backup that looks
    // complete. It contains addresses and password hashes, so the flag `wx` creates a new file: an existing
    // one could be readable by others, or be a link to somewhere else.
    const temporary = `${file}.${randomUUID()}.part`
    try {
      writeFileSync(temporary, new Uint8Array(await copy.arrayBuffer()), { mode: 0o600, flag: 'wx' })
      renameSync(temporary, file)
    } catch (error) {
      rmSync(temporary, { force: true })
      throw new Error(`${file} cannot be written: ${error instanceof Error ? error.message : error}`)
    }
  } finally {
    await database.close()
  }
  log(`Saved everything in ${resolve(directory)} to ${file}. Store the file where only you can read it.`)
}

/**
 * Creates the database of a data directory from a file written by `backUp`. The next start applies pending
 * migrations.
 * @throws an error with a message for the user when the directory already has a database, another process is using it,
 *   or the file is not a backup
 */
export async function restore(file: string, directory: string, log: (line: string) => void): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (hasDatabase(directory)) {
    throw new Error(
      `${resolve(directory)} already contains a database. Move it away, or use another directory: PROXIMA_DATA=/other/place`,
    )
  }
  // If this is interrupted, the next start discards the unfinished database.
  const database = await openDataDirectory(directory, log, {
    copy: new Blob([readArchive(file)], { type: 'application/x-tar' }),
  })
  await database.close()
  log(`Restored ${file} to ${resolve(directory)}. Run “npm start” to use it.`)
}

function readArchive(file: string): Uint8Array<ArrayBuffer> {
  const message = `${file} was not made by “npm run backup”, or it is damaged.`
  try {
    const files = gunzipSync(readFileSync(file))
    // The magic number of a tar archive, and a file that every database has.
    if (files.toString('latin1', 257, 262) === 'ustar' && files.includes('PG_VERSION'))
      return new Uint8Array(files)
  } catch (error) {
    throw new Error(message, { cause: error })
  }
  throw new Error(message)
}
