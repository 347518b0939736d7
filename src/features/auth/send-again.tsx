import type { AuthError } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { explainError, secondsToWait, unexpected } from './explain'
import { sendAgain } from './requests'

/** The default wait between two emails to the same address, if the server does not specify one. */
const pauseSeconds = 60

/** Countdown in seconds to a timestamp. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((moment - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const tick = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(tick)
  })
  return left
}

/**
 * A button that sends an email again and reports the result.
 * @param request requests the email; by default the one that confirms an address
 * @param sentAt when an email was last sent, if known; the next one has to wait a while after that
 */
export function SendAgain({
  email,
  sentAt = 0,
  request = sendAgain,
}: {
  email: string
  sentAt?: number
  request?: (email: string) => Promise<AuthError | null>
}) {
  const [notBefore, setNotBefore] = useState(sentAt + pauseSeconds * 1000)
  const [sending, setSending] = useState(false)
  const [message, setMessage] = useState('')
  const seconds = useSecondsUntil(notBefore)
  const resting = seconds > 0 || sending

  async function send() {
    if (sending) return
    if (seconds > 0) {
      setMessage(`Not yet: we can send another email in ${seconds} seconds.`)
      return
    }
    setSending(true)
    const error = await request(email).catch((thrown: unknown) => {
      console.error(thrown)
      return 'thrown' as const
    })
    setSending(false)
    const pause = error === null ? pauseSeconds : error === 'thrown' ? 0 : (secondsToWait(error) ?? 0)
    setNotBefore(Date.now() + pause * 1000)
    if (error === null) setMessage('Sent again. Only the link in the newest email works.')
    else if (error === 'thrown' || error.code === undefined) setMessage(unexpected.form ?? '')
    else setMessage(Object.values(explainError(error)).join(' '))
  }

  return (
    <div>
      {/* `aria-disabled`, so that the button keeps focus and pressing it can say how long to wait. */}
      <Button look="outline" aria-disabled={resting} onClick={send}>
        Send it again
      </Button>
      {seconds > 0 && (
        <span aria-hidden="true" className="ml-3 text-muted tabular-nums">
          {`in ${seconds} s`}
        </span>
      )}
      <p role="status" className="mt-2">
        {message}
      </p>
    </div>
  )
}
