import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { NeedsConnection } from '@/components/ui/offline-notice'
import { TextButton, TextLink } from '@/components/ui/text-link'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useOnline } from '@/lib/use-online'
import { useReady } from '@/lib/use-ready'
import { paths } from '@/paths'
import { EmailField } from './email-field'
import { requestPasswordReset } from './requests'
import { SendAgain } from './send-again'
import { useRequest } from './use-request'

/**
 * Requests a password reset email. The confirmation is the same for every address, so that it does not reveal who has
 * an account.
 */
export function ForgotPassword({
  email,
  heading = 'Choose a new password',
  lead = 'Type your account’s email address. We’ll send you a link to choose a new password.',
}: {
  /** The initial value of the address field. */
  email: string
  heading?: string
  lead?: ReactNode
}) {
  const ready = useReady()
  const online = useOnline()
  const [sent, setSent] = useState<{ email: string; at: number } | null>(null)
  const [isBack, setIsBack] = useState(false)
  const { busy, problem, setProblem, send } = useRequest()
  const title = useFocusWhen<HTMLHeadingElement>(sent !== null ? 'sent' : !isBack && 'form', { scroll: true })
  const field = useFocusWhen<HTMLInputElement>(sent === null && isBack)
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (!(await send(() => requestPasswordReset(typed)))) return field.current?.focus()
    setSent({ email: typed, at: Date.now() })
    // For phones that unload the page while the student reads the email.
    void navigate('.', { replace: true, state: { email: typed } })
  }

  function changeAddress() {
    setSent(null)
    setIsBack(true)
  }

  return (
    <>
      {sent !== null && (
        <div className="grid gap-4">
          <div role="status" className="grid gap-3">
            <h1 ref={title} tabIndex={-1} className="text-3xl outline-none">
              Check your email
            </h1>
            <p>
              If there is an account with <b className="wrap-anywhere">{sent.email}</b>, we’ve just emailed
              you a link to choose a new password. It works for an hour, on any device.
            </p>
            <p className="text-muted">
              Nothing after five minutes? Look in your spam folder and check the address. It has to be the one
              you signed up with. If lots of people ask at once, we may have to stop for an hour. Try again
              later.
            </p>
          </div>
          <SendAgain email={sent.email} sentAt={sent.at} request={requestPasswordReset} />
          <p>
            Wrong address?{' '}
            <TextButton onClick={changeAddress} className="text-ink">
              Change the address
            </TextButton>
          </p>
        </div>
      )}
      <div hidden={sent !== null}>
        <h1 ref={sent === null ? title : undefined} tabIndex={-1} className="text-3xl outline-none">
          {heading}
        </h1>
        <p className="mt-2 text-muted">{lead}</p>
        {!online && (
          <NeedsConnection>
            You’re offline, and you need a connection to send an email. What you type stays here. Send it when
            you’re back online.
          </NeedsConnection>
        )}
        <form onSubmit={submit} className="mt-6 grid gap-4">
          <EmailField
            ref={field}
            name="email"
            label="Email"
            defaultValue={email}
            problem={problem}
            onProblem={setProblem}
          />
          <Button type="submit" disabled={!ready || busy} data-until-ready>
            {busy ? 'Sending…' : 'Send the link'}
          </Button>
        </form>
      </div>
      <p className="mt-6">
        <TextLink to={paths.auth}>Back to sign in</TextLink>
      </p>
    </>
  )
}
