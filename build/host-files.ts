import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'
import vercel from '../vercel.json' with { type: 'json' }
import { securityText, siteOrigin } from './sitemap.ts'

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
  redirects
    .map(({ source, destination, permanent }) => `${source} ${destination} ${permanent ? 301 : 302}\n`)
    .join('')

/** What fits into one packet is not worth compressing. */
const tiny = 1000

/** A script as servers can send it: they keep it for a year, so it is made as small as can be. */
async function compress(code: string): Promise<{ br: Buffer; gz: Buffer }> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(code) }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(code, { params }),
    promisify(gzip)(code, { level: 9 }),
  ])
  return { br, gz }
}

/**
 * What the hosts of static files need beside the files: the rules of vercel.json in the words of the others, where a hole
 * is reported, and a `.br` and a `.gz` beside every script, for servers that send what lies there. These are no part of
 * the build's output: nobody asks for them by their names. The pages, nine tenths of all bytes, are left to the server.
 */
export function hostFiles(): Plugin {
  let config: ResolvedConfig
  let scripts: Promise<{ file: string; br: Buffer; gz: Buffer }>[] = []
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
    generateBundle: {
      // When the scripts are as they will be written.
      order: 'post',
      handler(_, bundle) {
        // In other threads, while the pages are rendered in this one.
        scripts = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' && Buffer.byteLength(output.code) >= tiny
            ? [compress(output.code).then((compressed) => ({ file: output.fileName, ...compressed }))]
            : [],
        )
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(vercel) })
        this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile(vercel) })
        const security = securityText(config.env, siteOrigin(config.env['VITE_SITE_URL']), new Date())
        if (security !== undefined)
          this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source: security })
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build writes into no directory')
        for (const { file, br, gz } of await Promise.all(scripts)) {
          await writeFile(join(dir, `${file}.br`), br)
          await writeFile(join(dir, `${file}.gz`), gz)
        }
        config.logger.info(`${scripts.length} scripts compressed`)
      },
    },
  }
}
