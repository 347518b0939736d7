import type { PGlite, Transaction } from '@electric-sql/pglite'
import { type Context, Hono } from 'hono'
import { type Flaw, isPublishableKey, readAccessToken, readBearer, TokenError } from '../bearer.ts'
import { clientAddress, type Reach } from '../client-address.ts'
import { logFailure } from '../log-failure.ts'
import { rateLimit } from '../rate-limit.ts'
import type { Settings } from '../settings.ts'
import {
  type Account,
  confirmAccount,
  createAccount,
  describeAccount,
  describeNobody,
  describeSession,
  findAccount,
  type Issuer,
  isBanned,
  openSession,
  type Session,
} from './accounts.ts'
import { AuthError, authErrorResponse, oauthErrorNames } from './errors.ts'
import { type Challenge, checkCooldown, flowOf, type Mail, type MailKind, sendMail } from './mail.ts'
import type { Passwords } from './passwords.ts'
import { chooseRedirect } from './redirect.ts'
import {
  type Body,
  checkMetadata,
  checkPassword,
  checkResendType,
  findWeakness,
  longestMetadata,
  metadataTooLarge,
  readBody,
  readChallenge,
  readEmail,
  requireEmailOnly,
} from './requests.ts'
import { hashCode, hashRefreshToken, matchesChallenge, nextRefreshToken } from './tokens.ts'

export interface AuthOptions {
  database: PGlite
  settings: Settings
  /** Origin of the site, without a slash at the end. */
  siteUrl: string
  reach: Reach
  secret: Uint8Array
  now: () => Date
  passwords: Passwords
  log: (line: string) => void
}

