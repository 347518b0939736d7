import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSchema } from '../../backend/rest/schema'
import { type Backend, startBackend } from '../support/backend'

const conflict = { onConflict: 'user_id,topic_id,topic_type' }

let backend: Backend
let ana: Awaited<ReturnType<Backend['signUp']>>
let visitor: SupabaseClient

beforeAll(async () => {
  backend = await startBackend()
  // The product’s only database function can be called by anybody and doesn’t write anything. These cover the other
  // cases.
  await backend.database.exec(`
    insert into public.words (sort_order, spanish_word, english_translation, difficulty_level, part_of_speech)
      select 9000 + n, 'palabra ' || n, 'word ' || n, 'Beginner', 'noun' from generate_series(1, 5) n;
    create function public.write_something() returns setof public.user_progress language sql set search_path = '' as
      $$ insert into public.user_progress (user_id, topic_id, topic_type)
           values ((select auth.uid()), 'written', 'grammar') returning * $$;
    create function public.forbidden() returns table (n integer) language sql set search_path = '' as 'select 1';
    revoke execute on all functions in schema public from public;
    grant execute on function public.write_something() to anon, authenticated;
    create table public.seats ("group" text primary key, "user" text, "Full name" text);
    grant select, insert, update, delete on public.seats to anon, authenticated;
  `)
  ana = await backend.signUp('ana@school.example')
  visitor = backend.newClient()
})
afterAll(() => backend.stop())

/** A completed topic, as the app saves it. */
function completion(topicId: string, more: object = {}) {
  const now = new Date().toISOString()
  return {
    user_id: ana.user.id,
    topic_id: topicId,
    topic_type: 'grammar',
    completed: true,
    rating: 4,
    completed_at: now,
    updated_at: now,
    ...more,
  }
}

/** Sends a raw request with Ana’s token, to check details that the client hides. */
async function asAna(path: string, init: RequestInit = {}) {
  const response = await backend.request(`/rest/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${ana.session.access_token}`, ...init.headers },
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' ? null : JSON.parse(text),
  }
}

