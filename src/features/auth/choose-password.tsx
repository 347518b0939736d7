import type { User } from '@supabase/supabase-js'
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { LazyPart } from '@/components/ui/lazy-part'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useReady } from '@/lib/use-ready'
import { paths } from '@/paths'
import { useAuth } from './auth-context'
import { explainLength } from './explain'
import { ForgotPassword } from './forgot-password'
import { newPasswordHint, PasswordField, PasswordOwner } from './password-field'
import { endRecovery, isRecovering, recoveryRecorded } from './recovery'
import { redeemRecovery, setPassword } from './requests'
import { useRequest } from './use-request'

/**
 * The state of the page. 'waiting': not known yet; 'link': opened with an unused link; 'good': the student may choose a
 * password; 'refused': the link is not valid; 'none': opened without a link; 'done': the password has been changed.
 */
type Step = 'waiting' | 'link' | 'good' | 'refused' | 'none' | 'done'

/**
 * The landing page for the forgotten-password link: the student sets a new password, or reads why the link does not
 * work. `BackToPage` is a link back to the page that the student came from.
 */
export function ChoosePassword({ BackToPage }: { BackToPage: ComponentType<{ user: User }> }) {
  const { user, loading } = useAuth()
  const location = useLocation()
  const { search, pathname } = location
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>('waiting')
  const state = readState(location.state)
  const { token } = state
  const carried = new URLSearchParams(search).get('token_hash')

  // This event means that the client has exchanged the code from a link for a session.
  useEffect(() => {
    const choose = () => setStep((before) => (before === 'done' ? before : 'good'))
    window.addEventListener(recoveryRecorded, choose)
    return () => window.removeEventListener(recoveryRecorded, choose)
  }, [])

  // Move the token into the history state: it must not stay in the address bar or in the browser history, but must
  // survive a reload.
  useEffect(() => {
    if (carried) void navigate(pathname, { replace: true, state: { token: carried } })
  }, [carried, pathname, navigate])

  // Also handles a second link opened on this page.
  useEffect(() => {
    if (token !== undefined) setStep('link')
  }, [token])

  // No token: the page was reloaded, or the client has already created a session from the link.
  useEffect(() => {
    if (step !== 'waiting' || carried || token !== undefined || loading) return
    if (state.isDone && user !== null) return setStep('done')
    const query = new URLSearchParams(window.location.search)
    const isOld = query.has('error') || new URLSearchParams(window.location.hash.slice(1)).has('error')
    setStep(user !== null && isRecovering(user) ? 'good' : isOld || query.has('code') ? 'refused' : 'none')
  }, [carried, token, state.isDone, step, loading, user])

  function leaveLink(next: Step) {
    setStep(next)
    void navigate(pathname, { replace: true, state: { isDone: next === 'done' } })
  }

  if (step === 'link' && token !== undefined)
    return (
      <UseLink
        token={token}
        user={user}
        onUsed={() => leaveLink('good')}
        // This link may be the one that created the current session, if no password has been chosen since.
        onRefused={() => leaveLink(user !== null && isRecovering(user) ? 'good' : 'refused')}
      />
    )
  if (step === 'good' && user !== null)
    return <NewPassword key={user.id} user={user} onDone={() => leaveLink('done')} />
  if (step === 'done')
    return <Done isSignedIn={user !== null}>{user !== null && <BackToPage user={user} />}</Done>
  if (step === 'refused' || (step === 'good' && !loading))
    return (
      <ForgotPassword
        email={user?.email ?? ''}
        heading="This link no longer works"
        lead="It’s been used, it’s more than an hour old, or we’ve sent a newer one. Type your account’s email address and we’ll send another."
      />
    )
  if (step === 'none') return <ForgotPassword email={state.email ?? user?.email ?? ''} />
  return (
    <>
      <h1 className="text-3xl">Choose a new password</h1>
      <p role="status" className="mt-4">
        One moment…
      </p>
    </>
  )
}

/**
 * A link works only once. It is redeemed with a button, so that a mail scanner that opens it first does not use it up.
 */
function UseLink({
  token,
  user,
  onUsed,
  onRefused,
}: {
  token: string
  /** The student who is signed in on this device. */
  user: User | null
  onUsed: () => void
  onRefused: () => void
}) {
  const { busy, problem, send } = useRequest()

  async function redeem() {
    let isRefused = false
    const isDone = await send(async () => {
      const error = await redeemRecovery(token)
      isRefused = error?.code === 'otp_expired'
      return isRefused ? null : error
    })
    if (isRefused) onRefused()
    else if (isDone) onUsed()
  }

  return (
    <>
      <h1 className="text-3xl">Choose a new password</h1>
      <p className="mt-2 text-muted">
        Nothing has changed yet. Your link only works once, so press the button when you’re ready.
      </p>
      {user !== null && (
        <p className="mt-2 text-muted">
          <b className="wrap-anywhere">{user.email}</b> is signed in here. If you continue, this device will
          switch to the account the email was sent to.
        </p>
      )}
      {problem !== undefined && (
        <p role="alert" className="mt-4 font-bold text-wrong">
          {problem}
        </p>
      )}
      <Button aria-disabled={busy} onClick={() => void redeem()} className="mt-6 w-full">
        {busy ? 'One moment…' : 'Continue'}
      </Button>
    </>
  )
}

/** The state of this history entry: a link's token, the address typed in, or whether the password has been changed. */
function readState(state: unknown): { token?: string; email?: string; isDone: boolean } {
  if (typeof state !== 'object' || state === null) return { isDone: false }
  return {
    ...('token' in state && typeof state.token === 'string' && { token: state.token }),
    ...('email' in state && typeof state.email === 'string' && { email: state.email }),
    isDone: 'isDone' in state && state.isDone === true,
  }
}

function NewPassword({ user, onDone }: { user: User; onDone: () => void }) {
  const ready = useReady()
  // If the session has ended, the page says that the link no longer works.
  const { busy, problem, setProblem, send } = useRequest(endRecovery)
  const field = useRef<HTMLInputElement>(null)
  const heading = useFocusWhen<HTMLHeadingElement>(true)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    const tooLong = explainLength(password)
    if (tooLong !== undefined) setProblem(tooLong)
    else if (await send(() => setPassword(user.id, password))) {
      endRecovery()
      return onDone()
    }
    field.current?.focus()
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Choose a new password
      </h1>
      <p className="mt-2 text-muted">
        This is the password for <b className="wrap-anywhere">{user.email ?? ''}</b>. Once you set it, every
        other device will be signed out.
      </p>
      <form onSubmit={submit} className="mt-6 grid gap-4">
        <PasswordOwner email={user.email ?? ''} />
        <PasswordField
          ref={field}
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={newPasswordHint}
          problem={problem}
          onProblem={setProblem}
        />
        <Button type="submit" disabled={!ready || busy}>
          {busy ? 'Saving…' : 'Save new password'}
        </Button>
      </form>
    </>
  )
}

function Done({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const heading = useFocusWhen<HTMLHeadingElement>(true)
  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Your password has been changed
      </h1>
      <p className="mt-2">
        {`${isSignedIn ? 'You are signed in here. ' : ''}Every other device has been signed out.`}
      </p>
      <p className="mt-6">
        <Link to={paths.grammar} className={buttonClasses()}>
          Go to the map
        </Link>
      </p>
      {isSignedIn && (
        <p className="mt-3 min-h-11">
          <LazyPart>{children}</LazyPart>
        </p>
      )}
    </div>
  )
}
