import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, openLink, password, startBackend } from '../support/backend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

/** The HTML and plain text of the tray’s newest email to an address. */
async function renderedMail(address: string) {
  const { rows } = await backend.database.query<{ id: number }>(
    `select id from auth.outbox where to_address = $1 order by id desc limit 1`,
    [address],
  )
  const read = async (kind: string) => (await backend.openTray(`/mail/${rows[0]?.id}.${kind}`)).text()
  return { html: await read('html'), text: await read('txt') }
}

const rowsOf = async (table: string, column: string, id: string) =>
  (await backend.database.query(`select from ${table} where ${column} = $1`, [id])).rows.length

const tokenIn = (link: string) => new URL(link).searchParams.get('token_hash') ?? ''

/** Sends the same request as the button on the page that confirms a change of address. */
const confirmEmailChange = async (link: string) =>
  backend.newClient().auth.verifyOtp({ token_hash: tokenIn(link), type: 'email_change' })

describe('a forgotten password', () => {
  test('the mailed link leads to the page for a new password, and works once in any browser', async () => {
    const email = 'forgot@school.example'
    const { client: phone } = await backend.signUp(email)
    await backend.newClient({ auth: { flowType: 'pkce' } }).auth.resetPasswordForEmail(email)
    const { link } = await backend.mailTo(email)
    expect(link).toMatch(new RegExp(`^${backend.url}/new-password\\?token_hash=pkce_[0-9a-f]{56}$`))

    const other = backend.newClient({ auth: { flowType: 'pkce' } })
    const { data, error } = await other.auth.verifyOtp({ token_hash: tokenIn(link), type: 'recovery' })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect((await other.auth.updateUser({ password: 'tres palabras nuevas' })).error).toBeNull()

    expect((await phone.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await backend.newClient().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    const again = await backend.newClient().auth.verifyOtp({ token_hash: tokenIn(link), type: 'recovery' })
    expect(again.error?.code).toBe('otp_expired')
  })

  test('if Mallory’s page asks for the email with her own address as destination, the link still leads to our site', async () => {
    const email = 'forgot-phished@school.example'
    await backend.signUp(email)
    const evil = 'https://evil.example/new-password'
    const asked = await backend.request(`/auth/v1/recover?${new URLSearchParams({ redirect_to: evil })}`, {
      method: 'POST',
      body: JSON.stringify({ email, redirect_to: evil }),
      headers: { referer: evil },
    })
    expect(asked.status).toBe(200)
    const { link } = await backend.mailTo(email)
    expect(new URL(link).origin).toBe(backend.url)
    const { rows } = await backend.database.query<{ html: string }>(
      'select html from auth.outbox where to_address = $1 order by id desc limit 1',
      [email],
    )
    expect(rows[0]?.html).toContain(link.replaceAll('&', '&amp;'))
    expect(rows[0]?.html).not.toContain('evil.example')

    // If a project’s emails use the service’s own link, the destination is a parameter of that link.
    const own = new URLSearchParams({ token: tokenIn(link), type: 'recovery', redirect_to: evil })
    const landing = await openLink(`${backend.url}/auth/v1/verify?${own}`, { referer: evil })
    expect(landing.origin).toBe(backend.url)
  })

  test('the link stops working after an hour, or when a newer one is sent', async () => {
    const email = 'forgot-late@school.example'
    await backend.signUp(email)
    const client = backend.newClient()
    await client.auth.resetPasswordForEmail(email)
    const first = await backend.mailTo(email)
    backend.wait(61)
    await client.auth.resetPasswordForEmail(email)
    const second = await backend.mailTo(email)
    backend.wait(3601)
    for (const { link } of [first, second])
      expect((await client.auth.verifyOtp({ token_hash: tokenIn(link), type: 'recovery' })).error?.code).toBe(
        'otp_expired',
      )
  })
})

describe('a change of address', () => {
  test('happens when both addresses have confirmed, in either order, and changes nothing before', async () => {
    for (const [at, order] of (
      [
        [1, ['old', 'new']],
        [2, ['new', 'old']],
      ] as const
    ).values()) {
      const [before, after] = [`move-${at}@school.example`, `moved-${at}@school.example`]
      const { client } = await backend.signUp(before)
      const asked = await client.auth.updateUser({ email: after.toUpperCase() })
      expect(asked.error).toBeNull()
      expect(asked.data.user).toMatchObject({ email: before, new_email: after })
      const links = { old: await backend.mailTo(before), new: await backend.mailTo(after) }

      const half = await confirmEmailChange(links[order[0]].link)
      expect(half.error).toBeNull()
      expect(half.data.session).toBeNull()
      expect(
        (await backend.newClient().auth.signInWithPassword({ email: after, password })).error,
      ).not.toBeNull()

      const whole = await confirmEmailChange(links[order[1]].link)
      expect(whole.data.session?.user.email).toBe(after)
      const { data } = await backend.newClient().auth.signInWithPassword({ email: after, password })
      expect(data.user).toMatchObject({ email: after, identities: [{ email: after }] })
      expect(data.user?.new_email).toBeUndefined()
      expect(
        (await backend.newClient().auth.signInWithPassword({ email: before, password })).error,
      ).not.toBeNull()
      for (const { link } of Object.values(links))
        expect((await confirmEmailChange(link)).error?.code).toBe('otp_expired')
    }
  })

  test('isn’t confirmed by opening a link, which leads to a page that asks', async () => {
    const [before, after] = ['scanned@school.example', 'scanned-new@school.example']
    const { client } = await backend.signUp(before)
    await client.auth.updateUser({ email: after })
    for (const address of [before, after]) {
      const { link } = await backend.mailTo(address)
      expect(link).toMatch(new RegExp(`^${backend.url}/account\\?token_hash=[0-9a-f]{56}&type=email_change$`))
      await fetch(link)
    }
    expect((await client.auth.getUser()).data.user).toMatchObject({ email: before, new_email: after })
  })

  test('also works with the service’s own links in the emails', async () => {
    const [before, after] = ['own-link@school.example', 'own-link-new@school.example']
    const { client } = await backend.signUp(before)
    await client.auth.updateUser({ email: after })
    const open = async (address: string) => {
      const token = tokenIn((await backend.mailTo(address)).link)
      return openLink(`${backend.url}/auth/v1/verify?token=${token}&type=email_change`)
    }
    expect((await open(before)).hash).toContain('message=Confirmation+link+accepted')
    expect(new URLSearchParams((await open(after)).hash.slice(1)).get('type')).toBe('email_change')
    expect((await open(after)).hash).toContain('error_code=otp_expired')
    expect((await client.auth.getUser()).data.user?.email).toBe(after)
  })

  test('works with typed codes, each with the address that it was sent to', async () => {
    const [before, after] = ['typed@school.example', 'typed-new@school.example']
    const { client } = await backend.signUp(before)
    await client.auth.updateUser({ email: after })
    const codes = [await backend.mailTo(before), await backend.mailTo(after)]
    const answers = []
    for (const { to, code } of codes)
      answers.push(await client.auth.verifyOtp({ email: to, token: code, type: 'email_change' }))
    const [first, second] = answers
    expect(first?.data.session).toBeNull()
    expect(second?.data.user?.email).toBe(after)
  })

  test('is refused if somebody else has the address, even if they took it between the request and the confirmation', async () => {
    await backend.signUp('taken@school.example')
    const { client } = await backend.signUp('wants@school.example')
    expect((await client.auth.updateUser({ email: 'taken@school.example' })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
    await client.auth.updateUser({ email: 'later@school.example' })
    const mails = [await backend.mailTo('wants@school.example'), await backend.mailTo('later@school.example')]
    await backend.signUp('later@school.example')
    await confirmEmailChange(mails[0]?.link ?? '')
    expect((await confirmEmailChange(mails[1]?.link ?? '')).error?.code).toBe('email_exists')
    expect((await client.auth.getUser()).data.user?.email).toBe('wants@school.example')
  })

  test('invalidates a password link in the old mailbox', async () => {
    const [before, after] = ['lost-mailbox@school.example', 'safe@school.example']
    const { client } = await backend.signUp(before)
    await backend.newClient().auth.resetPasswordForEmail(before)
    const { link } = await backend.mailTo(before)
    await client.auth.updateUser({ email: after })
    for (const address of [before, after]) await confirmEmailChange((await backend.mailTo(address)).link)
    expect(
      (await backend.newClient().auth.verifyOtp({ token_hash: tokenIn(link), type: 'recovery' })).error?.code,
    ).toBe('otp_expired')
    expect((await backend.newClient().auth.signInWithPassword({ email: after, password })).error).toBeNull()
  })

  test('that somebody else started ends when Ana changes her password, as the email tells her', async () => {
    const [before, after] = ['keeps@school.example', 'thief@school.example']
    const { client } = await backend.signUp(before)
    await client.auth.updateUser({ email: after })
    const { data, error } = await client.auth.updateUser({ password: 'tres palabras nuevas' })
    expect(error).toBeNull()
    expect(data.user?.new_email).toBeUndefined()
    for (const address of [before, after])
      expect((await confirmEmailChange((await backend.mailTo(address)).link)).error?.code).toBe('otp_expired')
  })

  test('isn’t possible without the old address for somebody who finds a browser signed in', async () => {
    const { client } = await backend.signUp('left-open@school.example')
    await client.auth.updateUser({ email: 'mallory@evil.example' })
    const { link } = await backend.mailTo('mallory@evil.example')
    await confirmEmailChange(link)
    await confirmEmailChange(link)
    expect((await client.auth.getUser()).data.user?.email).toBe('left-open@school.example')
  })

  test('can be requested again after a minute, and the new emails invalidate the first ones', async () => {
    const { client } = await backend.signUp('twice@school.example')
    await client.auth.updateUser({ email: 'twice-new@school.example' })
    const first = await backend.mailTo('twice-new@school.example')
    expect((await client.auth.updateUser({ email: 'twice-other@school.example' })).error?.code).toBe(
      'over_email_send_rate_limit',
    )
    backend.wait(61)
    expect(
      (await client.auth.resend({ type: 'email_change', email: 'twice@school.example' })).error,
    ).toBeNull()
    expect((await confirmEmailChange(first.link)).error?.code).toBe('otp_expired')
    expect((await backend.mailTo('twice-new@school.example')).link).not.toBe(first.link)
  })
})

describe('the download of everything that is stored', () => {
  test('contains Ana’s account, sessions and progress, and no secret', async () => {
    const { client, user } = await backend.signUp('export@school.example', 'Ana García')
    await client
      .from('user_progress')
      .upsert({ user_id: user.id, topic_id: 'ser-estar', topic_type: 'grammar', completed: true, rating: 4 })
    const { data, error } = await client.rpc('export_account').single()
    expect(error).toBeNull()
    expect(data).toMatchObject({
      account: { id: user.id, email: 'export@school.example', metadata: { full_name: 'Ana García' } },
      // One session is from the email link, and the other from the password.
      sessions: [{ began_by: 'otp' }, { began_by: 'password' }],
      progress: [{ topic_id: 'ser-estar', completed: true, rating: 4 }],
    })
    expect(JSON.stringify(data)).not.toMatch(/encrypted_password|token|\$2[aby]\$/)
  })

  test('gives nobody another student’s data: it takes no argument and needs a session', async () => {
    expect((await backend.newClient().rpc('export_account')).error?.code).toBe('42501')
    expect((await backend.newClient().rpc('delete_account')).error?.code).toBe('42501')
    const { client } = await backend.signUp('no-argument@school.example')
    const { error } = await client.rpc('export_account', { student: '00000000-0000-4000-8000-000000000000' })
    expect(error?.code).toBe('PGRST202')
  })
})

describe('deleting the account', () => {
  test('removes Ana’s rows, sessions and user at once, and her links too', async () => {
    const email = 'leaves@school.example'
    const { client, user, session } = await backend.signUp(email)
    const { client: laptop, user: other } = await backend.signUp('stays@school.example')
    const row = { topic_id: 'ser-estar', topic_type: 'grammar', completed: true }
    await client.from('user_progress').upsert({ ...row, user_id: user.id })
    await laptop.from('user_progress').upsert({ ...row, user_id: other.id })
    await client.auth.resetPasswordForEmail(email)

    const { data, error } = await client.rpc('delete_account')
    expect(error).toBeNull()
    expect(data).toEqual([{ deleted: user.id }])
    for (const [table, column] of [
      ['auth.users', 'id'],
      ['auth.identities', 'user_id'],
      ['auth.sessions', 'user_id'],
      ['auth.flow_state', 'user_id'],
      ['auth.outbox', 'user_id'],
      ['public.user_progress', 'user_id'],
    ] as const)
      expect(await rowsOf(table, column, user.id), table).toBe(0)
    expect((await backend.newClient().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    const refreshed = await backend.newClient().auth.refreshSession(session)
    expect(refreshed.error?.code).toBe('refresh_token_not_found')
    expect((await client.from('user_progress').upsert({ ...row, user_id: user.id })).error?.code).toBe(
      '23503',
    )
    expect(await rowsOf('public.user_progress', 'user_id', other.id)).toBe(1)
  })

  test('isn’t possible, and nor is reading, with a token whose session has ended', async () => {
    const { client, session } = await backend.signUp('stolen@school.example')
    await client.auth.signOut()
    const thief = backend.newClient({
      global: { headers: { Authorization: `Bearer ${session.access_token}` } },
    })
    for (const name of ['export_account', 'delete_account'])
      expect((await thief.rpc(name)).error).toMatchObject({
        code: '42501',
        message: 'this session has ended',
      })
    expect(
      (await backend.newClient().auth.signInWithPassword({ email: 'stolen@school.example', password })).error,
    ).toBeNull()
  })

  test('can’t be triggered by following a link', async () => {
    const { client, session } = await backend.signUp('get@school.example')
    const answer = await backend.request('/rest/v1/rpc/delete_account', {
      headers: { Authorization: `Bearer ${session.access_token}` },
    })
    expect(answer.status).toBe(405)
    expect((await client.auth.getUser()).error).toBeNull()
  })
})

describe('the emails', () => {
  test.each([
    ['confirmation', 'Confirm your email address', 'Confirm email address'],
    ['recovery', 'Choose a new password', 'Choose a new password'],
    ['change', 'Change your email address', 'Change email address'],
  ] as const)(
    'have the same text and link as plain text, without mark-up: %s',
    async (kind, heading, label) => {
      const email = `${kind}@mail.example`
      const { client } = await backend.signUp(email)
      if (kind === 'recovery') await client.auth.resetPasswordForEmail(email)
      if (kind === 'change') await client.auth.updateUser({ email: `o'brien+${kind}@mail.example` })
      const { link } = await backend.mailTo(email)
      const { html, text } = await renderedMail(email)
      expect(html).toContain(heading)
      expect(html).not.toContain('{{')
      expect(text).toContain(heading)
      expect(text).toContain(`${label}:\n${link}`)
      expect(text).not.toMatch(/<[a-z/]|&amp;|&#39;/)
      if (kind === 'change') expect(text).toContain("o'brien+change@mail.example")
    },
  )

  test('contain no name before the account is confirmed, so that nobody can make us send their own words', async () => {
    const email = 'named@mail.example'
    await backend
      .newClient()
      .auth.signUp({ email, password, options: { data: { full_name: 'Win a prize at evil.example' } } })
    expect((await renderedMail(email)).html).not.toContain('prize')
  })

  test('can’t be read by a stranger, and unknown numbers are not found', async () => {
    for (const file of ['1.html', '1.txt'])
      expect((await fetch(`${backend.url}/mail/${file}`)).status).toBe(403)
    for (const file of ['99999999.html', '1.exe', '..%2f1.html', '1e3.html'])
      expect((await backend.openTray(`/mail/${file}`)).status).toBe(404)
  })
})
