import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { build, type Plugin } from 'vite'
import { describe, expect, inject, test, vi } from 'vitest'
import { fileOf, prerenderedPages } from '@/app/prerendered-pages'
import { staticSite } from '../../backend/static-site'
import { headersFile, hostFiles } from '../../build/host-files'
import { robots, securityText, siteOrigin } from '../../build/site-files'
import vercel from '../../vercel.json' with { type: 'json' }
import { plantedSecret } from '../support/built-site'
import { cloudflarePages, listedHeaders, netlify, permissions } from '../support/static-hosts'

const { directory, listed } = inject('built')

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
const packed = /\.(?:br|gz)$/
const built = (file: string) => readFileSync(join(directory, file), 'utf8')

/** What the service worker stores: the address and checksum of each file. */
const storedByWorker = () =>
  [...built('sw.js').matchAll(/"url":"(\/[^"]+)","revision":[^,]+,"integrity":"sha256-([^"]+)"/g)].map(
    ([, path = '', sum = '']) => ({ path, sum }),
  )

/**
 * Finds secret project keys, tokens for anybody but a visitor, private keys, and names of environment variables for
 * such secrets.
 */
function secretsIn(text: string): string[] {
  const keys = text.match(
    /sb_secret_\w{8,}|-----BEGIN [A-Z ]*PRIVATE KEY|SUPABASE_(?:SERVICE|SECRET|JWT|DB)\w*|POSTGRES_PASSWORD/g,
  )
  const tokens = [...text.matchAll(/\beyJ[\w-]{10,}\.([\w-]{10,})\.[\w-]*/g)].filter(
    ([, payload = '']) => !Buffer.from(payload, 'base64url').toString().includes('"role":"anon"'),
  )
  return [...(keys ?? []), ...tokens.map(([token]) => token)]
}

