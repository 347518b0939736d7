import type { PGlite, Transaction } from '@electric-sql/pglite'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { errors as joseErrors } from 'jose'
import { verifyAccessToken } from '../auth/tokens.ts'
import { fieldsOf, parseJson } from '../json-body.ts'
import { logFailure } from '../log-failure.ts'
import { fromDatabaseError, parseError, RestError, restErrorResponse, unknownBodyColumn } from './errors.ts'
import { type Query, readQuery, reserved } from './query.ts'
import { quote, type Relation, type Routine, readSchema, type SchemaCache } from './schema.ts'

export interface RestOptions {
  database: PGlite
  secret: Uint8Array
  maxRows: number
  now: () => Date
  log: (line: string) => void
}

/** Who is asking: verified claims, among them the database role. */
interface Caller {
  role: string
  claims: object
}

/** The role is kept for the error handler: what a visitor lacks is answered with 401, what a student lacks with 403. */
interface RestEnv {
  Variables: { role: string }
}

/** What `Prefer` and `Accept` ask for. */
interface Wishes {
  returnRows: boolean
  count: boolean
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  singleObject: boolean
  /** Echoed as Preference-Applied. */
  applied: string
}

/** Rows in one write; the site itself sends one. They are all in the database's hands at once, and everybody waits. */
const mostRows = 1000
/** The two clocks may differ by this much; upstream's allowance. */
const clockSkewSeconds = 30

/**
 * The subset of PostgREST that supabase-js reaches with select, filters, order, limit, insert, upsert, update,
 * delete and rpc, to be mounted at /rest/v1. The database decides who may see and write what: each request runs
 * in one transaction as the caller's role with the caller's claims.
 */
