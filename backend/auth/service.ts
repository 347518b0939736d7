import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AuthContext, AuthRequest } from './endpoint.ts'
import { AuthError } from './errors.ts'

/** GET /health */
export function showHealth(_: AuthContext, { context }: AuthRequest): Response {
  return context.json({
    version: 'embedded',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  })
}

/** GET /settings: what a client needs to know before it shows a form. */
export function showSettings({ settings }: AuthContext, { context }: AuthRequest): Response {
  return context.json({
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: !settings.signupEnabled,
    mailer_autoconfirm: !settings.confirmationsRequired,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  })
}

/** Responses for disabled features, in the hosted service's wording. */
export const disabled = {
  idToken: reject(400, 'provider_disabled', 'Provider is not enabled'),
  otherGrants: reject(400, 'invalid_credentials', 'unsupported_grant_type'),
  otp: reject(422, 'email_provider_disabled', 'Email logins are disabled'),
  authorize: reject(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
  sso: reject(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  factors: reject(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'),
  identities: reject(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  admin: reject(403, 'not_admin', 'User not allowed'),
}

function reject(status: ContentfulStatusCode, code: string, message: string) {
  return (): never => {
    throw new AuthError(status, code, message)
  }
}
