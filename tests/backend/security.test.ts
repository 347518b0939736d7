import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { getRounds, hashSync } from 'bcryptjs'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { embeddedKey } from '@/lib/embedded-key'
import { newSecret } from '../../backend/auth/tokens'
import { readQuery } from '../../backend/rest/query'
import { type Backend, password, startBackend } from '../support/backend'

const conflict = { onConflict: 'user_id,topic_id,topic_type' }

let backend: Backend
let ana: Awaited<ReturnType<Backend['signUp']>>
let ben: Awaited<ReturnType<Backend['signUp']>>

beforeAll(async () => {
  backend = await startBackend()
  ana = await backend.signUp('ana@school.example', 'Ana García')
  ben = await backend.signUp('ben@school.example', 'Ben Carter')
  await ana.client.from('user_progress').upsert(row('ser-estar'), conflict)
})
afterAll(() => backend.stop())

function row(topicId: string, more: object = {}) {
  return {
    user_id: ana.user.id,
    topic_id: topicId,
    topic_type: 'grammar',
    completed: true,
    rating: 4,
    ...more,
  }
}

/** Ana's row as stored in the database. */
async function stored(topicId = 'ser-estar') {
  const { rows } = await backend.database.query<{
    user_id: string
    rating: number
    completed: boolean
    completed_at: Date
    updated_at: Date
  }>(`select * from public.user_progress where user_id = $1 and topic_id = $2`, [ana.user.id, topicId])
  return rows[0]
}

/** Sends a request with this token. */
function withToken(token: string, path = '/rest/v1/user_progress?select=*') {
  return backend.request(path, { headers: { authorization: `Bearer ${token}` } })
}

