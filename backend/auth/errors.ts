import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A deliberate error response. Throwing it does not roll back the transaction. */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  /** Only for `weak_password`. */
  readonly reasons: readonly string[] | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, reasons?: readonly string[]) {
    super(message)
    this.status = status
    this.code = code
    this.reasons = reasons
  }
}

/** The request is well formed but its values are not acceptable. */
export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

export function tooMany(): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
}

/** Too many requests are queued. The form shows the message. */
export function tooBusy(): AuthError {
  return new AuthError(503, 'service_unavailable', 'Many people are signing in. Try again in a moment.')
}

/** An internal server error. Details go to the log and are not disclosed to the caller. */
export function unexpectedFailure(): AuthError {
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  )
}

/**
 * PostgreSQL rejects some strings that JSON allows (NUL, half a surrogate pair). Returns undefined for any other
 * database error.
 */
export function fromDatabaseError(error: Error): AuthError | undefined {
  const sqlState = 'code' in error ? String(error.code) : ''
  return /^22[0-9A-Z]{3}$/.test(sqlState) ? invalid('Unsupported characters') : undefined
}

/** The error in the format of the API version that the caller requests. */
export function authErrorResponse(context: Context, error: AuthError): Response {
  const { status, code, message, reasons } = error
  const weak = reasons === undefined ? {} : { weak_password: { reasons } }
  const headers = { 'x-sb-error-code': code, ...(status === 503 && { 'Retry-After': '10' }) }
  // The versions are ISO dates, so they can be compared as text.
  if ((context.req.header('x-supabase-api-version') ?? '') >= '2024-01-01') {
    return context.json({ code, message, ...weak }, status, {
      ...headers,
      'X-Supabase-Api-Version': '2024-01-01',
    })
  }
  return context.json({ code: status, error_code: code, msg: message, ...weak }, status, headers)
}
