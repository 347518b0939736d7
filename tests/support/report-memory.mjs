// Preloaded into a server: reports the memory retained after garbage collection to whoever connects to the socket.
// Plain JavaScript, because Node loads it before any TypeScript loader.
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

const { MEMORY_SOCKET = '' } = process.env

// Password-hashing threads preload it too.
if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // A server that was killed leaves its socket behind.
  rmSync(MEMORY_SOCKET, { force: true })
  createServer((socket) => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    socket.end(String((heapUsed + external) / 2 ** 20))
  })
    .listen(MEMORY_SOCKET)
    .unref()
}
