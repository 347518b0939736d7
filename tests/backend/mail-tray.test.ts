import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedKey } from '@/lib/embedded-key'
import { type Backend, password, startBackend } from '../support/backend'

let backend: Backend
let behindProxy: Backend
let onNetwork: Backend

beforeAll(async () => {
  backend = await startBackend()
  const { database } = backend
  behindProxy = await startBackend({ database, reach: 'proxy', siteUrl: 'https://spanish.example' })
  onNetwork = await startBackend({ database, reach: 'network' })
  await backend.newClient().auth.signUp({ email: 'ana@school.example', password })
})
afterAll(async () => {
  await onNetwork.stop()
  await behindProxy.stop()
  await backend.stop()
})

/** What a request of one's own making gets from a tray. */
async function openTray(at: Backend, headers: Record<string, string> = {}, path = '/mail') {
  const response = await fetch(at.url + path, { headers, redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** A request to the letter, as a proxy may send it; `fetch` speaks HTTP/1.1 and names the host by itself. */
function send(at: Backend, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(at.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  })
}

/** The path of the link in the terminal. */
function keyedPath(at: Backend): string {
  const { pathname, search } = new URL(at.trayUrl)
  return pathname + search
}

describe('on a server for this machine alone', () => {
  test('Ana opens the tray with no key, under every name of her own machine', async () => {
    expect(backend.trayUrl).toBe(`${backend.url}/mail`)
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      const answer = await send(backend, ['GET /mail HTTP/1.1', `Host: ${host}:${new URL(backend.url).port}`])
      expect(answer, host).toContain('ana@school.example')
    }
    expect((await openTray(backend, { 'sec-fetch-site': 'none' })).status).toBe(200)
    expect((await openTray(backend, { 'sec-fetch-site': 'same-origin', referer: backend.url })).status).toBe(
      200,
    )
  })

  test('a foreign page gets nothing out of it, nor does a foreign name that leads to this machine', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', referer: 'https://evil.example/' },
    ]
    for (const headers of foreign) {
      const answer = await openTray(backend, headers)
      expect(answer.status).toBe(403)
      expect(answer.text).not.toContain('verify')
    }
    const rebound = await send(backend, ['GET /mail HTTP/1.1', 'Host: evil.example'])
    expect(rebound).toMatch(/^HTTP\/1\.1 403 /)
    expect((await openTray(backend)).status).toBe(200)
  })

  test.each([
    ['X-Forwarded-For', '203.0.113.9'],
    ['X-Real-IP', '203.0.113.9'],
    ['CF-Connecting-IP', '203.0.113.9'],
    ['True-Client-IP', '203.0.113.9'],
    ['Via', '1.1 proxy'],
    ['X-Forwarded-Host', 'spanish.example'],
    ['X-Forwarded-Proto', 'https'],
    ['Forwarded', 'for=203.0.113.9'],
    ['X_Forwarded_For', '203.0.113.9'],
    ['X-Envoy-External-Address', '203.0.113.9'],
    ['CF-Ray', '8f00'],
    ['Tailscale-User-Login', 'mallory@example.com'],
    ['traceparent', '00-1-1-00'],
  ])('a stranger whom a proxy has announced with %s does not get in', async (name, value) => {
    const answer = await openTray(backend, { [name]: value })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('start the server with SITE_URL')
    expect(answer.text).not.toContain('verify')
  })

  test('nor whom nginx passes on as it does by default, with no header of its own', async () => {
    const answer = await send(backend, ['GET /mail HTTP/1.0', `Host: ${new URL(backend.url).host}`])
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
  })

  test('nor who says to it what one says to a proxy: a whole address in place of a path', async () => {
    const { host } = new URL(backend.url)
    for (const name of [host, 'spanish.example']) {
      const answer = await send(backend, [`GET http://${host}/mail HTTP/1.1`, `Host: ${name}`])
      expect(answer, name).toMatch(/^HTTP\/1\.1 403 /)
    }
  })

  test('an address that no host can have is not printed for the operator to put into a shell', async () => {
    const silent = await startBackend({ database: backend.database })
    try {
      for (const origin of ['http://a;$(reboot)', 'http://`reboot`', "http://a'b", 'http://a&b']) {
        await silent.request('/auth/v1/signup', {
          method: 'POST',
          headers: { origin, 'sec-fetch-site': 'same-origin' },
        })
      }
      expect(silent.logged).toEqual([])
      expect((await openTray(silent)).status).toBe(200)
    } finally {
      await silent.stop()
    }
  })

  test.each([
    ['https', { 'sec-fetch-site': 'same-origin', origin: 'https://spanish.example' }],
    ['https', { 'sec-fetch-site': 'same-origin', referer: 'https://spanish.example/lessons' }],
    ['http', { origin: 'http://spanish.example', referer: 'http://spanish.example/auth' }],
  ])(
    'once a browser has come over %s through a proxy that says nothing, it opens only with the key: %j',
    async (scheme, headers) => {
      const silent = await startBackend({ database: backend.database })
      try {
        expect((await openTray(silent)).status).toBe(200)
        await silent.request('/rest/v1/words?limit=1', { headers })
        const closed = await openTray(silent)
        expect(closed.status).toBe(403)
        expect(closed.text).toContain('with the link that the server has printed')
        const said = silent.logged.join('\n')
        expect(said).toContain(`start with SITE_URL=${scheme}://spanish.example in front`)
        const [path = ''] = /\/mail\?key=\S+/.exec(said) ?? []
        const opened = await openTray(silent, {}, path)
        expect(opened.status).toBe(303)
        await silent.request('/rest/v1/words?limit=1', { headers })
        expect(silent.logged).toHaveLength(1)
      } finally {
        await silent.stop()
      }
    },
  )

  test('a foreign page that calls the server is refused, and does not close the tray', async () => {
    await backend.request('/auth/v1/signup', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect((await openTray(backend)).status).toBe(200)
  })
})

