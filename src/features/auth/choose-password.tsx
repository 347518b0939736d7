import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useReady } from '@/lib/use-ready'
import { paths } from '@/paths'
import { useAuth } from './auth-context'
import { isOutOfReach } from './explain'
import { ForgotPassword } from './forgot-password'
import { newPasswordHint, PasswordField } from './password-field'
import { forgetRecovery, isRecovering, recoveryNoted } from './recovery'
import { redeemRecovery, setPassword } from './requests'
import { useRequest } from './use-request'

/** 'waiting' while it is found out what the link is good for; 'none' for who came without one. */
type LinkState = 'waiting' | 'good' | 'refused' | 'out-of-reach' | 'none' | 'done'

/** A link works once, and a page may be drawn twice: one request for each. */
const redeemed = new Map<string, ReturnType<typeof redeemRecovery>>()

function redeemOnce(token: string) {
  const request = redeemed.get(token) ?? redeemRecovery(token)
  redeemed.set(token, request)
  // What did not arrive may be tried again.
  request
    .then((error) => error && isOutOfReach(error) && redeemed.delete(token))
    .catch(() => redeemed.delete(token))
  return request
}

/** Where the link in the mail for a forgotten password leads: a new one is chosen, or the link says why it is no good. */
export function ChoosePassword() {
  const { user, loading } = useAuth()
  const location = useLocation()
  const { search, pathname } = location
  const navigate = useNavigate()
  const [state, setState] = useState<LinkState>('waiting')
  const token = new URLSearchParams(search).get('token_hash')

  useEffect(() => {
    if (token === null || state !== 'waiting') return
    let left = false
    redeemOnce(token)
      .then((error) => {
        if (left) return
        if (error !== null && isOutOfReach(error)) return setState('out-of-reach')
        setState(error === null ? 'good' : 'refused')
        // Used up: it is to stand neither in the history nor over anybody's shoulder.
        void navigate(pathname, { replace: true })
      })
      .catch((error: unknown) => {
        console.error(error)
        if (!left) setState('out-of-reach')
      })
    return () => {
      left = true
    }
  }, [token, state, navigate, pathname])

  // The client has turned the code of a link into a session.
  useEffect(() => {
    const choose = () => setState((before) => (before === 'done' ? before : 'good'))
    window.addEventListener(recoveryNoted, choose)
    return () => window.removeEventListener(recoveryNoted, choose)
  }, [])

  // Without a token in the address: back on the page after a reload, or come with the session of such a link.
  useEffect(() => {
    if (token !== null || state !== 'waiting' || loading) return
    const query = new URLSearchParams(window.location.search)
    const isOld = query.has('error') || new URLSearchParams(window.location.hash.slice(1)).has('error')
    setState(user !== null && isRecovering(user) ? 'good' : isOld || query.has('code') ? 'refused' : 'none')
  }, [token, state, loading, user])

  if (state === 'good' && user !== null)
    return <NewPassword email={user.email ?? ''} onDone={() => setState('done')} />
  if (state === 'done') return <Done />
  if (state === 'refused')
    return (
      <ForgotPassword
        email=""
        heading="This link no longer works"
        lead="It has been used, is more than an hour old, or a newer one has been sent. Type the address of your account, and we send another."
      />
    )
  if (state === 'none') return <ForgotPassword email={typedBefore(location.state) ?? user?.email ?? ''} />
  return (
    <>
      <h1 className="text-3xl">Choose a new password</h1>
      <div role="status" className="mt-4">
        {state === 'out-of-reach' ? unreached : 'One moment: your link is being checked…'}
      </div>
      {state === 'out-of-reach' && (
        <Button onClick={() => setState('waiting')} className="mt-4">
          Try again
        </Button>
      )}
    </>
  )
}

/** The address that was typed on the way here. */
const typedBefore = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined

const unreached = 'We could not reach Próxima. Check your connection and try again: the link still works.'

function NewPassword({ email, onDone }: { email: string; onDone: () => void }) {
  const ready = useReady()
  const { busy, problem, setProblem, send } = useRequest()
  const field = useRef<HTMLInputElement>(null)
  const heading = useFocusWhen<HTMLHeadingElement>(true)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (await send(() => setPassword(password))) {
      forgetRecovery()
      onDone()
    } else field.current?.focus()
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Choose a new password
      </h1>
      <p className="mt-2 text-muted">
        For the account of <b className="wrap-anywhere">{email}</b>. Once it is set, every other device is
        signed out.
      </p>
      <form onSubmit={submit} className="mt-6 grid gap-4">
        {/* For the password manager, which is to know whose it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
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
          {busy ? 'Setting it…' : 'Set the new password'}
        </Button>
      </form>
    </>
  )
}

function Done() {
  const heading = useFocusWhen<HTMLHeadingElement>(true)
  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Your password is changed
      </h1>
      <p className="mt-2">You are signed in here. Every other device has been signed out.</p>
      <p className="mt-6">
        <Link to={paths.grammar} className={buttonClasses()}>
          Go to the map
        </Link>
      </p>
    </div>
  )
}
