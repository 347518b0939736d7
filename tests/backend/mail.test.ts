import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { embeddedKey } from '@/lib/embedded-key'
import { chooseRedirect } from '../../backend/auth/redirect'
import { type Backend, openLink, password, startBackend } from '../support/backend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

/** The URL of the auth endpoint that our page requests after somebody has followed the link in a password email. */
function serviceLink(link: string): string {
  const token = new URL(link).searchParams.get('token_hash') ?? ''
  return `${backend.url}/auth/v1/verify?${new URLSearchParams({ token, type: 'recovery' })}`
}

function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
}

describe('the mailed link', () => {
  test('signs Ana in and confirms her address', async () => {
    const client = backend.newClient()
    const email = 'implicit@school.example'
    const emailRedirectTo = `${backend.url}/`
    await client.auth.signUp({ email, password, options: { emailRedirectTo } })
    const landing = await backend.confirmByMail(email)
    expect(landing.origin + landing.pathname).toBe(emailRedirectTo)
    const fragment = fragmentOf(landing)
    expect(Object.keys(fragment)).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ])
    expect(fragment).toMatchObject({ expires_in: '3600', token_type: 'bearer', type: 'signup' })
    const { access_token = '', refresh_token = '' } = fragment
    const { data } = await client.auth.setSession({ access_token, refresh_token })
    expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } })
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
  })

  test('signs nobody in after an hour or a second time, and says so in the address', async () => {
    const client = backend.newClient()
    await client.auth.signUp({ email: 'again@school.example', password })
    const { link } = await backend.mailTo('again@school.example')
    await openLink(link)
    await client.auth.signUp({ email: 'late@school.example', password })
    backend.wait(3601)
    const late = await backend.mailTo('late@school.example')
    for (const landing of [await openLink(link), await openLink(late.link)]) {
      expect(landing.hash).toBe(
        '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
      )
      expect(landing.search).toBe('')
    }
    const signIn = await client.auth.signInWithPassword({ email: 'late@school.example', password })
    expect(signIn.error?.code).toBe('email_not_confirmed')
  })

  test('does nothing as a link for something else', async () => {
    await backend.newClient().auth.signUp({ email: 'type@school.example', password })
    const { link } = await backend.mailTo('type@school.example')
    const expired = await openLink(link.replace('type=signup', 'type=recovery'))
    expect(fragmentOf(expired)['error_code']).toBe('otp_expired')
    for (const type of ['invitation', 'constructor', 'toString', '__proto__']) {
      const unknown = await openLink(link.replace('type=signup', `type=${type}`))
      expect(fragmentOf(unknown)).toMatchObject({ error: 'invalid_request', error_code: 'validation_failed' })
    }
    expect(fragmentOf(await openLink(link))['access_token']).toBeDefined()
  })

  test('without its token or type gets an answer in words, not a redirect', async () => {
    for (const query of ['token=abc', 'type=signup', '']) {
      const response = await fetch(`${backend.url}/auth/v1/verify?${query}`, { redirect: 'manual' })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
    }
  })

  test('isn’t used up by a mail scanner that only requests the headers', async () => {
    await backend.newClient().auth.signUp({ email: 'scanner@school.example', password })
    const { link } = await backend.mailTo('scanner@school.example')
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(405)
    expect(fragmentOf(await openLink(link))['access_token']).toBeDefined()
  })

  test('also works once as a code that Ana types or a token that the page sends', async () => {
    const client = backend.newClient()
    const email = 'code@school.example'
    await client.auth.signUp({ email, password })
    const { code } = await backend.mailTo(email)
    expect(code).toMatch(/^\d{10}$/)
    const wrong = await client.auth.verifyOtp({
      email,
      token: code === '000000' ? '1' : '000000',
      type: 'email',
    })
    expect(wrong.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
    const { data } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(data.user?.email).toBe(email)
    expect(data.session?.access_token).toBeDefined()

    await client.auth.signUp({ email: 'hash@school.example', password })
    const hash = new URL((await backend.mailTo('hash@school.example')).link).searchParams.get('token') ?? ''
    expect((await client.auth.verifyOtp({ token_hash: hash, type: 'signup' })).error).toBeNull()
    expect((await client.auth.verifyOtp({ token_hash: hash, type: 'signup' })).error).toMatchObject({
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
  })

  test('with both token and hash, or with neither, asks the page to choose', async () => {
    for (const body of [{ type: 'signup', token: '1', token_hash: '2' }, { type: 'signup' }]) {
      const answer = await backend.request('/auth/v1/verify', { method: 'POST', body: JSON.stringify(body) })
      expect(answer.status).toBe(400)
      expect((await answer.json()).msg).toBe('Verify requires either a token or a token hash')
    }
  })
})

describe('the link with PKCE', () => {
  test('signs Ana in once with its code in the browser that signed up', async () => {
    const client = backend.newClient({ auth: { flowType: 'pkce' } })
    const email = 'pkce@school.example'
    await client.auth.signUp({ email, password, options: { emailRedirectTo: `${backend.url}/?from=mail` } })
    const { link } = await backend.mailTo(email)
    expect(new URL(link).searchParams.get('token')).toMatch(/^pkce_[0-9a-f]{56}$/)
    const landing = await openLink(link)
    expect(landing.hash).toBe('')
    expect(landing.searchParams.get('from')).toBe('mail')
    const code = landing.searchParams.get('code') ?? ''
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const answer = await exchange(code, 'v'.repeat(43))
    expect(answer).toEqual([404, 'flow_state_not_found'])
  })

  test('confirms the address and signs nobody in if it is opened in another browser', async () => {
    const email = 'elsewhere@school.example'
    await backend.newClient({ auth: { flowType: 'pkce' } }).auth.signUp({ email, password })
    const landing = await backend.confirmByMail(email)
    const code = landing.searchParams.get('code') ?? ''
    expect(await exchange(code, 'v'.repeat(43))).toEqual([400, 'bad_code_verifier'])
    const other = backend.newClient({ auth: { flowType: 'pkce' } })
    expect((await other.auth.exchangeCodeForSession(code)).error).not.toBeNull()
    expect((await other.auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('confirms the address six minutes after the sign-up, but its code has expired', async () => {
    const client = backend.newClient({ auth: { flowType: 'pkce' } })
    const email = 'slow@school.example'
    await client.auth.signUp({ email, password })
    backend.wait(360)
    const landing = await backend.confirmByMail(email)
    const { error } = await client.auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '')
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' })
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('puts the error into the query and the fragment if it is used twice', async () => {
    const email = 'pkce-twice@school.example'
    await backend.newClient({ auth: { flowType: 'pkce' } }).auth.signUp({ email, password })
    const { link } = await backend.mailTo(email)
    await openLink(link)
    const landing = await openLink(link)
    expect(landing.searchParams.get('error_code')).toBe('otp_expired')
    expect(fragmentOf(landing)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
  })

  test('opens nothing with a code that hasn’t been issued', async () => {
    const email = 'unissued@school.example'
    await backend.newClient({ auth: { flowType: 'pkce' } }).auth.signUp({ email, password })
    const { rows } = await backend.database.query<{ auth_code: string }>(
      `select auth_code from auth.flow_state join auth.users u on u.id = user_id where u.email = $1`,
      [email],
    )
    expect(await exchange(rows[0]?.auth_code ?? '', 'v'.repeat(43))).toEqual([404, 'flow_state_not_found'])
  })

  async function exchange(code: string, verifier: string) {
    const answer = await backend.request('/auth/v1/token?grant_type=pkce', {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
    })
    return [answer.status, (await answer.json()).error_code]
  }
})

describe('requesting another email', () => {
  test('Ana asks again after a minute: the older link stops working, and the newer one works', async () => {
    const client = backend.newClient()
    const email = 'resend@school.example'
    await client.auth.signUp({ email, password })
    const first = await backend.mailTo(email)
    expect((await client.auth.resend({ type: 'signup', email })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
    backend.wait(61)
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    expect(fragmentOf(await openLink(first.link))['error_code']).toBe('otp_expired')
    expect(fragmentOf(await backend.confirmByMail(email))['access_token']).toBeDefined()
  })

  test('with PKCE, too, the newest email signs in, in the browser that signed up and asked again', async () => {
    const client = backend.newClient({ auth: { flowType: 'pkce' } })
    const email = 'pkce-resend@school.example'
    await client.auth.signUp({ email, password })
    const first = await backend.mailTo(email)
    backend.wait(61)
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    expect((await openLink(first.link)).searchParams.get('error_code')).toBe('otp_expired')
    const landing = await backend.confirmByMail(email)
    const code = landing.searchParams.get('code') ?? ''
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })

  test('Ana can ask again after her server’s clock was set back by three days', async () => {
    const client = backend.newClient()
    const email = 'clock@school.example'
    await client.auth.signUp({ email, password })
    await backend.database.query(
      `update auth.users set confirmation_sent_at = confirmation_sent_at + interval '3 days' where email = $1`,
      [email],
    )
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
  })

  test('for an unknown or a confirmed address nothing happens, and the answer doesn’t say so', async () => {
    await backend.signUp('confirmed@school.example')
    const before = await backend.readTray()
    const client = backend.newClient()
    for (const email of ['confirmed@school.example', 'nobody@school.example']) {
      expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    }
    expect((await client.auth.resetPasswordForEmail('nobody@school.example')).error).toBeNull()
    expect(
      (await client.auth.resend({ type: 'email_change', email: 'confirmed@school.example' })).error,
    ).toBeNull()
    expect(await backend.readTray()).toEqual(before)
  })

  test('a request that doesn’t say what to send again gets the choices', async () => {
    for (const [body, code] of [
      [{ email: 'a@b.example' }, 'validation_failed'],
      [{ type: 'signup' }, 'validation_failed'],
      [{ type: 'sms', phone: '1' }, 'phone_provider_disabled'],
    ] as const) {
      const answer = await backend.request('/auth/v1/resend', { method: 'POST', body: JSON.stringify(body) })
      expect([answer.status, (await answer.json()).error_code]).toEqual([400, code])
    }
  })

  test('Ana has forgotten her password: the mailed link signs her in and she chooses a new one', async () => {
    const email = 'recover@school.example'
    await backend.signUp(email)
    const client = backend.newClient({ auth: { flowType: 'pkce' } })
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    const tooSoon = await backend.newClient().auth.resetPasswordForEmail(email)
    expect(tooSoon.error?.code).toBe('over_email_send_rate_limit')
    const mail = await backend.mailTo(email)
    expect(mail.subject).toBe('Choose a new password')
    const landing = await openLink(serviceLink(mail.link))
    const { data } = await client.auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '')
    expect(data.user?.recovery_sent_at).toBeDefined()
    expect((await client.auth.updateUser({ password: 'otra contraseña' })).error).toBeNull()
    const signIn = await backend.newClient().auth.signInWithPassword({ email, password: 'otra contraseña' })
    expect(signIn.error).toBeNull()
  })

  test('Ana, never confirmed, recovers her password: the email confirms the address too', async () => {
    const client = backend.newClient()
    const email = 'recover-first@school.example'
    await client.auth.signUp({ email, password })
    await client.auth.resetPasswordForEmail(email)
    await openLink(serviceLink((await backend.mailTo(email)).link))
    expect((await backend.mailTo(email)).subject).toBe('Choose a new password')
    const { rows } = await backend.database.query(
      `select from auth.users where email = $1 and email_confirmed_at is not null`,
      [email],
    )
    expect(rows).toHaveLength(1)
  })

  test('Mallory has signed up with Ana’s address: Ana’s link for a new password invalidates what Mallory has', async () => {
    const email = 'recover-claimed@school.example'
    const mallory = backend.newClient()
    await mallory.auth.signUp({ email, password: 'what Mallory knows' })
    await backend.newClient().auth.resetPasswordForEmail(email)
    const landing = fragmentOf(await openLink(serviceLink((await backend.mailTo(email)).link)))
    const stolen = await mallory.auth.signInWithPassword({ email, password: 'what Mallory knows' })
    expect(stolen.error?.code).toBe('invalid_credentials')

    const ana = backend.newClient()
    await ana.auth.setSession({
      access_token: landing['access_token'] ?? '',
      refresh_token: landing['refresh_token'] ?? '',
    })
    expect((await ana.auth.updateUser({ password })).error).toBeNull()
    expect((await ana.auth.signInWithPassword({ email, password })).error).toBeNull()
  })
})

describe('the destination of a link', () => {
  const site = 'http://localhost:5173'
  const allowed = ['https://preview-*.vercel.app/**', 'https://app.example/exactly']
  test.each([
    ['http://localhost:5173/deep/page?x=1', true],
    ['http://localhost:4173/', true],
    ['https://preview-abc.vercel.app/a/b', true],
    ['https://app.example/exactly', true],
    ['https://app.example/exactly#fragment', true],
    ['https://localhost:5173/', false],
    ['http://127.0.0.1:5173/', false],
    ['https://app.example/exactly/deeper', false],
    ['https://preview-abc.evil.vercel.app/', false],
    ['https://preview-abc.vercel.app.evil.com/', false],
    ['http://localhost.evil.com/', false],
    ['http://localhost:5173@evil.com/', false],
    ['http://localhost:5173\\@evil.com/', false],
    ['http://evil.com\\localhost:5173/', false],
    ['//evil.com', false],
    ['/\\evil.com', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['http://2130706433/', false],
    ['http://0x7f.1/', false],
    ['http://192.168.1.1/', false],
    ['http://[::ffff:1.2.3.4]/', false],
    ['http://localhost:5173/\r\nSet-Cookie: a=b', false],
    ['http://löcalhost:5173/', false],
    [`http://localhost:5173/${'a'.repeat(2048)}`, false],
    ['', false],
  ])('may be %j: %s', (address, isAllowed) => {
    expect(chooseRedirect([address], site, allowed)).toBe(isAllowed ? address : site)
  })

  test('is otherwise the page that Ana came from, and then the site’s root', () => {
    expect(chooseRedirect(['https://evil.com/', `${site}/auth`], site, [])).toBe(`${site}/auth`)
    expect(chooseRedirect(['https://evil.com/', 'https://evil.com/'], site, [])).toBe(site)
    expect(chooseRedirect([undefined, undefined], site, [])).toBe(site)
  })

  test('is home if somebody changed it on the way, and the tokens go nowhere else', async () => {
    const email = 'phish@school.example'
    await backend.newClient().auth.signUp({ email, password })
    const { link } = await backend.mailTo(email)
    const changed = new URL(link)
    changed.searchParams.set('redirect_to', 'https://evil.example/steal')
    expect((await openLink(changed.href, { referer: 'https://evil.example/' })).origin).toBe(backend.url)
  })
})

describe('the mail tray', () => {
  test('shows the emails that would be sent, newest first, and no name can inject mark-up', async () => {
    const client = backend.newClient()
    await client.auth.signUp({ email: "o'first@school.example", password })
    await client.auth.signUp({
      email: 'second@school.example',
      password,
      options: { data: { full_name: '<img src=x onerror=alert(1)>' } },
    })
    const [newest, older] = await backend.readTray()
    expect([newest?.to, older?.to]).toEqual(['second@school.example', "o'first@school.example"])
    const page = await backend.openTray()
    expect(await page.text()).not.toContain('<img')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('is also in the terminal, which prints each link', async () => {
    await backend.newClient().auth.signUp({ email: 'terminal@school.example', password })
    const { link } = await backend.mailTo('terminal@school.example')
    expect(backend.logged.filter((line) => line.includes(link))).toHaveLength(1)
  })
})

test('an address with Mallory’s whole session doesn’t sign Ana in as Mallory', async () => {
  const { session } = await backend.signUp('mallory@school.example')
  const landing = new URL('/', backend.url)
  landing.hash = new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: '3600',
    expires_at: String(session.expires_at),
    token_type: 'bearer',
    type: 'signup',
  }).toString()
  /** The parts of a browser at this address that the client reads. */
  const open = async (page: () => Promise<Pick<SupabaseClient, 'auth'>>) => {
    const { window } = new JSDOM('', { url: landing.href })
    for (const name of ['window', 'document', 'localStorage'] as const) vi.stubGlobal(name, window[name])
    const { auth } = await page()
    await auth.stopAutoRefresh()
    const { data } = await auth.getSession()
    return [data.session?.user.email, Object.keys(window.localStorage)]
  }
  // The client warns about multiple instances and the clock that the tests have changed.
  vi.spyOn(console, 'warn').mockReturnValue()
  try {
    const implicit = async () => createClient(backend.url, embeddedKey, { auth: { autoRefreshToken: false } })
    expect(await open(implicit)).toEqual(['mallory@school.example', ['sb-127-auth-token']])
    vi.resetModules()
    expect(await open(async () => (await import('@/lib/supabase')).supabase)).toEqual([undefined, []])
  } finally {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})
