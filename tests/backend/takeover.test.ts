import type { SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, openLink, password, startBackend } from '../support/backend'

// What an attacker can do after brief access to somebody’s mailbox or signed-in browser.

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const tokenIn = (link: string) => new URL(link).searchParams.get('token_hash') ?? ''

const confirmEmailChange = async (address: string) =>
  backend
    .newClient()
    .auth.verifyOtp({ token_hash: tokenIn((await backend.mailTo(address)).link), type: 'email_change' })

describe('a thief who has exchanged the link in a password email for a code', () => {
  /** Exchanges the recovery link for a code. Returns a function that exchanges it for a session. */
  async function steal(
    email: string,
  ): Promise<() => ReturnType<SupabaseClient['auth']['exchangeCodeForSession']>> {
    const thief = backend.newClient({ auth: { flowType: 'pkce' } })
    await thief.auth.resetPasswordForEmail(email)
    const token = tokenIn((await backend.mailTo(email)).link)
    const landing = await openLink(`${backend.url}/auth/v1/verify?token=${token}&type=recovery`)
    const code = landing.searchParams.get('code') ?? ''
    expect(code).not.toBe('')
    return () => thief.auth.exchangeCodeForSession(code)
  }

  test('is let in if the owner does nothing, so that the next tests prove something', async () => {
    await backend.signUp('nothing@school.example')
    const use = await steal('nothing@school.example')
    expect((await use()).error).toBeNull()
  })

  test('isn’t let in any more once the owner sets another password', async () => {
    const { client } = await backend.signUp('changes@school.example')
    const use = await steal('changes@school.example')
    expect((await client.auth.updateUser({ password: 'tres palabras nuevas' })).error).toBeNull()
    expect((await use()).error?.code).toBe('flow_state_not_found')
  })

  test.each(['global', 'others'] as const)('isn’t let in once the owner signs out %s', async (scope) => {
    const { client } = await backend.signUp(`out-${scope}@school.example`)
    const use = await steal(`out-${scope}@school.example`)
    expect((await client.auth.signOut({ scope })).error).toBeNull()
    expect((await use()).error?.code).toBe('flow_state_not_found')
  })

  test('isn’t let in once the account has moved to another mailbox', async () => {
    const [before, after] = ['leaves@school.example', 'left@school.example']
    const { client } = await backend.signUp(before)
    const use = await steal(before)
    await client.auth.updateUser({ email: after })
    await confirmEmailChange(before)
    expect((await confirmEmailChange(after)).data.session?.user.email).toBe(after)
    expect((await use()).error?.code).toBe('flow_state_not_found')
  })
})

