import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer that the auth service gives on purpose; what was written before it stays written. */
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

/** The error in the shape that the caller's API version knows. */
export function authErrorResponse(context: Context, error: AuthError): Response {
  const { status, code, message, reasons } = error
  const weak = reasons === undefined ? {} : { weak_password: { reasons } }
  const headers = { 'x-sb-error-code': code }
  // The versions are dates, so they compare as text.
  if ((context.req.header('x-supabase-api-version') ?? '') >= '2024-01-01') {
    return context.json({ code, message, ...weak }, status, {
      ...headers,
      'X-Supabase-Api-Version': '2024-01-01',
    })
  }
  return context.json({ code: status, error_code: code, msg: message, ...weak }, status, headers)
}

/** Where a mailed link cannot answer in JSON, the address carries the error: OAuth's name for a status. */
export const oauthErrorNames: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}
