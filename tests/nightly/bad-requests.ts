import fc from 'fast-check'

/** A generated request: usually malformed or malicious, sometimes legitimate. */
export interface BadRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** The data that requests may refer to: the attacker’s own, and the victim’s, which must not change. */
export interface Known {
  attacker: { id: string; email: string; token: string; refreshToken: string }
  victim: { id: string; email: string }
}

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'] as const
const columns = [
  'user_id',
  'topic_id',
  'topic_type',
  'completed',
  'rating',
  'completed_at',
  'updated_at',
  'spanish_word',
  'sort_order',
  'encrypted_password',
] as const
const operators =
  'eq neq gt gte lt lte like ilike match imatch in is isdistinct fts cs cd ov not or and'.split(' ')

const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '*',
    '%',
    '%00',
    '\u0000',
    '\u2028',
    '\ud800',
    "'",
    '"',
    '\\',
    '((((',
    '))))',
    ',,,',
    '..',
    'null',
    'NaN',
    '-1',
    '1e400',
    '99999999999999999999',
    '../../etc/passwd',
    "'; drop table public.user_progress; --",
    '$1',
    ...inherited,
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
  fc.string({ minLength: 200, maxLength: 400 }),
)

const name = fc.oneof({ arbitrary: fc.constantFrom<string>(...columns, ...inherited), weight: 4 }, odd)

function restPath(known: Known): fc.Arbitrary<string> {
  const value = fc.oneof(odd, fc.constantFrom(known.victim.id, known.attacker.id, 'true', '5', 'ser-estar'))
  const filter = fc
    .tuple(name, fc.constantFrom('', 'not.'), fc.oneof(fc.constantFrom(...operators), odd), value)
    .map(([column, not, operator, operand]): [string, string] => [column, `${not}${operator}.${operand}`])
  const list = fc.array(name, { maxLength: 5 }).map((names) => names.join(','))
  const parameter = fc.oneof(
    filter,
    fc.tuple(fc.constantFrom('select', 'columns', 'on_conflict', 'order', 'or', 'and'), fc.oneof(list, odd)),
    fc.tuple(
      fc.constant('order'),
      fc.tuple(name, fc.constantFrom('asc', 'desc.nullsfirst', 'x', '')).map((parts) => parts.join('.')),
    ),
    fc.tuple(fc.constantFrom('limit', 'offset'), value),
    fc.tuple(name, value),
  )
  const relation = fc.oneof(
    { arbitrary: fc.constantFrom('user_progress', 'words'), weight: 5 },
    fc.constantFrom(
      'rpc/get_todays_word',
      'rpc/export_account',
      'rpc/pg_sleep',
      'rpc/guard_user_progress',
      'auth.users',
      'users',
      'pg_class',
      'rpc',
      '',
      ...inherited,
    ),
    odd.map(encoded),
  )
  return fc
    .tuple(relation, fc.array(parameter, { maxLength: 4 }))
    .map(([table, parameters]) => `/rest/v1/${table}?${query(parameters)}`)
}

function authPath(): fc.Arbitrary<string> {
  const route = fc.oneof(
    {
      arbitrary: fc.constantFrom(
        'signup',
        'token?grant_type=password',
        'token?grant_type=refresh_token',
        'token?grant_type=pkce',
        'token',
        'user',
        'logout',
        'resend',
        'recover',
        'verify',
        'settings',
        'health',
        'otp',
        'authorize',
        'factors/x',
        'user/identities/x',
        'admin/users',
        'invite',
        'reauthenticate',
      ),
      weight: 6,
    },
    odd.map(encoded),
  )
  const parameter = fc.tuple(
    fc.constantFrom('type', 'token', 'redirect_to', 'scope', 'grant_type', 'apikey', ...inherited),
    fc.oneof(
      odd,
      fc.constantFrom(
        'signup',
        'recovery',
        'email_change',
        'global',
        'https://evil.example/',
        'javascript:1',
      ),
    ),
  )
  return fc
    .tuple(route, fc.array(parameter, { maxLength: 3 }))
    .map(([path, parameters]) => `/auth/v1/${path}${path.includes('?') ? '&' : '?'}${query(parameters)}`)
}

/** Encodes text for a URL. Lone surrogates, which a URL cannot contain, are replaced. */
const encoded = (text: string) => encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)))

const query = (parameters: readonly (readonly [string, string])[]) =>
  parameters.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&')

