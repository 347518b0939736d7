import type { User } from '@supabase/supabase-js'
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { NeedsConnection } from '@/components/ui/offline-notice'
import { TextLink } from '@/components/ui/text-link'
import { useAuth } from '@/features/auth/auth-context'
import { AuthField } from '@/features/auth/auth-field'
import { EmailField } from '@/features/auth/email-field'
import { explainLength, secondsToWait } from '@/features/auth/explain'
import { newPasswordHint, PasswordField, PasswordOwner } from '@/features/auth/password-field'
import { refreshUser } from '@/features/auth/requests'
import { useRequest } from '@/features/auth/use-request'
import { downloadFile } from '@/lib/download-file'
import { normalEmail } from '@/lib/normal-email'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useNow } from '@/lib/use-now'
import { useOnline } from '@/lib/use-online'
import { paths } from '@/paths'
import { ConfirmAddressChange } from './confirm-address-change'
import {
  changeAddress,
  changeName,
  changePassword,
  deleteAccount,
  exportAccount,
  signOutEverywhere,
} from './requests'

interface SettingsProps {
  /** The student's work on this device, and how to delete it. */
  DeleteWork: ComponentType<{ whose: string; onRemoved: () => void }>
}

/** All account settings, and confirmation of address changes by email link. */
export function AccountSettings({ DeleteWork }: SettingsProps) {
  return (
    <>
      <ConfirmAddressChange />
      <Settings DeleteWork={DeleteWork} />
    </>
  )
}

function Settings({ DeleteWork }: SettingsProps) {
  const { user, loading } = useAuth()
  const online = useOnline()
  const [end, setEnd] = useState<SignOutReason>()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  useEffect(() => {
    if (user === null) return
    setWasSignedIn(true)
    // Reset for the next student who signs in.
    setEnd(undefined)
  }, [user])
  if (end === 'deleted') return <Deleted />
  if (loading) return <p role="status">Checking who is signed in…</p>
  if (user === null) return <SignedOut end={end} wasSignedIn={wasSignedIn} />
  const onOver = () => setEnd('over')
  return (
    <div className="stack-6">
      {!online && (
        <NeedsConnection>
          You’re offline, and you need a connection to change your account. What you type stays here. Send it
          when you’re back online.
        </NeedsConnection>
      )}
      {/* Keyed by student, so that nobody sees what another student has typed. */}
      <Name key={`name ${user.id}`} user={user} onOver={onOver} />
      <Address key={`address ${user.id} ${user.email}`} user={user} onOver={onOver} />
      <Password key={`password ${user.id}`} user={user} onOver={onOver} />
      <Devices key={`devices ${user.id}`} user={user} onEnd={setEnd} />
      <YourWork key={`work ${user.id}`}>
        <DeleteWork whose={user.id} onRemoved={() => setEnd('removed')} />
      </YourWork>
      <YourData key={`data ${user.id}`} user={user} onOver={onOver} />
      <Deletion key={`deletion ${user.id}`} user={user} onEnd={setEnd} />
    </div>
  )
}

/** Why nobody is signed in after a request. `over`: the session turned out to have ended already. */
type SignOutReason = 'deleted' | 'not-deleted' | 'removed' | 'everywhere' | 'not-everywhere' | 'over'

interface SectionProps {
  user: User
  /** Called if the session turns out to have ended elsewhere. */
  onOver: () => void
}

interface EndingProps {
  user: User
  onEnd: (end: SignOutReason) => void
}

const signedOutTexts = {
  'not-deleted': {
    title: 'Your account hasn’t been deleted',
    text: 'This device was already signed out, so nothing was deleted. Sign in and try again.',
  },
  removed: {
    title: 'Your work has been removed from this computer',
    text: 'You’re signed out too. Your finished lessons and stars are still in your account.',
  },
  everywhere: {
    title: 'You are signed out on every device',
    text: 'Sign in again on the device you want to use.',
  },
  'not-everywhere': {
    title: 'This device was already signed out',
    text: 'So it couldn’t sign out any others. Sign in and try again.',
  },
  over: {
    title: 'You have been signed out',
    text: 'Your password was changed, you signed out everywhere, or your account was deleted. We couldn’t do what you just asked. Sign in to continue.',
  },
  nobody: {
    title: 'Nobody is signed in',
    text: 'With an account, Próxima remembers which stops you’ve finished. Everything else works without an account.',
  },
} as const

