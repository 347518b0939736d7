import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { embeddedKey } from '@/lib/embedded-key'
import { type Backend, memoryStorage, password, startBackend } from '../support/backend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function refresh(token: string) {
  const response = await backend.request('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: token }),
    headers: { 'x-supabase-api-version': '2024-01-01' },
  })
  return { status: response.status, body: await response.json() }
}

/** A client whose requests to `path` get their response from `answer` instead of the network. */
function clientWith(path: string, answer: () => Promise<Response>, storage = memoryStorage()) {
  const real = globalThis.fetch
  return backend.newClient({
    auth: storage,
    global: { fetch: (input, init) => (String(input).includes(path) ? answer() : real(input, init)) },
  })
}

function json(status: number, body: object): Promise<Response> {
  return Promise.resolve(Response.json(body, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } }))
}

describe('refreshing', () => {
  test('Ana’s session continues with a new token and stays the same session', async () => {
    const { session } = await backend.signUp('rotation@school.example')
    const { status, body } = await refresh(session.refresh_token)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(session.refresh_token)
    expect(body.refresh_token.length).toBeGreaterThanOrEqual(43)
    expect(sessionIdOf(body.access_token)).toBe(sessionIdOf(session.access_token))
    const { rows } = await backend.database.query<{ stored: string }>(
      `select token_hash as stored from auth.refresh_tokens`,
    )
    expect(rows.map(({ stored }) => stored)).not.toContain(body.refresh_token)
  })

  test('five tabs that refresh at once get the same token', async () => {
    const { session } = await backend.signUp('tabs@school.example')
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(session.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  test('a lost answer can be requested again, even a day later', async () => {
    const { session } = await backend.signUp('lost@school.example')
    const lost = await refresh(session.refresh_token)
    backend.wait(24 * 3600)
    const again = await refresh(session.refresh_token)
    expect(again.body.refresh_token).toBe(lost.body.refresh_token)
    expect((await refresh(again.body.refresh_token)).status).toBe(200)
  })

  test('a token from two refreshes ago still works for ten seconds and returns the current one', async () => {
    const { session } = await backend.signUp('grace@school.example')
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.body.refresh_token)
    backend.wait(5)
    const excused = await refresh(session.refresh_token)
    expect(excused.status).toBe(200)
    expect(excused.body.refresh_token).toBe(third.body.refresh_token)
  })

  test('a thief who replays an old token ends the session for both', async () => {
    const { session } = await backend.signUp('stolen@school.example')
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.body.refresh_token)
    backend.wait(11)
    const thief = await refresh(session.refresh_token)
    expect(thief.status).toBe(400)
    expect(thief.body).toEqual({
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    })
    expect((await refresh(third.body.refresh_token)).body.code).toBe('refresh_token_not_found')
    const getUser = await backend.request('/auth/v1/user', {
      headers: { authorization: `Bearer ${third.body.access_token}`, 'x-supabase-api-version': '2024-01-01' },
    })
    expect([getUser.status, (await getUser.json()).code]).toEqual([403, 'session_not_found'])
  })

  test('an expired session is refused', async () => {
    const { session } = await backend.signUp('timebox@school.example')
    await backend.database.query(`update auth.sessions set not_after = $1 where id = $2`, [
      new Date(backend.now().getTime() - 1000),
      sessionIdOf(session.access_token),
    ])
    expect((await refresh(session.refresh_token)).body.code).toBe('session_expired')
  })

  test('Ana comes back after the weekend and her stored session refreshes on load', async () => {
    const storage = memoryStorage()
    const client = backend.newClient({ auth: storage })
    await backend.signUp('weekend@school.example')
    await client.auth.signInWithPassword({ email: 'weekend@school.example', password })
    expireSession(storage)
    const back = backend.newClient({ auth: storage })
    const { data } = await back.auth.getSession()
    expect(data.session?.user.email).toBe('weekend@school.example')
    expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1000)
  })

  test('Ana’s refresh succeeds after three answers of 503', async () => {
    const storage = memoryStorage()
    await backend.signUp('outage@school.example')
    await backend
      .newClient({ auth: storage })
      .auth.signInWithPassword({ email: 'outage@school.example', password })
    expireSession(storage)
    let calls = 0
    const delays = vi.spyOn(globalThis, 'setTimeout')
    const real = globalThis.fetch
    const client = backend.newClient({
      auth: storage,
      global: {
        fetch: (input, init) => {
          if (!String(input).includes('refresh_token')) return real(input, init)
          calls += 1
          return calls <= 3 ? json(503, { message: 'down' }) : real(input, init)
        },
      },
    })
    const { data } = await client.auth.getSession()
    expect(data.session?.user.email).toBe('outage@school.example')
    expect(calls).toBe(4)
    const waits = [200, 400, 800]
    expect(delays.mock.calls.map(([, delay]) => delay).filter((delay) => waits.includes(delay ?? 0))).toEqual(
      waits,
    )
  })

  test('a refused refresh signs Ana out only once her access token has run out', async () => {
    const storage = memoryStorage()
    await backend.signUp('refused@school.example')
    await backend
      .newClient({ auth: storage })
      .auth.signInWithPassword({ email: 'refused@school.example', password })
    // The client also logs the rejection to the console.
    vi.spyOn(console, 'warn').mockReturnValue()
    const refused = () => json(400, { code: 'refresh_token_not_found', message: 'no' })

    // Within the client's expiry margin of 90 seconds, but long enough for a slow machine.
    expireSession(storage, 80)
    const early = clientWith('refresh_token', refused, storage)
    await early.auth.getSession()
    expect(storedSession(storage)).toBeDefined()

    expireSession(storage, -30)
    const late = clientWith('refresh_token', refused, storage)
    const { data } = await late.auth.getSession()
    expect(data.session).toBeNull()
    expect(storedSession(storage)).toBeUndefined()
  })

  test('after a failed refresh Ana’s page waits a minute before it asks the server again', async () => {
    const { session } = await backend.signUp('cooldown@school.example')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
    vi.setSystemTime((session.expires_at ?? 0) * 1000 - 80_000)
    // The client also logs the rejection to the console.
    vi.spyOn(console, 'warn').mockReturnValue()
    const storage = memoryStorage()
    storage.storage.setItem(storageKey, JSON.stringify(session))
    let asked = 0
    const answer = () => {
      asked += 1
      return json(429, { code: 'over_request_rate_limit', message: 'slow' })
    }
    const client = clientWith('grant_type=refresh_token', answer, storage)
    for (const [seconds, times] of [
      [0, 1],
      [1, 1],
      [58, 1],
      [2, 2],
    ] as const) {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      await client.auth.getSession()
      await client.auth.getSession()
      expect(asked, `${seconds} s later`).toBe(times)
    }
    expect(storedSession(storage)).toBeDefined()
  })

  test('the open page refreshes a token with 119 seconds left, but not one with 121', async () => {
    const { session } = await backend.signUp('ticker@school.example')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
    for (const [left, refreshes] of [
      [121, 0],
      [119, 1],
    ] as const) {
      const storage = memoryStorage()
      storage.storage.setItem(storageKey, JSON.stringify(session))
      vi.setSystemTime((session.expires_at ?? 0) * 1000 - left * 1000)
      let asked = 0
      const answer = () => {
        asked += 1
        return json(200, session)
      }
      const client = clientWith('grant_type=refresh_token', answer, storage)
      await client.auth.startAutoRefresh()
      await vi.advanceTimersByTimeAsync(100)
      await client.auth.stopAutoRefresh()
      expect(asked, `with ${left} s left`).toBe(refreshes)
    }
  })
})

