import { join } from 'node:path'
import type { Plugin, PluginOption, ResolvedConfig, Rolldown } from 'vite'
import type * as PrerenderedPages from '../src/app/prerendered-pages.ts'
import type * as RenderPage from '../src/app/render-page.tsx'
import type * as Head from './head.ts'
import { withSources } from './import-source.ts'
import { robots, sitemap, siteOrigin } from './site-files.ts'

type Page = PrerenderedPages.PrerenderedPage
type Bundle = Rolldown.OutputBundle
/** The modules that render the pages. */
type Renderer = [typeof PrerenderedPages, typeof RenderPage, typeof Head]

/** React emits the head tags before the page markup. */
const headTags = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/

/** Removes the only asset with this extension from the bundle and returns its content. */
function takeAsset(bundle: Bundle, extension: string): string {
  const assets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(extension))
  const [asset] = assets
  if (asset?.type !== 'asset' || assets.length > 1)
    throw new Error(`Expected one ${extension} file in the build, found ${assets.length}`)
  delete bundle[asset.fileName]
  return String(asset.source)
}

/** The empty shell: index.html as processed by Vite, with the style sheet inlined. */
function shellOf(bundle: Bundle): string {
  const html = takeAsset(bundle, '.html')
  const css = takeAsset(bundle, '.css')
  if (css.includes('</style')) throw new Error('The style sheet contains "</style", so it cannot be inlined')
  const shell = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`)
  if (shell === html) throw new Error('index.html does not link to the style sheet')
  return shell
}

/** The files that contain these modules, and their static imports. */
export function filesOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const files = new Set<string>()
  const add = (fileName: string) => {
    if (files.has(fileName)) return
    files.add(fileName)
    for (const chunk of chunks) if (chunk.fileName === fileName) chunk.imports.forEach(add)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (chunk === undefined) throw new Error(`The build has no chunk with ${module}`)
    add(chunk.fileName)
  }
  return files
}

/** Inserts a rendered page into the shell. */
function insertPage(
  shell: string,
  { path }: Page,
  html: string,
  files: Iterable<string>,
  extraHead: (head: string) => string,
): string {
  const head = headTags.exec(html)?.[0] ?? ''
  return (
    shell
      .replace('</head>', () => `${head}${extraHead(head)}</head>`)
      // The files that the app would request on this page one after the other. `boot` requests them all at
      // once, after the page has been painted. As preload links they would compete with the page itself.
      .replace(
        '<div id="root">',
        () =>
          `<div id="root" data-path="${path}" data-files="${[...files].join(' ')}">${html.slice(head.length)}`,
      )
  )
}

/**
 * Renders every page at build time, with inlined styles, so that a student sees it before any script has
 * loaded. The empty shell becomes 404.html, for paths without a page. Everything is added to the bundle
 * before it is written, so a later plugin that lists the bundle in `generateBundle` with order `post` sees
 * every page, and no leftover style sheet.
 * @param content the plugins for the generated modules that the pages use
 */
export function prerender(content: PluginOption[]): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    // /tense/Indefenido and /tense/indefenido each have a file, and their names differ only in case.
    onLog: (_, { code }) => (code === 'FILE_NAME_CONFLICT' ? false : undefined),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        const origin = siteOrigin(config.env['VITE_SITE_URL'])
        const shell = shellOf(bundle)
        const files = ['src/app/prerendered-pages.ts', 'src/app/render-page.tsx', 'build/head.ts'].map(
          (file) => join(config.root, file),
        )
        await withSources({ files, plugins: content, mode: config.mode }, async (sources) => {
          const [{ prerenderedPages, fileOf }, { renderPage }, { headFor, notIndexed }] = sources as Renderer
          const emptyPage = shell.replace('</head>', `${notIndexed}</head>`)
          emit('404.html', emptyPage)
          // A copy under another name, because hosts send 404.html with status 404. The service worker uses the copy to
          // render every page.
          emit('shell.html', emptyPage)
          for (const page of prerenderedPages) {
            // Generated modules have no file; their resolved ids start with a null byte.
            const modules = ['main.tsx', ...page.sources].map((source) =>
              source.startsWith('virtual:') ? `\0${source}` : join(config.root, 'src', source),
            )
            // React Router marks every link for its framework mode, which we do not use.
            const rendered = (await renderPage(page.path)).replaceAll(' data-discover="true"', '')
            const html = insertPage(shell, page, rendered, filesOf(bundle, modules), (head) =>
              headFor(page, head, origin),
            )
            emit(fileOf(page.path), html)
          }
          if (origin !== undefined) emit('sitemap.xml', sitemap(origin, prerenderedPages))
          emit('robots.txt', robots(origin))
          config.logger.info(`${prerenderedPages.length} pages rendered`)
        })
      },
    },
  }
}
