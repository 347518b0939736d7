import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type PluginOption } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/proxima')

/** The import alias that the app uses. */
export const alias = { '@': fileURLToPath(new URL('../src', import.meta.url)) }

/** Removes the bundles of builds that were interrupted more than an hour ago. */
function removeStaleBundles(): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    const stats = statSync(folder, { throwIfNoEntry: false })
    if (name.startsWith('sources-') && stats !== undefined && Date.now() - stats.mtimeMs > 3_600_000)
      rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Bundles source files (absolute paths) for Node, and calls `use` with the exports of each, in the same
 * order. The bundle is deleted once the returned promise has settled; until then the sources can load dynamic
 * imports.
 */
export async function withSources<Result>(
  { files, plugins, mode }: { files: readonly string[]; plugins: readonly PluginOption[]; mode?: string },
  use: (sources: unknown[]) => Result | Promise<Result>,
): Promise<Result> {
  mkdirSync(cache, { recursive: true })
  removeStaleBundles()
  // A new folder each time, because Node caches modules by path.
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
          input: Object.fromEntries(files.map((file, index) => [index, file])),
          output: { entryFileNames: '[name].js' },
        },
      },
    })
    const load = (index: number) => import(pathToFileURL(join(outDir, `${index}.js`)).href)
    return await use(await Promise.all(files.map((_, index) => load(index))))
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/**
 * Returns a function that imports the current version of a source file (absolute path). A build imports dozens of files
 * at once that depend on the same lessons, so requests within 20 ms share one bundle.
 */
export function sourceImporter(
  plugins: readonly PluginOption[] = [],
): <Source>(file: string) => Promise<Source> {
  let requested: string[] = []
  let sources: Promise<unknown[]> | undefined
  return async <Source>(file: string) => {
    const index = requested.push(file) - 1
    sources ??= new Promise((resolve) => setTimeout(resolve, 20)).then(() => {
      const files = requested
      requested = []
      sources = undefined
      return withSources({ files, plugins }, (all) => all)
    })
    return (await sources)[index] as Source
  }
}

export const importSource = sourceImporter()