describe('signing out', () => {
  test('Ana signs out everywhere: none of her browsers can refresh', async () => {
    const here = await backend.signUp('global@school.example')
    const there = backend.newClient()
    const other = await there.auth.signInWithPassword({ email: 'global@school.example', password })
    expect((await here.client.auth.signOut()).error).toBeNull()
    expect((await here.client.auth.getSession()).data.session).toBeNull()
    for (const token of [here.session.refresh_token, other.data.session?.refresh_token ?? '']) {
      expect((await refresh(token)).body.code).toBe('refresh_token_not_found')
    }
  })

  test('Ana signs out of this browser only, then of all others only', async () => {
    const here = await backend.signUp('scopes@school.example')
    const there = backend.newClient()
    const third = backend.newClient()
    for (const client of [there, third]) {
      await client.auth.signInWithPassword({ email: 'scopes@school.example', password })
    }
    await here.client.auth.signOut({ scope: 'local' })
    expect((await there.auth.getUser()).error).toBeNull()

    expect((await there.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect((await there.auth.getUser()).error).toBeNull()
    expect((await third.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  test('an access token still works for the tables after signing out, but not for the account', async () => {
    const { client, session } = await backend.signUp('stateless@school.example')
    await client.auth.signOut()
    const headers = {
      authorization: `Bearer ${session.access_token}`,
      'x-supabase-api-version': '2024-01-01',
    }
    const account = await backend.request('/auth/v1/user', { headers })
    expect([account.status, (await account.json()).code]).toEqual([403, 'session_not_found'])
    expect((await backend.request('/rest/v1/user_progress?select=*', { headers })).status).toBe(200)
    backend.wait(3600 + 31)
    expect((await backend.request('/rest/v1/user_progress?select=*', { headers })).status).toBe(401)
  })

  test('an unknown scope is refused and ends nothing', async () => {
    const { client, session } = await backend.signUp('scope@school.example')
    const headers = {
      authorization: `Bearer ${session.access_token}`,
      'x-supabase-api-version': '2024-01-01',
    }
    const answer = await backend.request('/auth/v1/logout?scope=everyone', { method: 'POST', headers })
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'validation_failed'])
    expect((await client.auth.getUser()).error).toBeNull()
  })

  test.each([
    ['the network is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['the server answers 429', () => json(429, { code: 'over_request_rate_limit', message: 'slow' })],
    ['the server answers 500', () => json(500, { code: 'unexpected_failure', message: 'oops' })],
  ])(
    'while %s, Ana stays signed in and sees an error, but can sign out of this browser',
    async (_, answer) => {
      const storage = memoryStorage()
      const email = `out-${crypto.randomUUID()}@school.example`
      await backend.signUp(email)
      const client = clientWith('/logout', answer, storage)
      await client.auth.signInWithPassword({ email, password })
      expect((await client.auth.signOut()).error).not.toBeNull()
      expect((await client.auth.getSession()).data.session).not.toBeNull()
      await client.auth.signOut({ scope: 'local' })
      expect((await client.auth.getSession()).data.session).toBeNull()
    },
  )

  test('a session that the server has forgotten is cleared when Ana signs out', async () => {
    const { client, user } = await backend.signUp('forgotten@school.example')
    await backend.database.query(`delete from auth.sessions where user_id = $1`, [user.id])
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await client.auth.getSession()).data.session).toBeNull()
  })

  test('signing out without a token is refused', async () => {
    for (const [authorization, status, code] of [
      ['', 401, 'no_authorization'],
      [`Bearer ${embeddedKey}`, 403, 'bad_jwt'],
      ['Bearer not.a.token', 403, 'bad_jwt'],
    ] as const) {
      const answer = await backend.request('/auth/v1/logout', {
        method: 'POST',
        headers: {
          'x-supabase-api-version': '2024-01-01',
          ...(authorization === '' ? {} : { authorization }),
        },
      })
      expect([answer.status, (await answer.json()).code]).toEqual([status, code])
    }
  })
})

function sessionIdOf(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).session_id
}

const storageKey = 'sb-127-auth-token'

function storedSession(storage: ReturnType<typeof memoryStorage>) {
  const text = storage.storage.getItem(storageKey)
  return text === null ? undefined : JSON.parse(text)
}

/** Changes the stored session so that its access token expires in `secondsLeft` seconds. */
function expireSession(storage: ReturnType<typeof memoryStorage>, secondsLeft = -3600): void {
  const session = { ...storedSession(storage), expires_at: Math.floor(Date.now() / 1000) + secondsLeft }
  storage.storage.setItem(storageKey, JSON.stringify(session))
}
