import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedKey } from '@/lib/embedded-key'
import { memoryStorage } from '../support/backend'

const directory = mkdtempSync(join(tmpdir(), 'proxima-directories-'))
const secretIn = (data: string) => join(directory, data, 'jwt-secret')
const running = new Set<ChildProcess>()

let home: Awaited<ReturnType<typeof start>>
let school: Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Próxima</title>')
  ;[home, school] = await Promise.all([start('home'), start('school', { HOST: '0.0.0.0' })])
})
afterAll(async () => {
  for (const child of running) await end(child)
  rmSync(directory, { recursive: true })
})

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  running.delete(child)
}

/** Starts the server as `npm start` does and waits until it is listening. Returns its output and port. */
async function start(data: string, environment: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/serve.ts', directory], {
    env: { PATH, PORT: '0', PROXIMA_DATA: join(directory, data), VITE_SUPABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const said: string[] = []
  for await (const line of createInterface(child.stdout)) {
    said.push(line)
    const [, port] = /^Próxima is open at \S+:(\d+)$/.exec(line) ?? []
    if (port === undefined) continue
    child.stdout.resume()
    return { child, said, url: `http://127.0.0.1:${port}` }
  }
  throw new Error(`The server ended early. It said: ${said.join(' ')}`)
}

const signInAsAna = (url: string) =>
  createClient(url, embeddedKey, {
    auth: { autoRefreshToken: false, ...memoryStorage() },
  }).auth.signInWithPassword({ email: 'ana@example.com', password: 'aprender-espanol' })

test('a server that a network can reach has no demo account for Ana, and a server on this machine has', async () => {
  expect((await signInAsAna(home.url)).error).toBeNull()
  expect((await signInAsAna(school.url)).error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  expect([...home.said, ...school.said].join('\n')).not.toContain('WARNING')
})

test('each server signs with its own secret, which only it can read and which survives a restart; if opened to a network, it warns about Ana', async () => {
  const secrets = [readFileSync(secretIn('home')), readFileSync(secretIn('school'))]
  expect(secrets.map((secret) => secret.length)).toEqual([32, 32])
  expect(secrets[0]?.equals(secrets[1] ?? Buffer.of())).toBe(false)
  expect(statSync(secretIn('home')).mode & 0o777).toBe(0o600)

  const { data } = await signInAsAna(home.url)
  const progress = async (url: string) => {
    const headers = { apikey: embeddedKey, authorization: `Bearer ${data.session?.access_token}` }
    return (await fetch(`${url}/rest/v1/user_progress?select=*`, { headers })).status
  }
  expect([await progress(home.url), await progress(school.url)]).toEqual([200, 401])

  await end(home.child)
  const again = await start('home', { HOST: '0.0.0.0' })
  expect(readFileSync(secretIn('home'))).toEqual(secrets[0])
  expect(await progress(again.url)).toBe(200)
  expect(again.said.join('\n')).toMatch(
    /WARNING: other people can reach this server, and the database in .*home contains the example accounts ana@example\.com/,
  )
})
