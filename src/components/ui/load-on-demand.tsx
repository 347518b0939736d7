import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonLook } from './button'

/**
 * The loading state, as a sentence to show, and a `load` that can be called again after a failure. `what` is a plural
 * noun.
 */
export function useLoading(what: string) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [failures, setFailures] = useState(0)

  /** Returns what was loaded, or undefined if that failed. */
  async function load<Value>(get: () => Promise<Value>): Promise<Value | undefined> {
    setState('loading')
    try {
      const value = await get()
      setState('idle')
      return value
    } catch (error) {
      console.warn(`The ${what} could not be loaded`, error)
      setState('failed')
      setFailures((count) => count + 1)
      return undefined
    }
  }

  const said = {
    idle: '',
    loading: `Loading the ${what}…`,
    failed:
      failures < 2
        ? `The ${what} didn’t load. Check your connection and try again.`
        : // Chrome 109 does not request a script again that failed to load.
          `The ${what} still didn’t load. Check your connection and reload the page.`,
  }
  return { isLoading: state === 'loading', hasFailed: state === 'failed', said: said[state], load }
}

export function LoadButton({
  loading: { isLoading, hasFailed },
  look = 'primary',
  onPress,
  children,
}: {
  loading: Pick<ReturnType<typeof useLoading>, 'isLoading' | 'hasFailed'>
  look?: ButtonLook
  onPress: () => void
  children: string
}) {
  return (
    <Button look={look} aria-disabled={isLoading} onClick={() => isLoading || onPress()}>
      {hasFailed ? 'Try again' : children}
    </Button>
  )
}

/**
 * Loads its content when the student asks for it, so that nothing extra is downloaded until then. After a failure, the
 * student can try again.
 */
export function LoadOnDemand<Value>({
  label,
  what,
  load,
  immediate = false,
  look = 'primary',
  children,
}: {
  label: string
  /** A plural noun for the content, used in the sentences about the loading state. */
  what: string
  load: () => Promise<Value>
  /** Load at once, because the address asks for it. */
  immediate?: boolean
  look?: ButtonLook
  children: (value: Value) => ReactNode
}) {
  const loading = useLoading(what)
  const [loaded, setLoaded] = useState<{ value: Value }>()
  const content = useRef<HTMLDivElement>(null)
  const isReady = loaded !== undefined

  // The pressed button is gone, so focus moves to the first field.
  const pressed = useRef(false)
  useEffect(() => {
    if (isReady && pressed.current)
      content.current?.querySelector<HTMLElement>('select, input:not([type=checkbox])')?.focus()
  }, [isReady])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address asks for is loaded once
  useEffect(() => {
    if (immediate) void start()
  }, [])

  const start = () => loading.load(async () => setLoaded({ value: await load() }))
  if (loaded !== undefined) return <div ref={content}>{children(loaded.value)}</div>
  return (
    <div className="stack-3 print:hidden">
      <p role="status" className="empty:hidden">
        {loading.said}
      </p>
      <LoadButton
        loading={loading}
        look={look}
        onPress={() => {
          pressed.current = true
          void start()
        }}
      >
        {label}
      </LoadButton>
    </div>
  )
}
