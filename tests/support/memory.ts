import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'

export interface MemoryReport {
  /** What a server has to be started with. */
  environment: { NODE_OPTIONS: string; MEMORY_SOCKET: string }
  /**
   * What the server holds on to, in megabytes: what is left of the heap after a collection, and what the database has. The
   * size of the process says little, because Node takes memory long before it needs it and gives it back late.
   */
  held: () => Promise<number>
}

/** @param directory where the socket of the server can lie */
export function memoryReport(directory: string): MemoryReport {
  const MEMORY_SOCKET = join(directory, 'memory.sock')
  const NODE_OPTIONS = `--import ${new URL('./report-memory.mjs', import.meta.url).href}`
  return {
    environment: { NODE_OPTIONS, MEMORY_SOCKET },
    async held() {
      const socket = connect(MEMORY_SOCKET).setEncoding('utf8')
      let said = ''
      socket.on('data', (chunk) => {
        said += chunk
      })
      await once(socket, 'end')
      return Number(said)
    },
  }
}

/** By how many megabytes it may go up over so many requests: what comes and goes, and a tenth of a kilobyte for each. */
export const mostGrowth = (requests: number): number => 5 + (0.1 * requests) / 1024