function bodyFor(known: Known): fc.Arbitrary<string | undefined> {
  const value: fc.Arbitrary<unknown> = fc.oneof(
    odd,
    fc.constantFrom<unknown>(
      null,
      true,
      5,
      -1,
      4.5,
      known.victim.id,
      known.victim.email,
      known.attacker.id,
      known.attacker.email,
      'ser-estar',
      'grammar',
    ),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const field = fc.oneof(
    fc.constantFrom<string>(...columns, ...inherited),
    fc.constantFrom(
      'email',
      'password',
      'phone',
      'data',
      'type',
      'token',
      'token_hash',
      'refresh_token',
      'auth_code',
      'code_verifier',
      'code_challenge',
      'code_challenge_method',
      'app_metadata',
      'role',
      'id',
      'nonce',
    ),
    odd,
  )
  const entries = fc.array(fc.tuple(field, value), { maxLength: 8 })
  // Serialised by hand, so that a key can occur twice and "__proto__" is an ordinary key.
  const object = entries.map(
    (pairs) => `{${pairs.map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`).join(',')}}`,
  )
  const row = fc
    .record({
      user_id: fc.constantFrom(known.attacker.id, known.victim.id),
      topic_id: fc.constantFrom('ser-estar', 'present', 'x'.repeat(65)),
      topic_type: fc.constantFrom('grammar', 'tense', 'other'),
      completed: fc.constantFrom<unknown>(true, false, null, 'yes'),
      rating: fc.constantFrom<unknown>(1, 5, 6, null, 'abc'),
    })
    .map((one) => JSON.stringify(one))
  const deep = fc
    .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 50, max: 6000 }))
    .map(([open, times]) => open.repeat(times))
  return fc.oneof(
    { arbitrary: object, weight: 5 },
    { arbitrary: row, weight: 3 },
    fc.array(fc.oneof(object, row), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
    odd,
    deep,
    fc.constantFrom(undefined, '', 'null', '[]', '{}', '0', '"text"', '{"a":1', '\ufeff{}'),
  )
}

function headersFor(known: Known): fc.Arbitrary<Record<string, string>> {
  const { token, refreshToken } = known.attacker
  const [head = '', , signature = ''] = token.split('.')
  const forged = [
    `${head}.${Buffer.from(JSON.stringify({ sub: known.victim.id, role: 'service_role' })).toString('base64url')}.${signature}`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
    token.slice(0, -3),
    refreshToken,
    'a.b.c',
    '',
  ]
  const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 })
  const text = fc
    .oneof(odd, fc.constantFrom('public', 'auth'))
    .map((value) => value.replace(/[^\x20-\x7e]/g, '').trim())
  return fc
    .record({
      authorization: fc.oneof(
        { arbitrary: fc.constant<string | undefined>(`Bearer ${token}`), weight: 5 },
        fc.constant<string | undefined>(undefined),
        fc.constantFrom(...forged).map((one) => `Bearer ${one}`),
        text,
      ),
      prefer: optional(
        fc.oneof(
          fc.constantFrom(
            'resolution=merge-duplicates',
            'return=representation',
            'count=exact',
            'tx=rollback',
            'resolution=merge-duplicates, return=representation',
            'missing=default',
            'handling=strict, x=y',
          ),
          text,
        ),
      ),
      accept: optional(
        fc.oneof(fc.constantFrom('application/vnd.pgrst.object+json', 'text/csv', '*/*'), text),
      ),
      'accept-profile': optional(text),
      'content-profile': optional(text),
      range: optional(text),
      'x-supabase-api-version': optional(fc.constantFrom('2024-01-01', 'x', '9999')),
      'content-type': optional(fc.oneof(fc.constantFrom('application/json', 'text/plain', 'text/csv'), text)),
      'x-forwarded-for': optional(text),
    })
    .map((all) =>
      Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]))),
    )
}

const single = (headers: Record<string, string>) =>
  Object.entries(headers).map(([header, value]) => ({ [header]: value }))

/**
 * Requests that the site itself makes with a session, by method, address and body. They pass all the gateway’s checks.
 */
function rightCalls({ attacker }: Pick<Known, 'attacker'>) {
  const stop = {
    user_id: attacker.id,
    topic_id: 'ser-estar',
    topic_type: 'grammar',
    completed: true,
    rating: 4,
  }
  return [
    ['GET', '/auth/v1/user', undefined],
    ['PUT', '/auth/v1/user', { data: { full_name: 'Mallory' } }],
    ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: attacker.refreshToken }],
    ['GET', '/rest/v1/user_progress?select=*', undefined],
    ['POST', '/rest/v1/user_progress?on_conflict=user_id,topic_id,topic_type', stop],
    ['POST', '/rest/v1/rpc/export_account', {}],
  ] as const
}

/**
 * Requests to the gateway, reproducible from a seed. One in ten is a valid request, perhaps with an odd header or an
 * extra query parameter.
 */
export function badRequests(known: Known): fc.Arbitrary<BadRequest> {
  const right = fc
    .record({
      call: fc.constantFrom(...rightCalls(known)),
      more: fc.oneof(
        fc.constant(''),
        fc.tuple(name, odd).map((one) => `&${query([one])}`),
      ),
      odd: fc.oneof(fc.constant({}), headersFor(known)).chain((all) => fc.constantFrom({}, ...single(all))),
    })
    .map(({ call: [method, path, body], more, odd }) => ({
      method,
      path: path + (path.includes('?') ? more : more.replace('&', '?')),
      headers: {
        authorization: `Bearer ${known.attacker.token}`,
        'content-type': 'application/json',
        prefer: 'resolution=merge-duplicates',
        ...odd,
      },
      body: body && JSON.stringify(body),
    }))
  const wrong = fc
    .record({
      method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'POST', 'GET', 'OPTIONS'),
      path: fc.oneof(
        { arbitrary: restPath(known), weight: 6 },
        { arbitrary: authPath(), weight: 5 },
        fc
          .tuple(fc.constantFrom('/mail', '/mail/1.html', '/rest', '/auth/v1', '/'), odd)
          .map(([path, rest]) => `${path}?key=${encoded(rest)}`),
      ),
      headers: headersFor(known),
      body: bodyFor(known),
    })
    .map((request) => (['GET', 'HEAD'].includes(request.method) ? { ...request, body: undefined } : request))
  return fc.oneof({ arbitrary: wrong, weight: 9 }, right)
}
