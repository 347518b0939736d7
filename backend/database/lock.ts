import { randomUUID } from 'node:crypto'
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const beatEveryMs = 10_000
/** Longer than any request keeps the owner from touching its lock. */
const deadAfterMs = 60_000
/** Longer than from one beat to the next. */
const watchedMs = 15_000

/** Where a process id means what it says: one start of one machine, and on it one container. */
export interface Place {
  boot: string
  processes: string
}

export interface LockOptions {
  place?: Place
  /** Called when somebody else has taken the lock, because this process did not move for a minute. */
  onLost?: () => void
  /** How long an owner that seems dead, and cannot be seen, is watched for a sign of life. */
  watchMs?: number
}

/**
 * Takes the lock file at `path`, which guards `directory`, for this process and returns the function that gives
 * it back.
 *
 * The file names its owner. An owner that no longer runs (ended by `kill -9`, or before a restart of the
 * machine) has lost it. Throws an Error that names the owner's process id when it does run, also when the owner
 * is this very process. Of an owner in another container this process cannot see whether it runs; it does as long as
 * it keeps touching the file.
 */
export async function takeLock(
  path: string,
  directory: string,
  { place = findPlace(), onLost = () => {}, watchMs = watchedMs }: LockOptions = {},
): Promise<() => void> {
  const ours = `${process.pid} ${startOf(process.pid)} ${place.boot} ${place.processes}`
  // Not by the process id: in two containers both may be process 1.
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, ours)
  try {
    // A hard link appears whole or not at all, so nobody ever reads a lock that is half written.
    while (!tryLink(draft, path)) {
      const owner = readIfPresent(path)
      if (owner === undefined) continue
      await refuseIfRunning(owner, path, directory, place, watchMs)
      // Set aside first, then look at what was caught: of two that take over at once, the slower one must put
      // back the lock that the quicker one has just taken.
      const aside = `${draft}.old`
      try {
        renameSync(path, aside)
      } catch (error) {
        if (codeOf(error) === 'ENOENT') continue
        throw error
      }
      if (readIfPresent(aside) === owner) rmSync(aside)
      else renameSync(aside, path)
    }
  } finally {
    rmSync(draft)
  }
  const beat = setInterval(() => {
    if (readIfPresent(path) === ours) return utimesSync(path, new Date(), new Date())
    clearInterval(beat)
    onLost()
  }, beatEveryMs)
  beat.unref()
  return () => {
    clearInterval(beat)
    if (readIfPresent(path) === ours) rmSync(path)
  }
}

function findPlace(): Place {
  return {
    boot: readIfPresent('/proc/sys/kernel/random/boot_id')?.trim() ?? '-',
    processes: ignoreAbsence(() => readlinkSync('/proc/self/ns/pid')) ?? '-',
  }
}

async function refuseIfRunning(
  owner: string,
  path: string,
  directory: string,
  place: Place,
  watchMs: number,
): Promise<void> {
  const [, pid, start = '', boot, processes] = /^([1-9]\d*) (\d*)(?: (\S+) (\S+))?$/.exec(owner) ?? []
  // A machine that lost its power may have kept the file and lost what was in it.
  if (pid === undefined) return
  const isElsewhere = boot !== undefined && (boot !== place.boot || processes !== place.processes)
  if (!isElsewhere && isRunning(Number(pid), start)) {
    throw new Error(`${directory} is in use by process ${pid}. Stop that process, or use another directory.`)
  }
  if (isElsewhere && (await isBeating(path, watchMs))) {
    throw new Error(
      `${directory} is in use by process ${pid} of another container or machine. Stop that process, or use another ` +
        'directory. If it has ended without giving the directory back, start again in a minute.',
    )
  }
}

async function isBeating(path: string, watchMs: number): Promise<boolean> {
  const touched = () => ignoreAbsence(() => statSync(path).mtimeMs)
  const before = touched()
  // Either way: the clock may have been set back.
  if (before !== undefined && Math.abs(Date.now() - before) < deadAfterMs) return true
  // An old beat may be that of a machine which has slept or whose clock was set. What is alive beats again.
  await sleep(watchMs)
  return touched() !== before
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function isRunning(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return codeOf(error) === 'EPERM'
  }
  // A process id comes round again, in a container even at each restart; id and start time together do not.
  return startOf(pid) === start
}

/** When a process started, in the kernel's own count; empty where there is no /proc to ask. */
function startOf(pid: number): string {
  const stat = readIfPresent(`/proc/${pid}/stat`)
  // Field 22. Counted from behind the process name, which may itself hold spaces and brackets.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function readIfPresent(path: string): string | undefined {
  return ignoreAbsence(() => readFileSync(path, 'utf8'))
}

function ignoreAbsence<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
