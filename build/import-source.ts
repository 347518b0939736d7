import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type PluginOption } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/proxima')

/** The sources may import as the rest of the app does. */
export const alias = { '@': fileURLToPath(new URL('../src', import.meta.url)) }

/**
 * Bundles source files, by their absolute paths, for Node, and calls `use` with the exports of each, in the order of the
 * paths. Until what it returns is settled they can import more.
 */
export async function withSources<Result>(
  { files, plugins, mode }: { files: readonly string[]; plugins: readonly PluginOption[]; mode?: string },
  use: (sources: unknown[]) => Result | Promise<Result>,
): Promise<Result> {
  // A folder of its own: Node runs a file once, whatever is in it later.
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'sources-'))
  try {
    await build({
      root,
      ...(mode !== undefined && { mode }),
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      resolve: { alias },
      plugins: [...plugins],
      build: {
        ssr: true,
        outDir,
        minify: false,
        rolldownOptions: {
          input: Object.fromEntries(files.map((file, at) => [at, file])),
          output: { entryFileNames: '[name].js' },
        },
      },
    })
    const load = (at: number) => import(pathToFileURL(join(outDir, `${at}.js`)).href)
    return await use(await Promise.all(files.map((_, at) => load(at))))
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/**
 * Returns a function that runs a source file, by its absolute path, and gives its exports, as they are now. A build asks
 * for dozens of them at once, which import the same lessons: what is asked for within a moment shares one bundle.
 */
export function sourceImporter(
  plugins: readonly PluginOption[] = [],
): <Source>(file: string) => Promise<Source> {
  let asked: string[] = []
  let sources: Promise<unknown[]> | undefined
  return async <Source>(file: string) => {
    const at = asked.push(file) - 1
    sources ??= new Promise((resolve) => setTimeout(resolve, 20)).then(() => {
      const files = asked
      asked = []
      sources = undefined
      return withSources({ files, plugins }, (all) => all)
    })
    return (await sources)[at] as Source
  }
}

export const importSource = sourceImporter()
