import type { Context } from 'hono'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { algorithm } from './auth/tokens.ts'

/** What is wrong with an access token. `invalid-number`: a time claim is not a valid number. */
export type TokenProblem =
  | 'malformed'
  | 'algorithm'
  | 'signature'
  | 'expired'
  | 'not-yet-valid'
  | 'invalid-number'

/** An invalid access token. Each service words its error response in its own way. */
export class TokenError extends Error {
  readonly problem: TokenProblem
  /** The invalid claim; empty when the problem is not in a claim. */
  readonly claim: string

  constructor(problem: TokenProblem, claim: string, cause?: unknown) {
    super(`access token: ${problem}`, { cause })
    this.problem = problem
    this.claim = claim
  }
}

/**
 * The token in the Authorization header: undefined if the scheme is not `Bearer`, empty if nothing follows it.
 */
export function readBearer(context: Context): string | undefined {
  const header = context.req.header('authorization') ?? ''
  if (!/^bearer/i.test(header)) return undefined
  return /^bearer +(.*)$/i.exec(header)?.[1]?.trim() ?? ''
}

/** Whether this is the publishable key, which the client sends instead of a token while nobody is signed in. */
export function isPublishableKey(bearer: string): boolean {
  return bearer.startsWith('sb_')
}

/**
 * The claims of an access token that we signed and that is valid at `now`, within `toleranceSeconds`.
 * @throws TokenError
 */
export async function readAccessToken(
  secret: Uint8Array,
  token: string,
  now: Date,
  toleranceSeconds: number,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, secret, {
    algorithms: [algorithm],
    currentDate: now,
    clockTolerance: toleranceSeconds,
  }).catch((error: unknown) => {
    const claim = error instanceof errors.JWTClaimValidationFailed ? error.claim : ''
    throw new TokenError(problemOf(error), claim, error)
  })
  // JSON's 1e400 parses to Infinity, which jose accepts as a time that never passes.
  if (!Number.isSafeInteger(payload.exp)) throw new TokenError('invalid-number', 'exp')
  return payload
}

function problemOf(error: unknown): TokenProblem {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.reason === 'invalid' ? 'invalid-number' : 'not-yet-valid'
  if (error instanceof errors.JOSEAlgNotAllowed) return 'algorithm'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature'
  return 'malformed'
}
