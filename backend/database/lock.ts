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

const heartbeatMs = 10_000
/** A lock without a heartbeat for this long is stale. No request blocks its owner for that long. */
const staleAfterMs = 60_000
/** Longer than the interval between two heartbeats. */
const defaultWatchMs = 15_000

/** The scope in which a process id is unique: one boot of one machine, and one PID namespace (a container). */
export interface PidScope {
  boot: string
  pidNamespace: string
}

export interface LockOptions {
  scope?: PidScope
  /** Called when another process has taken the lock, because this one was suspended for a minute. */
  onLost?: () => void
  /** How long to wait for a heartbeat from an owner in another container that looks dead but may still be running. */
  watchMs?: number
}

/**
 * Acquires the lock file at `path`, which guards `directory`, and returns a function that releases it.
 *
 * The file names its owner. A lock whose owner is no longer running (after `kill -9`, or a reboot) is stale and is
 * replaced. If the owner is running, even if it is this very process, throws an Error with its process id. There is no
 * way to check an owner in another container, so it counts as running as long as it keeps touching the file.
 */
export async function acquireLock(
  path: string,
  directory: string,
  { scope = currentPidScope(), onLost = () => {}, watchMs = defaultWatchMs }: LockOptions = {},
): Promise<() => void> {
  const content = `${process.pid} ${startOf(process.pid)} ${scope.boot} ${scope.pidNamespace}`
  // A UUID, not the process id, because two containers may each have a process 1.
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, content)
  try {
    // Creating a hard link is atomic, so nobody can read a half-written lock.
    while (!(tryLink(draft, path) ?? tryWrite(content, path))) {
      const owner = readIfPresent(path)
      if (owner === undefined) continue
      await throwIfRunning(owner, path, directory, scope, watchMs)
      // To avoid a race between two processes replacing a stale lock, first rename the file and then check what was
      // renamed. The slower process may have caught the faster one's new lock and must put it back.
      const moved = `${draft}.old`
      try {
        renameSync(path, moved)
      } catch (error) {
        if (codeOf(error) === 'ENOENT') continue
        throw error
      }
      if (readIfPresent(moved) === owner) rmSync(moved)
      else renameSync(moved, path)
    }
  } finally {
    rmSync(draft)
  }
  const heartbeat = setInterval(() => {
    if (readIfPresent(path) === content) return utimesSync(path, new Date(), new Date())
    clearInterval(heartbeat)
    onLost()
  }, heartbeatMs)
  heartbeat.unref()
  return () => {
    clearInterval(heartbeat)
    if (readIfPresent(path) === content) rmSync(path)
  }
}

function currentPidScope(): PidScope {
  return {
    boot: readIfPresent('/proc/sys/kernel/random/boot_id')?.trim() ?? '-',
    pidNamespace: undefinedIfMissing(() => readlinkSync('/proc/self/ns/pid')) ?? '-',
  }
}

async function throwIfRunning(
  owner: string,
  path: string,
  directory: string,
  scope: PidScope,
  watchMs: number,
): Promise<void> {
  const [, pid, start = '', boot, pidNamespace] = /^([1-9]\d*) (\d*)(?: (\S+) (\S+))?$/.exec(owner) ?? []
  // After a power cut the file may exist but be empty.
  if (pid === undefined) return
  const isOtherScope = boot !== undefined && (boot !== scope.boot || pidNamespace !== scope.pidNamespace)
  if (!isOtherScope && isRunning(Number(pid), start)) {
    throw new Error(`${directory} is in use by process ${pid}. Stop that process, or use another directory.`)
  }
  if (isOtherScope && (await hasHeartbeat(path, watchMs))) {
    throw new Error(
      `${directory} is in use by process ${pid} of another container or machine. Stop that process, or use another ` +
        'directory. If that process has already ended, try again in a minute.',
    )
  }
}

async function hasHeartbeat(path: string, watchMs: number): Promise<boolean> {
  const touched = () => undefinedIfMissing(() => statSync(path).mtimeMs)
  const before = touched()
  // The absolute difference, because the clock may have been set back.
  if (before !== undefined && Math.abs(Date.now() - before) < staleAfterMs) return true
  // An old heartbeat may come from a machine that was asleep or whose clock was changed. A running owner
  // touches the file again.
  await sleep(watchMs)
  return touched() !== before
}

/** False if `to` exists already; undefined if the file system has no hard links (network shares, shared folders). */
function tryLink(from: string, to: string): boolean | undefined {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') return false
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'EOPNOTSUPP' || code === 'ENOSYS') return undefined
    throw error
  }
}

function tryWrite(content: string, path: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
  // Another process that read the file while it was still empty may have taken it for a stale lock and moved it.
  return readIfPresent(path) === content
}

function isRunning(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process is running, but as another user.
    return codeOf(error) === 'EPERM'
  }
  // Process ids are reused, in a container on every restart. The id and start time together are unique.
  return startOf(pid) === start
}

/** The start time of a process in kernel clock ticks; empty if there is no /proc. */
function startOf(pid: number): string {
  const stat = readIfPresent(`/proc/${pid}/stat`)
  // Field 22 of the line. Count from the end of the process name, because the name may itself contain spaces and
  // brackets.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function readIfPresent(path: string): string | undefined {
  return undefinedIfMissing(() => readFileSync(path, 'utf8'))
}

function undefinedIfMissing<T>(read: () => T): T | undefined {
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
