import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { etag } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'
import { headersFor } from './site-headers.ts'
import { redirectFor } from './site-redirects.ts'

/** The suffix of files compressed by the build, for each encoding. */
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const
type Encoding = keyof typeof suffixes

/**
 * Compresses files that the build has not compressed. Done here because hono's middleware does not support
 * brotli and compresses again for every request.
 */
const encoders = {
  // Quality 9 is within a tenth of the best compression and does not keep the first visitor waiting.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/** Precompressed files, and the two files that static hosts read as rules and do not serve. */
const notServed = /\.(?:br|gz)$|^\/_(?:headers|redirects)$/

/** The content of a file in one encoding, and its ETag. */
interface EncodedFile {
  body: Uint8Array<ArrayBuffer>
  etag: string
}

export interface StaticSiteOptions {
  /** The build. Its files are listed once, at startup, so any added later are not served. */
  directory: string
  /** Other origins that the site's scripts may connect to. */
  connectSources?: readonly string[]
}

/**
 * Serves the built site. Only files listed at the start are ever read, so path traversal is impossible, and each is
 * read and compressed once. (hono's serveStatic accesses the disk on every request and takes three times as long.) A
 * page has its own file (/grammar: grammar.html). Any other path gets the empty shell, 404.html, where the router
 * decides what to show.
 */
export function staticSite({ directory, connectSources = [] }: StaticSiteOptions): Hono {
  const all = listFiles(directory)
  const files = new Map([...all].filter(([path]) => !notServed.test(path)))
  const shell = files.get('/404.html')
  const existing = new Set(all.values())
  const cache = new Map<string, Promise<EncodedFile>>()

  /** Undefined when the file no longer exists: a concurrent build briefly removes its files. */
  async function load(file: string, encoding: Encoding): Promise<EncodedFile | undefined> {
    const key = `${encoding} ${file}`
    const encoded = cache.get(key) ?? encode(file, encoding, existing)
    cache.set(key, encoded)
    try {
      return await encoded
    } catch (error) {
      // Do not cache the failure: the next request may succeed.
      cache.delete(key)
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    const { headers, status } = context.res
    // Cached, but revalidated on each request. Unlike "no-store", this keeps the back/forward cache working.
    headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    for (const [name, value] of headersFor(context.req.path, connectSources)) {
      // Do not cache an error: a missing file may exist in the next build.
      if (name !== 'Cache-Control' || status < 400) headers.set(name, value)
    }
  })
  app.use(methodNotAllowed({ app }), etag())
  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const target = redirectFor(pathname)
    if (target !== undefined) return context.redirect(target.to + search, target.status)

    const { path } = context.req
    const found = files.get(path) ?? files.get(path === '/' ? '/index.html' : `${path}.html`)
    const respond = async (file: string | undefined, status: 200 | 404) => {
      if (file === undefined) return undefined
      const type = getMimeType(file) ?? 'application/octet-stream'
      const encoding = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) ? chooseEncoding(context) : 'identity'
      const encoded = await load(file, encoding)
      if (encoded === undefined) return undefined
      context.header('ETag', encoded.etag)
      context.header('Vary', 'Accept-Encoding')
      context.header('Content-Type', type)
      if (encoding !== 'identity') context.header('Content-Encoding', encoding)
      return context.body(encoded.body, status)
    }
    return (
      (await respond(found, found === shell ? 404 : 200)) ??
      (await respond(acceptsHtml(context) ? shell : undefined, 404)) ??
      context.notFound()
    )
  })
  return app
}

async function encode(file: string, encoding: Encoding, existing: ReadonlySet<string>): Promise<EncodedFile> {
  const precompressed = file + suffixes[encoding]
  const plain = () => readFile(file)
  const compress = encoding === 'identity' ? plain : async () => encoders[encoding](await plain())
  // A concurrent build compresses its files last, so the compressed file may be missing for a moment.
  const content = await (existing.has(precompressed) ? readFile(precompressed).catch(compress) : compress())
  const body = new Uint8Array(content)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** The encoding that the browser prefers; among equal preferences, the one that compresses best. */
function chooseEncoding({ req }: Context): Encoding {
  const accepted = parseAccept(req.header('accept-encoding') ?? '')
  const quality = (name: string) =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q ?? 0
  const [best] = (['br', 'gzip'] as const)
    .filter((name) => quality(name) > 0)
    .sort((one, other) => quality(other) - quality(one))
  return best ?? 'identity'
}

function acceptsHtml({ req }: Context): boolean {
  return !req.path.startsWith('/assets/') && (req.header('accept')?.includes('text/html') ?? false)
}

/** Every file under a directory, by its URL path. Symbolic links and dot files are excluded. */
function listFiles(directory: string): Map<string, string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [`/${relative(directory, file).split(sep).join('/')}`, file])
      .filter(([path]) => !isHidden(path)),
  )
}

/** Hides dot files and dot folders, except `.well-known`. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
}
