import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A free port below the ephemeral range (32768 and up), so that the system cannot assign it to a connection before it
 * is used or while a server restarts.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const port = randomInt(10_000, 30_000)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue // The port is already in use.
    }
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error('No free port in twenty tries')
}