function SignedOut({
  end,
  wasSignedIn,
}: {
  end: Exclude<SignOutReason, 'deleted'> | undefined
  wasSignedIn: boolean
}) {
  const heading = useFocusWhen<HTMLHeadingElement>(end ?? wasSignedIn, { scroll: true })
  const { title, text } = signedOutTexts[end ?? 'nobody']
  return (
    <Card aria-labelledby="signed-out">
      <h2 id="signed-out" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <p className="mt-2 max-w-prose">{text}</p>
      <p className="mt-4">
        <Link to={paths.auth} className={buttonClasses()}>
          Sign in or create an account
        </Link>
      </p>
    </Card>
  )
}

function SettingsSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** The result of a request, in a live region for screen readers. */
function Outcome({ problem, done }: { problem?: string | undefined; done: ReactNode }) {
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className="mt-3 font-bold text-wrong">
          {problem}
        </p>
      )}
      <div role="status" className="mt-3 font-bold text-correct empty:mt-0">
        {done}
      </div>
    </>
  )
}

const textOf = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '')

function Name({ user, onOver }: SectionProps) {
  const { busy, problem, setProblem, send } = useRequest(onOver)
  const [saved, setSaved] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const name: unknown = user.user_metadata?.['full_name']

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = textOf(event.currentTarget, 'full_name').trim()
    setSaved(null)
    if (typed === '') setProblem('Enter your full name.')
    else if (await send(() => changeName(user.id, typed))) return setSaved(typed)
    field.current?.focus()
  }

  return (
    <SettingsSection id="your-name" title="Name">
      <form onSubmit={submit} onInput={() => setSaved(null)} className="mt-4 grid max-w-md gap-4">
        <AuthField
          ref={field}
          name="full_name"
          label="Full Name"
          autoComplete="name"
          maxLength={200}
          defaultValue={typeof name === 'string' ? name : ''}
          hint="The menu at the top shows your first name. No other students can see it."
          problem={problem}
          onProblem={setProblem}
        />
        <Button type="submit" aria-disabled={busy} onClick={() => setSaved(null)} className="w-fit">
          {busy ? 'Saving…' : 'Save name'}
        </Button>
      </form>
      <Outcome done={saved !== null && 'Saved.'} />
    </SettingsSection>
  )
}

/**
 * In milliseconds. The links for an address change are valid for an hour, and this device's clock may be an hour fast.
 */
const addressChangeTimeout = 2 * 3_600_000

/**
 * The address that the account is changing to. The session is only as current as its last refresh, so refresh it when
 * the page becomes visible.
 */
function usePendingAddress({ new_email, email_change_sent_at }: User): string | undefined {
  const now = useNow()
  const isAwaited =
    new_email !== undefined && now - Date.parse(email_change_sent_at ?? '') < addressChangeTimeout
  useEffect(() => {
    if (!isAwaited) return
    const renew = () => {
      if (document.visibilityState === 'visible') refreshUser().catch(console.error)
    }
    renew()
    document.addEventListener('visibilitychange', renew)
    return () => document.removeEventListener('visibilitychange', renew)
  }, [isAwaited])
  return isAwaited ? new_email : undefined
}