describe('a change of address', () => {
  test('isn’t cancelled by a new password in the same request', async () => {
    const [before, after] = ['both@school.example', 'both-new@school.example']
    const { client } = await backend.signUp(before)
    const { data } = await client.auth.updateUser({ email: after, password: 'tres palabras nuevas' })
    expect(data.user?.new_email).toBe(after)
    await confirmEmailChange(before)
    expect((await confirmEmailChange(after)).data.session?.user.email).toBe(after)
  })

  test('can be confirmed for an hour', async () => {
    const [before, after] = ['slow@school.example', 'slow-new@school.example']
    const { client } = await backend.signUp(before)
    await client.auth.updateUser({ email: after })
    backend.wait(3500)
    expect((await confirmEmailChange(before)).error).toBeNull()
    backend.wait(200)
    expect((await confirmEmailChange(after)).error?.code).toBe('otp_expired')
  })

  test('fails if the account is banned', async () => {
    const [before, after] = ['shut@school.example', 'shut-new@school.example']
    const { client, user } = await backend.signUp(before)
    await client.auth.updateUser({ email: after })
    await backend.database.query(`update auth.users set banned_until = '2100-01-01' where id = $1`, [user.id])
    expect((await confirmEmailChange(before)).error?.code).toBe('user_banned')
  })

  test('can only be requested a limited number of times from one IP address', async () => {
    const strict = await startBackend({
      database: backend.database,
      settings: { rateLimits: { signUps: 5, tokens: 1e9, verifications: 1e9 } },
    })
    const { client } = await strict.signUp('asks@school.example')
    const codes: unknown[] = []
    for (let time = 0; time < 6; time += 1)
      codes.push((await client.auth.updateUser({ email: `asks-${time}@school.example` })).error?.code)
    expect(codes.slice(0, 4)).toEqual([
      undefined,
      'over_email_send_rate_limit',
      'over_email_send_rate_limit',
      'over_email_send_rate_limit',
    ])
    expect(codes.slice(4)).toEqual(['over_request_rate_limit', 'over_request_rate_limit'])
    await strict.stop()
  })

  test('needs only the new address, or no confirmation, if the project is configured so', async () => {
    const single = await startBackend({
      database: backend.database,
      secret: backend.secret,
      settings: { doubleConfirmChanges: false },
    })
    const { client } = await single.signUp('single@school.example')
    await client.auth.updateUser({ email: 'single-new@school.example' })
    const { link } = await single.mailTo('single-new@school.example')
    expect((await single.readTray()).filter(({ to }) => to === 'single@school.example')).toHaveLength(1)
    const moved = await single.newClient().auth.verifyOtp({ token_hash: tokenIn(link), type: 'email_change' })
    expect(moved.data.session?.user.email).toBe('single-new@school.example')
    await single.stop()

    const trusting = await startBackend({
      database: backend.database,
      settings: { confirmationsRequired: false },
    })
    const { data } = await trusting.newClient().auth.signUp({ email: 'trusted@school.example', password })
    expect(data.session).not.toBeNull()
    const at = trusting.newClient()
    await at.auth.signInWithPassword({ email: 'trusted@school.example', password })
    const answer = await at.auth.updateUser({ email: 'trusted-new@school.example' })
    expect(answer.data.user?.email).toBe('trusted-new@school.example')
    await trusting.stop()
  })
})

describe('a stranger who wants to know who has an account', () => {
  beforeAll(() => backend.signUp('known@school.example'))

  test.each([{ x: '\u0000' }, { '\u0000': 'x' }, { x: '\ud800' }, { x: ['a', { y: '\udfff' }] }])(
    'gets the same answer for each address if the metadata can’t be stored: %j',
    async (data) => {
      const answers = await Promise.all(
        ['known@school.example', 'unknown@school.example'].map(async (email) => {
          const { error } = await backend.newClient().auth.signUp({ email, password, options: { data } })
          return error?.code
        }),
      )
      expect(answers).toEqual(['validation_failed', 'validation_failed'])
    },
  )

  test('gets no clue from a name with a backslash or an emoji, which is accepted', async () => {
    const data = { full_name: 'Ana \\u0000 \\ud83d 👩‍🎓' }
    const { data: answer, error } = await backend
      .newClient()
      .auth.signUp({ email: 'backslash@school.example', password, options: { data } })
    expect(error).toBeNull()
    expect(answer.user?.user_metadata).toMatchObject(data)
  })

  test('learns of no account by requesting a change of address again', async () => {
    const { client } = await backend.signUp('moves@school.example')
    await client.auth.updateUser({ email: 'wanted@school.example' })
    await backend.signUp('wanted@school.example')
    backend.wait(61)
    const asked = await backend
      .newClient()
      .auth.resend({ type: 'email_change', email: 'moves@school.example' })
    expect(asked.error).toBeNull()
  })
})

test('a link on a public site never sends its code to a program on a reader’s machine', async () => {
  const school = await startBackend({
    database: backend.database,
    siteUrl: 'https://spanish.example',
    reach: 'proxy',
  })
  const client = school.newClient({ auth: { flowType: 'pkce' } })
  const email = 'listened@school.example'
  await client.auth.signUp({ email, password, options: { emailRedirectTo: 'http://localhost:9999/steal' } })
  const { rows } = await school.database.query<{ link: string }>(
    'select link from auth.outbox where to_address = $1',
    [email],
  )
  expect(new URL(rows[0]?.link ?? '').searchParams.get('redirect_to')).toBe('https://spanish.example')
  await school.stop()
})

