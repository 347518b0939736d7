// Loaded into a server before its program: whoever connects to the socket is told what its memory holds after a collection.
// Plain JavaScript, because Node itself loads it, before anything that reads TypeScript.
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

const { MEMORY_SOCKET = '' } = process.env

// The threads that hash passwords load it, too.
if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // A server that was killed has left its own there.
  rmSync(MEMORY_SOCKET, { force: true })
  createServer((socket) => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    socket.end(String((heapUsed + external) / 2 ** 20))
  })
    .listen(MEMORY_SOCKET)
    .unref()
}
