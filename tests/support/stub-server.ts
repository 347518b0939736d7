import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

export type StubResponse = (response: ServerResponse) => void

export const json =
  (body: unknown, status = 200): StubResponse =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/**
 * Starts a stub of the project’s server for the app’s own client. Import the client after starting the stub. Every
 * request gets the response that the test last set.
 */
export async function startStubServer() {
  let respond: StubResponse = (response) => response.writeHead(404).end()
  const server = createServer((request, response) => {
    // The page has a different origin, so the browser sends a CORS preflight.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') response.end()
    else respond(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('VITE_SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  return {
    set(next: StubResponse): void {
      respond = next
    },
    stop(): void {
      server.closeAllConnections()
      server.close()
      vi.unstubAllEnvs()
    },
  }
}
