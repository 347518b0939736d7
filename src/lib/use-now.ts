import { useEffect, useState } from 'react'

const often = 20_000

/** The time in milliseconds since 1970, updated every 20 seconds and when the student comes back to the page. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tell = () => setNow(Date.now())
    const timer = setInterval(tell, often)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
  return now
}