export function restApp({ database, secret, maxRows, now, log }: RestOptions): Hono<RestEnv> {
  let reading: Promise<SchemaCache> | undefined

  function schema(): Promise<SchemaCache> {
    reading ??= readSchema(database).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }

  async function identify(context: Context): Promise<Caller> {
    const header = context.req.header('authorization') ?? ''
    const token = /^bearer(?: +(.*))?$/i.exec(header)?.[1]?.trim() ?? ''
    // No token, or the publishable key in a token's place: a visitor.
    if (!/^bearer/i.test(header) || token.startsWith('sb_')) return { role: 'anon', claims: { role: 'anon' } }
    const claims = await readClaims(secret, token, now())
    const role = typeof claims.role === 'string' ? claims.role : 'anon'
    const isMember = (await schema()).roles.get(role)
    if (isMember === undefined) throw new RestError(401, '22023', `role "${role}" does not exist`)
    if (!isMember) throw new RestError(403, '42501', `permission denied to set role "${role}"`)
    return { role, claims: { ...claims, role } }
  }

  /** One transaction as the caller; reads cannot write. */
  function asCaller<T>(
    context: Context,
    { role, claims }: Caller,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    return database.transaction(async (tx) => {
      if (isRead(context)) await tx.query('set transaction read only')
      await tx.query(
        `select set_config('search_path', 'public, extensions', true), set_config('TimeZone', 'UTC', true),
           set_config('request.jwt.claims', $1, true), set_config('request.method', $2, true),
           set_config('request.path', $3, true), set_config('request.headers', $4, true),
           set_config('role', $5, true)`,
        [
          JSON.stringify(claims),
          context.req.method,
          context.req.path,
          JSON.stringify(context.req.header()),
          role,
        ],
      )
      return work(tx)
    })
  }

  const app = new Hono<RestEnv>()

  app.all('/rpc/:name', async (context) => {
    checkProfile(context)
    const caller = await identify(context)
    context.set('role', caller.role)
    if (!isRead(context) && context.req.method !== 'POST') {
      throw new RestError(405, 'PGRST101', `Cannot use the ${context.req.method} method on RPC`)
    }
    const wishes = readWishes(context)
    const name = context.req.param('name')
    const candidates = (await schema()).routines.get(name) ?? []
    const parameters = readParameters(context)
    const isArgument = ([key]: [string, string]) =>
      candidates.some((routine) => routine.parameters.some((parameter) => parameter.name === key))

    let argumentsJson: string
    let given: string[]
    if (isRead(context)) {
      const passed = parameters.filter(
        (pair) =>
          isArgument(pair) ||
          (!reserved.has(pair[0]) && candidates.every(({ columns }) => !columns.has(pair[0]))),
      )
      given = passed.map(([key]) => key)
      argumentsJson = JSON.stringify(Object.fromEntries(passed))
    } else {
      checkContentType(context)
      const text = await context.req.text()
      const fields = fieldsOf(parseBody(text === '' ? '{}' : text))
      if (fields === undefined) throw new RestError(400, 'PGRST102', 'Empty or invalid json')
      given = [...fields.keys()]
      argumentsJson = text === '' ? '{}' : text
    }
    const routine = findRoutine(name, candidates, given)
    const relation: Relation = { name, columns: routine.columns, primaryKey: [] }
    const filters = isRead(context) ? parameters.filter((pair) => !isArgument(pair)) : parameters
    // The arguments are one parameter, and only if there are any: PostgreSQL cannot type one that nothing reads.
    const argumentValues = given.length === 0 ? [] : [argumentsJson]
    const read = readQuery(relation, filters, argumentValues.length)
    const query = { ...read, values: [...argumentValues, ...read.values] }
    return asCaller(context, caller, (tx) => callRoutine(context, tx, routine, given, query, wishes))
  })

  app.all('/:table', async (context) => {
    checkProfile(context)
    const caller = await identify(context)
    context.set('role', caller.role)
    const name = context.req.param('table')
    const { method } = context.req
    if (!isRead(context) && !['POST', 'PATCH', 'DELETE'].includes(method)) throw wrongMethod(context)
    const relation = (await schema()).tables.get(name)
    if (relation === undefined) {
      throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
    }
    const wishes = readWishes(context)
    const query = readQuery(relation, readParameters(context))
    if (isRead(context)) {
      const from = `public.${quote(relation.name)}`
      return asCaller(context, caller, (tx) => readRows(context, tx, from, query, wishes))
    }
    if (query.limit !== undefined || query.offset > 0) throw parseError('limit parameter', 'only on reads')
    if (method === 'POST') {
      const insert = readInsert(context, relation, wishes, await context.req.text())
      return asCaller(context, caller, (tx) => insertRows(context, tx, query, insert, wishes))
    }
    if (query.where === '') {
      // What the hosted database's safeupdate extension says.
      const verb = method === 'PATCH' ? 'UPDATE' : 'DELETE'
      throw new RestError(400, '21000', `${verb} requires a WHERE clause`)
    }
    if (method === 'DELETE') {
      return asCaller(context, caller, (tx) =>
        changeRows(context, tx, `delete from public.${quote(relation.name)}`, query, wishes),
      )
    }
    checkContentType(context)
    const text = await context.req.text()
    const payload = readPayload(relation, text, undefined)
    if (payload.keys.length === 0) return changedNothing(context, wishes)
    const update = updateStatement(relation, payload.keys, query.values.length + 1)
    const withPayload = { ...query, values: [...query.values, payload.rows] }
    return asCaller(context, caller, (tx) => changeRows(context, tx, update, withPayload, wishes))
  })

  app.all('*', () => {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL')
  })

  app.onError((error, context) => {
    const known = error instanceof RestError ? error : fromDatabaseError(error, context.get('role') ?? 'anon')
    if (known === undefined || known.status >= 500) {
      logFailure(log, context, error)
    }
    return restErrorResponse(context, known ?? new RestError(500, 'PGRSTX00', 'Internal error'))
  })
  return app

  async function readRows(
    context: Context,
    tx: Transaction,
    from: string,
    query: Query,
    wishes: Wishes,
  ): Promise<Response> {
    const range = readRange(context, query, maxRows)
    const { rows } = await tx.query<{ body: string; count: number }>(
      `select coalesce(json_agg(row_to_json(page)), '[]')::text as body, count(*)::int as count
       from (select ${query.columns} from ${from} ${query.where} ${query.order}
             limit ${range.limit} offset ${range.offset}) page`,
      query.values,
    )
    const { body = '[]', count = 0 } = rows[0] ?? {}
    let total: number | undefined
    if (wishes.count) {
      const counted = await tx.query<{ total: number }>(
        `select count(*)::int as total from ${from} ${query.where}`,
        query.values,
      )
      total = counted.rows[0]?.total ?? 0
      if (range.offset > total) {
        throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
          details: `An offset of ${range.offset} was requested, but there are only ${total} rows.`,
        })
      }
    }
    const status = total !== undefined && count < total ? 206 : 200
    const span = count === 0 ? '*' : `${range.offset}-${range.offset + count - 1}`
    return answerRows(context, status, body, count, `${span}/${total ?? '*'}`, wishes)
  }

  async function callRoutine(
    context: Context,
    tx: Transaction,
    routine: Routine,
    given: string[],
    query: Query,
    wishes: Wishes,
  ): Promise<Response> {
    const passed = routine.parameters.filter(({ name }) => given.includes(name))
    const list = passed.map(({ name }) => `${quote(name)} => given.${quote(name)}`).join(', ')
    // The arguments stay JSON until the database reads them by the function's own types.
    const record = passed.map(({ name, type }) => `${quote(name)} ${type}`).join(', ')
    const source = passed.length === 0 ? '' : `json_to_record($1::text::json) as given (${record}), lateral `
    const call = `${source}public.${quote(routine.name)}(${list}) as result`

    if (routine.returns === 'rows') {
      return readRows(context, tx, `(select result.* from ${call}) as result`, query, wishes)
    }
    if (routine.returns === 'void') {
      await tx.query(`select from ${call}`, query.values)
      return context.body(null, 204)
    }
    const value =
      routine.returns === 'values' ? `coalesce(json_agg(to_json(result)), '[]')` : 'to_json(result)'
    const { rows } = await tx.query<{ body: string | null }>(
      `select ${value}::text as body from ${call}`,
      query.values,
    )
    return answer(context, 200, rows[0]?.body ?? 'null', {})
  }

  async function insertRows(
    context: Context,
    tx: Transaction,
    query: Query,
    insert: Insert | undefined,
    wishes: Wishes,
  ): Promise<Response> {
    if (insert === undefined) return answerWrite(context, 200, '[]', 0, wishes)
    const returning = [
      insert.updatesRows ? '(xmax = 0) as "inserted?"' : 'true as "inserted?"',
      ...(wishes.returnRows ? [query.columns] : []),
    ].join(', ')
    const { rows } = await tx.query<{ body: string; count: number; inserted: number }>(
      `with changed as (${insert.sql} returning ${returning})
       select ${aggregate(query, wishes)} as body, (select count(*)::int from changed) as count,
         (select count(*)::int from changed where "inserted?") as inserted`,
      insert.values,
    )
    const { body = '[]', count = 0, inserted = 0 } = rows[0] ?? {}
    const status = insert.updatesRows && inserted === 0 ? 200 : 201
    return answerWrite(context, status, body, count, wishes)
  }

  async function changeRows(
    context: Context,
    tx: Transaction,
    statement: string,
    query: Query,
    wishes: Wishes,
  ): Promise<Response> {
    const { rows } = await tx.query<{ body: string; count: number }>(
      `with changed as (${statement} ${query.where} returning ${wishes.returnRows ? query.columns : '1'})
       select ${aggregate(query, wishes)} as body, (select count(*)::int from changed) as count`,
      query.values,
    )
    const { body = '[]', count = 0 } = rows[0] ?? {}
    return answerWrite(context, wishes.returnRows ? 200 : 204, body, count, wishes)
  }

  function changedNothing(context: Context, wishes: Wishes): Response {
    return answerWrite(context, wishes.returnRows ? 200 : 204, '[]', 0, wishes)
  }
}

