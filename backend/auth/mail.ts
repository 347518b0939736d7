import type { Transaction } from '@electric-sql/pglite'
import type { Context } from 'hono'
import { type TemplateName, writeMail } from '../mail/template.ts'
import type { Settings } from '../settings.ts'
import type { Account } from './accounts.ts'
import type { AuthContext } from './endpoint.ts'
import { AuthError } from './errors.ts'
import { type Challenge, startFlow } from './pkce.ts'
import { chooseRedirect } from './redirect.ts'
import { hashCode, newCode } from './tokens.ts'

/** An email in the tray, which a hosted project would have sent. */
export interface Mail {
  to: string
  subject: string
  link: string
}

/** The template for each kind, its columns in auth.users, and its PKCE flow. */
export const mailKinds = {
  signup: {
    template: 'confirmation',
    token: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
    flow: 'email/signup',
  },
  recovery: {
    template: 'recovery',
    token: 'recovery_token',
    sentAt: 'recovery_sent_at',
    flow: 'recovery',
  },
} as const

export type MailKind = keyof typeof mailKinds

interface MailRequest {
  kind: MailKind
  account: Account
  /** The final destination of the link, already checked. */
  redirect: string
  challenge: Challenge | undefined
  now: Date
}

/**
 * The final destination of a mailed link, for both the request that sends the email and the one that opens the link.
 */
export function redirectFor({ siteUrl, settings }: AuthContext, context: Context): string {
  const candidates = [context.req.query('redirect_to'), context.req.header('referer')]
  return chooseRedirect(candidates, siteUrl, settings.redirectUrls)
}

/** Prints an email from the tray in the terminal. Call it only after the transaction has been committed. */
export function logMail({ log }: AuthContext, { to, subject, link }: Mail): void {
  log(`Mail to ${to}: ${subject}\n  ${link}`)
}

/** @throws AuthError 429 when the last email of this kind, sent at `last`, is too recent */
export function checkCooldown(last: Date | null, settings: Settings, now: Date): void {
  // A date in the future means that the clock has been set back since.
  if (last === null || last > now) return
  const waitedSeconds = (now.getTime() - last.getTime()) / 1000
  const leftSeconds = Math.ceil(settings.mailCooldownSeconds - waitedSeconds)
  if (leftSeconds > 0) {
    throw new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${leftSeconds} seconds.`,
    )
  }
}

/**
 * Puts an email in the tray and invalidates earlier links of the same kind.
 * @throws AuthError 429 when the last email of this kind to this account is too recent
 */
export async function sendMail(
  tx: Transaction,
  auth: AuthContext,
  { kind, account, redirect, challenge, now }: MailRequest,
): Promise<Mail> {
  const { template, token: tokenColumn, sentAt, flow } = mailKinds[kind]
  checkCooldown(account[sentAt], auth.settings, now)
  const { code, token } = newMailedToken(account.email, auth.settings, challenge)
  await tx.query(`update auth.users set ${tokenColumn} = $2, ${sentAt} = $3, updated_at = $3 where id = $1`, [
    account.id,
    token,
    now,
  ])
  await startFlow(tx, account, flow, challenge, now)
  return addToOutbox(tx, auth, { template, kind, account, to: account.email, code, token, redirect, now })
}

/** A code for the user to type, and the equivalent token for the link. */
export function newMailedToken(address: string, settings: Settings, challenge: Challenge | undefined) {
  const code = newCode(settings.otpLength)
  return { code, token: `${challenge === undefined ? '' : 'pkce_'}${hashCode(address, code)}` }
}

interface MailContent {
  template: TemplateName
  /** The verification type of its link. */
  kind: MailKind | 'email_change'
  account: Account
  to: string
  code: string
  token: string
  redirect: string
  now: Date
}

/** Puts an email in the tray. */
export async function addToOutbox(
  tx: Transaction,
  { settings, siteUrl }: AuthContext,
  { template: name, kind, account, to, code, token, redirect, now }: MailContent,
): Promise<Mail> {
  const confirmation = new URL('/auth/v1/verify', siteUrl)
  confirmation.search = new URLSearchParams({ token, type: kind, redirect_to: redirect }).toString()
  const template = settings.mailTemplates[name]
  const { html, link } = writeMail(template, {
    ConfirmationURL: confirmation.href,
    SiteURL: siteUrl,
    Token: code,
    TokenHash: token,
    Email: account.email,
    NewEmail: account.email_change,
  })
  await tx.query(
    `insert into auth.outbox (user_id, to_address, subject, kind, link, code, html, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [account.id, to, template.subject, kind, link, code, html, now],
  )
  return { to, subject: template.subject, link }
}
