/**
 * Second step of the build: renders every page into dist/, styles in the page, so that a student sees it
 * before any script has arrived. The empty shell stays as 404.html, for addresses that have no page.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createServer, type Manifest } from 'vite'
import type * as RenderPage from '../src/app/render-page'

process.env.NODE_ENV = 'production'
const dist = process.argv[2] ?? 'dist'

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/
/** React writes what belongs into the head in front of the page. */
const headOf = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/

const shell = await readFile(join(dist, 'index.html'), 'utf8')
const cssFile = stylesheet.exec(shell)?.[1]
if (cssFile === undefined) throw new Error('The built index.html has no style sheet')
const css = await readFile(join(dist, cssFile), 'utf8')
if (css.includes('</style')) throw new Error('The style sheet cannot stand in a page')
const template = shell.replace(stylesheet, () => `<style>${css}</style>`)

const manifestFile = join(dist, '.vite/manifest.json')
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest

/** The files of a source and of all that it imports before it runs. */
function filesOf(source: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (chunk === undefined) throw new Error(`The build has no chunk of ${source}`)
  if (files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(imported, files)
  return files
}

/** What the app will ask for on this page, one step after the other: named at once, it all comes at once. */
function sourcesOf(path: string): string[] {
  const [, type, id] = /^\/(grammar|tense)\/(.+)$/.exec(path) ?? []
  if (type === undefined || id === undefined) return ['src/main.tsx']
  return [
    'src/main.tsx',
    'src/app/query-layout.tsx',
    type === 'grammar' ? 'src/pages/grammar-topic-page.tsx' : 'src/pages/tense-page.tsx',
    `src/content/lessons/${id.toLowerCase()}.ts?with-forms`,
  ]
}

function preloads(path: string): string {
  const files = new Set(sourcesOf(path).flatMap((source) => [...filesOf(source)]))
  return [...files].map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
}

const server = await createServer({
  // A cache of its own, and no bundling: the development server must not find a production React in its cache.
  cacheDir: 'node_modules/.cache/proxima/prerender',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'warn',
})
try {
  const { prerenderedPaths, renderPage } = (await server.ssrLoadModule(
    '/src/app/render-page.tsx',
  )) as typeof RenderPage
  for (const path of prerenderedPaths) {
    const html = await renderPage(path)
    const head = headOf.exec(html)?.[0] ?? ''
    const page = template
      .replace('</head>', () => `${head}</head>`)
      // At the end: the page comes first.
      .replace('</body>', () => `${preloads(path)}</body>`)
      .replace('<div id="root">', () => `<div id="root" data-path="${path}">${html.slice(head.length)}`)
    const file = join(dist, path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, page)
  }
  await rm(join(dist, cssFile))
  await rm(dirname(manifestFile), { recursive: true })
  // Last, so that its date says when the site was whole.
  await writeFile(join(dist, '404.html'), template)
  console.log(`${prerenderedPaths.length} pages rendered`)
} finally {
  await server.close()
}
