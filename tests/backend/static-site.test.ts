import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staticSite } from '../../backend/static-site'
import { listedHeaders } from '../support/static-hosts'

const script = `console.log('${'hola '.repeat(500)}')`
/**
 * The contents of a file that the build compressed. The text differs from the original, so that the tests can tell this
 * file from one that the server compresses.
 */
const precompressed = `${script}, packed by the build`
const revalidate = 'public, max-age=0, must-revalidate'
const pageRequest = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

let directory: string
let port: number
let server: ReturnType<typeof createAdaptorServer>

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'proxima-site-'))
  const write = (path: string, content: string | Buffer) => {
    const file = join(directory, 'dist', path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, content)
  }
  write('index.html', '<!doctype html><title>Home</title>')
  write('grammar.html', '<!doctype html><title>Grammar</title>')
  write('404.html', '<!doctype html><title>Shell</title>')
  write('assets/app-1234.js', script)
  write('assets/ready-1234.js', script)
  write('assets/ready-1234.js.br', brotliCompressSync(precompressed))
  write('assets/ready-1234.js.gz', gzipSync(precompressed))
  write('_headers', '/*')
  write('_redirects', '/a /b')
  write('assets/app-1234.css', 'body { color: red }')
  write('icon.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]))
  write('robots.txt', 'User-agent: *')
  write('late.html', '<!doctype html><title>Late</title>')
  write('late.txt', 'late')
  write('soon.html', 'soon')
  write('soon.html.br', brotliCompressSync('soon, packed by the build'))
  write('.env', 'SECRET=1')
  write('.git/config', '[core]')
  write('.well-known/security.txt', 'Contact: mailto:a@school.example')
  write('site.webmanifest', '{}')
  writeFileSync(join(directory, 'secret.txt'), 'secret')
  symlinkSync(join(directory, 'secret.txt'), join(directory, 'dist', 'link.txt'))

  const site = staticSite({
    directory: join(directory, 'dist'),
    connectSources: ['https://project.supabase.co'],
  })
  server = createAdaptorServer({ fetch: site.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(directory, { recursive: true })
})

/** Sends a raw request, which fetch would normalise. */
function raw(target: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Headers; body: Buffer }>((resolve, reject) => {
    const lines = Object.entries({ Host: `127.0.0.1:${port}`, Connection: 'close', ...headers })
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `${method} ${target} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
      )
    })
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('end', () => {
      const all = Buffer.concat(chunks)
      const split = all.indexOf('\r\n\r\n')
      const [first = '', ...rest] = all.subarray(0, split).toString().split('\r\n')
      resolve({
        status: Number(first.split(' ')[1]),
        headers: new Headers(
          rest.map((line): [string, string] => {
            const colon = line.indexOf(':')
            return [line.slice(0, colon), line.slice(colon + 1).trim()]
          }),
        ),
        body: all.subarray(split + 4),
      })
    })
  })
}

function directives(policy = ''): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

/** The entries that differ, or that are missing from one of the two maps. */
function differences(one: Map<string, string>, other: Map<string, string>) {
  const names = new Set([...one.keys(), ...other.keys()])
  const pairs = [...names].map((name) => [name, [one.get(name), other.get(name)]] as const)
  return Object.fromEntries(pairs.filter(([, [mine, theirs]]) => mine !== theirs))
}

describe('the built site', () => {
  test('serves a page, and its files with the right type and a cache time of a year', async () => {
    for (const [path, type, cache] of [
      ['/', 'text/html; charset=utf-8', revalidate],
      ['/assets/app-1234.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
      ['/assets/app-1234.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
      ['/icon.png', 'image/png', revalidate],
      ['/robots.txt', 'text/plain; charset=utf-8', revalidate],
      ['/site.webmanifest', 'application/manifest+json', revalidate],
    ] as const) {
      const response = await raw(path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type'), path).toBe(type)
      expect(response.headers.get('cache-control'), path).toBe(cache)
    }
  })

  test('serves a prerendered page unchanged, and the shell for every other address', async () => {
    for (const [path, status, title] of [
      ['/', 200, 'Home'],
      ['/grammar', 200, 'Grammar'],
      ['/grammar/ser-estar', 404, 'Shell'],
      ['/tense/Indefenido?x=1', 404, 'Shell'],
      ['/no/such/page', 404, 'Shell'],
      ['/404', 404, 'Shell'],
    ] as const) {
      const response = await raw(path, pageRequest)
      expect([response.status, response.body.toString()], path).toEqual([
        status,
        `<!doctype html><title>${title}</title>`,
      ])
    }
  })

  test('redirects other names of a page to its own address, with the query', async () => {
    for (const [path, location] of [
      ['/grammar/', '/grammar'],
      ['/grammar//', '/grammar'],
      ['/grammar/?line=1&x=/', '/grammar?line=1&x=/'],
      ['/grammar.html', '/grammar'],
      ['/index.html', '/'],
      ['/grammar/index', '/grammar'],
      ['/no/such/page/', '/no/such/page'],
      ['/Grammar', '/grammar'],
      ['/Grammar/', '/grammar'],
      ['/Grammar/ser-estar?from=map', '/grammar/ser-estar?from=map'],
      ['/Tense/p%C3%B3ker', '/tense/p%C3%B3ker'],
      ['/IGCSE', '/igcse'],
    ] as const) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await raw(path, pageRequest, method)
        expect([status, headers.get('location')], path).toEqual([308, location])
      }
    }
    for (const path of ['/', '/grammar', '/?x=/', '/Grammar/a/b'])
      expect((await raw(path, pageRequest)).headers.get('location'), path).toBeNull()
  })

  test('redirects password managers to the page for a new password, without caching the redirect', async () => {
    const { status, headers } = await raw('/.well-known/change-password', pageRequest)
    expect([status, headers.get('location')]).toEqual([307, '/account'])
  })

  test('redirects no address to somebody else’s site', async () => {
    for (const path of [
      '//evil.example/',
      '///evil.example/',
      '//evil.example/index.html',
      '/\\evil.example/',
      '/.//evil.example/',
      '/x/..//evil.example/',
      'http://evil.example//evil.example/',
    ])
      expect((await raw(path, pageRequest)).headers.get('location'), path).toBeNull()
    for (const path of ['/%2F/evil.example/', '/%5Cevil.example/', '/Grammar/%2Fevil.example'])
      expect((await raw(path, pageRequest)).headers.get('location'), path).toMatch(/^\/(?:%|g)/)
  })

  test('answers 404 for a missing file, even to a browser that would accept a page', async () => {
    for (const path of [
      '/assets/nope.js',
      '/assets/nope',
      '/favicon.ico',
      '/.env',
      '/.git/config',
      '/index.php',
      '/assets/ready-1234.js.br',
      '/_headers',
      '/_redirects',
    ]) {
      expect((await raw(path, pageRequest)).status, path).toBe(404)
    }
    expect((await raw('/no/such/page', { accept: '*/*' })).status).toBe(404)
  })

  test('doesn’t serve hidden files, except in the one directory that is meant for everybody', async () => {
    for (const path of ['/.env', '/.git/config', '/%2eenv']) expect((await raw(path)).status, path).toBe(404)
    expect((await raw('/.well-known/security.txt')).status).toBe(200)
  })

  test('lets no address lead out of the directory or to another site', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/..%5csecret.txt',
      '/assets/../../secret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '//evil.com/%2e%2e',
      '/link.txt',
      '/%00',
      '/%',
      'http://evil.com/secret.txt',
      '/secret.txt',
    ]) {
      for (const accept of ['*/*', pageRequest.accept]) {
        const response = await raw(path, { accept })
        expect(response.body.toString(), path).not.toContain('secret')
        expect(response.headers.get('location'), path).toBeNull()
        expect([200, 400, 404], path).toContain(response.status)
      }
    }
  })

  test('sends a browser the smallest encoding that it supports', async () => {
    const brotli = await raw('/assets/app-1234.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
    expect(brotli.body.length).toBeLessThan(script.length / 10)
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
    const gzip = await raw('/assets/app-1234.js', { 'accept-encoding': 'br;q=0, gzip' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(script)
    for (const [accepted, encoding] of [
      ['br;q=0.5, gzip', 'gzip'],
      ['gzip;q=0.5, br;q=0.8', 'br'],
      ['*', 'br'],
      ['br;q=0, *;q=0.5', 'gzip'],
      ['identity, *;q=0', null],
      ['zstd', null],
    ] as const) {
      const { headers } = await raw('/assets/app-1234.js', { 'accept-encoding': accepted })
      expect(headers.get('content-encoding'), accepted).toBe(encoding)
    }
    const plain = await raw('/assets/app-1234.js')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.body.toString()).toBe(script)
    expect((await raw('/icon.png', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull()
  })

  test('serves the compressed files of the build unchanged', async () => {
    const at = (encoding: string) => raw('/assets/ready-1234.js', { 'accept-encoding': encoding })
    expect(brotliDecompressSync((await at('br')).body).toString()).toBe(precompressed)
    expect(gunzipSync((await at('gzip')).body).toString()).toBe(precompressed)
    expect((await at('identity')).body.toString()).toBe(script)
  })

  test('answers 304 to a browser that has the page already', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accepting = { 'accept-encoding': encoding }
      const tag = (await raw('/', accepting)).headers.get('etag') ?? ''
      const again = await raw('/', { ...accepting, 'if-none-match': tag })
      expect([again.status, again.body.length, again.headers.get('vary')]).toEqual([
        304,
        0,
        'Accept-Encoding',
      ])
    }
    const afterTheNextBuild = await raw('/', { 'if-none-match': '"of-yesterday"' })
    expect([afterTheNextBuild.status, afterTheNextBuild.body.length > 0]).toEqual([200, true])
  })

  test('looks again for a file that was missing during an update', async () => {
    expect((await raw('/assets/nope.js')).headers.get('cache-control')).toBe(revalidate)
  })

  test('answers 404 for a file that a build has removed, and serves it as soon as it is back', async () => {
    const dist = join(directory, 'dist')
    const away = join(directory, 'away')
    renameSync(join(dist, 'late.html'), join(dist, 'later.html'))
    const shell = await raw('/late', pageRequest)
    expect([shell.status, shell.body.toString()]).toEqual([404, '<!doctype html><title>Shell</title>'])
    renameSync(join(dist, 'later.html'), join(dist, 'late.html'))

    renameSync(dist, away)
    const encodings = ['br', 'gzip', 'identity']
    const late = (encoding: string) => raw('/late', { ...pageRequest, 'accept-encoding': encoding })
    for (const encoding of encodings) expect((await late(encoding)).status, encoding).toBe(404)
    renameSync(away, dist)
    for (const encoding of encodings) expect((await late(encoding)).status, encoding).toBe(200)
  })

  test('serves a page whose compressed file a build hasn’t written yet', async () => {
    const packed = join(directory, 'dist/soon.html.br')
    renameSync(packed, `${packed}.aside`)
    const soon = await raw('/soon', { ...pageRequest, 'accept-encoding': 'br' })
    expect([soon.status, brotliDecompressSync(soon.body).toString()]).toEqual([200, 'soon'])
  })

  test('reads a file again on the next request after a failed read', async () => {
    const file = join(directory, 'dist/late.txt')
    renameSync(file, `${file}.aside`)
    mkdirSync(file)
    expect((await raw('/late.txt')).status).toBe(500)
    rmdirSync(file)
    renameSync(`${file}.aside`, file)
    expect((await raw('/late.txt')).status).toBe(200)
  })

  test('sends the headers of vercel.json with every answer, except for what plain http and one known project change', async () => {
    const tag = (await raw('/')).headers.get('etag') ?? ''
    for (const [path, status, method, headers] of [
      ['/', 200],
      ['/grammar', 200],
      ['/assets/app-1234.js', 200],
      ['/no/such/page', 404],
      ['/speak/no-such-piece', 404],
      ['/', 304, 'GET', { 'if-none-match': tag }],
      ['/', 405, 'DELETE'],
    ] as const) {
      const answer = await raw(path, { ...pageRequest, ...headers }, method)
      expect(answer.status, path).toBe(status)
      const listed = listedHeaders(path)
      const served = new Map(answer.headers)
      const ofTheAnswer = ['allow', 'connection', 'content-length', 'content-type', 'date', 'etag', 'vary']
      for (const name of [...ofTheAnswer, 'transfer-encoding']) served.delete(name)
      if (!path.startsWith('/assets/')) listed.set('cache-control', revalidate)
      expect(differences(listed, served), path).toEqual({
        'content-security-policy': [expect.any(String), expect.any(String)],
        'strict-transport-security': ['max-age=63072000', undefined],
      })
      const policy = 'content-security-policy'
      expect(differences(directives(listed.get(policy)), directives(served.get(policy))), path).toEqual({
        'connect-src': ["'self' https://*.supabase.co", "'self' https://project.supabase.co"],
        'upgrade-insecure-requests': ['', undefined],
      })
    }
  })

  test('allows the microphone in the speaking room and its pages only', async () => {
    const policyAt = async (path: string) => (await raw(path, pageRequest)).headers.get('permissions-policy')
    for (const path of ['/speak', '/speak/', '/speak/a-piece', '/speak/test'])
      expect(await policyAt(path), path).toContain('microphone=(self)')
    for (const path of ['/', '/grammar', '/speakers', '/read/speak', '/assets/app-1234.js', '/%0A/speak'])
      expect(await policyAt(path), path).toContain('microphone=()')
    const others = (policy: string | null) => policy?.replace(/microphone=\([a-z]*\)/, '')
    expect(others(await policyAt('/speak'))).toBe(others(await policyAt('/')))
  })

  test('sends headers that block foreign code and frames with every answer', async () => {
    // The last two contain a line break when decoded; they get the app shell.
    for (const path of ['/', '/assets/app-1234.js', '/nope.js', '/auth%0A', '/%E2%80%A8']) {
      const { headers } = await raw(path, pageRequest)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy.split('; '), path).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "connect-src 'self' https://project.supabase.co",
          "frame-ancestors 'none'",
          "base-uri 'none'",
        ]),
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(policy).not.toContain('upgrade-insecure-requests')
      expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
    }
  })

  test('only allows reading', async () => {
    const post = await raw('/', { 'content-length': '0' }, 'POST')
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await raw('/', { cookie: 'secret=1', 'content-length': '0' }, method)
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET, HEAD'])
      expect(answer.body.toString(), method).not.toMatch(/secret|\bat .*\.(ts|js):\d+/)
    }
    const head = await raw('/assets/app-1234.js', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
  })
})