function Address({ user, onOver }: SectionProps) {
  const { busy, problem, setProblem, send } = useRequest(onOver)
  const field = useRef<HTMLInputElement>(null)
  const awaited = usePendingAddress(user)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const typed = textOf(form, 'new_email').trim()
    let wait: number | undefined
    const ask = async () => {
      const error = await changeAddress(user.id, typed)
      wait = error?.code === 'over_email_send_rate_limit' ? secondsToWait(error) : undefined
      return error
    }
    if (normalEmail(typed) === user.email) setProblem('This is already your email address.')
    else if (await send(ask)) return form.reset()
    if (wait !== undefined)
      setProblem(`We sent two links a moment ago. You can ask for new ones in ${wait} seconds.`)
    field.current?.focus()
  }

  return (
    <SettingsSection id="your-address" title="Email address">
      <p className="mt-2">
        You sign in with <b className="wrap-anywhere">{user.email}</b>. We’ll email one link to that address
        and one to the new one. Your address changes once you’ve opened both.
      </p>
      <form onSubmit={submit} className="mt-4 grid max-w-md gap-4">
        <EmailField
          ref={field}
          name="new_email"
          label="New email address"
          problem={problem}
          onProblem={setProblem}
        />
        <Button type="submit" aria-disabled={busy} className="w-fit">
          {busy ? 'Sending…' : 'Send the two links'}
        </Button>
      </form>
      <div role="status">
        {awaited !== undefined && (
          <p className="mt-4 max-w-prose border-l-4 border-signal pl-3">
            Your email address changes to <b className="wrap-anywhere">{awaited}</b> once both links have been
            opened. One may already have been opened. They work for an hour, and nothing changes until then.
            Is that the wrong address? Ask for two new links and these will stop working.
          </p>
        )}
      </div>
    </SettingsSection>
  )
}

function Password({ user, onOver }: SectionProps) {
  const { busy, problem, setProblem, send } = useRequest(onOver)
  const [missing, setMissing] = useState<{ current?: string | undefined; next?: string | undefined }>({})
  const [isChanged, setIsChanged] = useState(false)
  const fields = { current: useRef<HTMLInputElement>(null), next: useRef<HTMLInputElement>(null) }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setIsChanged(false)
    setMissing({})
    setProblem(undefined)
    const request = { current: textOf(form, 'current'), next: textOf(form, 'next') }
    const tooLong = explainLength(request.next)
    if (tooLong !== undefined) {
      setMissing({ next: tooLong })
      return fields.next.current?.focus()
    }
    let isWrong = false
    const isDone = await send(async () => {
      const error = await changePassword(user, request)
      isWrong = error?.code === 'invalid_credentials'
      return isWrong ? null : error
    })
    if (isWrong) setMissing({ current: 'That isn’t your current password. Passwords are case-sensitive.' })
    if (isWrong || !isDone) return fields[isWrong ? 'current' : 'next'].current?.focus()
    setIsChanged(true)
    form.reset()
  }

  return (
    <SettingsSection id="your-password" title="Password">
      <form onSubmit={submit} onInput={() => setIsChanged(false)} className="mt-4 grid max-w-md gap-4">
        <PasswordOwner email={user.email ?? ''} />
        <PasswordField
          ref={fields.current}
          name="current"
          label="Current password"
          autoComplete="current-password"
          problem={missing.current}
          onProblem={(current) => setMissing((others) => ({ ...others, current }))}
        />
        <PasswordField
          ref={fields.next}
          name="next"
          label="New password"
          autoComplete="new-password"
          hint={newPasswordHint}
          problem={missing.next ?? problem}
          onProblem={(next) => {
            setProblem(undefined)
            setMissing((others) => ({ ...others, next }))
          }}
        />
        <Button type="submit" aria-disabled={busy} onClick={() => setIsChanged(false)} className="w-fit">
          {busy ? 'Changing…' : 'Change password'}
        </Button>
      </form>
      <Outcome done={isChanged && 'Password changed. Every other device has been signed out.'} />
      <p className="mt-3">
        <TextLink to={paths.newPassword}>Forgot your password?</TextLink>
      </p>
    </SettingsSection>
  )
}

function Devices({ user, onEnd }: EndingProps) {
  const { busy, problem, send } = useRequest(() => onEnd('not-everywhere'))

  async function signOut() {
    if (!busy && (await send(() => signOutEverywhere(user.id)))) onEnd('everywhere')
  }

  return (
    <SettingsSection id="your-devices" title="Devices">
      <p className="mt-2 max-w-prose">
        Forgot to sign out at school, or lost your phone? This signs out every device, including this one. A
        device with this site open can still show and add to your finished lessons for up to an hour. Your
        work stays on each device, hidden until you sign in there again.
      </p>
      <p className="mt-4">
        <Button look="outline" aria-disabled={busy} onClick={() => void signOut()}>
          {busy ? 'Signing out…' : 'Sign out everywhere'}
        </Button>
      </p>
      <Outcome problem={problem} done={null} />
    </SettingsSection>
  )
}