describe('a database function', () => {
  test('is called once, whatever the query asks of its result: an account is deleted and its owner told', async () => {
    const counted = await backend.signUp('counted@school.example')
    const answer = await counted.client.rpc('delete_account', {}, { count: 'exact' })
    expect(answer.error).toBeNull()
    expect(answer.data).toEqual([{ deleted: counted.user.id }])

    const paged = await backend.signUp('paged@school.example')
    await paged.client.rpc('delete_account').limit(0)
    const { rows } = await backend.database.query('select from auth.users where id = $1', [paged.user.id])
    expect(rows).toEqual([])
  })
})

test('an object with more names than any table has is refused before they are looked up', async () => {
  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`name-${at}`, at])))
  for (const path of ['rpc/get_todays_word', 'user_progress']) {
    const answer = await backend.request(`/rest/v1/${path}`, { method: 'POST', body: wide })
    expect(answer.status).toBe(413)
    expect(await answer.text()).not.toContain('name-7')
  }
})

test('a thief who keeps renewing a session is still detected by the owner’s token', async () => {
  const { client, session } = await backend.signUp('renews@school.example')
  const thief = backend.newClient()
  let { refresh_token } = session
  for (let times = 0; times < 730; times += 1) {
    const { data } = await thief.auth.refreshSession({ refresh_token })
    refresh_token = data.session?.refresh_token ?? ''
  }
  await backend.database.query(
    `update auth.refresh_tokens set updated_at = updated_at - interval '1 minute' where session_id = $1`,
    [decodeJwt(session.access_token)['session_id']],
  )
  const owner = await client.auth.refreshSession({ refresh_token: session.refresh_token })
  expect(owner.error?.code).toBe('refresh_token_already_used')
  expect((await thief.auth.refreshSession({ refresh_token })).error).not.toBeNull()
})

test('a session that is renewed thousands of times in a month needs a new sign-in', async () => {
  const { client, session } = await backend.signUp('renews-on@school.example')
  const { session_id: id } = decodeJwt(session.access_token)
  const add = (used: number) =>
    backend.database.query(
      `insert into auth.refresh_tokens (token_hash, session_id, revoked)
       select 'used ' || gen_random_uuid(), $1, true from generate_series(1, $2::int)`,
      [id, used],
    )
  await add(4999)
  const renewed = await client.auth.refreshSession({ refresh_token: session.refresh_token })
  expect(renewed.error).toBeNull()
  // The previous token can still be exchanged for the current one, in case the client never received that response.
  const again = await client.auth.refreshSession({ refresh_token: session.refresh_token })
  expect(again.data.session?.refresh_token).toBe(renewed.data.session?.refresh_token)
  const last = await client.auth.refreshSession({ refresh_token: again.data.session?.refresh_token ?? '' })
  expect(last.error?.code).toBe('refresh_token_already_used')
})

test('an account can be signed in on fifty devices, and the most recently renewed ones stay', async () => {
  const { client, session } = await backend.signUp('everywhere@school.example')
  const { session_id: first, sub } = decodeJwt(session.access_token)
  await backend.database.query(
    `insert into auth.sessions (user_id, authentication_method, created_at, updated_at)
     select $1, 'password', now() - interval '1 day', now() - interval '1 day' from generate_series(1, 60)`,
    [sub],
  )
  await client.auth.refreshSession()
  const newest = await backend
    .newClient()
    .auth.signInWithPassword({ email: 'everywhere@school.example', password })
  const { rows } = await backend.database.query<{ id: string }>(
    'select id from auth.sessions where user_id = $1',
    [sub],
  )
  expect(rows).toHaveLength(50)
  const { session_id: last } = decodeJwt(newest.data.session?.access_token ?? '')
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([first, last]))
})