describe('the build', () => {
  test('prints exactly the files that are there, except those of public/ and the compressed ones', () => {
    const there = filesBelow(directory).filter((file) => !packed.test(file))
    expect([...listed, ...filesBelow('public')].sort()).toEqual(there.sort())
  })

  test('compresses every script above a certain size twice, without changing its content', () => {
    const there = filesBelow(directory)
    const worthIt = there.filter(
      (file) => /^assets\/.*\.js$/.test(file) && readFileSync(join(directory, file)).length >= 1000,
    )
    expect(there.filter((file) => packed.test(file)).sort()).toEqual(
      worthIt.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort(),
    )
    for (const file of worthIt) {
      const content = readFileSync(join(directory, file))
      expect(brotliDecompressSync(readFileSync(join(directory, `${file}.br`))).equals(content), file).toBe(
        true,
      )
      expect(gunzipSync(readFileSync(join(directory, `${file}.gz`))).equals(content), file).toBe(true)
    }
  })

  test('contains no key except the public one, and no source map', () => {
    const secrets = `${['eyJhbGciOiJIUzI1NiJ9', Buffer.from('{"role":"service_role"}').toString('base64url'), 'x'].join('.')} sb_secret_abcdefghijkl`
    expect(secretsIn(secrets)).toHaveLength(2)
    const files = filesBelow(directory).filter((file) => !packed.test(file))
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    expect(
      files.flatMap((file) =>
        secretsIn(readFileSync(join(directory, file), 'latin1')).map((found) => [file, found]),
      ),
    ).toEqual([])
  })

  test('contains nothing else from its environment', () => {
    const files = filesBelow(directory).filter((file) => !packed.test(file))
    expect(files.filter((file) => readFileSync(join(directory, file)).includes(plantedSecret))).toEqual([])
  })

  test('can be served directly: no address leads to a file outside it, to a hidden one or to another site', async () => {
    const beside = `${directory}-beside.txt`
    writeFileSync(beside, plantedSecret)
    const server = createAdaptorServer({ fetch: staticSite({ directory, connectSources: [] }).fetch })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    /** Requests the raw path, because fetch would normalise it. */
    const ask = async (path: string) => {
      const headers = { accept: 'text/html', 'accept-encoding': 'identity' }
      const [answer] = (await once(get({ port, path, headers }), 'response')) as [IncomingMessage]
      return [answer.statusCode, answer.headers.location, await text(answer)] as const
    }
    try {
      expect(await ask('/grammar')).toEqual([200, undefined, built('grammar.html')])
      const name = basename(beside)
      for (const path of [
        '/.env',
        '/%2eenv',
        '/.git/config',
        `/../${name}`,
        `/%2e%2e/${name}`,
        `/..%2f${name}`,
        `/..%5c${name}`,
        `/assets/../../${name}`,
        `/assets/..%2f..%2f${name}`,
        `/assets/%2e%2e/%2e%2e/${name}`,
        '/../../../../../../../etc/passwd',
        '/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
        '/assets/nope.js',
        '//evil.example/%2e%2e',
        '//evil.example/',
      ]) {
        const [status, location, content] = await ask(path)
        if (location !== undefined) expect(location, path).toMatch(/^\/(?![/\\])/)
        else expect([400, 404], path).toContain(status)
        expect(content.includes(plantedSecret) || content.includes('/bin/'), path).toBe(false)
      }
    } finally {
      await new Promise((resolve) => server.close(resolve))
      rmSync(beside)
    }
  })

  test('has a file for every page, and a shell for addresses without a page', () => {
    for (const { path } of prerenderedPages) {
      const [, address] =
        /<div id="root" data-path="([^"]+)" data-files="[^"]+"></.exec(built(fileOf(path))) ?? []
      expect(address).toBe(path)
    }
    expect(built('404.html')).toContain('<div id="root"></div>')
  })

  test('has no form that a browser could submit before the scripts have loaded', () => {
    const forms = filesBelow(directory)
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => built(file).match(/<form\b[^>]*>/g) ?? [])
    expect(forms).not.toEqual([])
    expect(forms.filter((form) => !form.startsWith('<form method="dialog"'))).toEqual([])
  })

  test('has a service worker that caches every script and the shell unchanged, and no page twice', () => {
    const kept = new Map(
      storedByWorker().map(({ path, sum }) => [path === '/shell' ? 'shell.html' : path.slice(1), sum]),
    )
    for (const [file, sum] of kept)
      expect(
        createHash('sha256')
          .update(readFileSync(join(directory, file)))
          .digest('base64'),
        file,
      ).toBe(sum)
    const scripts = filesBelow(directory).filter((file) => /^assets\/.*\.js$/.test(file))
    expect([...kept.keys()]).toEqual(expect.arrayContaining([...scripts, 'shell.html', 'site.webmanifest']))
    expect([...kept.keys()].filter((file) => file.endsWith('.html'))).toEqual(['shell.html'])
    expect([...kept.keys()].filter((file) => packed.test(file) || file.startsWith('_'))).toEqual([])
    expect(built('shell.html')).toBe(built('404.html'))
  })

  test('has a sitemap for search engines, without pages that they don’t need', () => {
    const addresses = [...built('sitemap.xml').matchAll(/<loc>https:\/\/spanish\.example([^<]*)<\/loc>/g)]
    const paths = addresses.map(([, path]) => path)
    expect(paths).toContain('/')
    expect(paths).toContain('/grammar/ser-estar')
    for (const path of ['/auth', '/tense/Indefenido', '*']) expect(paths).not.toContain(path)
    expect(built('robots.txt')).toContain('Sitemap: https://spanish.example/sitemap.xml')
  })
})

describe.each([
  ['Netlify', netlify],
  ['Cloudflare Pages', cloudflarePages],
])('put on %s', (_, host) => {
  const answer = (path: string) => host(directory)(new Request(`https://spanish.example${path}`))

  test('every page has its address, and the address with a slash redirects to it', async () => {
    for (const { path } of prerenderedPages) {
      const page = answer(path)
      expect([page.status, await page.text()], path).toEqual([200, built(fileOf(path))])
      if (path === '/') continue
      const { status, headers } = answer(`${path}/?line=1`)
      expect([301, 308], path).toContain(status)
      expect(headers.get('location')).toBe(`${path}?line=1`)
    }
  })

  test('nothing that the service worker stores is redirected', () => {
    expect(storedByWorker().filter(({ path }) => answer(path).status !== 200)).toEqual([])
  })

  test('the redirects of vercel.json work', () => {
    for (const [path, location] of [
      ['/Grammar', '/grammar'],
      ['/Grammar/ser-estar?from=map', '/grammar/ser-estar?from=map'],
      ['/Tense/present', '/tense/present'],
      ['/IGCSE', '/igcse'],
      ['/IB', '/ib'],
    ] as const) {
      const { status, headers } = answer(path)
      expect([status, headers.get('location')], path).toEqual([301, location])
    }
    const { status, headers } = answer('/.well-known/change-password')
    expect([status, headers.get('location')]).toEqual([302, '/account'])
  })

  test('an address without a page gets the shell and status 404', async () => {
    for (const path of ['/no/such/page', '/grammar/nope', '/Grammarians']) {
      const page = answer(path)
      expect([page.status, await page.text()], path).toEqual([404, built('404.html')])
    }
  })

  test('every answer has the headers that vercel.json lists', () => {
    const script = filesBelow(directory).find((file) => /^assets\/main-.*\.js$/.test(file))
    const piece = prerenderedPages.find(({ path }) => path.startsWith('/speak/'))?.path ?? ''
    for (const path of [
      '/',
      '/grammar/ser-estar',
      '/speak',
      piece,
      `/${script}`,
      '/sw.js',
      '/no/such/page',
    ]) {
      const { headers } = answer(path)
      const listed = listedHeaders(path)
      const policy = 'permissions-policy'
      // If a header is set twice, the last value applies.
      expect(permissions(headers.get(policy) ?? ''), path).toEqual(permissions(listed.get(policy)))
      listed.delete(policy)
      for (const [name, value] of listed) expect(headers.get(name), `${path} ${name}`).toBe(value)
      expect(headers.get('cache-control'), path).toBe(
        listed.get('cache-control') ?? 'public, max-age=0, must-revalidate',
      )
    }
    expect(permissions(answer(piece).headers.get('permissions-policy') ?? '').get('microphone')).toBe(
      '(self)',
    )
    expect(permissions(answer('/').headers.get('permissions-policy') ?? '').get('microphone')).toBe('()')
  })
})

