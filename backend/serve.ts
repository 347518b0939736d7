/**
 * `npm start`: serves the built site and, unless VITE_SUPABASE_URL names a hosted project, the embedded backend on the
 * same origin. Environment variables: PORT (4173), HOST (127.0.0.1), PROXIMA_DATA (.data), SITE_URL (the public address,
 * if it differs from the address that the server listens on, for example in a container or behind a proxy) and
 * TRUSTED_PROXIES (the addresses of proxies that are not on this machine).
 * The site is read from dist/, or from the directory given as the argument.
 */
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { loadEnv } from 'vite'
import { type Backend, describeAddress, describeTray, openBackend } from './backend.ts'
import {
  explainHostError,
  isProduction,
  readDataDirectory,
  readHost,
  readHostedUrl,
  readPort,
  readSiteUrl,
  readTrustedProxies,
} from './environment.ts'
import { isGatewayPath } from './gateway-paths.ts'
import { staticSite } from './static-site.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))
const log = (line: string) => console.log(line)

function exitWithError(message: string): never {
  console.error(message)
  process.exit(1)
}

function readSettings() {
  try {
    return {
      port: readPort(),
      host: readHost(),
      publicUrl: readSiteUrl(),
      trustedProxies: readTrustedProxies(),
      dataDirectory: readDataDirectory(),
      // Read from the same .env files as the build, so that the Content-Security-Policy allows the project that the
      // built site calls.
      hosted: readHostedUrl(loadEnv('production', root, 'VITE_')),
    }
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error))
  }
}

const { port, host, publicUrl, trustedProxies, dataDirectory, hosted } = readSettings()
if (!existsSync(`${dist}/index.html`))
  exitWithError(`There is no built site in ${dist}. Run "npm run build" first.`)
const isHosted = hosted !== undefined
if (!isHosted && isProduction()) {
  exitWithError(
    'The embedded backend sends no mail and shows every confirmation link on this machine, so it does not run ' +
      'with NODE_ENV=production. Set VITE_SUPABASE_URL to a hosted project, or unset NODE_ENV.',
  )
}

const site = staticSite({ directory: dist, connectSources: isHosted ? [new URL(hosted).origin] : [] })
let opening: Promise<Backend> | undefined

const server = createAdaptorServer({
  fetch: async (request, env) => {
    const isForBackend = !isHosted && isGatewayPath(new URL(request.url).pathname)
    const backend = isForBackend ? await opening : undefined
    return (backend ?? site).fetch(request, env)
  },
  // An access token contains the student's metadata, so it may exceed Node's default of 16 KiB for all
  // headers.
  serverOptions: { maxHeaderSize: 64 * 1024 },
})

server.once('error', (error: NodeJS.ErrnoException) => {
  const reasons: Partial<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} may not be used by this account. Choose one above 1023: PORT=4173 npm start`,
  }
  exitWithError(
    explainHostError(error, host) ??
      reasons[error.code ?? ''] ??
      `The server could not start: ${error.message}`,
  )
})

server.listen(port, host, async () => {
  const address = describeAddress(server.address() as AddressInfo)
  const siteUrl = publicUrl ?? address.siteUrl
  const hosts = [...address.hosts, new URL(address.siteUrl).hostname]
  if (!isHosted) {
    const reach = publicUrl === undefined && trustedProxies === undefined ? address.reach : 'proxy'
    opening = openBackend({ dataDirectory, siteUrl, reach, trustedProxies, hosts, log })
    try {
      await opening
    } catch (error) {
      exitWithError(error instanceof Error ? error.message : String(error))
    }
  }
  const backend = await opening
  log(`Próxima is open at ${siteUrl}`)
  log(backend === undefined ? `Backend: ${hosted}` : describeTray(backend))
})

let isStopping = false
async function stop(): Promise<void> {
  // A second Ctrl+C must not interrupt the database shutdown.
  if (isStopping) return
  isStopping = true
  log('Stopping…')
  server.close()
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  await (await opening)?.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
