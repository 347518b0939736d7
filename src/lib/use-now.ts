import { useEffect, useState } from 'react'

const interval = 20_000

/** The time in milliseconds since 1970, updated every 20 seconds and when the page becomes visible or hidden. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const update = () => setNow(Date.now())
    const timer = setInterval(update, interval)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}
