import { statfsSync } from 'node:fs'

/** In bytes. Below this, PostgreSQL may be unable to start its next write-ahead log file, which takes up 16 MB. */
export const minFreeSpace = 32 * 1024 * 1024

/** The free bytes on a directory's disk; undefined if the system does not report it. */
export function freeSpace(directory: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    return undefined
  }
}

/** The message about a disk that is almost full: "only 7 MB are free". Undefined while there is enough room. */
export function describeLowSpace(free: number | undefined): string | undefined {
  return free !== undefined && free < minFreeSpace
    ? `only ${Math.floor(free / 1024 / 1024)} MB are free`
    : undefined
}
