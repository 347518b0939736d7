import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error of the REST service, with PostgREST's codes: its four keys are always there. */
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
    more: { details?: string | null; hint?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message)
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

/** The request cannot be read: select, order, a filter. */
export function parseError(what: string, text: string, details?: string): RestError {
  return new RestError(400, 'PGRST100', `"failed to parse ${what} (${text})" (line 1, column 1)`, {
    details: details ?? null,
  })
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

/** By SQLSTATE, else by its class, else 400. */
const statuses: Partial<Record<string, ContentfulStatusCode>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  P0001: 400,
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21': 500,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/** A database's error as the REST service tells it; undefined when `error` is none. */
export function fromDatabaseError(error: Error, role: string): RestError | undefined {
  const code = 'code' in error ? error.code : undefined
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  const text = (key: string) => {
    const value = Object.entries(error).find(([name]) => name === key)?.[1]
    return typeof value === 'string' ? value : null
  }
  const more = { details: text('detail'), hint: text('hint') }
  if (code === '42501') {
    return role === 'anon'
      ? new RestError(401, code, error.message, { ...more, headers: { 'WWW-Authenticate': 'Bearer' } })
      : new RestError(403, code, error.message, more)
  }
  const status = statuses[code] ?? statuses[code.slice(0, 2)] ?? 400
  return new RestError(status, code, error.message, more)
}
