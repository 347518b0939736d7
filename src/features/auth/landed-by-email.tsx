import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { useAuth } from './auth-context'
import { type Landing, readLanding } from './email-landing'
import { Welcome } from './welcome'

const messages = {
  confirmed: 'Your email address is confirmed. Sign in to continue.',
  failed:
    'This link has already been used or has expired. If you’ve already confirmed your address, sign in.',
} as const

/** Shown whether or not somebody is signed in. */
const agreed = 'One of the two addresses is confirmed. Now open the link we emailed to the other one.'

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="border-b-4 border-signal bg-card">
      <p className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-3 font-bold">{children}</p>
    </div>
  )
}

/**
 * Handles a link from an email. In the browser used to sign up, the client exchanges the code for a session and the
 * student is welcomed. In another browser, or later, the address is confirmed anyway, and the page says so. In every
 * case, the code is removed from the URL.
 */
export function LandedByEmail({ landed }: { landed: Landing }) {
  const { loading, session } = useAuth()
  const navigate = useNavigate()
  const [message, setMessage] = useState<keyof typeof messages | 'welcome' | 'agreed' | null>(null)
  const [landing, setLanding] = useState<Landing | null>(landed)

  useEffect(() => {
    if (loading || landing === null) return
    setLanding(null)
    // The new-password page explains a failed link itself.
    if (landing.error && window.location.pathname === paths.newPassword) return
    if (landing.message) setMessage('agreed')
    else if (session === null) setMessage(landing.error ? 'failed' : 'confirmed')
    else if (landing.code && !readLanding().code) setMessage('welcome')
    // A code that is still in the URL did not create this session, but it may have confirmed an address change.
    else if (landing.code) import('./requests').then(({ refreshUser }) => refreshUser()).catch(console.error)
    void navigate({ pathname: window.location.pathname }, { replace: true, preventScrollReset: true })
  }, [loading, session, landing, navigate])

  // Hide a message when the session changes: it was meant for the previous user of this tab.
  useEffect(() => {
    if (session === null ? message === 'welcome' : message === 'confirmed' || message === 'failed')
      setMessage(null)
  }, [session, message])

  const leave = () => setMessage(null)
  return (
    <>
      {message === 'agreed' && <Bar>{agreed}</Bar>}
      {message === 'welcome' && session !== null && (
        <Bar>
          <Welcome user={session.user} onLeave={leave} />
        </Bar>
      )}
      {(message === 'confirmed' || message === 'failed') && session === null && (
        <Bar>
          <span>{messages[message]}</span>{' '}
          <Link to={paths.auth} onClick={leave} className="underline underline-offset-4">
            Sign In
          </Link>
        </Bar>
      )}
    </>
  )
}
