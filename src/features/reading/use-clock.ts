import { useState } from 'react'

/** An optional reading clock: not started, running, or stopped with the time taken. */
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
