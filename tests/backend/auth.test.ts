import { isAuthApiError, isAuthWeakPasswordError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedKey } from '@/lib/embedded-key'
import { type Backend, openLink, password, startBackend } from '../support/backend'

let backend: Backend
let confirmationsOff: Backend
beforeAll(async () => {
  backend = await startBackend()
  confirmationsOff = await startBackend({
    database: backend.database,
    settings: { confirmationsRequired: false },
  })
})
afterAll(async () => {
  await confirmationsOff.stop()
  await backend.stop()
})

/** Sends a request without the Supabase client and returns the raw response. */
async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await backend.request(`/auth/v1${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

describe('the requests of the client', () => {
  test('Ana signs up, signs in, refreshes, changes her name and signs out with the requests that the contract lists', async () => {
    const client = backend.newClient()
    const email = 'wire@school.example'
    const options = { data: { full_name: 'Ana' }, emailRedirectTo: `${backend.url}/` }
    backend.requests.length = 0
    await client.auth.signUp({ email, password, options })
    const signUp = backend.requests.at(-1)
    await backend.confirmByMail(email)
    backend.requests.length = 0
    await client.auth.signInWithPassword({ email, password })
    await client.auth.refreshSession()
    await client.auth.getUser()
    await client.auth.updateUser({ data: { full_name: 'Ana María' } })
    await client.auth.signOut()
    await client.auth.resend({ type: 'signup', email })
    await client.auth.resetPasswordForEmail(email)

    expect(signUp?.path).toBe(`/auth/v1/signup?redirect_to=${encodeURIComponent(`${backend.url}/`)}`)
    expect(JSON.parse(signUp?.body ?? '')).toEqual({
      email,
      password,
      data: { full_name: 'Ana' },
      gotrue_meta_security: {},
      code_challenge: null,
      code_challenge_method: null,
    })
    expect(signUp?.headers.get('apikey')).toBe(embeddedKey)
    expect(signUp?.headers.get('authorization')).toBe(`Bearer ${embeddedKey}`)
    expect(signUp?.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(backend.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /auth/v1/token?grant_type=password',
      'POST /auth/v1/token?grant_type=refresh_token',
      'GET /auth/v1/user',
      'PUT /auth/v1/user',
      'POST /auth/v1/logout?scope=global',
      'POST /auth/v1/resend',
      'POST /auth/v1/recover',
    ])
    const [signIn, refresh, getUser, , signOut] = backend.requests
    expect(JSON.parse(signIn?.body ?? '')).toEqual({ email, password, gotrue_meta_security: {} })
    expect(Object.keys(JSON.parse(refresh?.body ?? ''))).toEqual(['refresh_token'])
    expect(refresh?.headers.get('authorization')).toBe(`Bearer ${embeddedKey}`)
    expect(getUser?.headers.get('authorization')).toMatch(/^Bearer ey/)
    expect(signOut?.body).toBe('')
  })
})

describe('signing up', () => {
  test('Ana signs up and gets a user but no session, and nobody gets her password back', async () => {
    const { data, error } = await backend.newClient().auth.signUp({
      email: 'Ana.New@School.Example',
      password,
      options: { data: { full_name: 'Ana García' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ana.new@school.example',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ana García' },
      is_anonymous: false,
    })
    expect(data.user?.confirmation_sent_at).toBeDefined()
    expect(data.user).not.toHaveProperty('email_confirmed_at')
    expect(data.user?.identities).toMatchObject([
      {
        id: data.user?.id,
        provider: 'email',
        identity_data: { sub: data.user?.id, email_verified: false, full_name: 'Ana García' },
      },
    ])
    expect(JSON.stringify(data)).not.toMatch(/password|token/i)
  })

  test('somebody who signs up again within a minute is asked to wait', async () => {
    const client = backend.newClient()
    const email = 'hasty@school.example'
    await client.auth.signUp({ email, password })
    const tooSoon = await client.auth.signUp({ email, password })
    expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(tooSoon.error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    )
  })

  test('Mallory signs up with Ana’s address first, and Ana’s own sign-up removes everything of Mallory’s', async () => {
    const email = 'claimed@school.example'
    const mallory = backend.newClient()
    const options = { data: { full_name: 'Mallory', note: 'was here' } }
    const first = await mallory.auth.signUp({ email, password: 'what Mallory knows', options })
    const { link: firstLink } = await backend.mailTo(email)
    await mallory.auth.resetPasswordForEmail(email)
    const { link: recoveryLink } = await backend.mailTo(email)

    backend.wait(61)
    const ana = backend.newClient()
    const again = await ana.auth.signUp({ email, password, options: { data: { full_name: 'Ana' } } })
    expect(again.error).toBeNull()
    expect(again.data.user?.id).toBe(first.data.user?.id)
    expect(again.data.user?.user_metadata).toEqual({ full_name: 'Ana' })
    expect(again.data.user?.identities?.[0]?.identity_data).not.toHaveProperty('note')
    const { link } = await backend.mailTo(email)
    expect((await openLink(firstLink)).hash).toContain('otp_expired')
    const token_hash = new URL(recoveryLink).searchParams.get('token_hash') ?? ''
    expect((await mallory.auth.verifyOtp({ token_hash, type: 'recovery' })).error?.code).toBe('otp_expired')
    expect((await openLink(link)).hash).toContain('access_token')

    const stolen = await mallory.auth.signInWithPassword({ email, password: 'what Mallory knows' })
    expect(stolen.error?.code).toBe('invalid_credentials')
    const { data } = await ana.auth.signInWithPassword({ email, password })
    expect(data.user?.user_metadata['full_name']).toBe('Ana')
  })

  test('a stranger who tries a confirmed address gets the same answer as a new student, and no email is sent', async () => {
    const { user } = await backend.signUp('taken@school.example')
    const mails = (await backend.readTray()).length
    const { data, error } = await backend.newClient().auth.signUp({
      email: 'Taken@school.example',
      password: 'a stranger guesses',
      options: { data: { full_name: 'Stranger' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.id).not.toBe(user.id)
    expect(data.user).toMatchObject({
      role: '',
      email: 'taken@school.example',
      identities: [],
      user_metadata: { full_name: 'Stranger' },
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    expect(data.user?.confirmation_sent_at).toBeDefined()
    expect(data.user?.last_sign_in_at).toBeUndefined()
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect(await backend.readTray()).toHaveLength(mails)
  })

  test('without confirmations Ana is signed in at once, and a taken address is refused, confirmed or not', async () => {
    const client = confirmationsOff.newClient()
    const { data, error } = await client.auth.signUp({ email: 'direct@school.example', password })
    expect(error).toBeNull()
    expect(data.session?.user.email_confirmed_at).toBeDefined()
    expect((await client.auth.getUser()).data.user?.email).toBe('direct@school.example')

    const confirmed = await client.auth.signUp({ email: 'direct@school.example', password })
    expect(confirmed.error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
    await backend.newClient().auth.signUp({ email: 'waiting@school.example', password })
    const waiting = await client.auth.signUp({ email: 'waiting@school.example', password })
    expect(waiting.error?.code).toBe('user_already_exists')
  })

  test.each([
    ['broken JSON', '{"email":', 400, 'bad_json'],
    ['a list', '[]', 400, 'bad_json'],
    ['a number for an address', { email: 5, password }, 400, 'bad_json'],
    ['metadata that is a list', { email: 'x@y.example', password, data: [] }, 400, 'bad_json'],
    ['neither address nor telephone', { password }, 422, 'anonymous_provider_disabled'],
    ['a telephone number', { phone: '+447700900000', password }, 400, 'phone_provider_disabled'],
    ['both', { email: 'x@y.example', phone: '+447700900000', password }, 400, 'validation_failed'],
    ['no password', { email: 'x@y.example' }, 400, 'validation_failed'],
    ['a malformed address', { email: 'ana@', password }, 400, 'validation_failed'],
    ['an address with a space', { email: 'a na@y.example', password }, 400, 'validation_failed'],
    [
      'half a PKCE challenge',
      { email: 'x@y.example', password, code_challenge: 'a'.repeat(43) },
      400,
      'validation_failed',
    ],
    [
      'a NUL in the name',
      { email: 'x@y.example', password, data: { full_name: '\0' } },
      400,
      'validation_failed',
    ],
  ])('Ana sends %s and learns what is wrong', async (_, body, status, code) => {
    const answer = await post('/signup', body)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ code, message: expect.any(String) })
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(answer.headers.get('x-sb-error-code')).toBe(code)
  })

  test('a weak password is refused with its reason, in the expected shape, before the address is looked up', async () => {
    const { error } = await backend
      .newClient()
      .auth.signUp({ email: 'weak@school.example', password: 'corto' })
    expect(isAuthWeakPasswordError(error) && error.reasons).toEqual(['length'])
    expect(error?.status).toBe(422)

    const modern = await post('/signup', { email: 'taken@school.example', password: 'corto' })
    expect(modern.body).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    })
    const old = await post(
      '/signup',
      { email: 'weak@school.example', password: 'corto' },
      { 'x-supabase-api-version': '' },
    )
    expect(old.body).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    })
    expect(old.headers.get('x-supabase-api-version')).toBeNull()
  })

  test('a password of 72 bytes is used in full, one of 73 is refused, and accents count by their bytes', async () => {
    const client = confirmationsOff.newClient()
    const longest = `${'ñ'.repeat(35)}ab`
    expect(Buffer.byteLength(longest)).toBe(72)
    expect((await client.auth.signUp({ email: 'long@school.example', password: longest })).error).toBeNull()
    const almost = await client.auth.signInWithPassword({
      email: 'long@school.example',
      password: `${longest.slice(0, -1)}c`,
    })
    expect(almost.error?.code).toBe('invalid_credentials')
    const right = await client.auth.signInWithPassword({ email: 'long@school.example', password: longest })
    expect(right.error).toBeNull()
    const tooLong = await client.auth.signUp({ email: 'longer@school.example', password: `${longest}c` })
    expect(tooLong.error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Password cannot be longer than 72 characters',
    })
  })
})

describe('signing in', () => {
  test('Ana signs in with a capital letter in her address, and every answer has her name', async () => {
    const { client, user } = await backend.signUp('names@school.example', 'Ana “Ñ” García 🙂')
    const { data } = await client.auth.signInWithPassword({ email: 'Names@School.example', password })
    expect(data.user?.id).toBe(user.id)
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ana “Ñ” García 🙂', email_verified: true })
    const refreshed = await client.auth.refreshSession()
    expect(refreshed.data.user?.user_metadata['full_name']).toBe('Ana “Ñ” García 🙂')
    expect((await client.auth.getUser()).data.user?.user_metadata['full_name']).toBe('Ana “Ñ” García 🙂')

    const session = data.session
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    const [, payload = ''] = session?.access_token.split('.') ?? []
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims).toMatchObject({
      iss: `${backend.url}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      email: 'names@school.example',
      phone: '',
      is_anonymous: false,
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
    })
    expect(claims.exp - claims.iat).toBe(3600)
    expect(session?.expires_at).toBe(claims.exp)
  })

  test('Ana, who signed up in a browser that sends xn--, signs in from one that sends ñ, and gets a new password there', async () => {
    const { user } = await backend.signUp('ana@xn--espaa-rta.example')
    const letters = 'Ana@España.example'
    const client = backend.newClient()
    for (const email of [letters, 'ana@ESPAN\u0303A.example', 'ana@xn--ESPAA-rta.example']) {
      const { data } = await client.auth.signInWithPassword({ email, password })
      expect(data.user, email).toMatchObject({ id: user.id, email: 'ana@xn--espaa-rta.example' })
    }
    await client.auth.resetPasswordForEmail(letters)
    expect((await backend.mailTo('ana@xn--espaa-rta.example')).subject).toBe('Choose a new password')
  })

  test('Ben, who signs up with the letters of his address, has one account under both spellings', async () => {
    const client = confirmationsOff.newClient()
    const { data } = await client.auth.signUp({ email: 'ben@münchen.example', password })
    expect(data.user?.email).toBe('ben@xn--mnchen-3ya.example')
    const again = await client.auth.signUp({ email: 'ben@xn--mnchen-3ya.example', password })
    expect(again.error?.code).toBe('user_already_exists')
    const moved = await client.auth.updateUser({ email: 'ben@köln.example' })
    expect(moved.data.user?.email).toBe('ben@xn--kln-sna.example')
  })

  test('an address that only looks like an IP address keeps its spelling and still opens its account', async () => {
    await backend.signUp('ana@1.2.3')
    expect((await post('/token?grant_type=password', { email: 'ana@1.2.3', password })).status).toBe(200)
    expect((await post('/token?grant_type=password', { email: 'ana@1.2.0.3', password })).status).toBe(400)
  })

  test.each(['ana@españa.example/x', 'ana@x.example@españa.example', 'ñ@x.example', 'ana@españa .example'])(
    'nobody gets an account with an address that isn’t one: %s',
    async (email) => {
      expect((await post('/signup', { email, password })).body).toMatchObject({ code: 'validation_failed' })
    },
  )

  test('a wrong password and an unknown address get the same answer', async () => {
    await backend.signUp('known@school.example')
    const answers = await Promise.all(
      ['known@school.example', 'unknown@school.example'].map((email) =>
        post('/token?grant_type=password', { email, password: 'not the password' }),
      ),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    }
  })

  test('Ana learns that she isn’t confirmed yet only with the right password', async () => {
    const client = backend.newClient()
    const email = 'unconfirmed@school.example'
    await client.auth.signUp({ email, password })
    const right = await client.auth.signInWithPassword({ email, password })
    expect(isAuthApiError(right.error) && right.error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    })
    const wrong = await client.auth.signInWithPassword({ email, password: 'not the password' })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })

  test('a visitor is answered while a class is still signing in', async () => {
    const slow = await startBackend({ database: backend.database, passwordCost: 11 })
    try {
      const done: string[] = []
      const tries = Array.from({ length: 6 }, async (_, n) => {
        const email = `class-${n}@school.example`
        await slow.newClient().auth.signInWithPassword({ email, password })
        done.push('student')
      })
      // Wait until all of them have reached the server.
      while (slow.requests.length < 6) await new Promise(setImmediate)
      await slow.newClient().from('words').select('spanish_word').limit(1)
      done.push('visitor')
      await Promise.all(tries)
      expect(done.indexOf('visitor')).toBeLessThan(5)
    } finally {
      await slow.stop()
    }
  })

  test('a password hashed by pgcrypto, by Go or by an earlier server still opens its account', async () => {
    const { user } = await backend.signUp('older@school.example')
    const { rows } = await backend.database.query<{ hash: string }>(
      `select extensions.crypt('llave vieja', extensions.gen_salt('bf', 4)) as hash`,
    )
    const made = rows[0]?.hash ?? ''
    expect(made).toMatch(/^\$2a\$/)
    for (const hash of [made, made.replace('$2a$', '$2b$')]) {
      await backend.database.query('update auth.users set encrypted_password = $1 where id = $2', [
        hash,
        user.id,
      ])
      const client = backend.newClient()
      const email = 'older@school.example'
      expect((await client.auth.signInWithPassword({ email, password: 'llave vieja' })).error).toBeNull()
      expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
        'invalid_credentials',
      )
    }
  })

  test('a banned student is refused', async () => {
    const { client, user } = await backend.signUp('banned@school.example')
    await backend.database.query(`update auth.users set banned_until = 'infinity' where id = $1`, [user.id])
    const signIn = await client.auth.signInWithPassword({ email: 'banned@school.example', password })
    expect(signIn.error).toMatchObject({ status: 400, code: 'user_banned' })
    expect((await client.auth.refreshSession()).error?.code).toBe('user_banned')
  })

  test.each([
    ['password', {}, 400, 'validation_failed', 'missing email or phone'],
    [
      'password',
      { phone: '1', email: 'x@y.example' },
      400,
      'validation_failed',
      /Only an email address or phone/,
    ],
    ['magic', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['id_token', { id_token: 'x' }, 400, 'provider_disabled', 'Provider is not enabled'],
    ['refresh_token', { refresh_token: 'short' }, 400, 'validation_failed', 'Refresh token is not valid'],
    [
      'refresh_token',
      { refresh_token: 'a'.repeat(43) },
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ],
    ['pkce', {}, 400, 'validation_failed', /both auth code and code verifier/],
    ['pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found', /no valid flow state/],
  ])('a client with the grant %s and %j gets its own error', async (grant, body, status, code, message) => {
    const answer = await post(`/token?grant_type=${grant}`, body)
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe(code)
    expect(answer.body.message).toMatch(message)
  })
})

