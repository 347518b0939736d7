import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { NeedsConnection } from '@/components/ui/offline-notice'
import { TextButton, TextLink } from '@/components/ui/text-link'
import { toast } from '@/lib/toast'
import { useOnline } from '@/lib/use-online'
import { useReady } from '@/lib/use-ready'
import { paths } from '@/paths'
import { useAuth } from './auth-context'
import { AuthField } from './auth-field'
import { EmailField } from './email-field'
import {
  explainError,
  explainLength,
  type FieldName,
  isUnreachable,
  type Problems,
  unexpected,
} from './explain'
import { MailSent } from './mail-sent'
import { newPasswordHint, PasswordField } from './password-field'
import { signIn, signUp } from './requests'
import { SendAgain } from './send-again'
import { readSentMail, type SentMail, saveSentMail } from './sent-mail'

type Mode = 'sign-in' | 'sign-up'

const wording = {
  'sign-in': {
    heading: 'Welcome Back',
    submit: 'Sign In',
    busy: 'Signing In...',
    toggle: 'Create an account',
    failed: 'Login Failed',
  },
  'sign-up': {
    heading: 'Create Your Account',
    submit: 'Create Account',
    busy: 'Creating Account...',
    toggle: 'Sign in instead',
    failed: 'Sign Up Failed',
  },
} as const

/**
 * Sign-in and sign-up in one form. `onSignedIn` is called as soon as there is a session, including one that existed on
 * load. What the student typed survives every failure, as well as the wait for the confirmation email.
 */
