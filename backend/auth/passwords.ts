import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * bcrypt in threads of its own: it is slow on purpose, and in the database or here everybody would wait for it. Each network
 * address in its turn, so that one from which many come at once holds up the others by a moment only.
 */
export interface Passwords {
  hash(password: string, address: string): Promise<string>
  /**
   * Takes as long whether somebody has the password, or another one, or there is none to have.
   * @param hash of our own making, or of pgcrypto's or the hosted service's; null: nobody's
   */
  matches(password: string, hash: string | null, address: string): Promise<boolean>
  close(): Promise<void>
}

interface Job {
  task: { password: string; hash?: string; cost: number }
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** One processor stays free for the rest. */
const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1))

/** @param cost bcrypt's: each step doubles the time that a hash takes */
export function openPasswords(cost = 10): Passwords {
  const { run, close } = openThreads()
  /** The hash of no password: salt and digest are all zeros. */
  const nobodys = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`

  return {
    hash: async (password, address) => String(await run({ password, cost }, address)),
    async matches(password, hash, address) {
      const isEqual = (await run({ password, hash: hash ?? nobodys, cost }, address)) === true
      return hash !== null && isEqual
    },
    close,
  }
}

/** Gives each task to a thread that is free, or has it wait for one. */
function openThreads() {
  /** Each thread, and what it is at. */
  const jobs = new Map<Worker, Job | undefined>()
  /** By address, the one whose turn it is first. */
  const waiting = new Map<string, Job[]>()

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

  function takeTurn(): Job | undefined {
    const [turn] = waiting
    if (turn === undefined) return undefined
    const [address, [job, ...others]] = turn
    waiting.delete(address)
    if (others.length > 0) waiting.set(address, others)
    return job
  }

  function next(): void {
    const thread = waiting.size === 0 ? undefined : findThread()
    const job = thread && takeTurn()
    if (thread === undefined || job === undefined) return
    jobs.set(thread, job)
    thread.postMessage(job.task)
  }

  function run(task: Job['task'], address: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      waiting.set(address, [...(waiting.get(address) ?? []), { task, resolve, reject }])
      next()
    })
  }

  async function close(): Promise<void> {
    for (const job of [...waiting.values()].flat()) job.reject(new Error('The server is stopping.'))
    waiting.clear()
    await Promise.all([...jobs.keys()].map((thread) => thread.terminate()))
  }
  return { run, close }
}
