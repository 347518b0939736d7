import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

/** The sources may import as the rest of the app does. */
export const alias = { '@': fileURLToPath(new URL('../src', import.meta.url)) }

/**
 * Returns a function that runs a source file, by its absolute path, and gives its exports. Whoever calls it while
 * another call is on its way shares its server, and so what has been compiled: a build asks for the same lessons a dozen
 * times. The server closes with the last call, so that the next one sees what has changed since.
 */
export function sourceImporter(plugins: Plugin[] = []): <Source>(file: string) => Promise<Source> {
  let server: Promise<ViteDevServer> | undefined
  let calls = 0
  return async <Source>(file: string) => {
    calls += 1
    server ??= createServer({
      configFile: false,
      envDir: false,
      plugins,
      resolve: { alias },
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { middlewareMode: true, ws: false, watch: null },
      appType: 'custom',
      logLevel: 'warn',
    })
    const own = server
    try {
      return (await (await own).ssrLoadModule(file)) as Source
    } finally {
      calls -= 1
      if (calls === 0) {
        server = undefined
        await (await own).close()
      }
    }
  }
}

export const importSource = sourceImporter()
