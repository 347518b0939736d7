import type { Transaction } from '@electric-sql/pglite'
import type { Context } from 'hono'
import type { Settings } from '../settings.ts'
import type { Account } from './accounts.ts'
import type { AuthContext } from './endpoint.ts'
import { AuthError } from './errors.ts'
import { type Challenge, startFlow } from './pkce.ts'
import { chooseRedirect } from './redirect.ts'
import { hashCode, newCode } from './tokens.ts'

/** A mail that a hosted project would have sent. */
export interface Mail {
  to: string
  subject: string
  link: string
}

/** Each with its columns in auth.users, and the flow that its challenge belongs to. */
export const mailKinds = {
  signup: {
    subject: 'Confirm your e-mail address',
    token: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
    flow: 'email/signup',
  },
  recovery: {
    subject: 'Choose a new password',
    token: 'recovery_token',
    sentAt: 'recovery_sent_at',
    flow: 'recovery',
  },
} as const

export type MailKind = keyof typeof mailKinds

interface MailRequest {
  kind: MailKind
  account: Account
  /** The address to which the link leads in the end; checked already. */
  redirect: string
  challenge: Challenge | undefined
  now: Date
}

/** Where the link of a mail leads that this request asks for, or that it opens. */
export function redirectFor({ siteUrl, settings }: AuthContext, context: Context): string {
  const candidates = [context.req.query('redirect_to'), context.req.header('referer')]
  return chooseRedirect(candidates, siteUrl, settings.redirectUrls)
}

/** Says in the terminal what lies in the tray; to be called once it is committed. */
export function announce({ log }: AuthContext, { to, subject, link }: Mail): void {
  log(`Mail to ${to}: ${subject}\n  ${link}`)
}

/** @throws AuthError 429 when the last mail of this kind to this account is too recent */
export function checkCooldown(account: Account, kind: MailKind, settings: Settings, now: Date): void {
  const last = account[mailKinds[kind].sentAt]
  // A mail of the future is one from before the clock was set back.
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
 * Puts a mail into the tray and makes its link the only one that works.
 * @throws AuthError 429 when the last mail of this kind to this account is too recent
 */
export async function sendMail(
  tx: Transaction,
  { settings, siteUrl }: AuthContext,
  { kind, account, redirect, challenge, now }: MailRequest,
): Promise<Mail> {
  const { subject, token: tokenColumn, sentAt, flow } = mailKinds[kind]
  checkCooldown(account, kind, settings, now)

  const code = newCode(settings.otpLength)
  const token = `${challenge === undefined ? '' : 'pkce_'}${hashCode(account.email, code)}`
  await tx.query(`update auth.users set ${tokenColumn} = $2, ${sentAt} = $3, updated_at = $3 where id = $1`, [
    account.id,
    token,
    now,
  ])
  await startFlow(tx, account, flow, challenge, now)

  const link = new URL('/auth/v1/verify', siteUrl)
  link.search = new URLSearchParams({ token, type: kind, redirect_to: redirect }).toString()
  await tx.query(
    `insert into auth.outbox (user_id, to_address, subject, kind, link, code, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [account.id, account.email, subject, kind, link.href, code, now],
  )
  return { to: account.email, subject, link: link.href }
}
