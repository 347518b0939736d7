import type { Context } from 'hono'
import { fieldsOf, parseJson } from '../json-body.ts'
import type { Settings } from '../settings.ts'
import { AuthError } from './errors.ts'
import type { Challenge } from './mail.ts'

/** bcrypt reads no further. */
const longestPassword = 72
/** In bytes of JSON. Every access token carries the metadata, and every request carries the token. */
export const longestMetadata = 8192
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

export interface Body {
  has(field: string): boolean
  /** Empty when the field is absent or null. */
  text(field: string): string
  object(field: string): object | undefined
}

export async function readBody(context: Context): Promise<Body> {
  const wrong = () => new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  let fields: Map<string, unknown> | undefined
  try {
    fields = fieldsOf(parseJson(await context.req.text()))
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong()
    throw error
  }
  if (fields === undefined) throw wrong()
  const values = fields
  return {
    has: (field) => (values.get(field) ?? null) !== null,
    text: (field) => {
      const value = values.get(field) ?? ''
      if (typeof value !== 'string') throw wrong()
      return value
    },
    object: (field) => {
      const value = values.get(field) ?? undefined
      if (value === undefined) return undefined
      if (typeof value !== 'object' || Array.isArray(value) || value === null) throw wrong()
      return value
    },
  }
}

export function readEmail(body: Body): string {
  const email = body.text('email')
  if (email === '') throw new AuthError(400, 'validation_failed', 'An email address is required')
  if (email.length > 255) throw new AuthError(400, 'validation_failed', 'An email address is too long')
  if (!emailPattern.test(email)) {
    throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  return email.toLowerCase()
}

export function requireEmailOnly(body: Body, action: 'signup' | 'login'): void {
  if (body.text('phone') === '') return
  if (body.text('email') !== '') {
    throw new AuthError(
      400,
      'validation_failed',
      `Only an email address or phone number should be provided on ${action}.`,
    )
  }
  throw new AuthError(400, 'phone_provider_disabled', `Phone ${action}s are disabled`)
}

export function checkPassword(password: string, settings: Settings): void {
  if (Buffer.byteLength(password) > longestPassword) {
    throw new AuthError(
      400,
      'validation_failed',
      `Password cannot be longer than ${longestPassword} characters`,
    )
  }
  const weakness = findWeakness(password, settings)
  if (weakness !== undefined) {
    throw new AuthError(422, 'weak_password', weakness.message, weakness.reasons)
  }
}

export function findWeakness(password: string, settings: Settings) {
  if (Buffer.byteLength(password) >= settings.minimumPasswordLength) return undefined
  return {
    message: `Password should be at least ${settings.minimumPasswordLength} characters.`,
    reasons: ['length'],
  }
}

export function metadataTooLarge(): AuthError {
  return new AuthError(422, 'validation_failed', 'User metadata cannot be larger than 8 KiB')
}

/** @param data as JSON */
export function checkMetadata(data: string): void {
  if (Buffer.byteLength(data) > longestMetadata) throw metadataTooLarge()
}

export function readChallenge(body: Body): Challenge | undefined {
  const challenge = body.text('code_challenge')
  const method = body.text('code_challenge_method').toLowerCase()
  if (challenge === '' && method === '') return undefined
  const fail = (message: string) => new AuthError(400, 'validation_failed', message)
  if (challenge === '' || method === '') {
    throw fail('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw fail('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[a-zA-Z0-9._~-]+$/.test(challenge)) {
    throw fail(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  if (method !== 's256' && method !== 'plain') {
    throw fail(`unsupported code_challenge method ${JSON.stringify(method)}`)
  }
  return { challenge, method }
}

export function checkResendType(body: Body): void {
  const type = body.text('type')
  const fail = (message: string) => new AuthError(400, 'validation_failed', message)
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw fail('Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (body.text('phone') !== '' || type === 'sms' || type === 'phone_change') {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  if (body.text('email') === '') throw fail('Type provided requires an email address')
}
