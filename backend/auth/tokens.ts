import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'

/** Of the access tokens; a token that names another one is refused. */
export const algorithm = 'HS256'

/** A signing secret: 32 random bytes. */
export function newSecret(): Uint8Array {
  return new Uint8Array(randomBytes(32))
}

/** Signs an access token; `claims` hold everything, also `iat` and `exp` in Unix seconds. */
export function signAccessToken(secret: Uint8Array, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(secret)
}

/** The first refresh token of a session. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The refresh token that replaces `token`. It is derived, not random, because only hashes are stored and yet a
 * browser whose answer got lost must be given the *same* replacement when it asks again with its old token.
 */
export function nextRefreshToken(secret: Uint8Array, token: string): string {
  return createHmac('sha256', secret).update('refresh').update(token).digest('base64url')
}

/** The form in which a refresh token is stored. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Digits to be typed from a mail. */
export function newCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

/** What a mailed link carries: the hosted service's hash of address and code. */
export function hashCode(email: string, code: string): string {
  return createHash('sha224').update(email).update(code).digest('hex')
}

/** Whether `verifier` is the secret behind a PKCE challenge. */
export function matchesChallenge(verifier: string, challenge: string, method: 's256' | 'plain'): boolean {
  const answer = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  // Compared as hashes, so that the time taken says nothing about the challenge.
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  return digest(answer) === digest(challenge)
}