async function raw(path: string, body: string, headers: Record<string, string> = {}, method = 'POST') {
  const response = await backend.request(path, {
    method,
    body,
    headers: { authorization: `Bearer ${ana.session.access_token}`, ...headers },
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

async function signIn(email: string) {
  const client = backend.newClient()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error !== null) throw error
  return { client, session: data.session }
}

describe('another student’s rows', () => {
  test('Ben can’t read Ana’s rows', async () => {
    expect((await ben.client.from('user_progress').select('*')).data).toEqual([])
    const asked = await ben.client.from('user_progress').select('*').eq('user_id', ana.user.id)
    expect([asked.status, asked.data]).toEqual([200, []])
  })

  test('Ben can’t write in Ana’s name, over a row or beside it', async () => {
    const before = await stored()
    for (const topic of ['ser-estar', 'invented']) {
      const { status, error } = await ben.client
        .from('user_progress')
        .upsert(row(topic, { rating: 1 }), conflict)
      expect([status, error?.code]).toEqual([403, '42501'])
      expect(error?.message).toBe('new row violates row-level security policy for table "user_progress"')
    }
    expect(await stored()).toEqual(before)
    expect(await stored('invented')).toBeUndefined()
  })

  test('Ben can’t change Ana’s rows, and Ana can’t give hers away or move them', async () => {
    const before = await stored()
    const theft = await ben.client.from('user_progress').update({ rating: 1 }).eq('user_id', ana.user.id)
    expect([theft.status, theft.error]).toEqual([204, null])
    const mine = () => ana.client.from('user_progress')
    const gift = await mine().update({ user_id: ben.user.id }).eq('topic_id', 'ser-estar')
    expect([gift.status, gift.error?.code]).toEqual([400, '23514'])
    const move = await mine().update({ topic_id: 'elsewhere' }).eq('topic_id', 'ser-estar')
    expect([move.status, move.error?.code]).toEqual([400, '23514'])
    expect(await stored()).toEqual(before)
  })

  test('Ana can’t un-complete, back-date or delete, because the server’s clock counts', async () => {
    const before = await stored()
    const undo = await ana.client
      .from('user_progress')
      .upsert(
        row('ser-estar', { completed: false, completed_at: '1999-01-01', updated_at: '2031-01-01' }),
        conflict,
      )
    expect(undo.status).toBe(200)
    const after = await stored()
    expect(after?.completed).toBe(true)
    expect(after?.completed_at).toEqual(before?.completed_at)
    expect(after?.updated_at.getFullYear()).toBeLessThan(2031)
    const deletion = await ana.client.from('user_progress').delete().eq('topic_id', 'ser-estar')
    expect([deletion.status, deletion.error?.code]).toEqual([403, '42501'])
  })

  test('a visitor reads and writes no progress, and nobody can reach the accounts', async () => {
    const visitor = backend.newClient()
    const read = await visitor.from('user_progress').select('*')
    expect([read.status, read.error?.code]).toEqual([401, '42501'])
    const write = await visitor.from('user_progress').upsert(row('ser-estar'), conflict)
    expect([write.status, write.error?.code]).toEqual([401, '42501'])
    expect((await visitor.schema('auth').from('users').select('*')).status).toBe(406)
    for (const [path, status] of [
      ['/rest/v1/auth.users', 404],
      ['/rest/v1/auth%2fusers', 404],
      ['/rest/v1/auth/users', 404],
      ['/rest/v1/users', 404],
      ['/rest/v1/pg_roles', 404],
      ['/rest/v1/words?select=*,users(*)', 400],
      ['/rest/v1/words?select=users:auth.users(*)', 400],
    ] as const) {
      expect((await backend.request(path)).status, path).toBe(status)
    }
  })
})

describe('tokens', () => {
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
  const now = () => Math.floor(Date.now() / 1000)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  function sign(claims: object, secret = backend.secret, header: object = {}): Promise<string> {
    return new SignJWT({
      sub: ben.user.id,
      role: 'authenticated',
      aud: 'authenticated',
      exp: inAnHour(),
      ...claims,
    })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .sign(secret)
  }

  test('a valid token that the test makes works, so the next ones fail for the stated reason', async () => {
    expect((await withToken(await sign({}))).status).toBe(200)
    expect((await withToken(await sign({ exp: now() - 20 }))).status).toBe(200)
  })

  test('nobody gets in with a forged, changed, foreign, expired or future token', async () => {
    const [header = '', payload = '', signature = ''] = ana.session.access_token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = encode({ ...claims, sub: ben.user.id })
    const other = newSecret()
    const cases: [name: string, token: string, code: string, message: RegExp][] = [
      ...['none', 'None', 'NONE', 'nOnE'].map((alg): [string, string, string, RegExp] => [
        `alg ${alg}`,
        `${encode({ alg })}.${payload}.`,
        'PGRST301',
        /Wrong or unsupported encoding algorithm/,
      ]),
      ['HS512', await sign({}, new Uint8Array(64).fill(7), { alg: 'HS512' }), 'PGRST301', /algorithm/],
      [
        'HS512 with our secret',
        `${encode({ alg: 'HS512' })}.${payload}.${signature}`,
        'PGRST301',
        /algorithm/,
      ],
      ['another secret', await sign({}, other), 'PGRST301', /No suitable key/],
      ['a changed subject', `${header}.${forged}.${signature}`, 'PGRST301', /No suitable key/],
      ['a cut signature', `${header}.${payload}.${signature.slice(0, -2)}`, 'PGRST301', /No suitable key/],
      ['no signature', `${header}.${payload}.`, 'PGRST301', /No suitable key/],
      ['two parts', `${header}.${payload}`, 'PGRST301', /Expected 3 parts in JWT; got 2/],
      ['a foreign kid', await sign({}, other, { kid: 'mine' }), 'PGRST301', /No suitable key/],
      [
        'a foreign jku',
        await sign({}, other, { jku: 'https://evil.example/jwks' }),
        'PGRST301',
        /No suitable key/,
      ],
      [
        'a service role that somebody signed',
        await sign({ role: 'service_role' }, other),
        'PGRST301',
        /No suitable key/,
      ],
      ['expired', await sign({ exp: now() - 40 }), 'PGRST303', /JWT expired/],
      ['not yet', await sign({ nbf: now() + 120 }), 'PGRST303', /JWT not yet valid/],
      ['from the future', await sign({ iat: now() + 120 }), 'PGRST303', /JWT issued at future/],
      [
        'an expiry that is no number',
        await sign({ exp: 'tomorrow' }),
        'PGRST303',
        /'exp' claim must be a number/,
      ],
      ['for somebody else', await sign({ aud: 'other' }), 'PGRST303', /JWT not in audience/],
      [
        'a role that does not exist',
        await sign({ role: 'teacher' }),
        '22023',
        /role "teacher" does not exist/,
      ],
      ['garbage', 'a.b.c', 'PGRST301', /./],
    ]
    for (const [name, token, code, message] of cases) {
      const response = await withToken(token)
      const body = await response.json()
      expect([response.status, body.code], name).toEqual([401, code])
      expect(body.message, name).toMatch(message)
      const account = await withToken(token, '/auth/v1/user')
      expect(account.status, name).toBe(403)
    }
  })

  test('a correctly signed token that never expires is refused, because JSON allows the number 1e400', async () => {
    for (const expiry of ['1e400', '4102444800.5', 'null']) {
      const payload = Buffer.from(
        `{"sub":"${ben.user.id}","role":"authenticated","aud":"authenticated","exp":${expiry}}`,
      ).toString('base64url')
      const content = `${encode({ alg: 'HS256' })}.${payload}`
      const signature = createHmac('sha256', backend.secret).update(content).digest('base64url')
      const response = await withToken(`${content}.${signature}`)
      expect([response.status, (await response.json()).code], expiry).toEqual([401, 'PGRST303'])
    }
  })

  test('a correctly signed token for a forbidden role is refused as well', async () => {
    for (const role of ['postgres', 'supabase_auth_admin']) {
      const response = await withToken(await sign({ role }))
      expect([response.status, (await response.json()).code]).toEqual([403, '42501'])
    }
  })

  test('an empty token is refused with a hint at what is wrong', async () => {
    const response = await backend.request('/rest/v1/words', { headers: { authorization: 'Bearer ' } })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('Bearer error="invalid_token"')
  })

  test('a token without a valid subject or session identifies nobody', async () => {
    const askedFor = async (claims: object) => {
      const response = await withToken(await sign(claims), '/auth/v1/user')
      return [response.status, (await response.json()).error_code]
    }
    expect(await askedFor({ sub: 'ana' })).toEqual([400, 'bad_jwt'])
    expect(await askedFor({ sub: undefined })).toEqual([403, 'bad_jwt'])
    expect(await askedFor({})).toEqual([403, 'bad_jwt'])
    expect(await askedFor({ sub: crypto.randomUUID() })).toEqual([403, 'user_not_found'])
    // Ben's user id with Ana's session.
    const session = JSON.parse(
      Buffer.from(ana.session.access_token.split('.')[1] ?? '', 'base64url').toString(),
    )
    expect(await askedFor({ session_id: session.session_id })).toEqual([403, 'session_not_found'])
  })

  test('every request without the right publishable key is refused', async () => {
    for (const path of ['/rest/v1/words', '/auth/v1/settings', '/auth/v1/user']) {
      const none = await fetch(backend.url + path)
      expect([none.status, await none.json()]).toEqual([
        401,
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
      ])
      for (const apikey of ['garbage', ana.session.access_token]) {
        const wrong = await fetch(backend.url + path, { headers: { apikey } })
        expect([wrong.status, (await wrong.json()).message]).toEqual([401, 'Invalid API key'])
      }
    }
    expect((await fetch(`${backend.url}/rest/v1/words?limit=1&apikey=${embeddedKey}`)).status).toBe(200)
  })
})

describe('a request', () => {
  test('may contain SQL anywhere, which is treated as a name or a value and never run', async () => {
    const evil = encodeURIComponent("id;drop table words--' or 1=1")
    for (const [path, status] of [
      [`/rest/v1/words?order=${evil}`, 400],
      [`/rest/v1/words?order=sort_order.asc,(select%20pg_sleep(5))`, 400],
      [`/rest/v1/words?select=${evil}`, 400],
      [`/rest/v1/words?select=sort_order,"spanish_word"%20from%20auth.users--`, 400],
      [`/rest/v1/words?${evil}=eq.1`, 400],
      [`/rest/v1/words?"sort_order"=eq.-1`, 200],
      [`/rest/v1/words?spanish_word=eq.${evil}`, 200],
      [`/rest/v1/words?spanish_word=in.(${evil})`, 200],
      [`/rest/v1/words?limit=1;select%201`, 400],
      [`/rest/v1/${evil}`, 404],
      ['/rest/v1/rpc/pg_sleep', 404],
      ['/rest/v1/rpc/user_progress_guard', 404],
      ['/rest/v1/rpc/get_todays_word%22()', 404],
    ] as const) {
      const response = await backend.request(path)
      expect(response.status, path).toBe(status)
      if (status === 200) expect(await response.json(), path).toEqual([])
    }
    const body = JSON.stringify(row('x'))
    const prefer = { prefer: 'resolution=merge-duplicates' }
    expect((await raw(`/rest/v1/user_progress?on_conflict=${evil}`, body, prefer)).body.code).toBe('PGRST204')
    expect((await raw(`/rest/v1/user_progress?columns=${evil}`, body)).body.code).toBe('PGRST204')
    const key = JSON.stringify({ 'rating") values (1);--': 1 })
    expect((await raw('/rest/v1/user_progress', key)).body.code).toBe('PGRST204')
    const { rows } = await backend.database.query(`select to_regclass('public.words') as table`)
    expect(rows).toEqual([{ table: expect.anything() }])
  })

  test('is refused if its body is over a mebibyte, announced or not, or if its address is too long', async () => {
    const large = JSON.stringify({ topic_id: 'x'.repeat(1024 * 1024) })
    expect((await raw('/rest/v1/user_progress', large)).status).toBe(413)
    const auth = await raw('/auth/v1/signup', large)
    expect([auth.status, auth.body.error_code]).toEqual([413, 'request_entity_too_large'])
    const stream = new Blob([large]).stream()
    const chunked = await fetch(`${backend.url}/rest/v1/user_progress`, {
      method: 'POST',
      body: stream,
      headers: { apikey: embeddedKey, 'content-type': 'application/json' },
      // @ts-expect-error Node requires `duplex` for a streamed body, but the DOM types lack it.
      duplex: 'half',
    })
    expect(chunked.status).toBe(413)
    expect((await backend.request(`/rest/v1/words?spanish_word=eq.${'a'.repeat(8200)}`)).status).toBe(414)
    const list = Array.from({ length: 201 }, (_, n) => n).join()
    expect((await backend.request(`/rest/v1/words?sort_order=in.(${list})`)).status).toBe(400)
  })

  test('can’t break the parser with its body', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    for (const [body, status] of [
      [`{"topic_id":${nested(5_000)}}`, 400],
      [`{"topic_id":${nested(400_000)}}`, 400],
      [nested(5_000), 400],
      // JSON.parse uses the last of two duplicate keys, but the database parses the whole text.
      [`{"topic_id":${nested(10_000)},"topic_id":"x"}`, 400],
      [`{"topic_id":"\\"${nested(100)}\\\\","topic_id":${nested(101)},"topic_id":"x"}`, 400],
      ['{"a":1}{"b":2}', 400],
      [`{"__proto__":{"polluted":true}}`, 400],
      [`{"constructor":{"prototype":{"polluted":true}}}`, 400],
    ] as const) {
      expect((await raw('/rest/v1/user_progress', body)).status, body.slice(0, 40)).toBe(status)
    }
    const deep = `{"email":"deep@school.example","password":"${password}","data":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`
    expect((await raw('/auth/v1/signup', deep)).status).toBe(400)
    const half = `{"email":"half@school.example","password":"${password}","data":{"full_name":"\\ud800"}}`
    expect((await raw('/auth/v1/signup', half)).status).toBe(400)
    const polluting = `{"email":"proto@school.example","password":"${password}","data":{"__proto__":{"polluted":true}}}`
    expect((await raw('/auth/v1/signup', polluting)).status).toBe(200)
    expect('polluted' in {}).toBe(false)
    expect((await ana.client.from('user_progress').select('*')).data).toHaveLength(1)
  })

  test('may have any number of brackets inside a string, which don’t count as nesting', async () => {
    const brackets = '[{'.repeat(150_000)
    const upsert = await ana.client.from('user_progress').upsert(row(brackets), conflict)
    expect([upsert.status, upsert.error?.code]).toEqual([400, '23514'])
  })

  test('can’t use the name of a built-in property as an operator or a direction', async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      for (const query of [`sort_order=${name}.1`, `sort_order=is.${name}`, `order=sort_order.${name}`]) {
        const response = await backend.request(`/rest/v1/words?${query}`)
        expect([response.status, (await response.json()).code], query).toEqual([400, 'PGRST100'])
      }
      expect((await backend.request(`/rest/v1/rpc/${name}`)).status).toBe(404)
      expect((await backend.request(`/rest/v1/${name}`)).status).toBe(404)
    }
  })

  test('is parsed in linear time if it contains a long list', () => {
    const columns = new Map([['spanish_word', 'text']])
    const words = { kind: 'table' as const, name: 'words', columns, primaryKey: [] }
    const read = (list: string) => () => readQuery(words, [['spanish_word', `in.(${list})`]]).filters[0]?.test
    // An earlier parser took quadratic time: a minute for this list.
    const letters = 'a'.repeat(200_000)
    for (const list of [
      `${letters}"`,
      `"${letters}`,
      `${'"'.repeat(200_001)}`,
      `"${'\\"'.repeat(100_000)}`,
    ]) {
      expect(read(list)).toThrow(/failed to parse filter/)
    }
    expect(read(letters)()).toEqual({ kind: 'in', operands: [letters] })
    expect(read('a,"b,\\"c\\\\",,d')()).toEqual({ kind: 'in', operands: ['a', 'b,"c\\', '', 'd'] })
  })

  test('is refused before any work if it contains too many rows', async () => {
    const prefer = { prefer: 'resolution=merge-duplicates' }
    const many = await raw('/rest/v1/user_progress', `[${'{},'.repeat(300_000)}{}]`, prefer)
    expect([many.status, many.body.message]).toEqual([413, 'One request can write at most 1000 rows'])
    const rows = Array.from({ length: 1000 }, (_, n) => row(`many-${n}`))
    const { status, error } = await ana.client.from('user_progress').upsert(rows, conflict)
    expect([status, error?.message]).toEqual([400, 'a student can have at most 200 progress rows'])
    expect(await stored('many-0')).toBeUndefined()
  })

  test('may have the names of built-in properties as data, without effect on anybody', async () => {
    const email = 'names@school.example'
    const data =
      '{"constructor":{"prototype":{"polluted":1}},"__proto__":{"polluted":1},"toString":"x","full_name":"Ana"}'
    const { status, body } = await raw(
      '/auth/v1/signup',
      `{"email":"${email}","password":"${password}","data":${data}}`,
    )
    expect([status, body.user_metadata.full_name]).toEqual([200, 'Ana'])
    expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted')
    await backend.confirmByMail(email)
    const { client, session } = await signIn(email)
    const claims = decodeJwt(session.access_token)
    expect(claims).toMatchObject({ role: 'authenticated', user_metadata: { full_name: 'Ana' } })
    const renamed = await client.auth.updateUser({ data: { full_name: 'Ana María' } })
    expect(renamed.data.user?.user_metadata['full_name']).toBe('Ana María')
    expect((await client.from('user_progress').select('*')).data).toEqual([])
    expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted')
  })

  test('can’t make its sender an administrator', async () => {
    const email = 'boss@school.example'
    const body = {
      email,
      password,
      id: ana.user.id,
      role: 'service_role',
      aud: 'admin',
      is_super_admin: true,
      email_confirmed_at: '2020-01-01',
      app_metadata: { role: 'admin' },
      data: { role: 'service_role' },
    }
    const signUp = await raw('/auth/v1/signup', JSON.stringify(body))
    expect(signUp.body).toMatchObject({ role: 'authenticated', aud: 'authenticated' })
    expect(signUp.body.id).not.toBe(ana.user.id)
    expect(signUp.body).not.toHaveProperty('email_confirmed_at')
    expect(signUp.body.app_metadata).toEqual({ provider: 'email', providers: ['email'] })

    const update = await raw('/auth/v1/user', JSON.stringify({ app_metadata: { role: 'admin' } }), {}, 'PUT')
    expect([update.status, update.body.error_code]).toEqual([403, 'not_admin'])
    const ignored = await raw(
      '/auth/v1/user',
      JSON.stringify({ role: 'service_role', id: ben.user.id }),
      {},
      'PUT',
    )
    expect(ignored.body).toMatchObject({ id: ana.user.id, role: 'authenticated' })

    const kept = () =>
      backend.database.query(
        `select role, aud, raw_app_meta_data, email_confirmed_at, banned_until, to_jsonb(u) ->> 'is_super_admin' as is_super_admin
         from auth.users as u where id = $1`,
        [ana.user.id],
      )
    const { rows: before } = await kept()
    const claimed = {
      is_super_admin: true,
      email_confirmed_at: '2020-01-01',
      banned_until: null,
      aud: 'admin',
      data: { role: 'service_role', is_super_admin: true },
    }
    const more = await raw('/auth/v1/user', JSON.stringify(claimed), {}, 'PUT')
    expect(more.body).toMatchObject({ role: 'authenticated', aud: 'authenticated' })
    expect((await kept()).rows).toEqual(before)

    await backend.confirmByMail(email)
    for (const { session } of [await signIn(email), await signIn('ana@school.example')]) {
      const claims = decodeJwt(session.access_token)
      expect(claims).toMatchObject({
        role: 'authenticated',
        aud: 'authenticated',
        app_metadata: { provider: 'email', providers: ['email'] },
      })
      expect(claims).not.toHaveProperty('is_super_admin')
    }
  })

  test('with an unusual method or content type is refused with a short message', async () => {
    for (const [method, path, status] of [
      ['OPTIONS', '/rest/v1/words', 204],
      ['PUT', '/rest/v1/words', 405],
      ['DELETE', '/auth/v1/user', 405],
      ['GET', '/auth/v1/token', 405],
      ['POST', '/mail', 404],
    ] as const) {
      const response = await backend.request(path, { method })
      const text = await response.text()
      expect(response.status, `${method} ${path}`).toBe(status)
      expect(text).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules/)
      expect(response.headers.get('x-powered-by')).toBeNull()
      expect(response.headers.get('server')).toBeNull()
    }
    expect(await status('TRACE /rest/v1/words HTTP/1.1')).toBe(405)
    for (const type of ['text/csv', 'application/x-www-form-urlencoded', 'text/html']) {
      expect((await raw('/rest/v1/user_progress', 'a=b', { 'content-type': type })).status).toBe(400)
    }
  })
})

