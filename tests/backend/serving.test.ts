import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { embeddedKey } from '@/lib/embedded-key'
import { memoryStorage, openLink, password } from '../support/backend'
import { freePort } from '../support/free-port'
import { type MemoryReport, maxGrowth, memoryReport } from '../support/memory'

let directory: string
let site: string
const running = new Set<ChildProcess>()

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'proxima-serving-'))
  site = join(directory, 'dist')
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Próxima</title>')
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(() => {
  rmSync(directory, { recursive: true })
})

/** Starts the server as `npm start` does and collects its output. */
function start(environment: Record<string, string>, built = site) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/serve.ts', built], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      PROXIMA_DATA: join(directory, 'data'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const lines: string[] = []
  const waiting = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      for (const resolve of waiting) resolve(line)
    })
  }
  const exited = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  /** Returns the first line of output that matches, waiting for one if necessary. */
  async function line(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = lines.map((each) => pattern.exec(each)).find((match) => match !== null)
      if (found) return found
      const next = new Promise<string>((resolve) => waiting.add(resolve))
      const ended = exited.then((code) => {
        throw new Error(`ended with ${code} before saying ${pattern}:\n${lines.join('\n')}`)
      })
      await Promise.race([next, ended])
    }
  }
  return { child, lines, exited, line, url: async () => (await line(/^Próxima is open at (\S+)/))[1] ?? '' }
}

function client(url: string) {
  return createClient(url, embeddedKey, { auth: { autoRefreshToken: false, ...memoryStorage() } })
}

