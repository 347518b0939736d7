import type { User } from '@supabase/supabase-js'
import { type ReactNode, useEffect, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useAuth } from '@/features/auth/auth-context'
import { useRequest } from '@/features/auth/use-request'
import { useFocusWhen } from '@/lib/use-focus-when'
import { confirmAddressChange } from './requests'

/**
 * The landing page for the two links that confirm an address change. Each address must be confirmed with a button,
 * because a mail scanner that opens every link must not confirm the address on the owner's behalf.
 */
export function ConfirmAddressChange() {
  const { search, pathname, state }: Location<unknown> = useLocation()
  const navigate = useNavigate()
  const { user } = useAuth()
  const { busy, problem, send } = useRequest()
  /** The token from the link; set once it has been removed from the URL. */
  const [token, setToken] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ title: string; text: ReactNode }>()
  const heading = useFocusWhen<HTMLHeadingElement>(outcome, { scroll: true })

  // Move the token into the history state: it must not stay in the address bar or in the browser history, but must
  // survive a reload.
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (query.get('type') !== 'email_change') return
    const move = query.get('token_hash')
    void navigate(pathname, { replace: true, preventScrollReset: true, state: { move } })
  }, [search, pathname, navigate])

  useEffect(() => {
    if (typeof state === 'object' && state !== null && 'move' in state && typeof state.move === 'string')
      setToken(state.move)
  }, [state])

  if (!token) return null

  async function confirm(link: string) {
    let moved: User | undefined
    let isRefused = false
    const isDone = await send(async () => {
      const answer = await confirmAddressChange(link)
      moved = answer.moved
      isRefused = answer.error?.code === 'otp_expired'
      return isRefused ? null : answer.error
    })
    if (!isDone) return
    if (isRefused) setOutcome(refused)
    else setOutcome(moved === undefined ? oneConfirmed : changed(moved, user))
    void navigate(pathname, { replace: true, preventScrollReset: true, state: { keepsFocus: true } })
  }

  return (
    <Card aria-labelledby="agree-to-move" className="mb-6 border-l-4 border-l-signal">
      <h2 id="agree-to-move" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {outcome?.title ?? 'Change an account’s email address?'}
      </h2>
      <p className="mt-2 max-w-prose">
        {outcome?.text ??
          'Someone asked to change an account’s email address. The email says which account. The address changes once both links have been used, and this is one of them. If it wasn’t you, close this page and nothing will change.'}
      </p>
      {outcome === undefined && user !== null && (
        <p className="mt-2 max-w-prose">
          <b className="wrap-anywhere">{user.email}</b> is signed in here and stays signed in. The link may be
          for another account.
        </p>
      )}
      {problem !== undefined && (
        <p role="alert" className="mt-3 font-bold text-wrong">
          {problem}
        </p>
      )}
      {outcome === undefined && (
        <Button aria-disabled={busy} onClick={() => void confirm(token)} className="mt-4">
          {busy ? 'One moment…' : 'Yes, change the address'}
        </Button>
      )}
    </Card>
  )
}

const oneConfirmed = {
  title: 'This address is confirmed',
  text: 'Now open the link we emailed to the other address and press the button there too. Nothing changes until then.',
}

const refused = {
  title: 'This link no longer works',
  text: 'It’s been used, it’s more than an hour old, or we’ve sent newer ones. If you pressed the button before, that still counts. You can ask for two new links on this page while you’re signed in.',
}

/** @param here the student signed in on this device, who need not be the owner of the mailbox */
function changed(account: User, here: User | null) {
  const other = here !== null && here.id !== account.id ? here.email : undefined
  return {
    title:
      other === undefined ? 'Your email address has changed' : 'That account’s email address has changed',
    text: (
      <>
        <span>{`From now on ${other === undefined ? 'you sign in' : 'its owner signs in'} with`}</span>{' '}
        <b className="wrap-anywhere">{account.email}</b>. The password stays the same.
        {other !== undefined && (
          <>
            {' '}
            On this device, <b className="wrap-anywhere">{other}</b> stays signed in. That’s a different
            account.
          </>
        )}
      </>
    ),
  }
}