describe('Ana’s progress', () => {
  test('is saved and read with the requests that the contract lists: 201 the first time and 200 after', async () => {
    backend.requests.length = 0
    const first = await ana.client.from('user_progress').upsert(completion('ser-estar'), conflict)
    const second = await ana.client
      .from('user_progress')
      .upsert(completion('ser-estar', { rating: 5 }), conflict)
    const read = await ana.client
      .from('user_progress')
      .select('*')
      .eq('user_id', ana.user.id)
      .order('updated_at', { ascending: false })
    expect([first.status, second.status, read.status]).toEqual([201, 200, 200])
    expect(read.data).toMatchObject([{ topic_id: 'ser-estar', completed: true, rating: 5 }])

    expect(backend.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /rest/v1/user_progress?on_conflict=user_id%2Ctopic_id%2Ctopic_type',
      'POST /rest/v1/user_progress?on_conflict=user_id%2Ctopic_id%2Ctopic_type',
      `GET /rest/v1/user_progress?select=*&user_id=eq.${ana.user.id}&order=updated_at.desc`,
    ])
    const [save, , list] = backend.requests
    expect(save?.headers.get('prefer')).toBe('resolution=merge-duplicates')
    expect(save?.headers.get('content-profile')).toBe('public')
    expect(list?.headers.get('accept-profile')).toBe('public')
  })

  test('is saved with an empty answer, which names the applied preference and the range of rows', async () => {
    const saved = await asAna('/user_progress?on_conflict=user_id,topic_id,topic_type', {
      method: 'POST',
      body: JSON.stringify(completion('headers')),
      headers: { prefer: 'resolution=merge-duplicates' },
    })
    expect(saved).toMatchObject({ status: 201, text: '' })
    expect(saved.headers.get('preference-applied')).toBe('resolution=merge-duplicates')
    expect(saved.headers.get('cache-control')).toBe('no-store')

    const read = await asAna('/user_progress?select=*&topic_id=eq.headers')
    expect(read.headers.get('content-range')).toBe('0-0/*')
    expect(read.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const none = await asAna('/user_progress?select=*&topic_id=eq.nothing')
    expect([none.status, none.text, none.headers.get('content-range')]).toEqual([200, '[]', '*/*'])
  })

  test('has time stamps exactly as the database writes them', async () => {
    await ana.client.from('user_progress').upsert(completion('stamp'), conflict)
    const { rows } = await backend.database.query<{ stamp: string }>(
      `select to_json(updated_at) #>> '{}' as stamp from public.user_progress where topic_id = 'stamp'`,
    )
    const { data } = await ana.client
      .from('user_progress')
      .select('updated_at')
      .eq('topic_id', 'stamp')
      .single()
    expect(data?.updated_at).toBe(rows[0]?.stamp)
    expect(data?.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
  })

  test('can be saved several rows at once and returned', async () => {
    const { data, status } = await ana.client
      .from('user_progress')
      .upsert([completion('many-1'), completion('many-2', { rating: null })], conflict)
      .select('topic_id, rating')
      .order('topic_id', { ascending: false })
    expect(status).toBe(201)
    expect(data).toEqual([
      { topic_id: 'many-2', rating: null },
      { topic_id: 'many-1', rating: 4 },
    ])
    const again = await ana.client
      .from('user_progress')
      .upsert([completion('many-1'), completion('many-3')], conflict)
    expect(again.status).toBe(201)
    const mixed = await ana.client
      .from('user_progress')
      .upsert(
        [{ ...completion('many-1') }, { user_id: ana.user.id, topic_id: 'many-4', topic_type: 'tense' }],
        {
          ...conflict,
          defaultToNull: true,
        },
      )
    expect(mixed.error?.code).toBe('23502')
  })

  test('is one row, created once, if twenty tabs save it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ana.client.from('user_progress').upsert(completion('parallel'), conflict),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    const { count } = await ana.client
      .from('user_progress')
      .select('*', { count: 'exact', head: true })
      .eq('topic_id', 'parallel')
    expect(count).toBe(1)
  })

  test('doesn’t change a column that isn’t sent, and ignores an existing row if asked to', async () => {
    await ana.client.from('user_progress').upsert(completion('partial', { rating: 2 }), conflict)
    const key = { user_id: ana.user.id, topic_id: 'partial', topic_type: 'grammar' }
    await ana.client.from('user_progress').upsert({ ...key, completed: true }, conflict)
    const ignored = await ana.client
      .from('user_progress')
      .upsert({ ...key, rating: 5 }, { ...conflict, ignoreDuplicates: true })
    expect(ignored.error).toBeNull()
    const { data } = await ana.client
      .from('user_progress')
      .select('rating')
      .eq('topic_id', 'partial')
      .single()
    expect(data?.rating).toBe(2)
  })

  test('can be changed with a filter, and a change that matches nothing is no error', async () => {
    await ana.client.from('user_progress').upsert(completion('patched'), conflict)
    const { data, status } = await ana.client
      .from('user_progress')
      .update({ rating: 1 })
      .eq('topic_id', 'patched')
      .select('rating')
    expect([status, data]).toEqual([200, [{ rating: 1 }]])
    const nothing = await ana.client.from('user_progress').update({ rating: 1 }).eq('topic_id', 'nothing')
    expect([nothing.status, nothing.error]).toEqual([204, null])
    const empty = await ana.client.from('user_progress').update({}).eq('topic_id', 'patched')
    expect([empty.status, empty.error]).toEqual([204, null])
  })

  test.each([
    ['an empty list', []],
    ['null', null],
    ['a number', 7],
  ])('doesn’t change if %s is sent', async (_, body) => {
    const prefer = 'resolution=merge-duplicates, return=representation'
    const init = { method: 'POST', body: JSON.stringify(body), headers: { prefer } }
    const answer = await asAna('/user_progress', init)
    expect([answer.status, answer.body]).toEqual([200, []])
  })
})

test('a column name may be an SQL keyword', async () => {
  const seats = visitor.from('seats')
  const rows = [
    { group: 'a', user: 'Ana', 'Full name': 'Ana García' },
    { group: 'b', user: 'Ben', 'Full name': 'Ben Carter' },
  ]
  expect((await seats.insert(rows)).status).toBe(201)
  const moved = await seats.upsert({ group: 'a', user: 'Eva' }, { onConflict: 'group' })
  expect([moved.error, moved.status]).toEqual([null, 200])
  expect((await seats.update({ user: 'Leo' }).eq('user', 'Ben').select('user')).data).toEqual([
    { user: 'Leo' },
  ])
  const read = await seats.select('group,user,"Full name"').order('group', { ascending: false })
  expect(read.data).toEqual([
    { group: 'b', user: 'Leo', 'Full name': 'Ben Carter' },
    { group: 'a', user: 'Eva', 'Full name': 'Ana García' },
  ])
  expect((await seats.delete().in('group', ['a', 'b'])).status).toBe(204)
  expect((await seats.select()).data).toEqual([])
})

