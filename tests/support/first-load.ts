import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { fileOf } from '../../src/app/prerendered-pages'

/** How much a phone has to download and hold in memory before a page responds. */
export interface FirstLoad {
  /** Compressed KB (brotli) of the scripts requested by then, and of the page itself. */
  scripts: number
  html: number
  files: number
  elements: number
}

/** The HTML of the page at an address in a build. */
export const pageIn = (directory: string, path: string) => readFileSync(join(directory, fileOf(path)), 'utf8')

/**
 * The scripts that a page loads before it responds: the first script, and the scripts that the page lists for it to
 * load.
 */
export function scriptsOf(html: string): string[] {
  const [, boot] = /<script [^>]*src="\/(assets\/[^"]+)"/.exec(html) ?? []
  const [, listed] = /<div id="root"[^>]* data-files="([^"]+)"/.exec(html) ?? []
  if (boot === undefined || listed === undefined) throw new Error('The page lists no scripts')
  return [...new Set([boot, ...listed.split(' ')])]
}

/** The number of elements in the initial HTML. */
const elementsIn = (html: string) =>
  html.replaceAll(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '<$1>').match(/<[a-z]/g)?.length ?? 0

async function kilobytes(content: string | Buffer): Promise<number> {
  return (await promisify(brotliCompress)(content)).length / 1000
}

/** Returns a function that measures the compressed size of a file in a build, and caches the result. */
export function createWeigher(directory: string): (file: string) => Promise<number> {
  const weights = new Map<string, Promise<number>>()
  return (file) => {
    const weight = weights.get(file) ?? kilobytes(readFileSync(join(directory, file)))
    weights.set(file, weight)
    return weight
  }
}

/** Measures the first load of each of these pages in a build. */
export function firstLoads<Page extends { path: string }>(
  directory: string,
  pages: readonly Page[],
): Promise<(Page & FirstLoad)[]> {
  const weigh = createWeigher(directory)
  return Promise.all(
    pages.map(async (page) => {
      const html = pageIn(directory, page.path)
      const scripts = scriptsOf(html)
      const sizes = await Promise.all(scripts.map(weigh))
      return {
        ...page,
        scripts: sizes.reduce((sum, weight) => sum + weight, 0),
        html: await kilobytes(html),
        files: scripts.length,
        elements: elementsIn(html),
      }
    }),
  )
}
