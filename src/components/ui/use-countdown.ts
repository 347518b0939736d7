import { useEffect, useState } from 'react'

/** A countdown in seconds. After zero it goes negative, and the student can carry on. */
export function useCountdown(minutes: number) {
  /**
   * In milliseconds: the time that had passed before the clock was last started, and when it was started (null if it is
   * paused).
   */
  const [clock, setClock] = useState<{ passed: number; since: number | null }>({ passed: 0, since: null })
  const [now, setNow] = useState(0)
  const isRunning = clock.since !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const passed = clock.passed + (clock.since === null ? 0 : Math.max(now - clock.since, 0))
  const left = Math.round(minutes * 60 - passed / 1000)
  return {
    isRunning,
    hasBegun: isRunning || clock.passed > 0,
    left,
    start() {
      const at = Date.now()
      setNow(at)
      setClock({ passed, since: at })
    },
    pause: () => setClock({ passed, since: null }),
    again: () => setClock({ passed: 0, since: null }),
  }
}
