import { normalEmail } from '../../src/lib/normal-email.ts'
import { rateLimit } from '../rate-limit.ts'
import { type Body, hasNoIdentifier } from './body.ts'
import {
  type AuthContext,
  type AuthRequest,
  addressOf as addressIn,
  type SignedInRequest,
} from './endpoint.ts'

/** Whether the request is within the limit. */
export type Limit<Request> = (request: Request) => boolean | Promise<boolean>

/** The rate limits per IP address, or per address and account. The numbers come from config.toml. */
export function createLimits(auth: AuthContext) {
  const { settings, now } = auth
  const { signUps, tokens, verifications } = settings.rateLimits
  const allowMail = rateLimit(signUps, now)
  const allowPassword = rateLimit(tokens, now)
  // A class shares one address, and so does everyone behind a proxy that does not pass on client addresses.
  // The strict limit is therefore per address and account; this one only slows down an attacker who tries
  // many accounts.
  const allowAttempt = rateLimit(tokens * 10, now, 300)
  const allowVerification = rateLimit(verifications, now)
  const addressOf = (request: AuthRequest) => addressIn(auth, request)

  return {
    mails: (request: AuthRequest) => allowMail(addressOf(request)),
    /** A sign-up without an address is not counted: like the hosted service, the handler rejects it first. */
    signUps: async (request: AuthRequest) =>
      hasNoIdentifier(await request.readBody()) || allowMail(addressOf(request)),
    attempts: (request: AuthRequest) => allowAttempt(addressOf(request)),
    passwords: async (request: AuthRequest) =>
      allowPassword(`${addressOf(request)} ${emailKey(await request.readBody())}`),
    newPasswords: async (request: SignedInRequest) =>
      !(await request.readBody()).has('password') ||
      allowPassword(`${addressOf(request)} ${request.caller.account.id}`),
    newAddresses: async (request: SignedInRequest) =>
      !(await request.readBody()).has('email') || allowMail(addressOf(request)),
    verifications: (request: AuthRequest) => allowVerification(addressOf(request)),
    /**
     * Limits guesses at a typed code per account, whatever address they come from: an attacker may have many addresses
     * or forge them. A guess at a token hash does not name an account, so only the limit per address applies; the code
     * behind the hash has ten digits and expires after an hour.
     */
    async codes({ readBody }: AuthRequest) {
      const body = await readBody()
      return body.text('token') === '' || allowVerification(`code ${emailKey(body)}`)
    },
  }
}

/** Truncated to the maximum length of an email address, because the limiter keeps its keys in memory. */
function emailKey(body: Body): string {
  return normalEmail(body.text('email')).slice(0, 255)
}