test('headers that a host would join are reported when the site is built', () => {
  const everywhere = { source: '/(.*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=0' }] }
  expect(() => headersFile({ headers: [everywhere, ...vercel.headers] })).toThrow('sets Cache-Control twice')
})

test('a site below another one isn’t built, and the error says why', async () => {
  for (const base of ['/x/', './', 'https://cdn.example/'])
    await expect(build({ configFile: false, base, plugins: [hostFiles()] })).rejects.toThrow(
      `The site cannot be built for "${base}"`,
    )
})

test('the address of the site is an origin or nothing', () => {
  expect(siteOrigin('https://spanish.example/')).toBe('https://spanish.example')
  for (const none of [undefined, '']) expect(siteOrigin(none)).toBeUndefined()
  for (const wrong of ['spanish.example', 'https://spanish.example/es', 'ftp://spanish.example'])
    expect(() => siteOrigin(wrong)).toThrow('VITE_SITE_URL must be an origin')
})

test('search engines find robots.txt, even on a site that doesn’t know its address', () => {
  expect(robots(undefined)).toBe('User-agent: *\nAllow: /\n')
  expect(robots('https://spanish.example')).toContain('\n\nSitemap: https://spanish.example/sitemap.xml\n')
})

test('security.txt says where to report a vulnerability, and is valid for a year', () => {
  const contact = { VITE_CONTACT_EMAIL: 'hello@spanish.example' }
  const repository = { VITE_REPOSITORY_URL: 'https://github.com/school/proxima/' }
  const built = new Date('2026-11-26T12:00:00Z')
  expect(securityText({ ...contact, ...repository }, 'https://spanish.example', built)).toBe(
    [
      'Contact: mailto:hello@spanish.example',
      'Contact: https://github.com/school/proxima/security/advisories/new',
      'Expires: 2027-11-25T12:00:00.000Z',
      'Preferred-Languages: en, es',
      'Canonical: https://spanish.example/.well-known/security.txt\n',
    ].join('\n'),
  )
  expect(securityText(contact, undefined, built)).not.toContain('Canonical')
  expect(securityText({}, 'https://spanish.example', built)).toBeUndefined()
  expect(
    securityText({ VITE_REPOSITORY_URL: 'https://git.school.example/proxima' }, undefined, built),
  ).toBeUndefined()
})

test('a build with a contact address has its security.txt', async () => {
  vi.stubEnv('VITE_CONTACT_EMAIL', 'hello@spanish.example')
  const nothing: Plugin = {
    name: 'nothing',
    resolveId: (id) => (id === 'nothing' ? id : undefined),
    load: (id) => (id === 'nothing' ? '' : undefined),
  }
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [nothing, hostFiles()],
    build: { write: false, rolldownOptions: { input: 'nothing' } },
  })
  vi.unstubAllEnvs()
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
  expect(files.find(({ fileName }) => fileName === '.well-known/security.txt')).toMatchObject({
    source: expect.stringContaining('Contact: mailto:hello@spanish.example\n'),
  })
})
