import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { alias } from './import-source.ts'
import { buildTarget } from './oldest-browsers.ts'
import { filesOf } from './prerender.ts'
import { generatedModule } from './virtual-module.ts'

const source = 'src/service-worker/worker.ts'

/**
 * Files that are not precached because the installed site never requests them: pages, which it renders from the shell;
 * files for search engines and other programs; rules for the host; preview pictures and screenshots of the site. The
 * licences are excluded too, because nobody needs them offline.
 */
const isExcluded = (file: string) =>
  (file.endsWith('.html') && file !== 'shell.html') ||
  /^(?:robots\.txt|third-party\.txt|sitemap\.xml|_headers|_redirects)$|^(?:\.well-known|og|screenshots)\//.test(
    file,
  )

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64')

function precacheEntry(file: string, content: string | Uint8Array) {
  const hash = sha256(content)
  return {
    // Without its ending, because the hosts redirect the address with it. Workbox copies a redirected response with the
    // headers of the compressed file, and WebKit then shows an empty page.
    url: `/${file.replace(/\.html$/, '')}`,
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
async function bundleWorker(
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
      target: buildTarget,
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
 * @param onBundled receives the output of the worker's own build, for the list of licences
 */
export function serviceWorker(onBundled: (outputs: [Rolldown.OutputChunk]) => void): Plugin {
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
        const outputFiles = Object.values(bundle).map((output): [string, string | Uint8Array] => [
          output.fileName,
          output.type === 'chunk' ? output.code : output.source,
        ])
        const whole = [...outputFiles, ...publicFiles(config.publicDir)]
          .filter(([file]) => !isExcluded(file))
          .map(([file, content]) => precacheEntry(file, content))
        const entryPoints = ['src/boot.ts', 'src/main.tsx'].map((entryPoint) => join(config.root, entryPoint))
        const frameFiles = new Set(['shell', ...filesOf(bundle, entryPoints)].map((file) => `/${file}`))
        const frame = whole.filter(({ url }) => frameFiles.has(url))
        const worker = await bundleWorker(config, { whole, frame })
        onBundled([worker])
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
        config.logger.info(`${whole.length} files to precache for offline use`)
      },
    },
  }
}