describe('guessing passwords', () => {
  test('an unknown address takes as much work to refuse as a known one', async () => {
    const cost = 6
    const slow = await startBackend({ database: backend.database, passwordCost: cost })
    const given = vi.spyOn(Worker.prototype, 'postMessage')
    try {
      await backend.database.query(
        `update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt('bf', $2)) where id = $3`,
        [password, cost, ben.user.id],
      )
      /** The work that is sent to the hashing threads: hashing takes nearly all of the response time. */
      const workOf = async (email: string) => {
        given.mockClear()
        const wrong = { email, password: 'a wrong password' }
        const { error } = await slow.newClient().auth.signInWithPassword(wrong)
        const tasks = given.mock.calls.map(([task]) => {
          // bcrypt must do a real comparison; it would reject an invalid hash immediately.
          const computed = hashSync(task.password, task.hash.slice(0, 29))
          return { rounds: getRounds(computed), length: task.hash.length, password: task.password }
        })
        return { code: error?.code, tasks }
      }
      const known = await workOf('ben@school.example')
      expect(known).toEqual({
        code: 'invalid_credentials',
        tasks: [{ rounds: cost, length: 60, password: 'a wrong password' }],
      })
      expect(await workOf('nobody@school.example')).toEqual(known)
    } finally {
      given.mockRestore()
      await slow.stop()
    }
  })

  test('after thirty tries in a row even the right password has to wait, and a refresh never does', async () => {
    const guarded = await startBackend({
      database: backend.database,
      secret: backend.secret,
      settings: { rateLimits: { signUps: 30, tokens: 150, verifications: 30 } },
    })
    guarded.stopClock()
    try {
      const client = guarded.newClient()
      const signIn = (guess: string) =>
        client.auth.signInWithPassword({ email: 'ana@school.example', password: guess })
      const { data } = await signIn(password)
      for (let n = 0; n < 29; n += 1) expect((await signIn('wrong')).error?.code).toBe('invalid_credentials')
      expect((await signIn(password)).error).toMatchObject({
        status: 429,
        code: 'over_request_rate_limit',
        message: 'Request rate limit reached',
      })
      for (let n = 0; n < 40; n += 1) {
        const refreshed = await client.auth.refreshSession({
          refresh_token: data.session?.refresh_token ?? '',
        })
        expect(refreshed.error).toBeNull()
      }
      guarded.wait(3)
      expect((await signIn(password)).error).toBeNull()

      const probe = () => client.auth.signUp({ email: 'ana@school.example', password })
      for (let n = 0; n < 30; n += 1) expect((await probe()).error).toBeNull()
      expect((await probe()).error?.code).toBe('over_request_rate_limit')
      const guess = () =>
        client.auth.verifyOtp({ email: 'ana@school.example', token: '000000', type: 'email' })
      for (let n = 0; n < 30; n += 1) expect((await guess()).error?.code).toBe('otp_expired')
      expect((await guess()).error?.status).toBe(429)
    } finally {
      await guarded.stop()
    }
  })
})

