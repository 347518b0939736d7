import type { Context } from 'hono'
import { normalEmail } from '../../src/lib/normal-email.ts'
import { fieldsOf, parseJson } from '../json-body.ts'
import type { Settings } from '../settings.ts'
import { AuthError, invalid } from './errors.ts'

/** In bytes. bcrypt ignores everything beyond this length. */
const maxPasswordBytes = 72
/** In bytes, as stored. Every access token carries the metadata, and every request carries the token. */
export const maxMetadataBytes = 8192
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/**
 * The fields of a request body. Each reader throws AuthError 400 `bad_json` when the field has the wrong
 * type.
 */
export interface Body {
  has(field: string): boolean
  /** Empty when the field is absent or null. */
  text(field: string): string
  object(field: string): object | undefined
}

/** @throws AuthError 400 `bad_json` when the body is not a JSON object */
export async function parseBody(context: Context): Promise<Body> {
  const wrong = () => new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  const values = fieldsOf(parseJson(await context.req.text()))
  if (values === undefined) throw wrong()
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

export function hasNoIdentifier(body: Body): boolean {
  return body.text('email') === '' && body.text('phone') === ''
}

export function readEmail(body: Body): string {
  const email = normalEmail(body.text('email'))
  if (email === '') throw invalid('An email address is required')
  if (email.length > 255) throw invalid('An email address is too long')
  if (!emailPattern.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email
}

export function requireEmailOnly(body: Body, action: 'signup' | 'login'): void {
  if (body.text('phone') === '') return
  if (body.text('email') !== '') {
    throw invalid(`Only an email address or phone number should be provided on ${action}.`)
  }
  throw new AuthError(400, 'phone_provider_disabled', `Phone ${action}s are disabled`)
}

export function checkPassword(password: string, settings: Settings): void {
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    throw invalid(`Password cannot be longer than ${maxPasswordBytes} characters`)
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
