import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import vercel from '../../vercel.json' with { type: 'json' }

/**
 * Simulates two static hosts, as far as the site depends on them, according to their documentation and, for Cloudflare,
 * the source code of its asset server. This includes their default handling of file names.
 */
type StaticHost = (request: Request) => Response

/** The headers that vercel.json sets for this path. If two rules match, the later rule wins. */
export function listedHeaders(path: string): Map<string, string> {
  const rules = vercel.headers.filter(({ source }) =>
    source.endsWith('(.*)') ? path.startsWith(source.replace('(.*)', '')) : path === source,
  )
  return new Map(rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])))
}

/** Parses a permissions policy. If a name occurs more than once, the last entry wins, as in browsers. */
export const permissions = (policy = ''): Map<string, string> =>
  new Map(
    policy.split(/,\s*/).map((entry) => {
      const [name = '', allowed = ''] = entry.split('=')
      return [name, allowed]
    }),
  )

/** Parses `_headers`, where each path is followed by lines with its headers. */
function headerRules(directory: string): { path: string; headers: [name: string, value: string][] }[] {
  const blocks = readFileSync(join(directory, '_headers'), 'utf8')
    .trimEnd()
    .split(/\n(?=\S)|\n\n/)
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n')
    return {
      path,
      headers: lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
      }),
    }
  })
}

const redirectRules = (directory: string) =>
  readFileSync(join(directory, '_redirects'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ')
      return { from, to, status: Number(status) }
    })

const escaped = (text: string) => text.replaceAll(/[-/\\^$*+?.()|[\]{}]/g, '\\$&')
/** In a rule, `*` matches anything, and `:name` matches one path segment. */
const expression = (rule: string) =>
  rule
    .split('*')
    .map((part) => escaped(part).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)'))
    .join('.*')

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

function hostOf(
  directory: string,
  matches: (rule: string, path: string) => boolean,
  route: (
    path: string,
    exists: (path: string) => boolean,
  ) => { file: string } | { location: string; status: number },
): StaticHost {
  const headers = headerRules(directory)
  return (request) => {
    const { pathname, search } = new URL(request.url)
    const found = route(pathname, (path) => isFile(join(directory, path)))
    const answer = new Headers({ 'Cache-Control': 'public, max-age=0, must-revalidate' })
    const isSet = new Set<string>()
    for (const rule of headers.filter(({ path }) => matches(path, pathname)))
      for (const [name, value] of rule.headers) {
        if (isSet.has(name)) answer.append(name, value)
        else answer.set(name, value)
        isSet.add(name)
      }
    if ('location' in found) {
      answer.set('Location', found.location + search)
      return new Response(null, { status: found.status, headers: answer })
    }
    answer.set('Content-Type', getMimeType(found.file) ?? 'application/octet-stream')
    const status = found.file === '/404.html' ? 404 : 200
    return new Response(readFileSync(join(directory, found.file)), { status, headers: answer })
  }
}

/** Redirect rules take precedence over files. `.html` is added to find a page, and a trailing slash is removed. */
export function cloudflarePages(directory: string): StaticHost {
  const redirects = redirectRules(directory)
  const matches = (rule: string, path: string) => new RegExp(`^${expression(rule)}$`).test(path)
  return hostOf(directory, matches, (path, exists) => {
    const rule = redirects.find(({ from }) => matches(from, path))
    if (rule !== undefined)
      return {
        location: path.replace(new RegExp(expression(rule.from)), rule.to.replaceAll(/:(\w+)/g, '$<$1>')),
        status: rule.status,
      }
    if (path.endsWith('/')) {
      if (exists(`${path}index.html`)) return { file: `${path}index.html` }
      const page = path.slice(0, -1)
      return exists(`${page}.html`) ? { location: page, status: 308 } : { file: '/404.html' }
    }
    if (exists(path))
      return path.endsWith('.html')
        ? { location: path.replace(/(?:(?<=\/)index)?\.html$/, ''), status: 308 }
        : { file: path }
    if (exists(`${path}.html`)) return { file: `${path}.html` }
    return exists(`${path}/index.html`) ? { location: `${path}/`, status: 308 } : { file: '/404.html' }
  })
}

/** Files take precedence over redirect rules. All rules ignore case and a trailing slash. */
export function netlify(directory: string): StaticHost {
  const redirects = redirectRules(directory)
  const matches = (rule: string, path: string) =>
    new RegExp(`^${expression(rule).replace(/\\\/\.\*$/, '(?:/.*)?')}/?$`, 'i').test(path)
  return hostOf(directory, matches, (path, exists) => {
    const page = path.replace(/\/$/, '')
    if (exists(path)) return { file: path }
    if (exists(`${page}.html`))
      return path === page ? { file: `${page}.html` } : { location: page, status: 301 }
    if (exists(`${page}/index.html`))
      return path === page ? { location: `${page}/`, status: 301 } : { file: `${page}/index.html` }
    for (const { from, to, status } of redirects) {
      const source = new RegExp(`^${expression(from)}/?$`)
      const location = path.replace(source, to.replaceAll(/:(\w+)/g, '$<$1>'))
      if (source.test(path)) return { location, status }
    }
    return { file: '/404.html' }
  })
}