describe('npm start', () => {
  test('keeps Ana’s account, session and progress through a stop and a kill −9, and only one server can open her data', async () => {
    const first = start({})
    const url = await first.url()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await first.line(new RegExp(`^Mail tray: ${url}/mail\\?key=`))
    expect(first.lines[0]).toMatch(/^Creating the database in .* \(only once, takes a few seconds\)…$/)
    expect((await fetch(url, { headers: { accept: 'text/html' } })).status).toBe(200)

    const email = 'ana@school.example'
    const before = client(url)
    await before.auth.signUp({ email, password, options: { data: { full_name: 'Ana' } } })
    const [link = ''] = await first.line(/http:\/\/\S+\/auth\/v1\/verify\S+/)
    await openLink(link)
    const { data } = await before.auth.signInWithPassword({ email, password })
    const token = data.session?.refresh_token ?? ''
    const row = {
      user_id: data.user?.id,
      topic_id: 'ser-estar',
      topic_type: 'grammar',
      completed: true,
      rating: 4,
    }
    const saved = await before
      .from('user_progress')
      .upsert(row, { onConflict: 'user_id,topic_id,topic_type' })
    expect(saved.status).toBe(201)

    const second = start({})
    expect(await second.exited).toBe(1)
    expect(second.lines).toEqual([expect.stringContaining(`in use by process ${first.child.pid}`)])

    first.child.kill('SIGTERM')
    expect(await first.exited).toBe(0)

    const third = start({})
    const warm = await third.url()
    expect(third.lines[0]).toBe('Opening the database…')
    const after = client(warm)
    const refreshed = await after.auth.refreshSession({ refresh_token: token })
    expect(refreshed.data.user?.user_metadata['full_name']).toBe('Ana')
    const saveAgain = await after
      .from('user_progress')
      .upsert({ ...row, topic_id: 'articles-spanish' }, { onConflict: 'user_id,topic_id,topic_type' })
    expect(saveAgain.status).toBe(201)
    third.child.kill('SIGKILL')
    await third.exited

    const memory = memoryReport(directory)
    const fourth = start({ ...memory.environment })
    const last = client(await fourth.url())
    const again = await last.auth.refreshSession({
      refresh_token: refreshed.data.session?.refresh_token ?? '',
    })
    expect(again.error).toBeNull()
    const { data: rows } = await last.from('user_progress').select('topic_id').order('topic_id')
    expect(rows).toEqual([{ topic_id: 'articles-spanish' }, { topic_id: 'ser-estar' }])

    await expectStableMemory(memory.retainedMemory, last)
    fourth.child.kill('SIGINT')
    expect(await fourth.exited).toBe(0)
  }, 240_000)

  test('stops with a reason if its database has failed for good, and the next start has what Ana saved', async () => {
    const data = join(directory, 'data')
    const onSignal = new URL('../support/checkpoint-on-signal.mjs', import.meta.url).href
    const server = start({ NODE_OPTIONS: `--import ${onSignal}` })
    const ana = client(await server.url())
    const { data: session } = await ana.auth.signInWithPassword({
      email: 'ana@example.com',
      password: 'aprender-espanol',
    })
    const row = (topic: string) => ({
      user_id: session.user?.id,
      topic_id: topic,
      topic_type: 'grammar',
      completed: true,
      rating: 4,
    })
    expect((await ana.from('user_progress').insert(row('before'))).status).toBe(201)

    // PostgreSQL panics if a checkpoint cannot write, whether the disk is full or, as here, a directory is in the way.
    const obstacle = join(data, 'database/pg_logical/replorigin_checkpoint.tmp')
    mkdirSync(obstacle)
    server.child.kill('SIGUSR2')
    const after = await Promise.all(['one', 'two', 'three'].map((topic) => save(topic)))
    expect(await server.exited).toBe(1)
    expect(server.lines.at(-1)).toBe(
      `The database in ${data} has failed: could not remove file "pg_logical/replorigin_checkpoint.tmp": Is a directory. The server stops now, because its answers could be wrong. Check the disk, then start again. If it does not start, restore a backup.`,
    )
    rmSync(obstacle, { recursive: true })

    const next = start({})
    const again = client(await next.url())
    await again.auth.signInWithPassword({ email: 'ana@example.com', password: 'aprender-espanol' })
    const { data: kept } = await again.from('user_progress').select('topic_id')
    const topics = kept?.map(({ topic_id }) => topic_id)
    expect(topics).toEqual(
      expect.arrayContaining(['before', ...after.filter((topic) => topic !== undefined)]),
    )

    /** Resolves to the topic if the server confirmed that it was saved. */
    async function save(topic: string): Promise<string | undefined> {
      const { status } = await ana.from('user_progress').insert(row(topic))
      return status === 201 ? topic : undefined
    }
  })

  test('says in one sentence why it can’t start', async () => {
    const blocker = createServer()
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
    const address = blocker.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const cases = [
      [
        start({ PORT: port }),
        `Port ${port} is in use. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start`,
      ],
      [start({ PORT: 'http' }), 'PORT must be a port number, not "http".'],
      [
        // conda sets HOST to a value like this.
        start({ HOST: 'x86_64-conda-linux-gnu.invalid' }),
        'HOST must be an address or a name of this machine, not "x86_64-conda-linux-gnu.invalid". Without HOST the server listens on 127.0.0.1.',
      ],
      [start({ HOST: '192.0.2.1' }), expect.stringMatching(/^HOST must be .*, not "192\.0\.2\.1"\./)],
      [start({ PROXIMA_DATA: '.' }), expect.stringMatching(/^PROXIMA_DATA must be a folder of its own/)],
      [
        start({ SITE_URL: 'proxima' }),
        'SITE_URL must be an origin such as https://proxima.example, not "proxima".',
      ],
      [
        start({ SITE_URL: 'https://pro xima' }),
        'SITE_URL must be an origin such as https://proxima.example, not "https://pro xima".',
      ],
      [
        start({}, join(directory, 'nowhere')),
        `There is no built site in ${join(directory, 'nowhere')}. Run "npm run build" first.`,
      ],
      [start({ NODE_ENV: 'production' }), expect.stringMatching(/does not run with NODE_ENV=production/)],
    ] as const
    for (const [{ exited, lines }, sentence] of cases) {
      expect(await exited).toBe(1)
      expect(lines).toEqual([sentence])
    }
    blocker.close()
  })

  test('treats an empty setting as not set, so that nobody else can reach the server', async () => {
    const server = start({ HOST: '', SITE_URL: ' ', VITE_SUPABASE_URL: '', NODE_ENV: '' })
    expect(await server.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  })

  test('serves only the site with a hosted project, and the site may connect to that project', async () => {
    const hosted = start({ VITE_SUPABASE_URL: 'https://project.supabase.co', NODE_ENV: 'production' })
    const url = await hosted.url()
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://project.supabase.co;",
    )
    expect((await fetch(`${url}/rest/v1/words`)).status).toBe(404)
    hosted.child.kill('SIGTERM')
    expect(await hosted.exited).toBe(0)
  })

  test('prints a link with a key behind a proxy, and the mail tray opens only with the key', async () => {
    const siteUrl = 'https://spanish.example'
    const port = String(await freePort())
    const server = start({ SITE_URL: siteUrl, PORT: port, PROXIMA_DATA: join(directory, 'behind-proxy') })
    const [, link = ''] = await server.line(/^Mail tray: (\S+)/)
    expect(link).toMatch(/^https:\/\/spanish\.example\/mail\?key=[\w-]{43}$/)
    const tray = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
    expect((await tray('/mail')).status).toBe(403)
    // The demo students, whose password is in the README, exist only if the server is local.
    const ana = { email: 'ana@example.com', password: 'aprender-espanol' }
    const signIn = await client(`http://127.0.0.1:${port}`).auth.signInWithPassword(ana)
    expect(signIn.error?.code).toBe('invalid_credentials')
    const opened = await tray(link.slice(siteUrl.length))
    const cookie = opened.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
    expect((await tray('/mail', { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200)
  })
})

/** Expects memory use to stay about the same during a thousand requests, after a warm-up of two hundred. */
async function expectStableMemory(
  retainedMemory: MemoryReport['retainedMemory'],
  supabase: ReturnType<typeof client>,
): Promise<void> {
  const ask = async (requests: number) => {
    for (let n = 0; n < requests / 2; n += 1) {
      expect((await supabase.from('user_progress').select('*')).error).toBeNull()
      expect((await supabase.auth.getUser()).error).toBeNull()
    }
    return retainedMemory()
  }
  const early = await ask(200)
  expect((await ask(1000)) - early).toBeLessThan(maxGrowth(1000))
}
