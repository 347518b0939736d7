import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AuthError, tooBusy } from './errors.ts'
import { openTurns } from './turns.ts'

/**
 * bcrypt in threads of its own: it is slow on purpose, and in the database or here everybody would wait for it. Each
 * network address has its turn. Both reject with AuthError 503 when too many are waiting, and with 408 when the asker has
 * hung up before the turn came.
 */
export interface Passwords {
  hash(password: string, asker: Asker): Promise<string>
  /**
   * Takes as long whether somebody has the password, or another one, or there is none to have.
   * @param hash of our own making, or of pgcrypto's or the hosted service's; null: nobody's
   */
  matches(password: string, hash: string | null, asker: Asker): Promise<boolean>
  close(): Promise<void>
}

/** Who waits for an answer. */
export interface Asker {
  /** The network address, an IPv6 network as its first four groups. */
  address: string
  /** Aborted once they have hung up. */
  signal: AbortSignal
}

interface Job {
  address: string
  task: { password: string; hash?: string; cost: number }
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/**
 * As many as limits.ts lets one address try at once: a whole school may share it. A thread makes some 14 hashes a second,
 * so with one thread the last of them waits for about 20 seconds.
 */
const mostWaiting = 300

/** One processor stays free for the rest. */
const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1))

/** @param cost bcrypt's: each step doubles the time that a hash takes */
export function openPasswords(cost = 10): Passwords {
  const { run, close } = openThreads()
  /** The hash of no password: salt and digest are all zeros. */
  const nobodys = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`

  return {
    hash: async (password, asker) => String(await run({ password, cost }, asker)),
    async matches(password, hash, asker) {
      const isEqual = (await run({ password, hash: hash ?? nobodys, cost }, asker)) === true
      return hash !== null && isEqual
    },
    close,
  }
}

/** Gives each task to a thread that is free, or has it wait for one. */
function openThreads() {
  /** Each thread, and what it is at. */
  const jobs = new Map<Worker, Job | undefined>()
  const waiting = openTurns<Job>(mostWaiting)

  function startThread(): Worker {
    const thread = new Worker(new URL('./password-worker.mjs', import.meta.url))
    let end = new Error('The thread that hashes passwords has ended.')
    thread.on('message', ({ value, failure }: { value?: unknown; failure?: string }) => {
      const job = jobs.get(thread)
      jobs.set(thread, undefined)
      if (failure === undefined) job?.resolve(value)
      else job?.reject(new Error(failure))
      next()
    })
    thread.on('error', (error: Error) => {
      end = error
    })
    // Also of one that had nothing to do: nobody must be given to it any more, and wait for ever.
    thread.on('exit', () => {
      const job = jobs.get(thread)
      jobs.delete(thread)
      job?.reject(end)
      next()
    })
    // It has no work of its own that the process would have to stay for.
    thread.unref()
    return thread
  }

  function findThread(): Worker | undefined {
    for (const [thread, job] of jobs) if (job === undefined) return thread
    return jobs.size < mostThreads ? startThread() : undefined
  }

  function next(): void {
    const thread = waiting.isEmpty() ? undefined : findThread()
    const job = thread && waiting.take()
    if (thread === undefined || job === undefined) return
    jobs.set(thread, job)
    thread.postMessage(job.task)
  }

  function run(task: Job['task'], { address, signal }: Asker): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const hungUp = () => new AuthError(408, 'request_timeout', 'The client has hung up')
      // Before it could take somebody's place.
      if (signal.aborted) throw hungUp()
      const job = { address, task, resolve, reject }
      waiting.add(job)?.reject(tooBusy())
      signal.addEventListener('abort', () => waiting.remove(job) && reject(hungUp()), { once: true })
      next()
    })
  }

  async function close(): Promise<void> {
    for (const job of waiting.clear()) job.reject(new Error('The server is stopping.'))
    await Promise.all([...jobs.keys()].map((thread) => thread.terminate()))
  }
  return { run, close }
}