describe('reading', () => {
  test('a visitor chooses columns, filters, orders and pages', async () => {
    const words = () => visitor.from('words').select('sort_order').gt('sort_order', 9000)
    const orders = (rows: { sort_order: number }[] | null) => rows?.map((row) => row.sort_order)
    expect(orders((await words().order('sort_order', { ascending: false }).limit(2)).data)).toEqual([
      9005, 9004,
    ])
    expect(orders((await words().order('sort_order').range(1, 2)).data)).toEqual([9002, 9003])
    expect(
      orders((await words().neq('sort_order', 9001).lte('sort_order', 9003).order('sort_order')).data),
    ).toEqual([9002, 9003])
    expect(
      orders(
        (await words().in('spanish_word', ['palabra 1', 'a,(b)', 'palabra 5']).order('sort_order')).data,
      ),
    ).toEqual([9001, 9005])
    expect(orders((await words().in('spanish_word', [])).data)).toEqual([])
    expect((await words().is('category', null)).data).toHaveLength(5)
    expect((await words().not('category', 'is', null)).data).toHaveLength(0)
    const sorted = await words()
      .order('category', { nullsFirst: true })
      .order('sort_order', { ascending: false })
    expect(orders(sorted.data)?.[0]).toBe(9005)
  })

  test('a visitor counts without reading rows', async () => {
    const { count, data, status } = await visitor
      .from('words')
      .select('*', { count: 'exact', head: true })
      .gt('sort_order', 9000)
    expect([count, data, status]).toEqual([5, null, 200])
    const page = await visitor
      .from('words')
      .select('sort_order', { count: 'exact' })
      .gt('sort_order', 9000)
      .limit(2)
    expect([page.count, page.data?.length, page.status]).toEqual([5, 2, 206])
    const beyond = await visitor
      .from('words')
      .select('sort_order', { count: 'exact' })
      .gt('sort_order', 9000)
      .range(9, 12)
    expect(beyond.error).toMatchObject({
      code: 'PGRST103',
      details: 'An offset of 9 was requested, but there are only 5 rows.',
    })
  })

  test('a visitor asks for one row: one is an object, none or two are an error', async () => {
    const one = await visitor.from('words').select('spanish_word').eq('sort_order', 9001).single()
    expect(one.data).toEqual({ spanish_word: 'palabra 1' })
    const none = await visitor.from('words').select('*').eq('sort_order', -1).single()
    expect([none.status, none.error?.code, none.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 0 rows',
    ])
    expect((await visitor.from('words').select('*').gt('sort_order', 9000).single()).error?.code).toBe(
      'PGRST116',
    )
    expect((await visitor.from('words').select('*').eq('sort_order', -1).maybeSingle()).data).toBeNull()
  })

  test('a page older than the client sends a Range header and gets its rows', async () => {
    const answer = await asAna('/words?select=sort_order&sort_order=gt.9000&order=sort_order', {
      headers: { range: '1-2' },
    })
    expect(answer.body).toEqual([{ sort_order: 9002 }, { sort_order: 9003 }])
    expect(answer.headers.get('content-range')).toBe('1-2/*')
  })

  test('nobody gets more rows at once than config.toml allows', async () => {
    const small = await startBackend({ database: backend.database, settings: { maxRows: 3 } })
    try {
      const words = small.newClient().from('words').select('sort_order').gt('sort_order', 9000)
      expect((await words).data).toHaveLength(3)
      expect((await small.newClient().from('words').select('sort_order').limit(100)).data).toHaveLength(3)
    } finally {
      await small.stop()
    }
  })
})

