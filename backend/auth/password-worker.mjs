// One thread of passwords.ts. Plain JavaScript, because a thread is loaded by Node itself, whatever runs the server.
import { parentPort } from 'node:worker_threads'
import { compareSync, hashSync } from 'bcryptjs'

parentPort?.on('message', ({ password, hash, cost }) => {
  try {
    const value = hash === undefined ? hashSync(password, cost) : compareSync(password, hash)
    parentPort?.postMessage({ value })
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) })
  }
})
