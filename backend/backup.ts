/**
 * `npm run backup -- <file>` and `npm run restore -- <file>`: back up the embedded backend's data (in PROXIMA_DATA, by
 * default .data) to a single file, and restore it. The server must not be running.
 */
import { backUp, restore } from './database/backup.ts'
import { readDataDirectory } from './environment.ts'

const [task, file] = process.argv.slice(2)
const log = (line: string) => console.log(line)

try {
  if (file === undefined)
    throw new Error(`Give the name of the backup file: npm run ${task} -- proxima-2026-11-23.tar.gz`)
  const directory = readDataDirectory()
  await (task === 'backup' ? backUp(directory, file, log) : restore(file, directory, log))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
