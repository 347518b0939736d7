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

/** The ends of the names under which a file lies in each encoding, where the build has packed it. */
const endings = { br: '.br', gzip: '.gz', identity: '' } as const
type Encoding = keyof typeof endings

/**
 * For what the build has not packed. By hand, because hono's own middleware knows no brotli and packs anew for every
 * visitor.
 */
const encoders = {
  // Quality 9: within a tenth of the best, without making the first visitor wait for it.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/** What a host that reads these two takes as rules and does not show. */
const notServed = /\.(?:br|gz)$|^\/_(?:headers|redirects)$/

/** A file in one encoding, as it is sent. */
interface Sent {
  body: Uint8Array<ArrayBuffer>
  tag: string
}

export interface StaticSiteOptions {
  /** The build; read when the server starts, so what is added later is not served. */
  directory: string
  /** Origins beside the site's own that its scripts may talk to. */
  connectSources?: readonly string[]
}

/**
 * Serves the built site. Only files that stand in the list made at the start are ever read, so no path leads out
 * of the directory, and each is read and packed once: hono's serveStatic, which asks the disk for every answer, takes
 * three times as long. A page has its own file (/grammar: grammar/index.html); any other address gets the empty shell,
 * 404.html, in which the router decides what to show.
 */
export function staticSite({ directory, connectSources = [] }: StaticSiteOptions): Hono {
  const all = listFiles(directory)
  const files = new Map([...all].filter(([path]) => !notServed.test(path)))
  const shell = files.get('/404.html')
  const there = new Set(all.values())
  const kept = new Map<string, Promise<Sent>>()

  /** Undefined when the file has gone: a build that runs beside the server takes its files away for a moment. */
  async function load(file: string, encoding: Encoding): Promise<Sent | undefined> {
    const key = `${encoding} ${file}`
    const sent = kept.get(key) ?? encode(file, encoding, there)
    kept.set(key, sent)
    try {
      return await sent
    } catch (error) {
      // The next one who asks may have it.
      kept.delete(key)
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    const { headers, status } = context.res
    // Kept, and asked for anew each time. Not "no-store": a page to which somebody goes back is there at once.
    headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    for (const [name, value] of headersFor(context.req.path, connectSources)) {
      // A file that is missing today may come with the next build.
      if (name !== 'Cache-Control' || status < 400) headers.set(name, value)
    }
  })
  app.use(methodNotAllowed({ app }), etag())
  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const target = redirectFor(pathname)
    if (target !== undefined) return context.redirect(target.to + search, target.status)

    const { path } = context.req
    const own = files.get(path) ?? files.get(path === '/' ? '/index.html' : `${path}.html`)
    const answer = async (file: string | undefined, status: 200 | 404) => {
      if (file === undefined) return undefined
      const type = getMimeType(file) ?? 'application/octet-stream'
      const encoding = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) ? chooseEncoding(context) : 'identity'
      const sent = await load(file, encoding)
      if (sent === undefined) return undefined
      context.header('ETag', sent.tag)
      context.header('Vary', 'Accept-Encoding')
      context.header('Content-Type', type)
      if (encoding !== 'identity') context.header('Content-Encoding', encoding)
      return context.body(sent.body, status)
    }
    return (
      (await answer(own, own === shell ? 404 : 200)) ??
      (await answer(wantsPage(context) ? shell : undefined, 404)) ??
      context.notFound()
    )
  })
  return app
}

async function encode(file: string, encoding: Encoding, there: ReadonlySet<string>): Promise<Sent> {
  const ready = file + endings[encoding]
  const plain = () => readFile(file)
  const pack = encoding === 'identity' ? plain : async () => encoders[encoding](await plain())
  // A build that runs beside the server packs a file last.
  const content = await (there.has(ready) ? readFile(ready).catch(pack) : pack())
  const body = new Uint8Array(content)
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** What the browser likes best, and the smallest of what it likes equally well. */
function chooseEncoding({ req }: Context): Encoding {
  const accepted = parseAccept(req.header('accept-encoding') ?? '')
  const liked = (name: string) =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q ?? 0
  const [best] = (['br', 'gzip'] as const)
    .filter((name) => liked(name) > 0)
    .sort((one, other) => liked(other) - liked(one))
  return best ?? 'identity'
}

function wantsPage({ req }: Context): boolean {
  return !req.path.startsWith('/assets/') && (req.header('accept')?.includes('text/html') ?? false)
}

/** Every file below a directory, by the path under which it is served. No links, and no dot files. */
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

/** `.well-known` is the one such name that is meant for the public. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
}
