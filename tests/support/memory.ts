import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'

export interface MemoryReport {
  /** The environment variables that the server must be started with. */
  environment: { NODE_OPTIONS: string; MEMORY_SOCKET: string }
  /**
   * Memory that the server retains, in megabytes: the heap after garbage collection, plus the database. The process
   * size isn’t useful, because Node reserves memory early and releases it late.
   */
  retainedMemory: () => Promise<number>
}

/** @param directory where the server’s socket can be created */
export function memoryReport(directory: string): MemoryReport {
  const MEMORY_SOCKET = join(directory, 'memory.sock')
  const NODE_OPTIONS = `--import ${new URL('./report-memory.mjs', import.meta.url).href}`
  return {
    environment: { NODE_OPTIONS, MEMORY_SOCKET },
    async retainedMemory() {
      const socket = connect(MEMORY_SOCKET).setEncoding('utf8')
      let response = ''
      socket.on('data', (chunk) => {
        response += chunk
      })
      await once(socket, 'end')
      return Number(response)
    },
  }
}

/** The allowed growth in megabytes after this many requests: a fixed allowance for noise, plus 0.1 KB per request. */
export const maxGrowth = (requests: number): number => 5 + (0.1 * requests) / 1024