describe('the account', () => {
  test('Ana changes her name, adds a city and removes it again', async () => {
    const { client } = await backend.signUp('rename@school.example')
    const { data } = await client.auth.updateUser({ data: { full_name: 'Ana María', city: 'Leeds' } })
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ana María', city: 'Leeds', email_verified: true })
    const without = await client.auth.updateUser({ data: { city: null } })
    expect(without.data.user?.user_metadata).toEqual({ full_name: 'Ana María', email_verified: true })
  })

  test('Ana changes her password: her other browser is signed out, this one is not', async () => {
    const here = await backend.signUp('password@school.example')
    const there = backend.newClient()
    await there.auth.signInWithPassword({ email: 'password@school.example', password })

    expect((await here.client.auth.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    })
    expect((await here.client.auth.updateUser({ password: 'corto' })).error?.code).toBe('weak_password')
    expect((await here.client.auth.updateUser({ password: 'otra contraseña' })).error).toBeNull()

    expect((await here.client.auth.getUser()).error).toBeNull()
    expect((await there.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    const email = 'password@school.example'
    expect((await there.auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
    expect((await there.auth.signInWithPassword({ email, password: 'otra contraseña' })).error).toBeNull()
  })

  test('Ana’s metadata may use at most 8 KiB, at sign-up and in steps, so that her token stays small', async () => {
    const tooMuch = await backend.newClient().auth.signUp({
      email: 'large@school.example',
      password,
      options: { data: { note: 'x'.repeat(9000) } },
    })
    expect(isAuthApiError(tooMuch.error) && tooMuch.error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: 'User metadata cannot be larger than 8 KiB',
    })

    // This metadata takes 1 kB in the request and 36 kB when stored. The size is checked before the address is looked
    // up.
    const ofNumbers = { full_name: 'Ana', numbers: Array.from({ length: 120 }, () => 1e308) }
    await backend.signUp('numbers@school.example')
    for (const email of ['numbers@school.example', 'nobodys-numbers@school.example']) {
      const answer = await backend.newClient().auth.signUp({ email, password, options: { data: ofNumbers } })
      expect(answer.error).toMatchObject({ status: 422, code: 'validation_failed' })
    }

    // Metadata of exactly the maximum size: the name can still be replaced by one of the same length, but one more
    // character is refused.
    const brim = {
      full_name: 'Ana',
      note: 'x'.repeat(8192 - '{"note": "", "full_name": "Ana", "email_verified": true}'.length),
    }
    const full = backend.newClient()
    await full.auth.signUp({ email: 'full@school.example', password, options: { data: brim } })
    await backend.confirmByMail('full@school.example')
    await full.auth.signInWithPassword({ email: 'full@school.example', password })
    expect((await full.auth.updateUser({ data: { full_name: 'Eva' } })).error).toBeNull()
    const over = await backend.newClient().auth.signUp({
      email: 'over@school.example',
      password,
      options: { data: { ...brim, full_name: 'Anna' } },
    })
    expect(over.error).toMatchObject({ status: 422, code: 'validation_failed' })

    const { client } = await backend.signUp('growing@school.example')
    expect((await client.auth.updateUser({ data: { one: 'x'.repeat(6000) } })).error).toBeNull()
    const second = await client.auth.updateUser({
      data: { two: 'x'.repeat(6000) },
      password: 'otra contraseña',
    })
    expect(second.error).toMatchObject({ status: 422, code: 'validation_failed' })
    const before = await client.auth.signInWithPassword({ email: 'growing@school.example', password })
    expect(before.error).toBeNull()
    expect(Object.keys(before.data.user?.user_metadata ?? {})).not.toContain('two')
    expect((await client.auth.updateUser({ data: { one: null, two: 'x'.repeat(6000) } })).error).toBeNull()
  })

  test('a body that no form would send is refused before it is parsed', async () => {
    const answer = await post('/signup', {
      email: 'x@y.example',
      password,
      data: { note: 'x'.repeat(70_000) },
    })
    expect([answer.status, answer.body.code]).toEqual([413, 'request_entity_too_large'])
  })

  test('Ana changes her password again and again and is asked to wait', async () => {
    const { client } = await backend.signUp('restless@school.example')
    const { data } = await client.auth.getSession()
    const guarded = await startBackend({
      database: backend.database,
      secret: backend.secret,
      settings: { rateLimits: { signUps: 30, tokens: 30, verifications: 30 } },
    })
    guarded.stopClock()
    try {
      const change = (n: number) =>
        guarded.request('/auth/v1/user', {
          method: 'PUT',
          headers: { authorization: `Bearer ${data.session?.access_token}` },
          body: JSON.stringify({ password: `contraseña ${n}` }),
        })
      for (let n = 0; n < 30; n += 1) expect((await change(n)).status).toBe(200)
      expect((await change(30)).status).toBe(429)
    } finally {
      await guarded.stop()
    }
  })

  test('Ana asks for a telephone number and learns that this service doesn’t support it', async () => {
    const { client } = await backend.signUp('moving@school.example')
    expect((await client.auth.updateUser({ phone: '+447700900000' })).error?.code).toBe(
      'phone_provider_disabled',
    )
    expect((await client.auth.getUser()).data.user?.email).toBe('moving@school.example')
  })

  test('switched-off features answer like the hosted service with them switched off', async () => {
    const { client } = await backend.signUp('features@school.example')
    const link = await client.auth.signInWithOtp({ email: 'features@school.example' })
    expect(link.error?.code).toBe('email_provider_disabled')
    expect((await client.auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled')
    expect((await client.auth.signInWithSSO({ domain: 'school.example' })).error?.code).toBe(
      'saml_provider_disabled',
    )
    const factor = await client.auth.mfa.enroll({ factorType: 'totp' })
    expect(factor.error?.code).toBe('mfa_totp_enroll_not_enabled')
    expect((await client.auth.linkIdentity({ provider: 'google' })).error?.code).toBe(
      'manual_linking_disabled',
    )
    expect((await client.auth.admin.listUsers()).error).toMatchObject({ status: 403, code: 'not_admin' })
    expect((await backend.request('/auth/v1/authorize?provider=google')).status).toBe(400)
    const unknown = await backend.request('/auth/v1/nowhere')
    expect([unknown.status, (await unknown.json()).error_code]).toEqual([404, 'unknown'])
    expect(isAuthApiError((await client.auth.reauthenticate()).error)).toBe(true)
  })

  test('the settings say that addresses are confirmed and nothing else is on', async () => {
    const settings = await (await backend.request('/auth/v1/settings')).json()
    expect(settings).toMatchObject({ external: { email: true, phone: false }, mailer_autoconfirm: false })
    expect((await backend.request('/auth/v1/health')).status).toBe(200)
  })
})

describe('the endpoints', () => {
  test.each([
    ['/health', ['GET']],
    ['/settings', ['GET']],
    ['/signup', ['POST']],
    ['/token', ['POST']],
    ['/user', ['GET', 'PUT']],
    ['/logout', ['POST']],
    ['/resend', ['POST']],
    ['/recover', ['POST']],
    ['/verify', ['GET', 'POST']],
    ['/otp', ['POST']],
    ['/authorize', ['GET']],
  ])('a client that calls %s with another method than %j learns that it can’t', async (path, right) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status } = await backend.request(`/auth/v1${path}`, { method })
      if (right.includes(method)) expect(status, method).not.toBe(405)
      else expect(status, method).toBe(405)
    }
  })

  test('unreadable requests count as tries too, and in the end their sender is asked to wait', async () => {
    const guarded = await startBackend({
      database: backend.database,
      settings: { rateLimits: { signUps: 2, tokens: 2, verifications: 2 } },
    })
    guarded.stopClock()
    try {
      const send = (path: string) =>
        guarded.request(`/auth/v1${path}`, { method: 'POST', body: '{"email":' }).then(({ status }) => status)
      for (const path of ['/resend', '/verify']) {
        expect([await send(path), await send(path), await send(path)], path).toEqual([400, 400, 429])
      }
      // The sign-in limit per IP address is ten times as high, because a whole class may share one.
      const tries = []
      for (let n = 0; n < 21; n += 1) tries.push(await send('/token?grant_type=password'))
      expect(tries).toEqual([...Array.from({ length: 20 }, () => 400), 429])
    } finally {
      await guarded.stop()
    }
  })
})
