import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'
import vercel from '../vercel.json' with { type: 'json' }

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Where two rules say the same header, Vercel sends the second one,
 * and these two send both, joined by a comma, in this order. Of the headers that vercel.json says twice for an address
 * that is right for the Permissions-Policy alone: of two entries with one name the last one holds. Throws for any other.
 */
export function headersFile({ headers }: Pick<typeof vercel, 'headers'>): string {
  const [everywhere, ...others] = headers
  const joined = others
    .flatMap((rule) => rule.headers.map(({ key }) => key))
    .find((name) => name !== 'Permissions-Policy' && everywhere?.headers.some(({ key }) => key === name))
  if (joined !== undefined) throw new Error(`vercel.json says ${joined} twice, which other hosts would join`)
  return headers
    .map((rule) => {
      const lines = rule.headers.map(({ key, value }) => `  ${key}: ${value}\n`)
      return `${rule.source.replace('(.*)', '*')}\n${lines.join('')}`
    })
    .join('\n')
}

/** `_redirects`, for the same two. Slashes at the end of an address they take away by themselves. */
const redirectsFile = ({ redirects }: Pick<typeof vercel, 'redirects'>): string =>
  redirects.map(({ source, destination }) => `${source} ${destination} 301\n`).join('')

/** What is worth packing; fonts and pictures are packed already. */
const isText = /\.(?:html|js|svg|txt|webmanifest|xml)$/
/** What fits into one packet anyway. */
const tiny = 1000

/** Puts a `.br` and a `.gz` beside every file of text, for servers that send what lies there. */
export async function pack(directory: string): Promise<number> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const packed = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < tiny) return false
      const params = {
        // A script is kept for a year, and so packed as well as can be. For the pages, nine tenths of all, that takes
        // twenty seconds more and saves 2 % of what is asked for anew anyway.
        [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.js') ? 11 : 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await Promise.all([
        promisify(brotliCompress)(content, { params }).then((body) => writeFile(`${file}.br`, body)),
        promisify(gzip)(content, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
      ])
      return true
    }),
  )
  return packed.filter(Boolean).length
}

/**
 * What the hosts of static files need beside the files: the rules of vercel.json in the words of the others, and the files
 * packed. The packed ones are no part of the build's output: nobody asks for them by their names.
 */
export function hostFiles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'host-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
      if (config.base !== '/')
        throw new Error(
          `The site stands at the root of its host and cannot be built for "${config.base}": its addresses, its worker ` +
            'and its headers begin at "/". Leave --base out, and give it a domain or a subdomain of its own.',
        )
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(vercel) })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile(vercel) })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build writes into no directory')
        config.logger.info(`${await pack(dir)} files packed`)
      },
    },
  }
}