/** The written rows as JSON text. */
function aggregate(query: Query, wishes: Wishes): string {
  if (!wishes.returnRows) return `''`
  return `(select coalesce(json_agg(row_to_json(page)), '[]')::text
           from (select ${query.columns} from changed ${query.order}) page)`
}

function isRead(context: Context): boolean {
  return context.req.method === 'GET' || context.req.method === 'HEAD'
}

function wrongMethod(context: Context): RestError {
  return new RestError(405, 'PGRST117', `Unsupported HTTP method: ${context.req.method}`)
}

async function readClaims(secret: Uint8Array, token: string, now: Date) {
  const refuse = (code: string, message: string, details: string | null = null) =>
    new RestError(401, code, message, {
      details,
      headers: {
        'WWW-Authenticate': `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`,
      },
    })
  if (token === '') throw refuse('PGRST301', 'Empty JWT is sent in Authorization header')
  const parts = token.split('.').length
  if (parts !== 3) throw refuse('PGRST301', `Expected 3 parts in JWT; got ${parts}`)
  try {
    const claims = await verifyAccessToken(secret, token, now, clockSkewSeconds)
    // jose looks at iat only when a maximal age is asked for.
    if (claims.iat !== undefined && claims.iat > now.getTime() / 1000 + clockSkewSeconds) {
      throw refuse('PGRST303', 'JWT issued at future')
    }
    const audience = claims.aud ?? 'authenticated'
    if (![audience].flat().includes('authenticated')) throw refuse('PGRST303', 'JWT not in audience')
    return claims
  } catch (error) {
    if (error instanceof RestError) throw error
    if (error instanceof joseErrors.JWTExpired) throw refuse('PGRST303', 'JWT expired')
    if (error instanceof joseErrors.JWTClaimValidationFailed) {
      throw refuse(
        'PGRST303',
        error.reason === 'invalid' ? `The JWT '${error.claim}' claim must be a number` : 'JWT not yet valid',
      )
    }
    if (error instanceof joseErrors.JOSEAlgNotAllowed) {
      throw refuse('PGRST301', 'Wrong or unsupported encoding algorithm')
    }
    throw refuse(
      'PGRST301',
      'No suitable key or wrong key type',
      'None of the keys was able to decode the JWT',
    )
  }
}

