import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AuthError, tooBusy } from './errors.ts'
import { createFairQueue } from './fair-queue.ts'

/**
 * Runs bcrypt in worker threads. It is slow by design and would otherwise block the database and every other
 * request. Waiting jobs are queued fairly by IP address. Both methods reject with AuthError 503 when the
 * queue is full, and with 408 when the client has disconnected before its turn.
 */
export interface PasswordHasher {
  hash(password: string, client: Client): Promise<string>
  /**
   * Takes the same time whether the password is right or wrong, even if there is no hash to compare it with.
   * @param hash made by us, by pgcrypto or by the hosted service; null when there is no account or no
   *   password
   */
  matches(password: string, hash: string | null, client: Client): Promise<boolean>
  close(): Promise<void>
}

/** The client that a job belongs to. */
export interface Client {
  /** The IP address; for IPv6, its first four groups. */
  address: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

interface Job {
  address: string
  task: { password: string; hash?: string; cost: number }
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/**
 * The burst that limits.ts allows one address, because a whole school may share it. A thread computes some 14
 * hashes a second, so with a single thread the last job waits about 20 seconds.
 */
const maxQueued = 300

/** Leaves one processor free for everything else. */
const maxThreads = Math.max(1, Math.min(4, availableParallelism() - 1))

/** @param cost the bcrypt cost; each increment doubles the time that a hash takes */
export function createPasswordHasher(cost = 10): PasswordHasher {
  const { run, close } = createPool()
  /** A dummy hash that no password matches: its salt and digest are all zeros. */
  const dummyHash = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`

  return {
    hash: async (password, client) => String(await run({ password, cost }, client)),
    async matches(password, hash, client) {
      const isEqual = (await run({ password, hash: hash ?? dummyHash, cost }, client)) === true
      return hash !== null && isEqual
    },
    close,
  }
}

/** A pool of worker threads with a queue. */
function createPool() {
  /** The current job of each thread; undefined when it is idle. */
  const jobs = new Map<Worker, Job | undefined>()
  const waiting = createFairQueue<Job>(maxQueued)

  function startThread(): Worker {
    const thread = new Worker(new URL('./password-worker.mjs', import.meta.url))
    let end = new Error('The thread that hashes passwords has ended.')
    thread.on('message', ({ value, failure }: { value?: unknown; failure?: string }) => {
      const job = jobs.get(thread)
      jobs.set(thread, undefined)
      if (failure === undefined) job?.resolve(value)
      else job?.reject(new Error(failure))
      startNextJob()
    })
    thread.on('error', (error: Error) => {
      end = error
    })
    // Also remove idle threads that exit, or a job could be sent to one and wait for ever.
    thread.on('exit', () => {
      const job = jobs.get(thread)
      jobs.delete(thread)
      job?.reject(end)
      startNextJob()
    })
    // The workers must not keep the process alive.
    thread.unref()
    return thread
  }

  function idleThread(): Worker | undefined {
    for (const [thread, job] of jobs) if (job === undefined) return thread
    return jobs.size < maxThreads ? startThread() : undefined
  }

  function startNextJob(): void {
    const thread = waiting.isEmpty() ? undefined : idleThread()
    const job = thread && waiting.take()
    if (thread === undefined || job === undefined) return
    jobs.set(thread, job)
    thread.postMessage(job.task)
  }

  function run(task: Job['task'], { address, signal }: Client): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const disconnected = () => new AuthError(408, 'request_timeout', 'The client has disconnected')
      // Check this before queueing, so that an aborted job cannot displace another.
      if (signal.aborted) throw disconnected()
      const job = { address, task, resolve, reject }
      waiting.add(job)?.reject(tooBusy())
      signal.addEventListener('abort', () => waiting.remove(job) && reject(disconnected()), { once: true })
      startNextJob()
    })
  }

  async function close(): Promise<void> {
    for (const job of waiting.clear()) job.reject(new Error('The server is stopping.'))
    await Promise.all([...jobs.keys()].map((thread) => thread.terminate()))
  }
  return { run, close }
}
