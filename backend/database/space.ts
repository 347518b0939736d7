import { statfsSync } from 'node:fs'

/** Below this, in bytes, PostgreSQL may not be able to start the next file of its write-ahead log, which takes 16 MB. */
export const leastSpace = 32 * 1024 * 1024

/** How many bytes are free on the disk that holds a directory; undefined where the system does not say. */
export function freeSpace(directory: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    return undefined
  }
}

/** Whether a disk is as good as full, and how to say so: "only 7 MB are free". Undefined while there is room. */
export function lowSpace(free: number | undefined): string | undefined {
  return free !== undefined && free < leastSpace
    ? `only ${Math.floor(free / 1024 / 1024)} MB are free`
    : undefined
}
