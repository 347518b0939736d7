import { useState } from 'react'

/** A clock that nobody has to use: not started, running, or how many seconds it took. */
export type Clock = { kind: 'idle' } | { kind: 'running'; since: number } | { kind: 'read'; seconds: number }

export function useClock() {
  const [clock, setClock] = useState<Clock>({ kind: 'idle' })
  return {
    clock,
    start: () => setClock({ kind: 'running', since: Date.now() }),
    stop: () =>
      setClock((now) =>
        now.kind === 'running'
          ? { kind: 'read', seconds: Math.max((Date.now() - now.since) / 1000, 1) }
          : now,
      ),
  }
}