/** From the start of the flow, as the hosted service counts it. */
const flowSeconds = 300
/** By the type that a link or a page names. */
const kindsByType = new Map<string, MailKind[]>([
  ['signup', ['signup']],
  ['invite', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['signup', 'recovery']],
  ['email_change', []],
])
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The auth service, to be mounted at /auth/v1. What it does not have, it answers as the hosted one with that feature off. */
export function authApp(options: AuthOptions): Hono {
  const { database, settings, siteUrl, reach, secret, now, passwords, log } = options
  const issuer: Issuer = {
    secret,
    issuer: `${siteUrl}/auth/v1`,
    jwtExpirySeconds: settings.jwtExpirySeconds,
    now,
  }
  const mayMail = rateLimit(settings.rateLimits.signUps, now)
  const maySignIn = rateLimit(settings.rateLimits.tokens, now)
  // A class shares one address, and so may everybody behind a proxy that names nobody. So the tries at one account
  // are what is kept few; this only slows down somebody who tries many accounts.
  const mayTry = rateLimit(settings.rateLimits.tokens * 10, now, 300)
  const mayVerify = rateLimit(settings.rateLimits.verifications, now)
  /** Compared against for an unknown address, so that it takes as long as a known one. */
  let decoyHash: Promise<string> | undefined

  /** Runs as the service's own role. An AuthError is an answer, so it commits; anything else rolls back. */
  async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const outcome = await database.transaction(async (tx) => {
      await tx.query('set local role supabase_auth_admin')
      try {
        return { value: await work(tx) }
      } catch (error) {
        if (error instanceof AuthError) return { error }
        throw error
      }
    })
    if ('error' in outcome) throw outcome.error
    return outcome.value
  }

  function announce(mail: Mail): void {
    log(`Mail to ${mail.to}: ${mail.subject}\n  ${mail.link}`)
  }

  function limit(context: Context, allows: (key: string) => boolean, account = ''): void {
    if (!allows(`${clientAddress(context, reach)} ${account}`)) throw tooMany()
  }

  function tooMany(): AuthError {
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
  }

  function redirectFor(context: Context): string {
    const candidates = [context.req.query('redirect_to'), context.req.header('referer')]
    return chooseRedirect(candidates, siteUrl, settings.redirectUrls)
  }

  async function authenticate(context: Context, tx: Transaction) {
    const token = requireBearer(context)
    // The publishable key stands for a token of the role anon, and that one names nobody.
    if (isPublishableKey(token)) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
    const claims = await readAccessToken(secret, token, now(), 0).catch((error: unknown) => {
      if (!(error instanceof TokenError)) throw error
      throw new AuthError(
        403,
        'bad_jwt',
        `invalid JWT: unable to parse or verify signature, ${flawTexts[error.flaw]}`,
      )
    })
    const { sub, session_id: sessionId } = claims
    if (!sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
    if (!uuidPattern.test(sub)) {
      throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
    }
    const account = await findAccount(tx, 'id', sub)
    if (account === undefined) {
      throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    }
    if (typeof sessionId !== 'string' || !uuidPattern.test(sessionId)) {
      throw new AuthError(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID')
    }
    const { rows } = await tx.query(`select from auth.sessions where id = $1 and user_id = $2`, [
      sessionId,
      account.id,
    ])
    if (rows.length === 0) {
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    }
    return { account, sessionId }
  }

  const app = new Hono()

  app.use(async (context, next) => {
    // The router would run GET's handler, and a mail scanner's HEAD would use up the link.
    if (context.req.method === 'HEAD') throw new AuthError(405, 'unknown', 'Method not allowed')
    await next()
  })

  app.get('/health', (context) =>
    context.json({
      version: 'embedded',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }),
  )

  app.get('/settings', (context) =>
    context.json({
      external: { anonymous_users: false, email: true, phone: false },
      disable_signup: !settings.signupEnabled,
      mailer_autoconfirm: !settings.confirmationsRequired,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  )

  app.post('/signup', async (context) => {
    const body = await readBody(context)
    if (body.text('email') === '' && body.text('phone') === '') {
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    }
    limit(context, mayMail)
    if (!settings.signupEnabled) {
      throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
    }
    const password = body.text('password')
    if (password === '') throw new AuthError(400, 'validation_failed', 'Signup requires a valid password')
    checkPassword(password, settings)
    requireEmailOnly(body, 'signup')
    const challenge = readChallenge(body)
    const email = readEmail(body)
    const data = JSON.stringify(body.object('data') ?? {})
    checkMetadata(data)
    // Hashed also when it will not be needed: a known address must not answer sooner than a new one.
    const passwordHash = await passwords.hash(password)
    const at = now()

    const { answer, mail } = await inTransaction(async (tx) => {
      const known = await findAccount(tx, 'email', email)
      if (!settings.confirmationsRequired) {
        // Upstream would sign in here to an account that was never confirmed, whatever the password.
        if (known !== undefined) throw new AuthError(422, 'user_already_exists', 'User already registered')
        const account = await createAccount(tx, { email, passwordHash, data, now: at })
        await confirmAccount(tx, account, at)
        const agent = context.req.header('user-agent')
        return { answer: await openSession(tx, issuer, account.id, 'password', agent), mail: undefined }
      }
      if (known !== undefined && known.email_confirmed_at !== null) {
        return { answer: describeNobody(email, JSON.parse(data), at), mail: undefined }
      }
      if (known !== undefined) {
        // Whoever signed up with this address first never showed that it is theirs. It starts again from nothing:
        // the password, the name and every link that is out go.
        checkCooldown(known, 'signup', settings, at)
        await tx.query(`delete from auth.users where id = $1`, [known.id])
      }
      const account = await createAccount(tx, { id: known?.id, email, passwordHash, data, now: at })
      const redirect = redirectFor(context)
      const sent = await sendMail(tx, {
        kind: 'signup',
        account,
        redirect,
        challenge,
        siteUrl,
        settings,
        now: at,
      })
      return { answer: await describeAccount(tx, account.id), mail: sent }
    })
    if (mail !== undefined) announce(mail)
    return context.json(answer)
  })

  app.post('/token', async (context) => {
    const grant = context.req.query('grant_type')
    if (grant === 'password') return context.json(await signInWithPassword(context))
    if (grant === 'refresh_token') return context.json(await refresh(context))
    if (grant === 'pkce') return context.json(await exchangeCode(context))
    if (grant === 'id_token') {
      throw new AuthError(400, 'provider_disabled', 'Provider is not enabled')
    }
    if (grant === 'web3') throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
    throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  })

  async function signInWithPassword(context: Context): Promise<Session> {
    const body = await readBody(context)
    const email = body.text('email').toLowerCase()
    limit(context, mayTry)
    limit(context, maySignIn, email.slice(0, 255))
    requireEmailOnly(body, 'login')
    if (email === '') throw new AuthError(400, 'validation_failed', 'missing email or phone')
    const password = body.text('password')

    const wrong = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
    decoyHash ??= passwords.hash('nobody has this password')
    const decoy = await decoyHash
    const found = await inTransaction((tx) => findAccount(tx, 'email', email))
    const matches = await passwords.matches(password, found?.encrypted_password ?? decoy)
    if (found === undefined || found.encrypted_password === null || !matches) throw wrong()

    return inTransaction(async (tx) => {
      const account = await findAccount(tx, 'id', found.id)
      // The password may have been changed while the one sent was compared with it.
      if (account?.encrypted_password !== found.encrypted_password) throw wrong()
      if (isBanned(account, now())) throw new AuthError(400, 'user_banned', 'User is banned')
      if (account.email_confirmed_at === null) {
        throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
      }
      const session = await openSession(tx, issuer, account.id, 'password', context.req.header('user-agent'))
      // A password may be right and yet no longer meet the policy; hosted says so once, at sign-in.
      const weakness = findWeakness(password, settings)
      return weakness === undefined ? session : { ...session, weak_password: weakness }
    })
  }

  /** Not limited by rate: a browser that is refused a refresh when its access token has run out signs its student out. */
  async function refresh(context: Context): Promise<Session> {
    const body = await readBody(context)
    const token = body.text('refresh_token')
    if (token.length < 12) throw new AuthError(400, 'validation_failed', 'Refresh token is not valid')
    const at = now()

    return inTransaction(async (tx) => {
      const { rows } = await tx.query<{
        session_id: string
        user_id: string
        revoked: boolean
        revoked_at: Date
        not_after: Date | null
      }>(
        `select token.session_id, session.user_id, token.revoked, token.updated_at as revoked_at, session.not_after
         from auth.refresh_tokens token join auth.sessions session on session.id = token.session_id
         where token.token_hash = $1`,
        [hashRefreshToken(token)],
      )
      const [found] = rows
      const account = found && (await findAccount(tx, 'id', found.user_id))
      if (found === undefined || account === undefined) {
        throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
      }
      if (isBanned(account, at)) {
        throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
      }
      if (found.not_after !== null && found.not_after < at) {
        throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
      }

      const current = found.revoked
        ? await findReplacement(tx, token, found, at)
        : await rotate(tx, token, found.session_id, at)
      if (current === undefined) {
        // Two parties hold this session's tokens, and nobody can tell which is the student.
        await tx.query(`delete from auth.sessions where id = $1`, [found.session_id])
        throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
      }
      return describeSession(tx, issuer, account.id, found.session_id, current)
    })
  }

  async function rotate(tx: Transaction, token: string, sessionId: string, at: Date): Promise<string> {
    const hash = hashRefreshToken(token)
    const next = nextRefreshToken(secret, token)
    await tx.query(`update auth.refresh_tokens set revoked = true, updated_at = $2 where token_hash = $1`, [
      hash,
      at,
    ])
    await tx.query(
      `insert into auth.refresh_tokens (token_hash, session_id, parent, created_at, updated_at)
       values ($1, $2, $3, $4, $4)`,
      [hashRefreshToken(next), sessionId, hash, at],
    )
    await tx.query(`update auth.sessions set refreshed_at = $2, updated_at = $2 where id = $1`, [
      sessionId,
      at,
    ])
    return next
  }

  /** The session's current token for whoever still holds an earlier one; undefined when that is no longer excusable. */
  async function findReplacement(
    tx: Transaction,
    token: string,
    { session_id, revoked_at }: { session_id: string; revoked_at: Date },
    at: Date,
  ): Promise<string | undefined> {
    const { rows } = await tx.query<{ token_hash: string; parent: string | null; generations: number }>(
      `select token_hash, parent, (select count(*)::int from auth.refresh_tokens where session_id = $1) as generations
       from auth.refresh_tokens where session_id = $1 and not revoked`,
      [session_id],
    )
    const [active] = rows
    if (active === undefined) return undefined
    // The last answer may have been lost on its way, however long ago; for older tokens only the interval excuses.
    const isParent = active.parent === hashRefreshToken(token)
    const ageSeconds = (at.getTime() - revoked_at.getTime()) / 1000
    if (!isParent && ageSeconds > settings.refreshTokenReuseSeconds) return undefined
    let next = token
    for (let step = 0; step < active.generations; step += 1) {
      next = nextRefreshToken(secret, next)
      if (hashRefreshToken(next) === active.token_hash) return next
    }
    return undefined
  }

  async function exchangeCode(context: Context): Promise<Session> {
    const body = await readBody(context)
    limit(context, mayTry)
    const code = body.text('auth_code')
    const verifier = body.text('code_verifier')
    if (code === '' || verifier === '') {
      throw new AuthError(
        400,
        'validation_failed',
        'invalid request: both auth code and code verifier should be non-empty',
      )
    }
    return inTransaction(async (tx) => {
      const { rows } = await tx.query<{
        id: string
        user_id: string
        code_challenge: string
        code_challenge_method: Challenge['method']
        created_at: Date
      }>(`select * from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null`, [code])
      const [flow] = rows
      const account = flow && (await findAccount(tx, 'id', flow.user_id))
      if (flow === undefined || account === undefined) {
        throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
      }
      if (now().getTime() - flow.created_at.getTime() > flowSeconds * 1000) {
        throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
      }
      if (isBanned(account, now())) throw new AuthError(400, 'user_banned', 'User is banned')
      if (!matchesChallenge(verifier, flow.code_challenge, flow.code_challenge_method)) {
        throw new AuthError(
          400,
          'bad_code_verifier',
          'code challenge does not match previously saved code verifier',
        )
      }
      await tx.query(`delete from auth.flow_state where id = $1`, [flow.id])
      return openSession(tx, issuer, account.id, 'otp', context.req.header('user-agent'))
    })
  }

  app.get('/user', async (context) =>
    context.json(
      await inTransaction(async (tx) => {
        const { account } = await authenticate(context, tx)
        return describeAccount(tx, account.id)
      }),
    ),
  )

  app.put('/user', async (context) => {
    // Before the transaction, which everybody else waits for; a body can be slow to arrive.
    await context.req.text()
    const { account } = await inTransaction((tx) => authenticate(context, tx))
    const body = await readBody(context)
    checkChanges(body, account)
    const data = body.object('data')
    const password = body.has('password') ? body.text('password') : undefined
    const passwordHash = password === undefined ? undefined : await hashNew(context, account, password)
    return context.json(
      await inTransaction(async (tx) => {
        const { sessionId } = await authenticate(context, tx)
        if (data !== undefined) await mergeMetadata(tx, account.id, JSON.stringify(data))
        if (passwordHash !== undefined) await changePassword(tx, account.id, sessionId, passwordHash)
        return describeAccount(tx, account.id)
      }),
    )
  })

  /** Refuses what nobody may change here. */
  function checkChanges(body: Body, account: Account): void {
    const email = body.text('email') === '' ? account.email : readEmail(body)
    if (body.has('password')) checkPassword(body.text('password'), settings)
    if (body.has('app_metadata')) {
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
    }
    if (email !== account.email) {
      throw new AuthError(
        400,
        'email_address_not_authorized',
        `Email address "${email}" cannot be used as it is not authorized`,
      )
    }
    if (body.text('phone') !== '') {
      throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
    }
  }

  async function hashNew(context: Context, account: Account, password: string): Promise<string> {
    limit(context, maySignIn, account.id)
    const { encrypted_password: before } = account
    if (before !== null && (await passwords.matches(password, before))) {
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
    }
    return passwords.hash(password)
  }

  async function mergeMetadata(tx: Transaction, accountId: string, data: string): Promise<void> {
    const { rows } = await tx.query(
      `update auth.users set updated_at = $3, raw_user_meta_data = merged.data
       from (select (raw_user_meta_data || $2::text::jsonb)
               - array(select key from jsonb_each($2::text::jsonb) where value = 'null') as data
             from auth.users where id = $1) as merged
       where id = $1 and octet_length(merged.data::text) <= $4::int returning id`,
      [accountId, data, now(), longestMetadata],
    )
    if (rows.length === 0) throw metadataTooLarge()
  }

  async function changePassword(
    tx: Transaction,
    accountId: string,
    sessionId: string,
    passwordHash: string,
  ): Promise<void> {
    await tx.query(
      `update auth.users set encrypted_password = $2, recovery_token = '', updated_at = $3 where id = $1`,
      [accountId, passwordHash, now()],
    )
    await tx.query(`delete from auth.sessions where user_id = $1 and id <> $2`, [accountId, sessionId])
  }

  app.post('/logout', async (context) => {
    await inTransaction(async (tx) => {
      const { account, sessionId } = await authenticate(context, tx)
      const scope = context.req.query('scope') || 'global'
      const condition = { global: 'user_id = $1', local: 'id = $2', others: 'user_id = $1 and id <> $2' }
      if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
        throw new AuthError(400, 'validation_failed', `Unsupported logout scope ${JSON.stringify(scope)}`)
      }
      await tx.query(
        `delete from auth.sessions where $1::uuid is not null and $2::uuid is not null and ${condition[scope]}`,
        [account.id, sessionId],
      )
    })
    return context.body(null, 204)
  })

  for (const [path, kind] of [
    ['/resend', 'signup'],
    ['/recover', 'recovery'],
  ] as const) {
    app.post(path, async (context) => {
      limit(context, mayMail)
      const body = await readBody(context)
      if (path === '/resend') checkResendType(body)
      const challenge = readChallenge(body)
      const email = readEmail(body)
      // No account here ever waits for a new address, so there is nothing to send again.
      if (body.text('type') === 'email_change') return context.json({})
      const mail = await inTransaction(async (tx) => {
        const account = await findAccount(tx, 'email', email)
        if (account === undefined) return undefined
        if (kind === 'signup' && account.email_confirmed_at !== null) return undefined
        const redirect = redirectFor(context)
        return sendMail(tx, { kind, account, redirect, challenge, siteUrl, settings, now: now() })
      })
      if (mail !== undefined) announce(mail)
      return context.json({})
    })
  }

  /** The mailed link. Once it is known where to, every answer is a redirect, also a refusal. */
  app.get('/verify', async (context) => {
    limit(context, mayVerify)
    const { type = '', token = '' } = context.req.query()
    if (type === '') throw new AuthError(400, 'validation_failed', 'Verify requires a verification type')
    if (token === '') {
      throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash')
    }
    const target = new URL(redirectFor(context))
    const isPkce = token.startsWith('pkce_')
    try {
      const outcome = await inTransaction(async (tx) => {
        const { account, kind } = await consumeToken(tx, type, [token])
        if (isPkce) return { code: await issueCode(tx, account, kind) }
        return { session: await openSession(tx, issuer, account.id, 'otp', context.req.header('user-agent')) }
      })
      if (outcome.code !== undefined) {
        target.searchParams.set('code', outcome.code)
      } else {
        const { session } = outcome
        target.hash = new URLSearchParams({
          access_token: session.access_token,
          expires_at: String(session.expires_at),
          expires_in: String(session.expires_in),
          refresh_token: session.refresh_token,
          sb: '',
          token_type: session.token_type,
          type,
        }).toString()
      }
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      const pairs = new URLSearchParams({
        error: oauthErrorNames[error.status] ?? 'server_error',
        error_code: error.code,
        error_description: error.message,
      })
      if (isPkce) for (const [key, value] of pairs) target.searchParams.set(key, value)
      pairs.set('sb', '')
      target.hash = pairs.toString()
    }
    return context.redirect(target.href, 303)
  })

  app.post('/verify', async (context) => {
    limit(context, mayVerify)
    const body = await readBody(context)
    const [type, token, hash] = [body.text('type'), body.text('token'), body.text('token_hash')]
    if (type === '') throw new AuthError(400, 'validation_failed', 'Verify requires a verification type')
    if ((token === '') === (hash === '')) {
      throw new AuthError(400, 'validation_failed', 'Verify requires either a token or a token hash')
    }
    if (hash !== '' && (body.text('email') !== '' || body.text('phone') !== '')) {
      throw new AuthError(400, 'validation_failed', 'Only the token_hash and type should be provided')
    }
    let candidates = [hash]
    if (token !== '') {
      if (body.text('email') === '' || body.text('phone') !== '') {
        throw new AuthError(
          400,
          'validation_failed',
          'Only an email address or phone number should be provided on verify',
        )
      }
      const email = readEmail(body)
      // Whoever has many addresses, or is believed to, must not have many tries at six digits.
      if (!mayVerify(`code ${email}`)) throw tooMany()
      const code = hashCode(email, token)
      candidates = [code, `pkce_${code}`]
    }
    const session = await inTransaction(async (tx) => {
      const { account } = await consumeToken(tx, type, candidates)
      return openSession(tx, issuer, account.id, 'otp', context.req.header('user-agent'))
    })
    return context.json(session)
  })

  /** Checks a mailed token, uses it up and confirms the address that it was sent to. */
  async function consumeToken(
    tx: Transaction,
    type: string,
    candidates: string[],
  ): Promise<{ account: Account; kind: MailKind }> {
    const kinds = kindsByType.get(type)
    if (kinds === undefined) {
      throw new AuthError(400, 'validation_failed', 'Invalid email verification type')
    }
    const isCode = candidates.length > 1
    for (const kind of kinds) {
      for (const candidate of candidates) {
        const column = kind === 'signup' ? 'confirmation_token' : 'recovery_token'
        const account = await findAccount(tx, column, candidate)
        if (account === undefined) continue
        if (isBanned(account, now())) throw new AuthError(403, 'user_banned', 'User is banned')
        const sentAt = kind === 'signup' ? account.confirmation_sent_at : account.recovery_sent_at
        const ageMs = now().getTime() - (sentAt?.getTime() ?? 0)
        if (ageMs > settings.otpExpirySeconds * 1000) continue
        await tx.query(`update auth.users set ${column} = '' where id = $1`, [account.id])
        if (account.email_confirmed_at === null) {
          await confirmAccount(tx, account, now())
          // Whoever asks for a new password may not be who chose this one: a stranger can sign up first.
          if (kind === 'recovery') {
            await tx.query(`update auth.users set encrypted_password = null where id = $1`, [account.id])
          }
        }
        return { account, kind }
      }
    }
    throw new AuthError(
      403,
      'otp_expired',
      isCode ? 'Token has expired or is invalid' : 'Email link is invalid or has expired',
    )
  }

  async function issueCode(tx: Transaction, account: Account, kind: MailKind): Promise<string> {
    const { rows } = await tx.query<{ auth_code: string }>(
      `update auth.flow_state set auth_code_issued_at = $3, updated_at = $3
       where user_id = $1 and authentication_method = $2 returning auth_code`,
      [account.id, flowOf(kind), now()],
    )
    const [flow] = rows
    if (flow === undefined) {
      throw new AuthError(400, 'flow_state_not_found', 'No associated flow state found.')
    }
    return flow.auth_code
  }

  // Features that the hosted service has and this project has switched off.
  for (const path of ['/otp', '/magiclink']) {
    app.post(path, () => {
      throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
    })
  }
  app.get('/authorize', () => {
    throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
  })
  app.all('/sso/*', () => {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  })
  app.all('/factors/*', async (context) => {
    await inTransaction((tx) => authenticate(context, tx))
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
  })
  app.all('/user/identities/*', async (context) => {
    await inTransaction((tx) => authenticate(context, tx))
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  })
  for (const path of ['/admin/*', '/invite', '/generate_link']) {
    app.all(path, (context) => {
      requireBearer(context)
      throw new AuthError(403, 'not_admin', 'User not allowed')
    })
  }
  for (const path of [
    '/signup',
    '/token',
    '/user',
    '/logout',
    '/resend',
    '/recover',
    '/verify',
    '/settings',
  ]) {
    app.all(path, () => {
      throw new AuthError(405, 'unknown', 'Method not allowed')
    })
  }
  app.all('*', () => {
    throw new AuthError(404, 'unknown', 'This service has no such address')
  })

  app.onError((error, context) => {
    if (error instanceof AuthError) return authErrorResponse(context, error)
    // PostgreSQL refuses a few texts that JSON allows: NUL, half a surrogate pair.
    const sqlState = 'code' in error ? String(error.code) : ''
    if (/^22[0-9A-Z]{3}$/.test(sqlState)) {
      return authErrorResponse(context, new AuthError(400, 'validation_failed', 'Unsupported characters'))
    }
    logFailure(log, context, error)
    return authErrorResponse(
      context,
      new AuthError(
        500,
        'unexpected_failure',
        'Unexpected failure, please check server logs for more information',
      ),
    )
  })
  return app
}

/** @throws AuthError 401 without a token */
function requireBearer(context: Context): string {
  const token = readBearer(context) ?? ''
  if (/^\S+$/.test(token)) return token
  throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}

const flawTexts: Record<Flaw, string> = {
  form: 'token is malformed: could not parse the token',
  algorithm: 'token signature is invalid: signing method is invalid',
  signature: 'token signature is invalid: signature is invalid',
  expired: 'token has invalid claims: token is expired',
  early: 'token has invalid claims: token is not valid yet',
  number: 'token has invalid claims: token is not valid yet',
}
