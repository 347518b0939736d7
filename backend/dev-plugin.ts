import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import type * as BackendModule from './backend.ts'
import { explainHostError, readDataDirectory, readHostedUrl, realPath } from './environment.ts'
import { isGatewayPath } from './gateway-paths.ts'

/** Escapes a path for use in a glob. */
const escapeGlob = (path: string) => path.replaceAll('\\', '/').replace(/[()[\]{}!*?+@]/g, '\\$&')

/** Paths that Vite may serve, relative to the project root. */
const servedFolders = ['index.html', 'node_modules', 'public', 'src']

/**
 * Runs the embedded backend in Vite's development server, on the same origin, unless VITE_SUPABASE_URL names
 * a hosted project. It starts once the server is listening, and pages are served without waiting for it.
 */
export function embeddedBackend(): Plugin {
  let opening: Promise<BackendModule.Backend | undefined> | undefined

  return {
    name: 'embedded-backend',
    apply: 'serve',
    // By default Vite serves everything under its root. Allow only what the pages need, so that keys, addresses, emails
    // and backups, whatever their names, are never served. These lists replace Vite's defaults.
    config: ({ root = process.cwd() }) => ({
      server: {
        fs: {
          allow: [
            ...new Set(
              servedFolders.map((folder) => join(root, folder)).flatMap((path) => [path, realPath(path)]),
            ),
          ],
          deny: [
            ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
            ...['**/.data*/**', `${escapeGlob(realPath(readDataDirectory()))}/**`, '*.tar.gz*'],
          ],
        },
      },
    }),
    configureServer(server) {
      const { httpServer, config } = server
      // Vitest creates a server that never listens.
      if (httpServer === null) return
      httpServer.once('error', (error) => {
        const message = explainHostError(error, String(config.server.host))
        if (message !== undefined) config.logger.error(message)
      })
      if (readHostedUrl(config.env) !== undefined) return

      async function open(): Promise<BackendModule.Backend> {
        // Loaded through Vite, so that neither importing the Vite config nor a build loads the database.
        const module = (await server.ssrLoadModule('/backend/backend.ts')) as typeof BackendModule
        const { siteUrl, hosts, reach } = module.describeAddress(httpServer?.address() as AddressInfo)
        const log = (line: string) => config.logger.info(line)
        const backend = await module.openBackend({
          dataDirectory: readDataDirectory(),
          siteUrl,
          reach,
          hosts,
          log,
        })
        log(module.describeTray(backend))
        return backend
      }
      httpServer.once('listening', () => {
        opening = open().catch((error: unknown) => {
          config.logger.error(error instanceof Error ? error.message : String(error))
          return undefined
        })
      })

      const listener = getRequestListener(async (request, env) => {
        const backend = await opening
        const unavailable = { message: 'The embedded backend is not running. The terminal says why.' }
        return backend?.fetch(request, env) ?? Response.json(unavailable, { status: 503 })
      })
      server.middlewares.use((incoming, outgoing, next) => {
        const [path = ''] = (incoming.url ?? '').split('?')
        if (isGatewayPath(path)) void listener(incoming, outgoing)
        else next()
      })
    },
    // Vite awaits this hook on restarts too, so the data directory is released before it is opened again.
    async closeBundle() {
      const backend = await opening
      opening = undefined
      await backend?.close()
    },
  }
}
