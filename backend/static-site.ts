import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'

type Encoding = 'br' | 'gzip' | 'identity'

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Quality 9: within 3 % of the best, without making the first visitor wait for it.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: (body) => Promise.resolve(body),
}
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/

export interface StaticSiteOptions {
  /** The build; read when the server starts, so what is added later is not served. */
  directory: string
  /** Origins beside the site's own that its scripts may talk to. */
  connectSources?: readonly string[]
}

/** The headers of every page and file. Without HSTS and upgrade-insecure-requests, because this server speaks http. */
export function securityHeaders(connectSources: readonly string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Toasts and menus put <style> elements into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
}

/**
 * Serves the built site. Only files that stand in the list made at the start are ever read, so no path leads out
 * of the directory. A page has its own file (/grammar: grammar/index.html); any other address gets the empty shell,
 * 404.html, in which the router decides what to show.
 */
export function staticSite({ directory, connectSources }: StaticSiteOptions): Hono {
  const files = listFiles(directory)
  const bodies = new Map<string, Promise<Buffer>>()
  const headers = securityHeaders(connectSources)

  function load(file: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${file}`
    const known = bodies.get(key)
    if (known !== undefined) return known
    const body = read(file, encoding)
    bodies.set(key, body)
    return body
  }
  async function read(file: string, encoding: Encoding): Promise<Buffer> {
    const suffix = { br: '.br', gzip: '.gz', identity: '' }[encoding]
    const isMade = encoding === 'identity' || existsSync(file + suffix)
    return isMade ? readFile(file + suffix) : compress[encoding](await load(file, 'identity'))
  }

  const app = new Hono()
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    await next()
  })
  app.get('*', async (context) => {
    const path = decodePath(new URL(context.req.url).pathname)
    const own = path === undefined ? undefined : findFile(files, path)
    const file = own ?? (wantsPage(path, context) ? files.get('/404.html') : undefined)
    if (file === undefined) return context.text('Not found', 404)
    const status = own === undefined ? 404 : 200

    const type = getMimeType(file) ?? 'application/octet-stream'
    const encoding = compressible.test(type) ? chooseEncoding(context) : 'identity'
    const body = await load(file, encoding)
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    context.header('ETag', tag)
    context.header('Vary', 'Accept-Encoding')
    // The names under /assets/ carry a hash of their contents.
    const isForever = path?.startsWith('/assets/')
    context.header('Cache-Control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (status === 200 && context.req.header('if-none-match') === tag) return context.body(null, 304)
    if (encoding !== 'identity') context.header('Content-Encoding', encoding)
    context.header('Content-Type', type)
    return context.body(new Uint8Array(body), status)
  })
  app.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  return app
}

function findFile(files: Map<string, string>, path: string): string | undefined {
  return files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`)
}

function wantsPage(path: string | undefined, context: Context): boolean {
  return !path?.startsWith('/assets/') && (context.req.header('accept')?.includes('text/html') ?? false)
}

/** Every file below a directory, by the path under which it is served. No links, and no dot files. */
function listFiles(directory: string): Map<string, string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !isHidden(relative(directory, join(entry.parentPath, entry.name))))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        return [`/${relative(directory, file).split(sep).join('/')}`, file]
      }),
  )
}

/** `.well-known` is the one such name that is meant for the public. */
function isHidden(path: string): boolean {
  return path.split(sep).some((part) => part.startsWith('.') && part !== '.well-known')
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function chooseEncoding(context: Context): Encoding {
  const accepted = (context.req.header('accept-encoding') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
