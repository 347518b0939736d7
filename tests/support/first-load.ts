import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { fileOf } from '../../src/app/prerendered-pages'

/** What a phone has to fetch and to hold before a page answers. */
export interface FirstLoad {
  /** Brotli, in KB: of the scripts that are asked for until then, and of the page itself. */
  scripts: number
  html: number
  files: number
  elements: number
}

/** The page of an address in a build. */
export const pageIn = (directory: string, path: string) => readFileSync(join(directory, fileOf(path)), 'utf8')

/** The scripts that a page asks for until it answers: the one that it starts, and those that it names for it. */
export function scriptsOf(html: string): string[] {
  const [, boot] = /<script [^>]*src="\/(assets\/[^"]+)"/.exec(html) ?? []
  const [, named] = /<div id="root"[^>]* data-files="([^"]+)"/.exec(html) ?? []
  if (boot === undefined || named === undefined) throw new Error('The page names no scripts')
  return [...new Set([boot, ...named.split(' ')])]
}

/** How many elements the page opens with. */
const elementsIn = (html: string) =>
  html.replaceAll(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '<$1>').match(/<[a-z]/g)?.length ?? 0

async function kilobytes(content: string | Buffer): Promise<number> {
  return (await promisify(brotliCompress)(content)).length / 1000
}

/** Weighs the files of a build, each once. */
export function scales(directory: string): (file: string) => Promise<number> {
  const known = new Map<string, Promise<number>>()
  return (file) => {
    const weight = known.get(file) ?? kilobytes(readFileSync(join(directory, file)))
    known.set(file, weight)
    return weight
  }
}

/** Weighs the first load of each of these pages of a build. */
export function firstLoads<Page extends { path: string }>(
  directory: string,
  pages: readonly Page[],
): Promise<(Page & FirstLoad)[]> {
  const weigh = scales(directory)
  return Promise.all(
    pages.map(async (page) => {
      const html = pageIn(directory, page.path)
      const scripts = scriptsOf(html)
      const weights = await Promise.all(scripts.map(weigh))
      return {
        ...page,
        scripts: weights.reduce((sum, weight) => sum + weight, 0),
        html: await kilobytes(html),
        files: scripts.length,
        elements: elementsIn(html),
      }
    }),
  )
}
