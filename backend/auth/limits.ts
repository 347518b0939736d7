import { rateLimit } from '../rate-limit.ts'
import { type Body, namesNobody } from './body.ts'
import {
  type AuthContext,
  type AuthRequest,
  addressOf as addressIn,
  type SignedInRequest,
} from './endpoint.ts'

/** Whether a request may go on. */
export type Limit<Request> = (request: Request) => boolean | Promise<boolean>

/** How often one address, or somebody at one account, may ask for what; config.toml has the numbers. */
export function openLimits(auth: AuthContext) {
  const { settings, now } = auth
  const { signUps, tokens, verifications } = settings.rateLimits
  const takeMail = rateLimit(signUps, now)
  const takePassword = rateLimit(tokens, now)
  // A class shares one address, and so may everybody behind a proxy that names nobody. So the tries of one address at one
  // account are what is kept few; this only slows down somebody who tries many accounts.
  const takeTry = rateLimit(tokens * 10, now, 300)
  const takeVerification = rateLimit(verifications, now)
  const addressOf = (request: AuthRequest) => addressIn(auth, request)

  return {
    mails: (request: AuthRequest) => takeMail(addressOf(request)),
    /** Whoever names nobody is told so first, as the hosted service does it. */
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
     * Whoever has many addresses, or is believed to, must not have many tries at a code. Its hash names no account: who
     * guesses that way is held up for each address alone, and has ten digits to guess in an hour.
     */
    async codes({ readBody }: AuthRequest) {
      const body = await readBody()
      return body.text('token') === '' || takeVerification(`code ${emailKey(body)}`)
    },
  }
}

/** No longer than an address can be: it is remembered for a while. */
function emailKey(body: Body): string {
  return body.text('email').toLowerCase().slice(0, 255)
}
