import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'

/** The algorithm of access tokens. Tokens signed with any other are rejected. */
export const algorithm = 'HS256'

/** A signing secret: 32 random bytes. */
export function newSecret(): Uint8Array {
  return new Uint8Array(randomBytes(32))
}

/** Signs an access token. `claims` must be complete, including `iat` and `exp` in Unix seconds. */
export function signAccessToken(secret: Uint8Array, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(secret)
}

/** The first refresh token of a session. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The refresh token that replaces `token`. Derived rather than random: only hashes are stored, yet a browser
 * whose response was lost must get the *same* replacement when it retries with its old token.
 */
export function nextRefreshToken(secret: Uint8Array, token: string): string {
  return createHmac('sha256', secret).update('refresh').update(token).digest('base64url')
}

/** The hash under which a refresh token is stored. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A numeric code for the user to copy from an email. */
export function newCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

/** The token in a mailed link: a hash of the address and code, computed as in the hosted service. */
export function hashCode(email: string, code: string): string {
  return createHash('sha224').update(email).update(code).digest('hex')
}

/** Whether `verifier` matches a PKCE challenge. */
export function matchesChallenge(verifier: string, challenge: string, method: 's256' | 'plain'): boolean {
  const computed = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  // Compared as hashes, so that the timing reveals nothing about the challenge.
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  return digest(computed) === digest(challenge)
}
