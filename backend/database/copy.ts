import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isPlaceForBackup } from '../environment.ts'
import { checkpoint, holdsDatabase, openFiles } from './open.ts'
import { freeSpace } from './space.ts'

/**
 * Backs up the database of a data directory to one file: accounts, sessions, progress, mail. The signing
 * secret is not included, so after a restore to another directory each browser refreshes its token on its
 * next request.
 * @param findSpace returns the free bytes of a directory's disk; tests replace it
 * @throws an error with a message for the user when a server holds the directory; it has no database; or the
 *   file exists, is in a folder of the project, or has a name that git and the development server do not
 *   recognise as a backup
 */
export async function backUp(
  directory: string,
  file: string,
  log: (line: string) => void,
  findSpace = freeSpace,
): Promise<void> {
  if (!file.endsWith('.tar.gz')) throw new Error(`The name of the file must end in .tar.gz, not “${file}”.`)
  if (!isPlaceForBackup(file)) {
    throw new Error(
      `A backup must not lie in a folder of the project, which may be published, as ${file} would. Name another file.`,
    )
  }
  if (!holdsDatabase(directory)) throw new Error(`There is no database in ${resolve(directory)}.`)
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  const database = await openFiles(directory, log)
  try {
    // If there is no room for a checkpoint, the backup is larger but still complete.
    await checkpoint(database, directory, () => {}, findSpace)
    const copy = await database.dumpDataDir('gzip')
    // Written to a temporary file and renamed, so that a crash cannot leave a partial backup that looks
    // complete. It contains addresses and password hashes, so the flag `wx` creates a new file: an existing
    // one could be readable by others, or be a link to somewhere else.
    const part = `${file}.${randomUUID()}.part`
    try {
      writeFileSync(part, new Uint8Array(await copy.arrayBuffer()), { mode: 0o600, flag: 'wx' })
      renameSync(part, file)
    } catch (error) {
      rmSync(part, { force: true })
      throw new Error(`${file} cannot be written: ${error instanceof Error ? error.message : error}`)
    }
  } finally {
    await database.close()
  }
  log(`Everything in ${resolve(directory)} is in ${file} now. Keep it where only you can read it.`)
}

/**
 * Creates the database of a data directory from a file written by `backUp`. The next start applies pending
 * migrations.
 * @throws an error with a message for the user when the directory has a database, another process holds it,
 *   or the file is not a backup
 */
export async function restore(file: string, directory: string, log: (line: string) => void): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (holdsDatabase(directory)) {
    throw new Error(
      `${resolve(directory)} holds a database already. Move it away, or name another directory: PROXIMA_DATA=/other/place`,
    )
  }
  // If this is interrupted, the next start discards the unfinished database.
  const database = await openFiles(directory, log, {
    copy: new Blob([unpack(file)], { type: 'application/x-tar' }),
  })
  await database.close()
  log(`${resolve(directory)} holds what ${file} has kept. “npm start” goes on with it.`)
}

function unpack(file: string): Uint8Array<ArrayBuffer> {
  const refusal = `${file} is not a copy that “npm run backup” has made, or it is damaged.`
  try {
    const files = gunzipSync(readFileSync(file))
    // The magic number of a tar archive, and a file that every database has.
    if (files.toString('latin1', 257, 262) === 'ustar' && files.includes('PG_VERSION'))
      return new Uint8Array(files)
  } catch (error) {
    throw new Error(refusal, { cause: error })
  }
  throw new Error(refusal)
}