test('Mallory gets no extra tries by spelling the domain of an address in other letters', async () => {
  const guarded = await startBackend({
    database: backend.database,
    settings: { rateLimits: { signUps: 30, tokens: 150, verifications: 30 } },
  })
  guarded.stopClock()
  try {
    const spellings = ['españa', 'xn--espaa-rta', 'ESPAÑA', 'espan\u0303a', 'es\u00adpaña']
    for (let n = 0; n <= 30; n += 1) {
      const email = `ana@${spellings[n % spellings.length]}.example`
      const guess = await guarded.newClient().auth.signInWithPassword({ email, password: 'wrong' })
      expect(guess.error?.status).toBe(n < 30 ? 400 : 429)
    }
  } finally {
    await guarded.stop()
  }
})

describe('guessing passwords behind a proxy', () => {
  const settings = { rateLimits: { signUps: 30, tokens: 150, verifications: 30 } }
  const from = (list: string) => ({ global: { headers: { 'x-forwarded-for': list } } })
  const guess = (server: Backend, list: string | undefined, email: string, secret = 'wrong') =>
    server
      .newClient(list === undefined ? {} : from(list))
      .auth.signInWithPassword({ email, password: secret })

  test('if the proxy names no clients, Mallory’s tries at Ana’s account don’t lock Ben out, and a class of forty signs in at once', async () => {
    const { database } = backend
    const server = await startBackend({
      database,
      settings,
      reach: 'proxy',
      siteUrl: 'https://spanish.example',
    })
    server.stopClock()
    try {
      for (let n = 0; n < 31; n += 1) await guess(server, undefined, 'ana@school.example')
      expect((await guess(server, undefined, 'ana@school.example', password)).error?.status).toBe(429)
      expect((await guess(server, undefined, 'ben@school.example', password)).error).toBeNull()
      for (let n = 0; n < 40; n += 1) {
        expect((await guess(server, undefined, `student-${n}@school.example`)).error?.status).toBe(400)
      }
    } finally {
      await server.stop()
    }
  })

  test('Mallory uses up only her own tries, whatever she claims and whatever port the proxy names, and not Ana’s', async () => {
    const { database } = backend
    const server = await startBackend({
      database,
      settings,
      reach: 'proxy',
      siteUrl: 'https://spanish.example',
    })
    server.stopClock()
    try {
      for (const [mallory, ana] of [
        [(n: number) => `10.0.0.${n % 256}, 203.0.113.8`, '198.51.100.7'],
        [(port: number) => `203.0.113.9:${port}`, '198.51.100.7:51000'],
        [(port: number) => `[2001:db8::1]:${port}`, '[2001:db8:0:1::1]:443'],
      ] as const) {
        for (let n = 0; n < 30; n += 1) await guess(server, mallory(50_000 + n), 'ana@school.example')
        expect((await guess(server, mallory(443), 'ana@school.example')).error?.status).toBe(429)
        expect((await guess(server, ana, 'ana@school.example', password)).error).toBeNull()
      }
    } finally {
      await server.stop()
    }
  })

  test('Mallory gets no extra tries from the addresses of her IPv6 network or from an invented one', async () => {
    const { database } = backend
    const server = await startBackend({
      database,
      settings,
      reach: 'proxy',
      siteUrl: 'https://spanish.example',
    })
    server.stopClock()
    try {
      for (const address of [
        (n: number) => `2001:db8:0:1::${n.toString(16)}`,
        (n: number) => `made-up-${n}`,
        (n: number) => (n % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9'),
      ]) {
        for (let n = 0; n < 30; n += 1) await guess(server, address(n), 'ana@school.example')
        expect((await guess(server, address(99), 'ana@school.example')).error?.status).toBe(429)
      }
      for (const other of ['2001:db8:0:2::1', '::ffff:203.0.113.10']) {
        expect((await guess(server, other, 'ana@school.example')).error?.status, other).toBe(400)
      }
    } finally {
      await server.stop()
    }
  })

  test('Mallory can’t guess the code in Ana’s email, wherever she says that she is', async () => {
    const { database } = backend
    const server = await startBackend({
      database,
      settings,
      reach: 'proxy',
      siteUrl: 'https://spanish.example',
    })
    server.stopClock()
    try {
      const type = (n: number, email: string) =>
        server.newClient(from(`203.0.113.${n}`)).auth.verifyOtp({ email, token: '000000', type: 'email' })
      for (let n = 0; n < 30; n += 1) {
        expect((await type(n, 'ana@school.example')).error?.code).toBe('otp_expired')
      }
      expect((await type(99, 'ana@school.example')).error?.status).toBe(429)
      expect((await type(99, 'ben@school.example')).error?.code).toBe('otp_expired')
    } finally {
      await server.stop()
    }
  })

  test('without an announced proxy, nobody can choose their own address', async () => {
    const server = await startBackend({ database: backend.database, settings })
    server.stopClock()
    try {
      for (let n = 0; n < 30; n += 1) await guess(server, `203.0.113.${n}`, 'ben@school.example')
      expect((await guess(server, '203.0.113.99', 'ben@school.example')).error?.status).toBe(429)
    } finally {
      await server.stop()
    }
  })
})

describe('somebody else’s page', () => {
  test('can’t call the backend, and a foreign name doesn’t resolve to it', async () => {
    for (const path of ['/rest/v1/words', '/auth/v1/settings', '/mail']) {
      const foreign = await backend.request(path, { headers: { origin: 'https://evil.example' } })
      expect(foreign.status, path).toBe(403)
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
      expect(await status(`GET ${path} HTTP/1.1`, 'evil.example')).toBe(403)
    }
    expect((await backend.openTray('/mail', { origin: backend.url })).status).toBe(200)
    for (const origin of ['null', 'https://evil.example'])
      expect((await backend.openTray('/mail', { origin })).status, origin).toBe(403)
    // If the site runs behind a proxy, the log tells the operator once which setting is missing.
    const refused = await backend.request('/rest/v1/words', { headers: { origin: 'https://evil.example' } })
    expect(await refused.json()).toEqual({
      code: 'unknown_site_address',
      error_code: 'unknown_site_address',
      message: 'Requests from other origins are not allowed.',
      hint: expect.stringContaining('start the server with it: SITE_URL='),
    })
    expect(backend.logged.filter((line) => line.includes('SITE_URL='))).toEqual([
      expect.not.stringContaining('evil'),
    ])
    const { pathname, search, port } = new URL(backend.trayUrl)
    const withKey = `GET ${pathname}${search} HTTP/1.1`
    expect(await status(withKey, `localhost:${port}`)).toBe(303)
    expect(await status(withKey, 'evil.example')).toBe(403)
  })
})

describe('the log', () => {
  test('shows no line of a visitor’s own and never controls the terminal', async () => {
    backend.logged.length = 0
    // Break the database, so that requests fail and the failures are logged.
    await backend.database.query('alter table auth.users rename to users_aside')
    try {
      const path = '/auth/v1/verify?token=x&type=signup'
      expect((await backend.request(path)).status).toBe(500)
      const forged = '/auth/v1/factors/x%0AMail%20to%20you%1b[31m%c2%9b%e2%80%ae'
      const answer = await backend.request(forged, {
        headers: { authorization: `Bearer ${ana.session.access_token}` },
      })
      expect(answer.status).toBe(500)
    } finally {
      await backend.database.query('alter table auth.users_aside rename to users')
    }
    expect(backend.logged).toHaveLength(2)
    expect(backend.logged.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(backend.logged[1]).toContain('x\\u{a}Mail to you\\u{1b}[31m')
  })

  test('doesn’t report a failure if somebody disconnects in the middle of a request', async () => {
    backend.logged.length = 0
    for (const path of ['/auth/v1/signup', '/rest/v1/user_progress']) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(backend.url).port), '127.0.0.1')
        socket.on('close', () => resolve())
        const head = `POST ${path} HTTP/1.1\r\nHost: ${new URL(backend.url).host}\r\napikey: ${embeddedKey}`
        socket.write(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{"\r\n`, () => {
          setImmediate(() => socket.destroy())
        })
      })
    }
    expect((await backend.request('/rest/v1/words?limit=1')).status).toBe(200)
    expect(backend.logged).toEqual([])
  })
})

/** Sends a request that fetch would refuse to send, and returns its status. */
function status(requestLine: string, host = new URL(backend.url).host): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(backend.url).port), '127.0.0.1', () => {
      socket.write(`${requestLine}\r\nHost: ${host}\r\napikey: ${embeddedKey}\r\nConnection: close\r\n\r\n`)
    })
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(Number(answer.split(' ')[1])))
    socket.on('error', reject)
  })
}