export function AuthForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { session } = useAuth()
  const ready = useReady()
  const online = useOnline()
  const { key: visit } = useLocation()
  const navigate = useNavigate()
  const [mode, setMode] = useState<Mode>('sign-in')
  const [submitting, setSubmitting] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  /** The confirmation email that was sent. */
  const [sent, setSent] = useState<SentMail | null>(null)
  /** The unconfirmed address for which sign-in was refused. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const focusNext = useRef<FieldName | 'form' | 'heading' | null>(null)
  const words = wording[mode]

  useEffect(() => {
    if (session === null) return
    saveSentMail(null)
    onSignedIn()
  }, [session, onSignedIn])

  // Restore the state after a reload or going back; a new visit shows the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    const saved = readSentMail()
    const email = form.current?.querySelector<HTMLInputElement>('[name="email"]')
    if (saved?.visit !== visit || !email) return
    setMode('sign-up')
    setSent(saved)
    email.value = saved.email
  }, [])

  // The submit button loses focus when it is disabled, so move focus to the next thing to do.
  useEffect(() => {
    const target = focusNext.current
    if (target === null || submitting) return
    focusNext.current = null
    if (target === 'heading') heading.current?.focus()
    else if (target === 'form') message.current?.focus()
    else form.current?.querySelector<HTMLInputElement>(`[name="${target}"]`)?.focus()
  })

  function waitForMail(mail: SentMail | null) {
    setSent(mail)
    saveSentMail(mail)
  }

  function show(found: Problems) {
    setProblems(found)
    const [target] = (['full_name', 'email', 'password'] as const).filter((name) => found[name])
    focusNext.current = target ?? 'form'
  }

  function clearErrors() {
    setProblems({})
    setUnconfirmed(null)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const data = new FormData(event.currentTarget)
    const text = (name: FieldName) => String(data.get(name) ?? '')
    const email = text('email').trim()
    const fullName = text('full_name').trim()
    clearErrors()
    if (mode === 'sign-up' && fullName === '') return show({ full_name: 'Enter your full name.' })
    const tooLong = mode === 'sign-up' ? explainLength(text('password')) : undefined
    if (tooLong !== undefined) return show({ password: tooLong })
    setSubmitting(true)
    try {
      const error =
        mode === 'sign-up'
          ? await signUp(email, text('password'), fullName)
          : await signIn(email, text('password'))
      if (error !== null && isUnreachable(error)) throw error
      if (error !== null) {
        toast.error(words.failed, { description: error.message })
        show(explainError(error))
        if (error.code === 'email_not_confirmed') setUnconfirmed(email)
      } else if (mode === 'sign-up') {
        toast.success('Account Created!', { description: 'Please check your email to verify your account.' })
        waitForMail({ email, at: Date.now(), visit })
      } else {
        toast.success('Welcome back!', { description: 'You have been successfully logged in.' })
      }
    } catch (error) {
      console.error(error)
      toast.error('Error', { description: 'An unexpected error occurred. Please try again.' })
      show(unexpected)
    } finally {
      setSubmitting(false)
    }
  }

  function toggleMode() {
    setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
    waitForMail(null)
    clearErrors()
    focusNext.current = 'heading'
  }

  function changeAddress() {
    waitForMail(null)
    focusNext.current = 'email'
  }

  /** Opens the forgotten-password page, passing on the email address already typed in. */
  function openPasswordReset(event: MouseEvent) {
    event.preventDefault()
    const email = form.current?.querySelector<HTMLInputElement>('[name="email"]')?.value.trim()
    void navigate(paths.newPassword, { state: { email } })
  }

  const field = (name: FieldName) => ({
    name,
    problem: problems[name],
    onProblem: (text: string | undefined) => setProblems((others) => ({ ...others, [name]: text })),
  })

  const toggle = (
    <TextButton onClick={toggleMode} className="text-ink">
      {words.toggle}
    </TextButton>
  )

  return (
    <>
      {sent !== null && <MailSent sent={sent} onChangeAddress={changeAddress} signInInstead={toggle} />}
      <div hidden={sent !== null}>
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {words.heading}
        </h1>
        <p className="mt-2 text-muted">
          {mode === 'sign-in'
            ? 'Sign in to see which stops you’ve finished.'
            : 'It’s free. Your account remembers which stops you’ve finished and how you rated them.'}
        </p>
        {!online && (
          <NeedsConnection>
            {`You’re offline, and you need a connection to ${mode === 'sign-in' ? 'sign in' : 'create an account'}. What you type stays here. Send it when you’re back online.`}
          </NeedsConnection>
        )}
        <form ref={form} onSubmit={submit} className="mt-6 grid gap-4">
          {mode === 'sign-up' && (
            <AuthField {...field('full_name')} label="Full Name" autoComplete="name" maxLength={200} />
          )}
          <EmailField {...field('email')} label="Email" isKnown={mode === 'sign-in'} />
          <PasswordField
            {...field('password')}
            label="Password"
            autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
            hint={mode === 'sign-up' ? newPasswordHint : undefined}
          />
          {mode === 'sign-in' && (
            <p>
              <TextLink to={paths.newPassword} onClick={openPasswordReset} className="text-ink">
                Forgot your password?
              </TextLink>
            </p>
          )}
          {problems.form !== undefined && (
            <p ref={message} role="alert" tabIndex={-1} className="font-bold text-wrong outline-none">
              {problems.form}
            </p>
          )}
          {unconfirmed !== null && <SendAgain email={unconfirmed} />}
          {mode === 'sign-up' && (
            <p className="text-sm text-muted">
              See the{' '}
              <TextLink to={paths.privacy} className="text-ink">
                privacy page
              </TextLink>{' '}
              for what we store and how to delete your account. Under 16? Ask a parent first.
            </p>
          )}
          {/* Disabled in the prerendered page, because the form cannot submit before hydration. */}
          <Button type="submit" disabled={!ready || submitting} data-until-ready>
            {submitting ? words.busy : words.submit}
          </Button>
        </form>
        <p className="mt-6 text-muted">
          <span>{mode === 'sign-in' ? 'New here?' : 'Already have an account?'}</span> {toggle}
        </p>
      </div>
    </>
  )
}
