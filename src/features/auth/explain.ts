import type { AuthError, PostgrestError } from '@supabase/supabase-js'

/** An error from either of the two backend services. */
export type BackendError = AuthError | PostgrestError

export type FieldName = 'full_name' | 'email' | 'password'

/** Error messages for a student, keyed by field, or by `form` for the form as a whole. */
export type Problems = Partial<Record<FieldName | 'form', string>>

export const unexpected: Problems = {
  form: 'We couldn’t reach Próxima. Check your connection and try again: nothing is lost.',
}

const tooLong = 'Too long: use at most 72 characters. Letters with accents and emoji count as more than one.'

/** Explains, before it is sent, that a new password is too long: the server takes 72 bytes, which is bcrypt's limit. */
export const explainLength = (password: string): string | undefined =>
  new TextEncoder().encode(password).length > 72 ? tooLong : undefined

/**
 * Whether there was no response, or one that is not from our server. In that case, `supabase.ts` throws and the auth
 * client reports status 0. An error from the service itself counts as a response, whatever its status.
 */
export const isUnreachable = ({
  name,
  code,
  status,
}: Pick<BackendError, 'name' | 'code'> & { status?: number | undefined }): boolean =>
  /^Auth/.test(name) ? status === 0 : !code

/** Seconds until the server will send another email. The number appears only in its message. */
export function secondsToWait({ message }: Pick<BackendError, 'message'>): number | undefined {
  const seconds = /after (\d+) seconds?/.exec(message)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

/** Whether this device's session has ended, here or elsewhere, so that no request can succeed. */
export const isSessionOver = ({ name, code }: Pick<BackendError, 'name' | 'code'>): boolean =>
  name === 'AuthSessionMissingError' ||
  ['42501', 'PGRST301', 'PGRST303', 'session_not_found', 'user_not_found', 'bad_jwt'].includes(code ?? '')

const passwordProblems: Record<string, string> = {
  length: 'Choose a longer password: at least 8 characters.',
  characters:
    'Choose a password with more kinds of characters: lower-case letters, capitals, numbers and symbols.',
  pwned: 'This password is on a list of stolen passwords. Choose another one.',
}

/** Translates a server error into messages for the student. */
export function explainError(
  error: Pick<BackendError, 'code' | 'message' | 'name'> & { reasons?: string[] },
): Problems {
  if (isSessionOver(error)) return { form: 'You have been signed out. Sign in, then try again.' }
  switch (error.code) {
    case 'invalid_credentials':
      return {
        password: 'That email and password don’t match. Check both: passwords are case-sensitive.',
      }
    case 'email_not_confirmed':
      return { form: 'One more step: open the link we sent to this address, then sign in.' }
    case 'weak_password':
      return {
        password:
          (error.reasons ?? []).map((reason) => passwordProblems[reason]).join(' ') || 'Too easy to guess.',
      }
    case 'same_password':
      return { password: 'This is already your password. Choose a different one.' }
    case 'over_email_send_rate_limit': {
      const seconds = secondsToWait(error)
      return {
        form:
          seconds === undefined
            ? 'We can’t send more emails at the moment. Try again in an hour.'
            : `We emailed this address a moment ago. Check your inbox and your spam folder. We can send another in ${seconds} seconds.`,
      }
    }
    case 'over_request_rate_limit':
      return { form: 'Too many attempts in a short time. Wait a few minutes, then try again.' }
    case 'user_already_exists':
      return { email: 'There’s already an account with this address. Sign in instead.' }
    case 'email_exists':
      return {
        email:
          'Another account already uses this address. Choose a different one, or sign in to that account.',
      }
    case 'email_address_invalid':
      return { email: 'We can’t send email to this address. Check the spelling.' }
    case 'validation_failed':
      if (/email/i.test(error.message))
        return { email: 'We can’t send email to this address. Check the spelling.' }
      if (/password cannot be longer/i.test(error.message)) return { password: tooLong }
      break
    // The embedded backend was started without the address at which this page was opened.
    case 'unknown_site_address': {
      const { origin } = window.location
      return {
        form: `Accounts don’t work at ${origin} yet. Tell the person who runs this site to start it with SITE_URL=${origin}.`,
      }
    }
  }
  return { form: 'That didn’t work. Nothing is lost: try again in a moment.' }
}
