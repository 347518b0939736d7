import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { logFailure } from '../log-failure.ts'
import { authenticate, requireBearer } from './authenticate.ts'
import { type Body, parseBody } from './body.ts'
import type { AuthContext, AuthRequest, Handler, SignedInRequest } from './endpoint.ts'
import { AuthError, authErrorResponse, fromDatabaseError, tooMany, unexpectedFailure } from './errors.ts'
import { exchangeCode } from './exchange-code.ts'
import { createLimits, type Limit } from './limits.ts'
import { logOut } from './log-out.ts'
import { refresh } from './refresh.ts'
import { recover, resend } from './resend.ts'
import { disabled, showHealth, showSettings } from './service.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { changeUser, showUser } from './user.ts'
import { openLink, redeemToken } from './verify.ts'

interface Row<Request> {
  method: 'GET' | 'POST' | 'PUT' | 'ALL'
  path: string
  /** The route matches only requests with this `grant_type`. */
  grant?: string
  limits?: Limit<Request>[]
  handle: Handler<Request>
}

/** `bearer` requires any token, `session` the token of an existing session. */
type Route = (Row<AuthRequest> & { guard?: 'bearer' }) | (Row<SignedInRequest> & { guard: 'session' })

/** Every route in the service. The guard authenticates, then the limits apply in order, then the handler runs. */
function routes(limits: ReturnType<typeof createLimits>): Route[] {
  const { mails, signUps, attempts, passwords, newPasswords, newAddresses, verifications, codes } = limits
  return [
    { method: 'GET', path: '/health', handle: showHealth },
    { method: 'GET', path: '/settings', handle: showSettings },
    { method: 'POST', path: '/signup', limits: [signUps], handle: signUp },
    { method: 'POST', path: '/token', grant: 'password', limits: [attempts, passwords], handle: signIn },
    // Not limited: a browser whose access token has expired signs the student out if the refresh is rejected.
    { method: 'POST', path: '/token', grant: 'refresh_token', handle: refresh },
    { method: 'POST', path: '/token', grant: 'pkce', limits: [attempts], handle: exchangeCode },
    { method: 'POST', path: '/token', grant: 'id_token', handle: disabled.idToken },
    { method: 'POST', path: '/token', handle: disabled.otherGrants },
    { method: 'GET', path: '/user', guard: 'session', handle: showUser },
    {
      method: 'PUT',
      path: '/user',
      guard: 'session',
      limits: [newPasswords, newAddresses],
      handle: changeUser,
    },
    { method: 'POST', path: '/logout', guard: 'session', handle: logOut },
    { method: 'POST', path: '/resend', limits: [mails], handle: resend },
    { method: 'POST', path: '/recover', limits: [mails], handle: recover },
    { method: 'GET', path: '/verify', limits: [verifications], handle: openLink },
    { method: 'POST', path: '/verify', limits: [verifications, codes], handle: redeemToken },
    // Endpoints of the hosted service that are switched off in this project.
    { method: 'POST', path: '/otp', handle: disabled.otp },
    { method: 'GET', path: '/authorize', handle: disabled.authorize },
    { method: 'ALL', path: '/sso/*', handle: disabled.sso },
    { method: 'ALL', path: '/factors/*', guard: 'session', handle: disabled.factors },
    { method: 'ALL', path: '/user/identities/*', guard: 'session', handle: disabled.identities },
    { method: 'ALL', path: '/admin/*', guard: 'bearer', handle: disabled.admin },
    { method: 'ALL', path: '/invite', guard: 'bearer', handle: disabled.admin },
  ]
}

/** The auth service, to be mounted at /auth/v1. */
export function authApp(auth: AuthContext): Hono {
  const app = new Hono()
  const wrongMethod = () => new AuthError(405, 'unknown', 'Method not allowed')
  app.use(
    methodNotAllowed({ app, onMethodNotAllowed: (context) => authErrorResponse(context, wrongMethod()) }),
  )
  app.use(async (context, next) => {
    // Hono would run the GET handler, so a HEAD request from an email scanner would use up the link.
    if (context.req.method === 'HEAD') throw wrongMethod()
    await next()
  })
  for (const route of routes(createLimits(auth))) {
    app.on(route.method, route.path, (context, next) => {
      const matchesGrant = route.grant === undefined || route.grant === context.req.query('grant_type')
      return matchesGrant ? authorizeAndRun(auth, route, context) : next()
    })
  }
  app.all('*', (context) => authErrorResponse(context, new AuthError(404, 'unknown', 'No such endpoint')))
  app.onError((error, context) => {
    const known = error instanceof AuthError ? error : fromDatabaseError(error)
    if (known === undefined) logFailure(auth.log, context, error)
    return authErrorResponse(context, known ?? unexpectedFailure())
  })
  return app
}

async function authorizeAndRun(auth: AuthContext, route: Route, context: Context): Promise<Response> {
  let parsed: Promise<Body> | undefined
  const readBody = () => {
    parsed ??= parseBody(context)
    return parsed
  }
  if (route.guard === 'session') {
    return limitAndRun(auth, route, { context, readBody, caller: await authenticate(auth, context) })
  }
  if (route.guard === 'bearer') requireBearer(context)
  return limitAndRun(auth, route, { context, readBody })
}

async function limitAndRun<Request>(
  auth: AuthContext,
  { limits = [], handle }: Row<Request>,
  request: Request,
): Promise<Response> {
  for (const allows of limits) {
    if (!(await allows(request))) throw tooMany()
  }
  return handle(auth, request)
}
