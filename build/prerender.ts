import { join } from 'node:path'
import type { Plugin, PluginOption, ResolvedConfig, Rolldown } from 'vite'
import type * as PrerenderedPages from '../src/app/prerendered-pages.ts'
import type * as RenderPage from '../src/app/render-page.tsx'
import type * as Head from './head.ts'
import { withSources } from './import-source.ts'
import { robots, sitemap, siteOrigin } from './sitemap.ts'

type Page = PrerenderedPages.PrerenderedPage
type Bundle = Rolldown.OutputBundle
/** What renders the pages. */
type Renderer = [typeof PrerenderedPages, typeof RenderPage, typeof Head]

/** React writes what belongs into the head in front of the page. */
const headOf = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/

/** Takes the one asset of this kind out of the output. */
function take(bundle: Bundle, extension: string): string {
  const assets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(extension))
  const [asset] = assets
  if (asset?.type !== 'asset' || assets.length > 1)
    throw new Error(`The build has not made one ${extension} file but ${assets.length}`)
  delete bundle[asset.fileName]
  return String(asset.source)
}

/** The empty shell: what Vite made of index.html, with the style sheet in it. */
function shellOf(bundle: Bundle): string {
  const html = take(bundle, '.html')
  const css = take(bundle, '.css')
  if (css.includes('</style')) throw new Error('The style sheet cannot stand in a page')
  const shell = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`)
  if (shell === html) throw new Error('index.html does not link to the style sheet')
  return shell
}

/** The files in which these modules are, and those that have to be there before they run. */
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

/** A rendered page in the shell. */
function fill(
  shell: string,
  { path }: Page,
  html: string,
  files: Iterable<string>,
  more: (head: string) => string,
): string {
  const head = headOf.exec(html)?.[0] ?? ''
  return (
    shell
      .replace('</head>', () => `${head}${more(head)}</head>`)
      // The files are what the app will ask for on this page, one step after the other: `boot` asks for all of them
      // at once, when the page is painted. As links in the page they would be fetched against it.
      .replace(
        '<div id="root">',
        () =>
          `<div id="root" data-path="${path}" data-files="${[...files].join(' ')}">${html.slice(head.length)}`,
      )
  )
}

/**
 * Renders every page while the site is built, styles in the page, so that a student sees it before any script has
 * arrived. The empty shell becomes 404.html, for addresses that have no page. All of it is part of the output before
 * that is written: a plugin behind it that lists the output in `generateBundle`, in the order `post`, sees every
 * page, and no style sheet that is not there. `content`: the plugins that make what a page is rendered from.
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
    // /tense/Indefenido and /tense/indefenido have a file each: their names differ, if only in case.
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
          const empty = shell.replace('</head>', `${notIndexed}</head>`)
          emit('404.html', empty)
          // The same under a name that no host answers with an error: the service worker draws every page in it.
          emit('shell.html', empty)
          for (const page of prerenderedPages) {
            // What the build itself writes has a name of its own.
            const modules = ['main.tsx', ...page.sources].map((source) =>
              source.startsWith('virtual:') ? `\0${source}` : join(config.root, 'src', source),
            )
            const rendered = await renderPage(page.path)
            const html = fill(shell, page, rendered, filesOf(bundle, modules), (head) =>
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
