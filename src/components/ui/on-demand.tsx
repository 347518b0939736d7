import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonLook } from './button'

type State<Value> = 'idle' | 'loading' | 'failed' | { value: Value }

/** Loads when the student asks for it, so that a lesson costs nothing until then, and again when that failed. */
export function OnDemand<Value>({
  label,
  what,
  load,
  atOnce = false,
  look = 'primary',
  children,
}: {
  label: string
  /** What is loaded, in the plural: it stands in the sentences that say how far it is. */
  what: string
  load: () => Promise<Value>
  /** The address already asks for it. */
  atOnce?: boolean
  look?: ButtonLook
  children: (value: Value) => ReactNode
}) {
  const [state, setState] = useState<State<Value>>('idle')
  const content = useRef<HTMLDivElement>(null)
  const isReady = typeof state === 'object'

  // The button is gone: go on from the first thing to choose or to type.
  const pressed = useRef(false)
  useEffect(() => {
    if (isReady && pressed.current)
      content.current?.querySelector<HTMLElement>('select, input:not([type=checkbox])')?.focus()
  }, [isReady])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address asks for is loaded once
  useEffect(() => {
    if (atOnce) void start()
  }, [])

  async function start() {
    setState('loading')
    try {
      setState({ value: await load() })
    } catch (error) {
      console.warn(`The ${what} could not be loaded`, error)
      setState('failed')
    }
  }
  if (isReady) return <div ref={content}>{children(state.value)}</div>
  return (
    <div className="space-y-3">
      <p role="status" className="empty:hidden">
        {state === 'loading' && `Loading the ${what}…`}
        {state === 'failed' && `The ${what} did not arrive. Check your connection and try again.`}
      </p>
      <Button
        look={look}
        aria-disabled={state === 'loading'}
        onClick={() => {
          if (state === 'loading') return
          pressed.current = true
          void start()
        }}
      >
        {state === 'failed' ? 'Try again' : label}
      </Button>
    </div>
  )
}
