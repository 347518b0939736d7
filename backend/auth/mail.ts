import type { Transaction } from '@electric-sql/pglite'
import type { Settings } from '../settings.ts'
import type { Account } from './accounts.ts'
import { AuthError } from './errors.ts'
import { hashCode, newCode } from './tokens.ts'

/** A mail that a hosted project would have sent. */
export interface Mail {
  to: string
  subject: string
  link: string
}

/** A PKCE challenge that came with a request. */
export interface Challenge {
  challenge: string
  method: 's256' | 'plain'
}

const kinds = {
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

export type MailKind = keyof typeof kinds

/** Which flow an outstanding challenge of this kind belongs to. */
export function flowOf(kind: MailKind): string {
  return kinds[kind].flow
}

export interface MailRequest {
  kind: MailKind
  account: Account
  /** The address to which the link leads in the end; checked already. */
  redirect: string
  challenge: Challenge | undefined
  siteUrl: string
  settings: Settings
  now: Date
}

/** @throws AuthError 429 when the last mail of this kind to this account is too recent */
export function checkCooldown(account: Account, kind: MailKind, settings: Settings, now: Date): void {
  const last = account[kinds[kind].sentAt]
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
export async function sendMail(tx: Transaction, request: MailRequest): Promise<Mail> {
  const { kind, account, redirect, challenge, siteUrl, settings, now } = request
  const { subject, token: tokenColumn, sentAt, flow } = kinds[kind]
  checkCooldown(account, kind, settings, now)

  const code = newCode(settings.otpLength)
  const token = `${challenge === undefined ? '' : 'pkce_'}${hashCode(account.email, code)}`
  await tx.query(`update auth.users set ${tokenColumn} = $2, ${sentAt} = $3, updated_at = $3 where id = $1`, [
    account.id,
    token,
    now,
  ])
  await tx.query(`delete from auth.flow_state where user_id = $1 and authentication_method = $2`, [
    account.id,
    flow,
  ])
  if (challenge !== undefined) {
    await tx.query(
      `insert into auth.flow_state
         (user_id, auth_code, code_challenge, code_challenge_method, authentication_method, created_at, updated_at)
       values ($1, gen_random_uuid()::text, $2, $3, $4, $5, $5)`,
      [account.id, challenge.challenge, challenge.method, flow, now],
    )
  }

  const link = new URL('/auth/v1/verify', siteUrl)
  link.search = new URLSearchParams({ token, type: kind, redirect_to: redirect }).toString()
  await tx.query(
    `insert into auth.outbox (user_id, to_address, subject, kind, link, code, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [account.id, account.email, subject, kind, link.href, code, now],
  )
  return { to: account.email, subject, link: link.href }
}
