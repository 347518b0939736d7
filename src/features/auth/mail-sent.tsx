import type { ReactNode } from 'react'
import { TextButton } from '@/components/ui/text-link'
import { useFocusWhen } from '@/lib/use-focus-when'
import { SendAgain } from './send-again'
import type { SentMail } from './sent-mail'

/**
 * Takes the form's place after a sign-up, for as long as it takes to find the mail. It says the same for an
 * address that has an account as for a new one: nobody learns who has one.
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
          minutes and you’re signed in. Later, or on another device, it confirms your address: then sign in
          here.
        </p>
        <p className="text-muted">
          Nothing after five minutes? Look in your spam folder. If several emails have come, use the newest.
        </p>
      </div>
      <SendAgain email={email} sentAt={at} />
      <p>
        Wrong address? <TextButton onClick={onChangeAddress}>Change the address</TextButton>
      </p>
      <p className="border-t border-rule pt-4">
        If you already have an account with this address, no email is sent. Already have an account?{' '}
        {signInInstead}
      </p>
    </div>
  )
}
