import { describeLowSpace } from './disk-space.ts'

/** The errno values from PGlite's file system that a user can do something about. These errors have no message. */
const reasonsByNumber = new Map([
  [2, 'access is denied'],
  [19, 'the disk quota is used up'],
  [51, 'the disk is full'],
  [54, 'there is a file where a directory should be'],
  [63, 'access is denied'],
  [69, 'the disk is read-only'],
])
const reasonsByCode = new Map([
  ['EACCES', 'access is denied'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EEXIST', 'there is a file where a directory should be'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'there is a file where a directory should be'],
  ['EPERM', 'access is denied'],
  ['EROFS', 'the disk is read-only'],
  // The SQLSTATE of PostgreSQL's disk_full error.
  ['53100', 'the disk is full'],
])

/**
 * Explains to the user why the database in `directory` could not be opened, and what to do.
 * @param free free bytes on its disk, if known: PGlite fails the same way on a full disk as on damaged files
 */
export function explainFailure(error: unknown, directory: string, free?: number): Error {
  const reason = findReason(error, free)
  if (reason === undefined) return error instanceof Error ? error : new Error(String(error))
  const advice = /^(the disk|access)/.test(reason)
    ? 'Fix this and start again, or use another directory: PROXIMA_DATA=/other/place npm start'
    : `Move ${directory} away, then restore a backup (npm run restore) or start with an empty database.`
  return new Error(`The database in ${directory} cannot be opened: ${reason}. ${advice}`, { cause: error })
}

/** Undefined when the error already has a message for the user. */
function findReason(error: unknown, free: number | undefined): string | undefined {
  if (!(error instanceof Error)) {
    const errno = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : undefined
    return typeof errno === 'number'
      ? (reasonsByNumber.get(errno) ?? `its files cannot be read (error ${errno})`)
      : 'its files cannot be read'
  }
  const code = 'code' in error ? String(error.code) : ''
  if (reasonsByCode.has(code)) return reasonsByCode.get(code)
  const isCrash = error.name === 'RuntimeError' || /PGlite failed to initialize/.test(error.message)
  if (!isCrash) return undefined
  const warning = describeLowSpace(free)
  return warning === undefined ? 'its files are damaged or incomplete' : `the disk is full (${warning})`
}