function YourWork({ children }: { children: ReactNode }) {
  return (
    <SettingsSection id="your-work" title="Your work on this computer">
      <p className="mt-2 max-w-prose">
        Your plan and everything you write or answer while signed in are saved in this browser. When you sign
        out, they’re hidden until you sign in here again. You can also remove them, which signs you out too.
        Your finished lessons and stars stay in your account.
      </p>
      {children}
    </SettingsSection>
  )
}

function YourData({ user, onOver }: SectionProps) {
  const { busy, problem, send } = useRequest(onOver)
  const [isSaved, setIsSaved] = useState(false)

  async function download() {
    if (busy) return
    setIsSaved(false)
    const isDone = await send(async () => {
      const { data, error } = await exportAccount(user.id)
      if (error === null)
        downloadFile('proxima-account.json', `${JSON.stringify(data, null, 2)}\n`, 'application/json')
      return error
    })
    setIsSaved(isDone)
  }

  return (
    <SettingsSection id="your-data" title="Your data">
      <p className="mt-2 max-w-prose">
        Download everything we store about you in one file: your account, where you’re signed in, and what
        you’ve finished and rated. What’s saved only on this device is listed{' '}
        <TextLink to={paths.device}>on the About page</TextLink>.
      </p>
      <p className="mt-4">
        <Button look="outline" aria-disabled={busy} onClick={() => void download()}>
          {busy ? 'Preparing…' : 'Download everything'}
        </Button>
      </p>
      <Outcome problem={problem} done={isSaved && 'Downloaded as proxima-account.json.'} />
    </SettingsSection>
  )
}

function Deletion({ user, onEnd }: EndingProps) {
  const email = user.email ?? ''
  const { busy, problem, setProblem, send } = useRequest(() => onEnd('not-deleted'))
  const field = useRef<HTMLInputElement>(null)
  const missing = `To confirm, type ${email}.`

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = textOf(event.currentTarget, 'confirm_email').trim()
    if (normalEmail(typed) !== email) {
      setProblem(missing)
      field.current?.focus()
      return
    }
    if (await send(() => deleteAccount(user.id))) onEnd('deleted')
    else field.current?.focus()
  }

  return (
    <SettingsSection id="delete-account" title="Delete your account">
      <p className="mt-2 max-w-prose">
        This deletes your name, email address, password, finished lessons and ratings straight away, along
        with your work on this device. You can’t undo this. On other devices, your work stays hidden. To
        remove it there too, do so before you delete your account.
      </p>
      <form onSubmit={submit} className="mt-4 grid max-w-md gap-4">
        <AuthField
          ref={field}
          name="confirm_email"
          label="Type your email address"
          missing={missing}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          problem={problem}
          onProblem={setProblem}
        />
        <Button type="submit" look="outline" aria-disabled={busy} className="w-fit border-wrong! text-wrong!">
          {busy ? 'Deleting…' : 'Delete my account for good'}
        </Button>
      </form>
    </SettingsSection>
  )
}

function Deleted() {
  const heading = useFocusWhen<HTMLHeadingElement>(true, { scroll: true })
  return (
    <Card aria-labelledby="deleted" role="status">
      <h2 id="deleted" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Your account has been deleted
      </h2>
      <p className="mt-2 max-w-prose">
        It’s gone from our database, and your work is gone from this device. You can still use every lesson
        without an account.{' '}
        <span lang="es" translate="no">
          ¡Suerte con el examen!
        </span>
      </p>
      <p className="mt-4">
        <Link to={paths.grammar} className={buttonClasses()}>
          Go to the map
        </Link>
      </p>
    </Card>
  )
}
