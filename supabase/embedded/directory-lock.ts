import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Takes the lock file at `path`, which guards `directory`, for this process and returns the function that gives
 * it back.
 *
 * The file names its owner. An owner that no longer runs (ended by `kill -9`, or before a restart of the
 * machine) has lost it. Throws an Error that names the owner's process id when it does run, also when the owner
 * is this very process.
 */
export function takeLock(path: string, directory: string): () => void {
  const ours = `${process.pid} ${startOf(process.pid)}`
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, ours)
  try {
    // A hard link appears whole or not at all, so nobody ever reads a lock that is half written.
    while (!tryLink(draft, path)) {
      const owner = readIfPresent(path)
      if (owner === undefined) continue
      if (isRunning(owner)) {
        throw new Error(
          `${directory} is in use by process ${owner.split(' ')[0]}. Stop that process, or use another directory.`,
        )
      }
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
  return () => {
    if (readIfPresent(path) === ours) rmSync(path)
  }
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

function isRunning(owner: string): boolean {
  const [, pid, start] = /^([1-9]\d*) (\d*)$/.exec(owner) ?? []
  // A machine that lost its power may have kept the file and lost what was in it.
  if (pid === undefined) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return codeOf(error) === 'EPERM'
  }
  // A process id comes round again, in a container even at each restart; id and start time together do not.
  return startOf(Number(pid)) === start
}

/** When a process started, in the kernel's own count; empty where there is no /proc to ask. */
function startOf(pid: number): string {
  const stat = readIfPresent(`/proc/${pid}/stat`)
  // Field 22. Counted from behind the process name, which may itself hold spaces and brackets.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
