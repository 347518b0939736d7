import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { useAuth } from './auth-context'

type Mode = 'sign-in' | 'sign-up'

const wording = {
  'sign-in': {
    heading: 'Welcome Back',
    submit: 'Sign In',
    busy: 'Signing In...',
    toggle: 'Create an account',
  },
  'sign-up': {
    heading: 'Create Your Account',
    submit: 'Create Account',
    busy: 'Creating Account...',
    toggle: 'Sign in instead',
  },
} as const

const field =
  'mt-1 block min-h-11 w-full rounded-md border border-muted bg-paper px-3 py-2 text-base font-normal text-ink placeholder:text-muted'

/** Where the e-mail's link comes back to. */
const siteRoot = () => `${window.location.origin}/`

async function signIn(email: string, password: string): Promise<void> {
  const { supabase } = await import('@/lib/supabase')
  const { error } = await supabase.auth.signInWithPassword({ email, password })
  if (error) toast.error('Login Failed', { description: error.message })
  else toast.success('Welcome back!', { description: 'You have been successfully logged in.' })
}

async function signUp(email: string, password: string, fullName: string): Promise<void> {
  const { supabase } = await import('@/lib/supabase')
  const { error } = await supabase.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: siteRoot(), data: { full_name: fullName } },
  })
  if (error) toast.error('Sign Up Failed', { description: error.message })
  else toast.success('Account Created!', { description: 'Please check your email to verify your account.' })
}

/**
 * Sign-in and sign-up on one form. `onSignedIn` is called as soon as a session exists, whether it was
 * there on load or has just begun. What the student typed stays after every failure.
 */
export function AuthForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { session } = useAuth()
  const [mode, setMode] = useState<Mode>('sign-in')
  const [submitting, setSubmitting] = useState(false)
  const [passwordShown, setPasswordShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const words = wording[mode]

  useEffect(() => {
    if (session !== null) onSignedIn()
  }, [session, onSignedIn])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    setSubmitting(true)
    try {
      const email = text('email').trim()
      if (mode === 'sign-up') await signUp(email, text('password'), text('full_name').trim())
      else await signIn(email, text('password'))
    } catch (error) {
      console.error(error)
      toast.error('Error', { description: 'An unexpected error occurred. Please try again.' })
    } finally {
      setSubmitting(false)
    }
  }

  function toggleMode() {
    setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
    heading.current?.focus()
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {words.heading}
      </h1>
      <p className="mt-2 text-muted">
        {mode === 'sign-in'
          ? 'Sign in to see which stops you have finished.'
          : 'Free. An account remembers which stops you have finished and how you rated them.'}
      </p>
      {/* Should it ever be sent without our script, the password does not end up in the address. */}
      <form method="post" onSubmit={submit} className="mt-6 grid gap-4">
        {mode === 'sign-up' && (
          <label className="font-bold">
            Full Name
            <input className={field} name="full_name" autoComplete="name" required maxLength={200} />
          </label>
        )}
        <label className="font-bold">
          Email
          <input
            className={field}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </label>
        <div>
          <label className="font-bold" htmlFor="password">
            Password
          </label>
          <div className="relative">
            <input
              id="password"
              className={`${field} pr-12`}
              name="password"
              type={passwordShown ? 'text' : 'password'}
              autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
              aria-describedby={mode === 'sign-up' ? 'password-hint' : undefined}
              required
            />
            <button
              type="button"
              onClick={() => setPasswordShown(!passwordShown)}
              aria-label={passwordShown ? 'Hide password' : 'Show password'}
              className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md"
            >
              {passwordShown ? (
                <EyeOff aria-hidden="true" className="size-5" />
              ) : (
                <Eye aria-hidden="true" className="size-5" />
              )}
            </button>
          </div>
          {mode === 'sign-up' && (
            <p id="password-hint" className="mt-1 text-sm text-muted">
              At least 8 characters. Three words that only you would put together are easy to remember.
            </p>
          )}
        </div>
        <Button type="submit" disabled={submitting}>
          {submitting ? words.busy : words.submit}
        </Button>
      </form>
      <p className="mt-6 text-muted">
        {mode === 'sign-in' ? 'New here?' : 'Already have an account?'}{' '}
        <button
          type="button"
          onClick={toggleMode}
          className="min-h-6 font-bold text-ink underline underline-offset-4"
        >
          {words.toggle}
        </button>
      </p>
    </>
  )
}
