import { rateLimit } from '../rate-limit.ts'
import { type Body, namesNobody } from './body.ts'
import {
  type AuthContext,
  type AuthRequest,
  addressOf as addressIn,
  type SignedInRequest,
} from './endpoint.ts'

/** Whether the request is within the limit. */
export type Limit<Request> = (request: Request) => boolean | Promise<boolean>

/** The rate limits per network address, or per address and account. The numbers come from config.toml. */
export function openLimits(auth: AuthContext) {
  const { settings, now } = auth
  const { signUps, tokens, verifications } = settings.rateLimits
  const takeMail = rateLimit(signUps, now)
  const takePassword = rateLimit(tokens, now)
  // A class shares one address, and so does everyone behind a proxy that does not pass on client addresses.
  // The strict limit is therefore per address and account; this one only slows down an attacker who tries
  // many accounts.
  const takeTry = rateLimit(tokens * 10, now, 300)
  const takeVerification = rateLimit(verifications, now)
  const addressOf = (request: AuthRequest) => addressIn(auth, request)

  return {
    mails: (request: AuthRequest) => takeMail(addressOf(request)),
    /** A sign-up without an address is not counted: like the hosted service, the handler rejects it first. */
    signUps: async (request: AuthRequest) =>
      namesNobody(await request.readBody()) || takeMail(addressOf(request)),
    tries: (request: AuthRequest) => takeTry(addressOf(request)),
    passwords: async (request: AuthRequest) =>
      takePassword(`${addressOf(request)} ${emailKey(await request.readBody())}`),
    newPasswords: async (request: SignedInRequest) =>
      !(await request.readBody()).has('password') ||
      takePassword(`${addressOf(request)} ${request.caller.account.id}`),
    newAddresses: async (request: SignedInRequest) =>
      !(await request.readBody()).has('email') || takeMail(addressOf(request)),
    verifications: (request: AuthRequest) => takeVerification(addressOf(request)),
    /**
     * Limits guesses of a typed code per account, whatever address they come from: an attacker may have many
     * addresses, or fake them. Guesses of the token hash name no account, so only the limit per address
     * applies to them; the code behind the hash has ten digits and expires after an hour.
     */
    async codes({ readBody }: AuthRequest) {
      const body = await readBody()
      return body.text('token') === '' || takeVerification(`code ${emailKey(body)}`)
    },
  }
}

/** Truncated to the maximum length of an email address, because the limiter keeps its keys in memory. */
function emailKey(body: Body): string {
  return body.text('email').toLowerCase().slice(0, 255)
}
