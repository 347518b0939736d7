import { lazy, type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { LazyPart } from '@/components/ui/lazy-part'
import { paths } from '@/paths'
import { useAuth } from './auth-context'

const Welcome = lazy(async () => ({ default: (await import('./welcome')).Welcome }))

/**
 * What an e-mail's link left in the address: in the query with PKCE, in the fragment without, where the client does not
 * take a session from it.
 */
function readLanding() {
  const query = new URLSearchParams(window.location.search)
  const fragment = new URLSearchParams(window.location.hash.slice(1))
  const has = (name: string) => query.has(name) || fragment.has(name)
  const code = query.has('code') || fragment.has('access_token')
  return { code, error: has('error'), message: has('message') }
}

const messages = {
  confirmed: 'Your email address is confirmed. Sign in to continue.',
  failed:
    'This link has already been used or has expired. If you have confirmed your address before, sign in.',
} as const

/** Said whether somebody is signed in or not. */
const agreed = 'One of the two addresses has agreed. Now open the link in the email to the other one.'

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="border-b-4 border-signal bg-card">
      <p className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-3 font-bold">{children}</p>
    </div>
  )
}

/**
 * The landing from a confirmation e-mail. In the browser that signed up, the client turns the code into a
 * session, and the student is welcomed. Elsewhere, or late, the address is confirmed all the same: the student
 * is told so. Either way the address bar is cleaned.
 */
export function EmailLanding() {
  const { loading, session } = useAuth()
  const navigate = useNavigate()
  const [message, setMessage] = useState<keyof typeof messages | 'welcome' | 'agreed' | null>(null)
  const [landing, setLanding] = useState<ReturnType<typeof readLanding> | null>(null)

  // Read on mount: the client removes a code that it could use.
  useEffect(() => setLanding(readLanding()), [])

  useEffect(() => {
    if (loading || landing === null || !Object.values(landing).includes(true)) return
    setLanding(null)
    // Where a new password is chosen, the page itself says what is wrong with a link.
    if (landing.error && window.location.pathname === paths.newPassword) return
    if (landing.message) setMessage('agreed')
    else if (session === null) setMessage(landing.error ? 'failed' : 'confirmed')
    else if (landing.code && !readLanding().code) setMessage('welcome')
    // A code that is still there did not make this session, and yet the account may have moved by it.
    else if (landing.code) import('./requests').then(({ renewUser }) => renewUser()).catch(console.error)
    void navigate({ pathname: window.location.pathname }, { replace: true, preventScrollReset: true })
  }, [loading, session, landing, navigate])

  // Each is for who reads it now, not for who comes next in this tab.
  useEffect(() => {
    if (session === null ? message === 'welcome' : message === 'confirmed' || message === 'failed')
      setMessage(null)
  }, [session, message])

  const leave = () => setMessage(null)
  return (
    <div role="status">
      {message === 'agreed' && <Bar>{agreed}</Bar>}
      {message === 'welcome' && session !== null && (
        <LazyPart failed={<Bar>Your email address is confirmed.</Bar>}>
          <Bar>
            <Welcome user={session.user} onLeave={leave} />
          </Bar>
        </LazyPart>
      )}
      {(message === 'confirmed' || message === 'failed') && session === null && (
        <Bar>
          {messages[message]}
          <Link to={paths.auth} onClick={leave} className="underline underline-offset-4">
            Sign In
          </Link>
        </Bar>
      )}
    </div>
  )
}
