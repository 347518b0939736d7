import type { JWTPayload } from 'jose'
import { isPublishableKey, readAccessToken, TokenError, type TokenProblem } from '../bearer.ts'
import { RestError } from './errors.ts'
import type { RestRequest } from './request.ts'
import type { Schema } from './schema.ts'

/** The caller: verified claims and the database role that they name. */
export interface Caller {
  role: string
  claims: object
}

export interface TokenVerification {
  secret: Uint8Array
  now: () => Date
}

/** The allowed clock skew, as in PostgREST. */
const clockSkewSeconds = 30

/**
 * The caller that a request's token identifies; the anon role without a token or with the publishable key.
 * @throws RestError for an invalid token, or one that requests a role which tokens may not have
 */
export async function identifyCaller(
  { bearer }: RestRequest,
  { roles }: Schema,
  verification: TokenVerification,
): Promise<Caller> {
  if (bearer === undefined || isPublishableKey(bearer)) return { role: 'anon', claims: { role: 'anon' } }
  const claims = await readClaims(bearer, verification)
  const role = typeof claims['role'] === 'string' ? claims['role'] : 'anon'
  const isMember = roles.get(role)
  if (isMember === undefined) throw new RestError(401, '22023', `role "${role}" does not exist`)
  if (!isMember) throw new RestError(403, '42501', `permission denied to set role "${role}"`)
  return { role, claims: { ...claims, role } }
}

async function readClaims(token: string, { secret, now }: TokenVerification): Promise<JWTPayload> {
  if (token === '') throw unauthorized('PGRST301', 'Empty JWT is sent in Authorization header')
  const parts = token.split('.').length
  if (parts !== 3) throw unauthorized('PGRST301', `Expected 3 parts in JWT; got ${parts}`)
  const claims = await readAccessToken(secret, token, now(), clockSkewSeconds).catch((error: unknown) => {
    throw error instanceof TokenError ? responses[error.problem](error) : error
  })
  // jose checks iat only when a maximum age is set.
  if (claims.iat !== undefined && claims.iat > now().getTime() / 1000 + clockSkewSeconds) {
    throw unauthorized('PGRST303', 'JWT issued at future')
  }
  const audience = claims.aud ?? 'authenticated'
  if (![audience].flat().includes('authenticated')) throw unauthorized('PGRST303', 'JWT not in audience')
  return claims
}

const undecodable = () =>
  unauthorized('PGRST301', 'No suitable key or wrong key type', 'None of the keys was able to decode the JWT')

const responses: Record<TokenProblem, (error: TokenError) => RestError> = {
  malformed: undecodable,
  signature: undecodable,
  algorithm: () => unauthorized('PGRST301', 'Wrong or unsupported encoding algorithm'),
  expired: () => unauthorized('PGRST303', 'JWT expired'),
  'not-yet-valid': () => unauthorized('PGRST303', 'JWT not yet valid'),
  'invalid-number': ({ claim }) => unauthorized('PGRST303', `The JWT '${claim}' claim must be a number`),
}

function unauthorized(code: string, message: string, details: string | null = null): RestError {
  return new RestError(401, code, message, {
    details,
    headers: {
      'WWW-Authenticate': `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`,
    },
  })
}
