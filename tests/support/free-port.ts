import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that nobody has, and that stays free until it is used or while a server starts again: it lies below those
 * from which systems give the ends of connections (32768 and up).
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const port = randomInt(10_000, 30_000)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue // Somebody has it.
    }
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('No free port in twenty tries')
}
