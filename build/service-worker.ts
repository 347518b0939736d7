import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { alias } from './import-source.ts'
import { filesOf } from './prerender.ts'
import { generatedModule } from './virtual-module.ts'

const source = 'src/service-worker/worker.ts'

/**
 * Files that are not precached because the installed site never requests them: pages, which it renders from
 * the shell; files for search engines and other programs; rules for the host; pictures of the site. Also the
 * licences, which nobody needs offline.
 */
const isLeftOut = (file: string) =>
  (file.endsWith('.html') && file !== 'shell.html') ||
  /^(?:robots\.txt|third-party\.txt|sitemap\.xml|_headers|_redirects)$|^(?:\.well-known|og|screenshots)\//.test(
    file,
  )

const sum = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64')

function listed(file: string, content: string | Uint8Array) {
  const hash = sum(content)
  return {
    url: `/${file}`,
    // File names in assets/ contain a hash of the content.
    revision: file.startsWith('assets/') ? null : hash.slice(0, 8),
    integrity: `sha256-${hash}`,
  }
}

function publicFiles(folder: string): [file: string, content: Uint8Array][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)])
}

/** Bundles the worker and its precache lists into one file. */
async function bundled(
  { root, mode }: ResolvedConfig,
  lists: Readonly<Record<string, unknown>>,
): Promise<Rolldown.OutputChunk> {
  const result = await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [generatedModule('precache', () => lists)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const [worker] = outputs
  if (worker?.type !== 'chunk' || outputs.length > 1) throw new Error('The service worker is not one file')
  return worker
}

/**
 * Generates `sw.js`, which precaches the site. Runs last, so that it can list the output of all other plugins
 * with the hash of each file.
 * @param note receives the output of the worker's own build, for the list of licences
 */
export function serviceWorker(note: (outputs: [Rolldown.OutputChunk]) => void): Plugin {
  let config: ResolvedConfig
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle: Rolldown.OutputBundle) {
        const built = Object.values(bundle).map((output): [string, string | Uint8Array] => [
          output.fileName,
          output.type === 'chunk' ? output.code : output.source,
        ])
        const whole = [...built, ...publicFiles(config.publicDir)]
          .filter(([file]) => !isLeftOut(file))
          .map(([file, content]) => listed(file, content))
        const doors = ['src/boot.ts', 'src/main.tsx'].map((door) => join(config.root, door))
        const everywhere = new Set(['shell.html', ...filesOf(bundle, doors)].map((file) => `/${file}`))
        const frame = whole.filter(({ url }) => everywhere.has(url))
        const worker = await bundled(config, { whole, frame })
        note([worker])
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
        config.logger.info(`${whole.length} files kept for reading without a network`)
      },
    },
  }
}
