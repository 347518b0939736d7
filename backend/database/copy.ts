import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isPlaceForBackup } from '../environment.ts'
import { checkpoint, holdsDatabase, openFiles } from './open.ts'
import { freeSpace } from './space.ts'

/**
 * Writes all that the database of a data directory holds into one file: accounts, sessions, progress, mail. The signing
 * secret is not in it: where it is restored everybody's next request renews the token.
 * @param findSpace bytes free on the disk of a directory; the tests say how many
 * @throws in a sentence when a server has the directory, it holds no database, or the file is there already, lies in a
 *   folder of the project, or has a name that git and the development server do not know for a backup's
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
    // Without room for it the copy is larger, and whole all the same.
    await checkpoint(database, directory, () => {}, findSpace)
    const copy = await database.dumpDataDir('gzip')
    // Renamed into place, so that a crash cannot leave half a copy that looks whole. It holds addresses and passwords' hashes,
    // so it is made anew: what lies there already may be open to everybody, or lead elsewhere.
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
 * Makes the database of a data directory out of a file of `backUp`. The next start brings it up to date with the migrations.
 * @throws in a sentence when the directory holds a database, another process has it, or the file is no such copy
 */
export async function restore(file: string, directory: string, log: (line: string) => void): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (holdsDatabase(directory)) {
    throw new Error(
      `${resolve(directory)} holds a database already. Move it away, or name another directory: PROXIMA_DATA=/other/place`,
    )
  }
  // What is made of it is thrown away at the next start, should it not be made to the end.
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
    // What a tar archive says of itself, and what is in every database.
    if (files.toString('latin1', 257, 262) === 'ustar' && files.includes('PG_VERSION'))
      return new Uint8Array(files)
  } catch (error) {
    throw new Error(refusal, { cause: error })
  }
  throw new Error(refusal)
}
