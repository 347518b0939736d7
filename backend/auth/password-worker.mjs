// A worker thread of password-hasher.ts. Plain JavaScript, because Node loads it directly even when a bundler or a
// TypeScript loader runs the server.
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
