import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** bcrypt in threads of its own: it is slow on purpose, and in the database or here everybody would wait for it. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** @param hash of our own making, or of pgcrypto's or the hosted service's */
  matches(password: string, hash: string): Promise<boolean>
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
  const threads = new Set<Worker>()
  const idle: Worker[] = []
  const waiting: Job[] = []

  function startThread(): Worker {
    const thread = new Worker(new URL('./password-worker.mjs', import.meta.url))
    // It has no work of its own that the process would have to stay for.
    thread.unref()
    threads.add(thread)
    return thread
  }

  function next(): void {
    const thread = idle.pop() ?? (threads.size < mostThreads ? startThread() : undefined)
    if (thread === undefined) return
    const job = waiting.shift()
    if (job === undefined) idle.push(thread)
    else work(thread, job)
  }

  function work(thread: Worker, job: Job): void {
    const finish = (settle: () => void) => {
      thread.off('message', answer)
      thread.off('error', lose)
      thread.off('exit', end)
      settle()
      if (waiting.length > 0) next()
    }
    const answer = ({ value, failure }: { value?: unknown; failure?: string }) =>
      finish(() => {
        idle.push(thread)
        if (failure === undefined) job.resolve(value)
        else job.reject(new Error(failure))
      })
    const lose = (error: Error) =>
      finish(() => {
        threads.delete(thread)
        job.reject(error)
      })
    const end = () => lose(new Error('The thread that hashes passwords has ended.'))
    thread.on('message', answer)
    thread.on('error', lose)
    thread.on('exit', end)
    thread.postMessage(job.task)
  }

  function run(task: Job['task']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject })
      next()
    })
  }

  return {
    hash: async (password) => String(await run({ password, cost })),
    matches: async (password, hash) => (await run({ password, hash, cost })) === true,
    async close() {
      for (const job of waiting.splice(0)) job.reject(new Error('The server is stopping.'))
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}