describe('on a server that others reach', () => {
  test('a stranger cannot read Ana’s mail through a proxy that tells nothing, and so cannot take her account', async () => {
    const recover = await behindProxy.request('/auth/v1/recover', {
      method: 'POST',
      headers: { origin: 'https://spanish.example' },
      body: JSON.stringify({ email: 'ana@school.example' }),
    })
    expect(recover.status).toBe(200)
    for (const server of [behindProxy, onNetwork]) {
      const answer = await openTray(server)
      expect([answer.status, answer.text]).toEqual([
        403,
        'The mail tray opens with the link that the server has printed in its terminal.',
      ])
    }
  })

  test('the operator opens it with the printed link, and a cookie that no page can read keeps it open', async () => {
    expect(behindProxy.trayUrl).toMatch(/^https:\/\/spanish\.example\/mail\?key=[\w-]{43}$/)
    const opened = await openTray(behindProxy, {}, keyedPath(behindProxy))
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/mail'])
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^proxima-tray=[\w-]{43}; Path=\/mail; HttpOnly; Secure; SameSite=Strict$/)
    const [pair = ''] = cookie.split(';')
    const tray = await openTray(behindProxy, { cookie: pair, 'x-forwarded-for': '203.0.113.9' })
    expect(tray.text).toContain('ana@school.example')

    const local = await openTray(onNetwork, {}, keyedPath(onNetwork))
    expect(local.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/)
  })

  test('a guessed key, an empty one and the key of another start open nothing', async () => {
    for (const path of ['/mail?key=', '/mail?key=guess', keyedPath(onNetwork)]) {
      expect((await openTray(behindProxy, {}, path)).status, path).toBe(403)
    }
    const cookie = 'proxima-tray=guess'
    expect((await openTray(behindProxy, { cookie })).status).toBe(403)
  })

  test('nothing but the tray asks for the key', async () => {
    const words = await fetch(`${behindProxy.url}/rest/v1/words?limit=1`, {
      headers: { apikey: embeddedKey },
    })
    expect(words.status).toBe(200)
  })
})
