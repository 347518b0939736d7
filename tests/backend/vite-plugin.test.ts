import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { embeddedKey } from '@/lib/embedded-key'
import { embeddedBackend } from '../../backend/dev-plugin'

let directory: string
let server: ViteDevServer | undefined
const lines: string[] = []

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'proxima-dev-'))
  vi.stubEnv('PROXIMA_DATA', directory)
})
afterEach(async () => {
  await server?.close()
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

/** Starts a development server with only the backend, and returns its origin. */
async function startVite(): Promise<string> {
  const customLogger = createLogger('info', { allowClearScreen: false })
  customLogger.info = (line) => void lines.push(line)
  customLogger.error = (line) => void lines.push(line)
  server = await createServer({
    configFile: false,
    appType: 'custom',
    customLogger,
    plugins: [embeddedBackend()],
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  return originOf(server)
}

function originOf(vite: ViteDevServer): string {
  const address = vite.httpServer?.address()
  if (typeof address !== 'object' || address === null) throw new Error('Vite does not listen')
  return `http://127.0.0.1:${address.port}`
}

function getWords(origin: string): Promise<Response> {
  return fetch(`${origin}/rest/v1/words?select=spanish_word&limit=1`, { headers: { apikey: embeddedKey } })
}

test('a developer has the backend on Vite’s own origin, also after Vite has restarted', async () => {
  const origin = await startVite()
  expect((await getWords(origin)).status).toBe(200)
  expect((await fetch(`${origin}/mail`)).status).toBe(403)
  const [, tray = ''] = /^Mail tray: (\S+)$/m.exec(lines.join('\n')) ?? []
  expect(tray.split('?')[0]).toBe(`${origin}/mail`)
  expect((await fetch(tray, { redirect: 'manual' })).status).toBe(303)
  expect((await fetch(`${origin}/mailbox`, { headers: { accept: '*/*' } })).status).toBe(404)

  await server?.restart()
  expect((await getWords(server === undefined ? '' : originOf(server))).status).toBe(200)
})

test('a developer who works with a hosted project gets no embedded backend', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co')
  const origin = await startVite()
  expect((await getWords(origin)).status).toBe(404)
})

test('Vite doesn’t serve the data of the backend', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', '')
  const root = mkdtempSync(join(tmpdir(), 'proxima-root-'))
  try {
    const files = [
      '.data/jwt-secret',
      '.data-public/jwt-secret',
      'elsewhere (1)/jwt-secret',
      'data-before-restore/jwt-secret',
      'copy.tgz',
      'class-8b',
      'proxima-2026-11-25.tar.gz.1.part',
      'src/proxima-2026-11-25.tar.gz',
      '.env',
    ]
    for (const file of [...files, 'src/plain.txt', 'public/plain.txt', 'node_modules/plain.txt']) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), 'a secret')
    }
    symlinkSync(join(root, 'elsewhere (1)'), join(root, 'link'))
    files.push('link/jwt-secret')
    vi.stubEnv('PROXIMA_DATA', join(root, 'link'))
    server = await createServer({
      root,
      configFile: false,
      appType: 'mpa',
      logLevel: 'silent',
      plugins: [{ ...embeddedBackend(), configureServer: () => {} }],
      server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    await server.listen()
    const origin = originOf(server)
    const asked = async (path: string) => (await fetch(origin + path)).text()
    for (const path of ['/src/plain.txt', '/plain.txt', '/node_modules/plain.txt'])
      expect(await asked(path), path).toContain('a secret')
    for (const file of files)
      for (const path of [
        `/${file}`,
        `/${file}?raw`,
        `/@fs${root}/${file}`,
        `/@fs${root}/${file}?import&raw`,
      ])
        expect(await asked(path), path).not.toContain('a secret')
  } finally {
    vi.stubEnv('PROXIMA_DATA', directory)
    rmSync(root, { recursive: true })
  }
})
