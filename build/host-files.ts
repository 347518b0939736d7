import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'
import vercel from '../vercel.json' with { type: 'json' }
import { securityText, siteOrigin } from './site-files.ts'

/**
 * Generates `_headers` for Netlify and Cloudflare Pages. When two rules set the same header, Vercel sends the second
 * value, but these hosts send both, joined by a comma in this order. Joining is correct only for Permissions-Policy,
 * where the last entry for a feature wins. Throws if vercel.json sets any other header twice for a path.
 */
export function headersFile({ headers }: Pick<typeof vercel, 'headers'>): string {
  const [generalRule, ...others] = headers
  const conflict = others
    .flatMap((rule) => rule.headers.map(({ key }) => key))
    .find((name) => name !== 'Permissions-Policy' && generalRule?.headers.some(({ key }) => key === name))
  if (conflict !== undefined)
    throw new Error(`vercel.json sets ${conflict} twice for one path. Other hosts would join the two values.`)
  return headers
    .map((rule) => {
      const lines = rule.headers.map(({ key, value }) => `  ${key}: ${value}\n`)
      return `${rule.source.replace('(.*)', '*')}\n${lines.join('')}`
    })
    .join('\n')
}

/** Generates `_redirects` for the same hosts. They remove trailing slashes on their own. */
const redirectsFile = ({ redirects }: Pick<typeof vercel, 'redirects'>): string =>
  redirects
    .map(({ source, destination, permanent }) => `${source} ${destination} ${permanent ? 301 : 302}\n`)
    .join('')

/** In bytes. A file that fits in one packet is not worth compressing. */
const minBytes = 1000

/** Compresses a script at the highest level, since it is done once and clients cache the result for a year. */
async function compress(code: string): Promise<{ br: Buffer; gz: Buffer }> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(code) }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(code, { params }),
    promisify(gzip)(code, { level: 9 }),
  ])
  return { br, gz }
}

/**
 * Writes what static hosts need besides the site: the rules of vercel.json in the formats of other hosts, security.txt,
 * and a `.br` and a `.gz` next to every script, for servers that send precompressed files. These are not part of the
 * bundle, because nothing requests them by name. Pages, nine tenths of the total size, are left for the server to
 * compress.
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
          `The site cannot be built for "${config.base}". It must be at the root of its host, because its URLs, its ` +
            'service worker and its headers start with "/". Remove --base, and use a domain or subdomain for the site.',
        )
    },
    generateBundle: {
      // After other plugins, when the scripts are final.
      order: 'post',
      handler(_, bundle) {
        // Runs on the thread pool while the pages are rendered on the main thread.
        scripts = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' && Buffer.byteLength(output.code) >= minBytes
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
        if (dir === undefined) throw new Error('The build has no output directory')
        for (const { file, br, gz } of await Promise.all(scripts)) {
          await writeFile(join(dir, `${file}.br`), br)
          await writeFile(join(dir, `${file}.gz`), gz)
        }
        config.logger.info(`${scripts.length} scripts compressed`)
      },
    },
  }
}
