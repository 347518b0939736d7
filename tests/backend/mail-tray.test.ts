import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedKey } from '@/lib/embedded-key'
import { type Backend, password, startBackend } from '../support/backend'

const refusal =
  'To open the mail tray, use the address that the server printed in its terminal, next to “Mail tray”. The address changes each time the server starts.'

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

/** Requests a page of the mail tray with these headers. */
async function requestTray(at: Backend, headers: Record<string, string> = {}, path = '/mail') {
  const response = await fetch(at.url + path, { headers, redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** Sends a raw request, as a proxy might; `fetch` always uses HTTP/1.1 and sets the Host header itself. */
function sendRaw(at: Backend, lines: string[]): Promise<string> {
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

/** The path and key from the address that the server prints in the terminal. */
function keyedPath(at: Backend): string {
  const { pathname, search } = new URL(at.trayUrl)
  return pathname + search
}

/** The cookie set by opening the address from the terminal, as a browser sends it back. */
async function cookieOf(at: Backend): Promise<string> {
  const { headers } = await requestTray(at, {}, keyedPath(at))
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

describe('the mail tray of a server for this machine only', () => {
  test('has an address that may end in a slash', async () => {
    const path = keyedPath(backend)
    const { status, headers } = await requestTray(backend, {}, path.replace('/mail?', '/mail/?'))
    expect([status, headers.get('location')]).toEqual([308, path])
  })

  test('isn’t open to a stranger behind a proxy that adds no headers, who therefore can’t take Ana’s account', async () => {
    const recover = await backend.request('/auth/v1/recover', {
      method: 'POST',
      body: JSON.stringify({ email: 'ana@school.example' }),
    })
    expect(recover.status).toBe(200)
    // nginx has sent this by default since 1.29.7: HTTP/1.1, the upstream address as the host, and no extra headers.
    const { host } = new URL(backend.url)
    const answer = await sendRaw(backend, ['GET /mail HTTP/1.1', `Host: ${host}`])
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(answer).toContain(refusal)
    expect(answer).not.toContain('ana@school.example')
  })

  test('isn’t opened by anything that a request claims about its origin', async () => {
    const { host } = new URL(backend.url)
    const requests = [
      ['GET /mail HTTP/1.0', `Host: ${host}`],
      [`GET http://${host}/mail HTTP/1.1`, `Host: ${host}`],
      ['GET /mail HTTP/1.1', `Host: ${host}`, 'Sec-Fetch-Site: none'],
      ['GET /mail HTTP/1.1', `Host: ${host}`, 'Sec-Fetch-Site: same-origin', `Referer: ${backend.url}/`],
      ['GET /mail HTTP/1.1', `Host: ${host}`, 'X-Forwarded-For: 127.0.0.1'],
    ]
    for (const lines of requests) expect(await sendRaw(backend, lines), lines[0]).toMatch(/^HTTP\/1\.1 403 /)
  })

  test('opens for its operator with the address in the terminal, under every name of the machine', async () => {
    expect(backend.trayUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mail\?key=[\w-]{43}$/)
    const { port } = new URL(backend.url)
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      const opened = await sendRaw(backend, [`GET ${keyedPath(backend)} HTTP/1.1`, `Host: ${host}:${port}`])
      expect(opened, host).toMatch(/^HTTP\/1\.1 303 /)
      const [, cookie] = /^set-cookie: ([^;]+)/im.exec(opened) ?? []
      const tray = await sendRaw(backend, [
        'GET /mail HTTP/1.1',
        `Host: ${host}:${port}`,
        `Cookie: ${cookie}`,
      ])
      expect(tray, host).toContain('ana@school.example')
    }
  })

  test('also opens on another loopback address', async () => {
    const siteUrl = 'http://127.0.0.2:4173'
    const second = await startBackend({ database: backend.database, siteUrl })
    try {
      expect(second.trayUrl.startsWith(`${siteUrl}/mail?key=`)).toBe(true)
      const host = 'Host: 127.0.0.2:4173'
      expect(await sendRaw(second, ['GET /mail HTTP/1.1', host])).toContain(refusal)
      expect(await sendRaw(second, [`GET ${keyedPath(second)} HTTP/1.1`, host])).toMatch(/^HTTP\/1\.1 303 /)
      const cookie = `Cookie: ${await cookieOf(second)}`
      expect(await sendRaw(second, ['GET /mail HTTP/1.1', host, cookie])).toMatch(/^HTTP\/1\.1 200 /)
    } finally {
      await second.stop()
    }
  })

  test('gives nothing to a foreign page, or to a foreign name that resolves to this machine', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const cookie = await cookieOf(backend)
    const answer = await requestTray(backend, { ...foreign, cookie })
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('verify')
    const rebound = await sendRaw(backend, [`GET ${keyedPath(backend)} HTTP/1.1`, 'Host: evil.example'])
    expect(rebound).toMatch(/^HTTP\/1\.1 403 /)
  })
})

describe('the mail tray of a server that others can reach', () => {
  test('refuses a stranger', async () => {
    for (const server of [behindProxy, onNetwork]) {
      const answer = await requestTray(server)
      expect([answer.status, answer.text]).toEqual([403, refusal])
    }
  })

  test('opens for the operator with the printed link, and stays open with a cookie that no page can read', async () => {
    expect(behindProxy.trayUrl).toMatch(/^https:\/\/spanish\.example\/mail\?key=[\w-]{43}$/)
    const opened = await requestTray(behindProxy, {}, keyedPath(behindProxy))
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/mail'])
    expect(opened.headers.get('set-cookie')).toMatch(
      /^proxima-tray=[\w-]{43}; Path=\/mail; HttpOnly; Secure; SameSite=Strict$/,
    )
    const cookie = await cookieOf(behindProxy)
    const tray = await requestTray(behindProxy, { cookie, 'x-forwarded-for': '203.0.113.9' })
    expect(tray.text).toContain('ana@school.example')

    const local = await requestTray(onNetwork, {}, keyedPath(onNetwork))
    expect(local.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/)
  })

  test('doesn’t open with a guessed key, an empty one or one from another start', async () => {
    for (const path of ['/mail?key=', '/mail?key=guess', keyedPath(onNetwork)]) {
      expect((await requestTray(behindProxy, {}, path)).status, path).toBe(403)
    }
    for (const cookie of ['proxima-tray=guess', 'proxima-tray=', await cookieOf(onNetwork)]) {
      expect((await requestTray(behindProxy, { cookie })).status, cookie).toBe(403)
    }
  })

  test('is the only page that asks for the key', async () => {
    const words = await fetch(`${behindProxy.url}/rest/v1/words?limit=1`, {
      headers: { apikey: embeddedKey },
    })
    expect(words.status).toBe(200)
  })
})
