import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { checkTemplate, type MailTemplate, type TemplateName } from './mail/template.ts'

/**
 * The settings that the embedded backend reads from `supabase/config.toml`. The other keys are for the
 * official CLI.
 */
export interface Settings {
  /** The maximum number of rows in one REST response. */
  maxRows: number
  /** Globs for the addresses on other origins that a mailed link may lead to. */
  redirectUrls: string[]
  jwtExpirySeconds: number
  /**
   * How long a refresh token is still accepted after being revoked. The most recently replaced token is always
   * accepted.
   */
  refreshTokenReuseSeconds: number
  signupEnabled: boolean
  /** Whether an address must be confirmed by email before its owner can sign in. */
  confirmationsRequired: boolean
  /** In bytes, as the hosted service counts. */
  minimumPasswordLength: number
  /** The minimum interval between emails of one kind to one account. */
  mailCooldownSeconds: number
  otpExpirySeconds: number
  otpLength: number
  /** Whether a change of address must also be confirmed from the old address. */
  doubleConfirmChanges: boolean
  mailTemplates: Record<TemplateName, MailTemplate>
  /** Requests per IP address in five minutes. (`email_sent` is not read, because no mail is sent.) */
  rateLimits: { signUps: number; tokens: number; verifications: number }
}

/**
 * Settings with values other than these need features that the embedded backend does not have. Reject them, because
 * ignoring them would make the backend behave differently without any warning.
 */
const fixed: [key: string, value: string | boolean][] = [
  ['auth.enabled', true],
  ['auth.enable_refresh_token_rotation', true],
  ['auth.enable_anonymous_sign_ins', false],
  ['auth.password_requirements', ''],
  ['auth.email.enable_signup', true],
  ['auth.email.secure_password_change', false],
  ['auth.sms.enable_signup', false],
]

/**
 * Reads `supabase/config.toml`. A missing key gets the official CLI's default.
 * @throws an Error that names the key whose value has the wrong type or is not supported by the embedded
 *   backend
 */
export function readSettings(file: string | URL): Settings {
  return parseSettings(readFileSync(file, 'utf8'))
}

/** Like `readSettings`, but from the file's text. */
export function parseSettings(toml: string): Settings {
  const root: unknown = parse(toml)

  function find(key: string): unknown {
    let value = root
    for (const segment of key.split('.')) {
      if (typeof value !== 'object' || value === null) return undefined
      value = Object.entries(value).find(([name]) => name === segment)?.[1]
    }
    return value
  }
  function fail(key: string, wanted: string): never {
    throw new Error(`supabase/config.toml: ${key} must be ${wanted}.`)
  }
  function integer(key: string, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
    const value = find(key) ?? fallback
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max) return value
    return fail(key, `a whole number from 0${max < Number.MAX_SAFE_INTEGER ? ` to ${max}` : ''}`)
  }
  function boolean(key: string, fallback: boolean): boolean {
    const value = find(key) ?? fallback
    return typeof value === 'boolean' ? value : fail(key, 'true or false')
  }
  function strings(key: string): string[] {
    const value = find(key) ?? []
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
    return fail(key, 'a list of strings')
  }
  /** A Go duration such as `1m0s`. */
  function seconds(key: string, fallback: string): number {
    const value = find(key) ?? fallback
    if (typeof value !== 'string' || !/^(\d+[hms])+$/.test(value))
      return fail(key, 'a duration such as "60s"')
    const unit = { h: 3600, m: 60, s: 1 }
    return [...value.matchAll(/(\d+)([hms])/g)].reduce(
      (sum, [, count, name]) => sum + Number(count) * unit[name as keyof typeof unit],
      0,
    )
  }

  /** As in the CLI, the path is relative to the directory above `supabase/`. */
  function template(name: TemplateName): MailTemplate {
    const key = `auth.email.template.${name}`
    const [subject, path] = [find(`${key}.subject`) ?? name, find(`${key}.content_path`)]
    if (typeof subject !== 'string' || subject === '') fail(`${key}.subject`, 'a non-empty string')
    if (path !== undefined && typeof path !== 'string') fail(`${key}.content_path`, 'the path of a file')
    const html =
      path === undefined
        ? '<p><a href="{{ .ConfirmationURL }}">{{ .ConfirmationURL }}</a></p>'
        : readFileSync(new URL(path, new URL('../', import.meta.url)), 'utf8')
    const problem = checkTemplate(html)
    return problem === undefined ? { subject, html } : fail(`${key}.content_path`, problem)
  }

  for (const [key, value] of fixed) {
    const actual = find(key)
    if (actual !== undefined && actual !== value)
      fail(key, `${JSON.stringify(value)} for the embedded backend`)
  }
  return {
    maxRows: integer('api.max_rows', 1000),
    redirectUrls: strings('auth.additional_redirect_urls'),
    jwtExpirySeconds: integer('auth.jwt_expiry', 3600, 604_800),
    refreshTokenReuseSeconds: integer('auth.refresh_token_reuse_interval', 10),
    signupEnabled: boolean('auth.enable_signup', true),
    confirmationsRequired: boolean('auth.email.enable_confirmations', false),
    minimumPasswordLength: integer('auth.minimum_password_length', 6, 72),
    mailCooldownSeconds: seconds('auth.email.max_frequency', '1m0s'),
    otpExpirySeconds: integer('auth.email.otp_expiry', 3600),
    otpLength: integer('auth.email.otp_length', 6, 10),
    doubleConfirmChanges: boolean('auth.email.double_confirm_changes', true),
    mailTemplates: {
      confirmation: template('confirmation'),
      recovery: template('recovery'),
      email_change: template('email_change'),
    },
    rateLimits: {
      signUps: integer('auth.rate_limit.sign_in_sign_ups', 30),
      tokens: integer('auth.rate_limit.token_refresh', 150),
      verifications: integer('auth.rate_limit.token_verifications', 30),
    },
  }
}