describe('calling a function', () => {
  test('a visitor gets the word of the day, by POST and by GET', async () => {
    const post = await visitor.rpc('get_todays_word')
    expect([post.status, post.error]).toEqual([200, null])
    expect(post.data).toHaveLength(1)
    expect(post.data[0]).toMatchObject({
      spanish_word: expect.any(String),
      difficulty_level: expect.any(String),
    })
    expect((await visitor.rpc('get_todays_word', {}, { get: true })).data).toEqual(post.data)
    expect((await visitor.rpc('get_todays_word').select('spanish_word').single()).data).toEqual({
      spanish_word: post.data[0].spanish_word,
    })
  })

  test('every function that the migrations make can be called', async () => {
    const { rows } = await backend.database.query<{ name: string }>(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
    )
    // backend/rest would have to be extended for functions that take arguments or don’t return rows.
    const { functions } = await readSchema(backend.database)
    expect([...functions.keys()].sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  test('a GET request can’t write', async () => {
    const read = await ana.client.rpc('write_something', {}, { get: true })
    expect([read.status, read.error?.code]).toEqual([405, '25006'])
    expect((await ana.client.rpc('write_something')).data).toMatchObject([{ topic_id: 'written' }])
  })

  test('an unknown function, an unknown argument and a forbidden function are refused', async () => {
    const unknown = await visitor.rpc('no_such_thing')
    expect([unknown.status, unknown.error]).toMatchObject([
      404,
      {
        code: 'PGRST202',
        message: 'Could not find the function public.no_such_thing without parameters in the schema cache',
      },
    ])
    expect((await visitor.rpc('get_todays_word', { x: 1 })).error?.message).toBe(
      'Could not find the function public.get_todays_word(x) in the schema cache',
    )
    expect((await visitor.rpc('get_todays_word', { x: 1 }, { get: true })).error?.code).toBe('PGRST202')
    expect((await visitor.rpc('forbidden')).status).toBe(401)
    expect((await ana.client.rpc('forbidden')).status).toBe(403)
  })
})

describe('errors', () => {
  test('have the four keys, with PostgREST’s status and code', async () => {
    const save = (row: object) => ana.client.from('user_progress').upsert(row, conflict)
    const table = () => ana.client.from('user_progress')
    const cases = {
      'a rating of nine': [
        await save(completion('x', { rating: 9 })),
        400,
        '23514',
        /check constraint "user_progress_rating_check"/,
      ],
      'a topic of no type': [
        await save(completion('x', { topic_type: 'poem' })),
        400,
        '23514',
        /check constraint/,
      ],
      'half a star': [
        await save(completion('x', { rating: 4.5 })),
        400,
        '22P02',
        /invalid input syntax for type smallint/,
      ],
      'a user who is none': [
        await save(completion('x', { user_id: 'ana' })),
        400,
        '22P02',
        /invalid input syntax for type uuid/,
      ],
      'the same row twice': [
        await table().insert([completion('dup'), completion('dup')]),
        409,
        '23505',
        /duplicate key/,
      ],
      'the same row twice in one upsert': [
        await table().upsert([completion('d2'), completion('d2')], conflict),
        500,
        '21000',
        /./,
      ],
      'an unknown column to write': [
        await save(completion('x', { comment: 'hi' })),
        400,
        'PGRST204',
        "Could not find the 'comment' column of 'user_progress' in the schema cache",
      ],
      'an unknown column to read': [
        await table().select('comment'),
        400,
        '42703',
        'column user_progress.comment does not exist',
      ],
      'an unknown column to filter': [
        await table().select('*').eq('comment', 'hi'),
        400,
        '42703',
        'column user_progress.comment does not exist',
      ],
      'an unknown column to order': [
        await table().select('*').order('comment'),
        400,
        '42703',
        'column user_progress.comment does not exist',
      ],
      'an unknown table': [
        await ana.client.from('marks').select('*'),
        404,
        'PGRST205',
        "Could not find the table 'public.marks' in the schema cache",
      ],
      'a filter that is none': [
        await table().select('*').filter('rating', 'about', 3),
        400,
        'PGRST100',
        '"failed to parse filter (about.3)" (line 1, column 1)',
      ],
      'a filter that is not supported': [
        await table().select('*').like('topic_id', 's%'),
        400,
        'PGRST100',
        /failed to parse filter/,
      ],
      'either of two filters': [
        await table().select('*').or('rating.eq.1,rating.eq.2'),
        400,
        'PGRST100',
        /failed to parse filter/,
      ],
      'a number that is none': [await table().select('*').eq('rating', 'abc'), 400, '22P02', /smallint/],
      'a conflict without a key': [
        await table().upsert(completion('x'), { onConflict: 'rating' }),
        400,
        '42P10',
        /./,
      ],
      'another schema': [
        await ana.client.schema('auth').from('users').select('*'),
        406,
        'PGRST106',
        'Invalid schema: auth',
      ],
      'an embedded table': [
        await table().select('*, users(email)'),
        400,
        'PGRST200',
        "Could not find a relationship between 'user_progress' and 'users' in the schema cache",
      ],
      'a negative limit': [
        await table().select('*').limit(-1),
        416,
        'PGRST103',
        'Requested range not satisfiable',
      ],
      'a table as CSV': [await table().select('*').csv(), 406, 'PGRST107', /media types/],
      'defaults for missing columns': [
        await table().insert([completion('x')], { defaultToNull: false }),
        400,
        'PGRST122',
        /preferences/,
      ],
      'a change of everything': [
        await table().update({ rating: 1 }).select(),
        400,
        '21000',
        'UPDATE requires a WHERE clause',
      ],
    } as const
    for (const [name, [answer, status, code, message]] of Object.entries(cases)) {
      expect(answer.status, name).toBe(status)
      expect(answer.error?.code, name).toBe(code)
      expect(answer.error?.message, name).toMatch(message)
      expect(Object.keys(answer.error ?? {}), name).toEqual(
        expect.arrayContaining(['code', 'details', 'hint', 'message']),
      )
    }
    expect(cases['a rating of nine'][0].error?.details).toBeNull()
  })

  test.each([
    ['POST', '/user_progress', '', 400, 'PGRST102', 'Empty or invalid json'],
    ['POST', '/user_progress', '{"a":', 400, 'PGRST102', 'Empty or invalid json'],
    ['POST', '/user_progress', '[1, 2]', 400, 'PGRST102', 'All object keys must match'],
    [
      'POST',
      '/user_progress',
      '[{"rating":1},{"topic_id":"a"}]',
      400,
      'PGRST102',
      'All object keys must match',
    ],
    ['POST', '/user_progress', '{"topic_id":"\\u0000"}', 400, '22P05', ''],
    ['PUT', '/user_progress', '{}', 405, 'PGRST117', 'Unsupported HTTP method: PUT'],
    ['PUT', '/rpc/get_todays_word', '{}', 405, 'PGRST101', 'Cannot use the PUT method on RPC'],
    ['GET', '/a/b/c', undefined, 404, 'PGRST125', 'Invalid path specified in request URL'],
    ['GET', '/', undefined, 404, 'PGRST125', 'Invalid path specified in request URL'],
    ['GET', '/words?select=', undefined, 400, 'PGRST100', ''],
    ['GET', '/words?select=count()', undefined, 400, 'PGRST123', 'aggregate'],
    ['GET', '/words?select=category,sort_order.sum()', undefined, 400, 'PGRST123', 'aggregate'],
    ['GET', '/words?limit=many', undefined, 400, 'PGRST100', ''],
    ['GET', '/words?order=sort_order.upwards', undefined, 400, 'PGRST100', ''],
    ['GET', '/user_progress?topic_id=eq.%00', undefined, 400, '22021', ''],
    ['PATCH', '/user_progress?topic_id=eq.a&limit=1', '{"rating":1}', 400, 'PGRST100', ''],
  ])('%s %s with the body %j is refused', async (method, path, body, status, code, message) => {
    const answer = await asAna(path, body === undefined ? { method } : { method, body })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.message).toContain(message)
    expect(Object.keys(answer.body)).toEqual(['code', 'details', 'hint', 'message'])
  })

  test('tell a student that their account no longer exists', async () => {
    const gone = await backend.signUp('gone@school.example')
    await backend.database.query(`delete from auth.users where id = $1`, [gone.user.id])
    const save = await gone.client
      .from('user_progress')
      .upsert(completion('x', { user_id: gone.user.id }), conflict)
    expect([save.status, save.error?.code]).toEqual([409, '23503'])
    expect((await gone.client.auth.getUser()).error?.code).toBe('user_not_found')
  })

  test('nothing is written if one row is asked for and two would be written', async () => {
    const { error } = await ana.client
      .from('user_progress')
      .insert([completion('undo-1'), completion('undo-2')])
      .select()
      .single()
    expect(error?.code).toBe('PGRST116')
    const { data } = await ana.client.from('user_progress').select('*').in('topic_id', ['undo-1', 'undo-2'])
    expect(data).toEqual([])
  })
})