function checkProfile(context: Context): void {
  const profile = context.req.header(isRead(context) ? 'accept-profile' : 'content-profile')
  if (profile !== undefined && profile !== 'public') {
    throw new RestError(406, 'PGRST106', `Invalid schema: ${profile}`, {
      hint: 'Only the following schemas are exposed: public',
    })
  }
}

function readParameters(context: Context): [string, string][] {
  return [...new URL(context.req.url).searchParams]
}

function readWishes(context: Context): Wishes {
  const preferences = (context.req.header('prefer') ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => preference !== '')
  const honoured =
    /^(return=(minimal|representation)|resolution=(merge|ignore)-duplicates|count=(exact|planned|estimated)|missing=null|handling=(lenient|strict)|tx=commit)$/
  // Upstream overlooks what it does not know; overlooking what it does know would be a wrong answer.
  const refused = preferences.filter((preference) => !honoured.test(preference))
  if (refused.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${refused.join(', ')}`,
    })
  }
  const types = (context.req.header('accept') ?? '*/*').split(',').map((type) => type.trim().split(';')[0])
  const accepted = types.find((type) =>
    ['*/*', 'application/*', 'application/json', objectType, 'application/vnd.pgrst.object'].includes(
      type ?? '',
    ),
  )
  if (accepted === undefined || /nulls=stripped/.test(context.req.header('accept') ?? '')) {
    throw new RestError(
      406,
      'PGRST107',
      `None of these media types are available: ${context.req.header('accept')}`,
    )
  }
  const has = (preference: string) => preferences.includes(preference)
  return {
    returnRows: has('return=representation'),
    count: preferences.some((preference) => preference.startsWith('count=')),
    resolution: has('resolution=merge-duplicates')
      ? 'merge-duplicates'
      : has('resolution=ignore-duplicates')
        ? 'ignore-duplicates'
        : undefined,
    singleObject: accepted.startsWith('application/vnd.pgrst.object'),
    applied: preferences.filter((preference) => /^(resolution|return|count)=/.test(preference)).join(', '),
  }
}

const objectType = 'application/vnd.pgrst.object+json'

/** The page that is asked for: limit and offset, or a Range header, and never more than `maxRows`. */
function readRange(context: Context, query: Query, maxRows: number): { limit: number; offset: number } {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(context.req.header('range') ?? '') ?? []
  if (from === undefined) return { limit: Math.min(query.limit ?? maxRows, maxRows), offset: query.offset }
  const first = Math.max(Number(from), query.offset)
  const last = to ? Number(to) : Number.POSITIVE_INFINITY
  if (last < Number(from)) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    })
  }
  return { limit: Math.max(0, Math.min(query.limit ?? maxRows, last - first + 1, maxRows)), offset: first }
}

function findRoutine(name: string, candidates: Routine[], given: string[]): Routine {
  const fitting = candidates.filter(
    ({ parameters }) =>
      given.every((key) => parameters.some((parameter) => parameter.name === key)) &&
      parameters.every((parameter) => !parameter.required || given.includes(parameter.name)),
  )
  const [routine] = fitting
  if (routine === undefined) {
    const signature = given.length === 0 ? `${name} without parameters` : `${name}(${given.join(', ')})`
    throw new RestError(
      404,
      'PGRST202',
      `Could not find the function public.${signature} in the schema cache`,
    )
  }
  if (fitting.length > 1) {
    throw new RestError(
      300,
      'PGRST203',
      `Could not choose the best candidate function between: ${fitting.map((each) => each.name).join(', ')}`,
    )
  }
  return routine
}

interface Payload {
  keys: string[]
  /** Always a JSON array; the database reads the values from this text. */
  rows: string
  count: number
}

/**
 * Reads rows to be written.
 * @param columns the names of the `columns` parameter, which stand in for the rows' own keys
 */
function readPayload(relation: Relation, text: string, columns: string[] | undefined): Payload {
  const value = parseBody(text)
  const rows = Array.isArray(value) ? value : [value]
  if (rows.length > mostRows) {
    throw new RestError(413, 'PGRST102', `At most ${mostRows} rows can be written in one request`)
  }
  const first = rows[0]
  // A bare scalar writes nothing; so does an empty array.
  if (first === undefined || (!Array.isArray(value) && typeof first !== 'object') || value === null) {
    return { keys: [], rows: '[]', count: 0 }
  }
  const unequal = new RestError(400, 'PGRST102', 'All object keys must match')
  const fields = rows.map((row) => {
    const found = fieldsOf(row)
    if (found === undefined) throw unequal
    return found
  })
  const keys = columns ?? [...(fields[0]?.keys() ?? [])]
  if (columns === undefined) {
    for (const row of fields) {
      if (row.size !== keys.length || keys.some((key) => !row.has(key))) throw unequal
    }
  }
  for (const key of keys) if (!relation.columns.has(key)) throw unknownBodyColumn(relation.name, key)
  return { keys, rows: Array.isArray(value) ? text : `[${text}]`, count: rows.length }
}

function parseBody(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new RestError(400, 'PGRST102', 'Empty or invalid json')
    throw error
  }
}

interface Insert {
  sql: string
  values: string[]
  /** Whether a row that exists already is merged into, so that the status depends on what happened. */
  updatesRows: boolean
}

/** The insert statement without `returning`; undefined when there is nothing to write. */
function readInsert(context: Context, relation: Relation, wishes: Wishes, text: string): Insert | undefined {
  checkContentType(context)
  const columns = context.req.query('columns')
  const conflict = context.req.query('on_conflict')
  const names = (list: string) => list.split(',').map((name) => name.replace(/^"(.*)"$/, '$1'))
  const { keys, rows, count } = readPayload(
    relation,
    text,
    columns === undefined ? undefined : names(columns),
  )
  const target = conflict === undefined ? relation.primaryKey : names(conflict)
  for (const column of target) {
    if (!relation.columns.has(column)) throw unknownBodyColumn(relation.name, column)
  }
  if (count === 0) return undefined

  const table = `public.${quote(relation.name)}`
  const list = keys.map(quote).join(', ')
  const insert =
    keys.length === 0
      ? `insert into ${table} default values`
      : `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::text::json)`
  if (keys.length === 0 && count > 1) throw new RestError(400, 'PGRST102', 'All object keys must match')
  const values = keys.length === 0 ? [] : [rows]
  if (wishes.resolution === undefined || target.length === 0)
    return { sql: insert, values, updatesRows: false }

  const onConflict = `${insert} on conflict (${target.map(quote).join(', ')})`
  if (wishes.resolution === 'ignore-duplicates' || keys.length === 0) {
    return { sql: `${onConflict} do nothing`, values, updatesRows: false }
  }
  const merge = keys.map((key) => `${quote(key)} = excluded.${quote(key)}`).join(', ')
  return { sql: `${onConflict} do update set ${merge}`, values, updatesRows: true }
}

/** `update … from`, to be followed by the filters; the payload is parameter `$n`. */
function updateStatement(relation: Relation, keys: string[], n: number): string {
  const table = `public.${quote(relation.name)}`
  const assign = keys
    .map(
      (key) =>
        `${quote(key)} = (select ${quote(key)} from json_populate_recordset(null::${table}, $${n}::text::json) limit 1)`,
    )
    .join(', ')
  return `update ${table} set ${assign}`
}

function checkContentType(context: Context): void {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'application/json'
  if (type !== 'application/json' && type !== objectType) {
    throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${type}`)
  }
}

