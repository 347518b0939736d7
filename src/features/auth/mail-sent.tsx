import type { ReactNode } from 'react'
import { TextButton } from '@/components/ui/text-link'
import { useFocusWhen } from '@/lib/use-focus-when'
import { SendAgain } from './send-again'
import type { SentMail } from './sent-mail'

/**
 * Replaces the form after a sign-up until the student finds the email. It is the same for new and existing addresses,
 * so that it does not reveal who has an account.
 */
export function MailSent({
  sent: { email, at },
  onChangeAddress,
  signInInstead,
}: {
  sent: SentMail
  onChangeAddress: () => void
  signInInstead: ReactNode
}) {
  const heading = useFocusWhen<HTMLHeadingElement>(true, { scroll: true })
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          Check your email
        </h1>
        <p>
          We sent a link to <b className="wrap-anywhere">{email}</b>. Open it on this device within five
          minutes and you’ll be signed in. After that, or on another device, it only confirms your address, so
          sign in here afterwards.
        </p>
        <p className="text-muted">
          Nothing after five minutes? Look in your spam folder. If you’ve had several emails, use the newest.
        </p>
      </div>
      <SendAgain email={email} sentAt={at} />
      <p>
        Wrong address? <TextButton onClick={onChangeAddress}>Change the address</TextButton>
      </p>
      <p className="border-t border-rule pt-4">
        If you already have an account with this address, we won’t send an email. Already have an account?{' '}
        {signInInstead}
      </p>
    </div>
  )
}