describe('an account that a stranger created with somebody’s address and their own picture', () => {
  const strangers = {
    full_name: 'Ana',
    avatar_url: 'https://stranger.example/ana.png',
    pad: 'x'.repeat(5000),
  }
  const onlyName = { full_name: 'Ana', email_verified: true }

  async function signUpAsStranger(
    email: string,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<SupabaseClient> {
    const stranger = backend.newClient()
    await stranger.auth.signUp({ email, password, options: { data: strangers } })
    if (isConfirmed) {
      // Confirm the address, as a mail filter that opens links would.
      await backend.confirmByMail(email)
      const { data } = await stranger.auth.signInWithPassword({ email, password })
      expect(data.user?.user_metadata).toEqual({ ...strangers, email_verified: true })
    }
    return stranger
  }

  /** Recovers the account with the link in a password email. */
  async function reclaimAccount(email: string) {
    const owner = backend.newClient()
    await owner.auth.resetPasswordForEmail(email)
    const token_hash = tokenIn((await backend.mailTo(email)).link)
    const { data, error } = await owner.auth.verifyOtp({ token_hash, type: 'recovery' })
    expect(error).toBeNull()
    return { owner, user: data.user }
  }

  test.each([false, true])(
    'has only the stranger’s name once the owner has it (confirmed before: %s)',
    async (isConfirmed) => {
      const email = `squatted-${isConfirmed}@school.example`
      await signUpAsStranger(email, { isConfirmed })
      const { user } = await reclaimAccount(email)
      expect(user?.user_metadata).toEqual(onlyName)
      expect(user?.identities?.[0]?.identity_data).not.toHaveProperty('avatar_url')
      expect(user?.identities?.[0]?.identity_data).not.toHaveProperty('pad')
    },
  )

  test('has nothing that the stranger adds while the owner chooses a password', async () => {
    const email = 'squatted-on@school.example'
    const stranger = await signUpAsStranger(email, { isConfirmed: true })
    const { owner } = await reclaimAccount(email)
    const again = await stranger.auth.updateUser({ data: strangers })
    expect(again.data.user?.user_metadata).toMatchObject(strangers)
    const { data } = await owner.auth.updateUser({ password: 'tres palabras nuevas' })
    expect(data.user?.user_metadata).toEqual(onlyName)
    expect((await stranger.auth.updateUser({ data: strangers })).error).not.toBeNull()
  })

  test('has the picture that its owner sends along with the password', async () => {
    const email = 'squatted-own@school.example'
    await signUpAsStranger(email, { isConfirmed: true })
    const { owner } = await reclaimAccount(email)
    const own = { avatar_url: 'https://own.example/me.png' }
    const { data } = await owner.auth.updateUser({ password: 'tres palabras nuevas', data: own })
    expect(data.user?.user_metadata).toEqual({ ...onlyName, ...own })
  })

  test('keeps a student’s own picture when they change the password that they signed in with', async () => {
    const email = 'own-picture@school.example'
    const student = await signUpAsStranger(email, { isConfirmed: true })
    const { data } = await student.auth.updateUser({ password: 'tres palabras nuevas' })
    expect(data.user?.user_metadata).toEqual({ ...strangers, email_verified: true })
  })
})

test('a change of address that wasn’t confirmed within an hour can’t be restarted by a resend', async () => {
  const [before, after] = ['stays@school.example', 'wanted@school.example']
  const { client, session } = await backend.signUp(before)
  await client.auth.updateUser({ email: after })
  await backend.database.query(
    `update auth.users set email_change_sent_at = email_change_sent_at - interval '61 minutes' where id = $1`,
    [session.user.id],
  )
  const mails = async () =>
    (await backend.database.query('select id from auth.outbox where to_address = any($1)', [[before, after]]))
      .rows
  const sent = await mails()
  const stranger = await backend.newClient().auth.resend({ type: 'email_change', email: before })
  expect(stranger.error).toBeNull()
  expect(await mails()).toEqual(sent)
})
