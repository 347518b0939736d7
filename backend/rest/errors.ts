import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error of the REST service, with PostgREST's codes. The response always has all four keys. */
export class RestError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: Partial<Pick<RestError, 'details' | 'hint' | 'headers' | 'cause'>> = {},
  ) {
    super(message, { cause: more.cause })
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
    this.headers = more.headers ?? {}
  }
}

export function restErrorResponse(context: Context, error: RestError): Response {
  const { code, details, hint, message } = error
  return context.json({ code, details, hint, message }, error.status, error.headers)
}

/** Part of the request cannot be parsed: select, order, a filter. */
export function parseError(what: string, text: string): RestError {
  return new RestError(400, 'PGRST100', `"failed to parse ${what} (${text})" (line 1, column 1)`)
}

export function unsatisfiableRange(details: string): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details })
}

export function unknownColumn(table: string, column: string): RestError {
  return new RestError(400, '42703', `column ${table}.${column} does not exist`)
}

export function unknownBodyColumn(table: string, column: string): RestError {
  return new RestError(
    400,
    'PGRST204',
    `Could not find the '${column}' column of '${table}' in the schema cache`,
  )
}

/** The status by SQLSTATE prefix. The first match wins; otherwise 400. */
const statuses: [ContentfulStatusCode, RegExp][] = [
  [400, /^P0001/],
  [403, /^(0L|0P|28)/],
  [404, /^(42883|42P01)/],
  [405, /^25006/],
  [409, /^(23503|23505)/],
  [500, /^(09|21|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/],
  [503, /^(08|53)/],
]

/**
 * Converts a database error to a REST service error; undefined when `error` is not from the database.
 * @param role the caller's role: a missing privilege is a 401 for a visitor and a 403 for a student
 */
export function fromDatabaseError(error: unknown, role: string): RestError | undefined {
  if (!(error instanceof Error)) return undefined
  const fields = new Map<string, unknown>(Object.entries(error))
  const text = (key: string) => {
    const value = fields.get(key)
    return typeof value === 'string' ? value : null
  }
  const code = text('code')
  if (code === null || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  const more = { details: text('detail'), hint: text('hint'), cause: error }
  if (code === '42501') {
    return role === 'anon'
      ? new RestError(401, code, error.message, { ...more, headers: { 'WWW-Authenticate': 'Bearer' } })
      : new RestError(403, code, error.message, more)
  }
  const [status] = statuses.find(([, beginning]) => beginning.test(code)) ?? [400]
  return new RestError(status, code, error.message, more)
}