function answerWrite(
  context: Context,
  status: 200 | 201 | 204,
  body: string,
  count: number,
  wishes: Wishes,
): Response {
  const span = context.req.method === 'PATCH' && count > 0 ? `0-${count - 1}` : '*'
  const range = `${span}/${wishes.count ? count : '*'}`
  if (wishes.returnRows) return answerRows(context, status, body, count, range, wishes)
  if (wishes.singleObject) checkSingle(count)
  const headers = { 'Content-Range': range, ...applied(wishes) }
  return context.body(null, status, headers)
}

function answerRows(
  context: Context,
  status: number,
  body: string,
  count: number,
  range: string,
  wishes: Wishes,
): Response {
  const headers = { 'Content-Range': range, ...applied(wishes) }
  if (!wishes.singleObject) return answer(context, status, body, headers)
  // Thrown inside the transaction, so that a write of several rows is undone.
  checkSingle(count)
  return answer(context, status, body.trim().slice(1, -1), {
    ...headers,
    'Content-Type': `${objectType}; charset=utf-8`,
  })
}

function checkSingle(count: number): void {
  if (count === 1) return
  throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${count} rows`,
  })
}

function applied(wishes: Wishes): Record<string, string> {
  return wishes.applied === '' ? {} : { 'Preference-Applied': wishes.applied }
}

function answer(context: Context, status: number, body: string, headers: Record<string, string>): Response {
  return context.body(body, status as ContentfulStatusCode, {
    'Content-Type': 'application/json; charset=utf-8',
    ...headers,
  })
}
