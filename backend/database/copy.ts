import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { holdsDatabase, openFiles } from './open.ts'

/**
 * Writes all that the database of a data directory holds into one file: accounts, sessions, progress, mail. The signing
 * secret is not in it: where it is restored everybody's next request renews the token.
 * @throws in a sentence when a server has the directory, it holds no database, or the file is there already
 */
export async function backUp(directory: string, file: string, log: (line: string) => void): Promise<void> {
  if (!holdsDatabase(directory)) throw new Error(`There is no database in ${resolve(directory)}.`)
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  const database = await openFiles(directory, log)
  try {
    await database.exec('checkpoint')
    const copy = await database.dumpDataDir('gzip')
    // Renamed into place, so that a crash cannot leave half a copy that looks whole. It holds addresses and passwords' hashes.
    writeFileSync(`${file}.part`, new Uint8Array(await copy.arrayBuffer()), { mode: 0o600 })
    renameSync(`${file}.part`, file)
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
  const database = await openFiles(directory, log, new Blob([unpack(file)], { type: 'application/x-tar' }))
  await database.close()
  log(`${resolve(directory)} holds what ${file} has kept. “npm start” goes on with it.`)
}

function unpack(file: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(gunzipSync(readFileSync(file)))
  } catch (error) {
    throw new Error(`${file} is not a copy that “npm run backup” has made, or it is damaged.`, {
      cause: error,
    })
  }
}
