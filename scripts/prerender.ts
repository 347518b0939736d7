/**
 * Second step of the build: renders every page into dist/, styles in the page, so that a student sees it
 * before any script has arrived. The empty shell stays as 404.html, for addresses that have no page.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
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

const server = await createServer({
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
      .replace('<div id="root">', () => `<div id="root" data-path="${path}">${html.slice(head.length)}`)
    const file = join(dist, path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, page)
  }
  await rm(join(dist, cssFile))
  // Last, so that its date says when the site was whole.
  await writeFile(join(dist, '404.html'), template)
  console.log(`${prerenderedPaths.length} pages rendered`)
} finally {
  await server.close()
}
