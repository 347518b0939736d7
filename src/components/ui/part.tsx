import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  useNavigationType,
} from 'react-router-dom'
import { carry, carryIntoParts, isSameCarried, useCarried } from '@/lib/carried-contexts'
import { partFailed, partHere, partWanted } from '@/lib/part-events'
import { useReady } from '@/lib/use-ready'
import { whenIdle } from '@/lib/when-idle'
import { ErrorBoundary, LazyPart, PartNotLoaded } from './lazy-part'

/**
 * Renders the content of the part with this id to HTML during the build; null in a browser. React renders again after a part has suspended, so it must return the same promise for the same id.
 */
export type RenderPart = (id: string, content: () => Promise<ReactNode>) => Promise<string>

export const PartRenderer = createContext<RenderPart | null>(null)

carryIntoParts(DataRouterContext)
carryIntoParts(DataRouterStateContext)
carryIntoParts(LocationContext)
carryIntoParts(NavigationContext)
carryIntoParts(RouteContext)

/**
 * Calls `take` once: when the element is near the viewport, is pressed or focused, is revealed by find-in-page, has
 * input waiting for it (`partWanted`) or contains the target of the URL; otherwise when the browser is idle.
 */
function whenWanted(place: Element, take: () => void): () => void {
  const ways = ['pointerdown', 'focusin', 'beforematch', partWanted] as const
  const stop = () => {
    observer.disconnect()
    stopWaiting()
    for (const way of ways) place.removeEventListener(way, wanted, true)
    window.removeEventListener('hashchange', lookAtAddress)
  }
  const wanted = () => {
    stop()
    take()
  }
  const lookAtAddress = () => {
    const id = window.location.hash.slice(1)
    if (id !== '' && place.querySelector(`[id="${CSS.escape(id)}"]`)) wanted()
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wanted(),
    { rootMargin: '100% 0px' },
  )
  observer.observe(place)
  const stopWaiting = whenIdle(wanted)
  for (const way of ways) place.addEventListener(way, wanted, { capture: true, passive: true })
  window.addEventListener('hashchange', lookAtAddress)
  lookAtAddress()
  return stop
}

/** Calls `onReady` once the part has been hydrated: its effect runs after the first effects of everything inside it. */
function TakenOver({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

interface PartProps<Props extends object> {
  id: string
  load: (props: Props) => Promise<ComponentType<Props>>
  props: Props
}

function Rendered<Props extends object>({
  id,
  load,
  props,
  render,
}: PartProps<Props> & { render: RenderPart }) {
  const carried = useCarried()
  const html = use(
    render(id, async () => {
      const View = await load(props)
      return carry(carried, <View {...props} />)
    }),
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has made it of our own components
  return <div data-part="waiting" dangerouslySetInnerHTML={{ __html: html }} />
}

const untouched = { __html: '' }

const isSame = <Props extends object>(one: Props, other: Props): boolean => {
  const names = Object.keys({ ...one, ...other }) as (keyof Props)[]
  return names.every((name) => Object.is(one[name], other[name]))
}

/** The prerendered part. It becomes a separate React root as soon as it is needed. */
function Kept<Props extends object>({ id, load, props }: PartProps<Props>) {
  const carried = useCarried()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef({ carried, props })
  // It must be hydrated with the same values that it was built with.
  const [first] = useState(latest.current)
  const drawAgain = useRef<() => void>(undefined)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const before = latest.current
    const isSameProps = isSame(before.props, props)
    if (isSameProps && isSameCarried(before.carried, carried)) return
    latest.current = { carried, props: isSameProps ? before.props : props }
    drawAgain.current?.()
  })

  useEffect(() => {
    const element = place.current
    if (element === null) return
    let root: Root | undefined
    const abandoned = new AbortController()
    const take = async () => {
      try {
        const View = await load(first.props)
        if (abandoned.signal.aborted) return
        let content = { props: first.props, drawn: <View {...first.props} /> }
        const draw = ({ carried, props }: typeof first) => {
          // When a context changes, React re-renders only its consumers, not the whole part.
          if (content.props !== props) content = { props, drawn: <View {...props} /> }
          return (
            <ErrorBoundary fallback={<PartNotLoaded />}>
              <TakenOver onReady={onReady}>{carry(carried, content.drawn)}</TakenOver>
            </ErrorBoundary>
          )
        }
        const onReady = () => {
          element.dataset['part'] = 'here'
          element.dispatchEvent(new Event(partHere, { bubbles: true }))
          drawAgain.current = () => root?.render(draw(latest.current))
          if (latest.current !== first) drawAgain.current()
        }
        startTransition(() => {
          root = hydrateRoot(element, draw(first), {
            identifierPrefix: id,
            onRecoverableError(error) {
              // If the student leaves the page while the part is being hydrated, there is nothing to recover.
              if (!abandoned.signal.aborted) reportError(error)
            },
          })
        })
      } catch (error) {
        console.error(error)
        element.dataset['part'] = 'failed'
        element.dispatchEvent(new Event(partFailed, { bubbles: true }))
        setHasFailed(true)
      }
    }
    const stopWaiting = whenWanted(element, () => void take())
    return () => {
      abandoned.abort()
      stopWaiting()
      // Wait, because a root must not be unmounted while React is rendering, and it may still be rendering the
      // replacement.
      setTimeout(() => root?.unmount())
    }
  }, [id, load, first])

  return (
    <>
      {hasFailed && <PartNotLoaded />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it has React leave alone what it finds there */}
      <div ref={place} data-part="waiting" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    </>
  )
}

/**
 * On a client-side navigation the heading is rendered first and this part directly after it, because a long part would
 * delay the heading. If the student navigates back or forward, or the URL has a fragment, the part is rendered
 * immediately, because the page may have to scroll to a position in it.
 */
function AfterHeading({
  atOnce,
  waiting,
  children,
}: {
  atOnce: boolean
  waiting: ReactNode
  children: ReactNode
}) {
  const isBack = useNavigationType() === 'POP'
  return useDeferredValue(true, atOnce || isBack || window.location.hash !== '') ? children : waiting
}

/** The component that `part` returns. It renders synchronously if its code has been loaded. */
export type Part<Props extends object> = ((props: Props) => ReactNode) & { load: () => Promise<unknown> }

/**
 * A part of a page that is hydrated separately. In a prerendered page its HTML is there from the start. It is hydrated
 * when it is near the viewport or is pressed, and otherwise when the browser is idle. Until then its code is neither
 * loaded nor run. Because it is a separate root, an update outside it that comes before it is hydrated cannot make
 * React discard its HTML, with what was typed there. On a client-side navigation, the page's loader calls `load` first;
 * `room` is the class that reserves its space if the loader did not. `data` is what the part waits for with `use` while
 * it renders; `hasHeading` says that the part contains the page's heading.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    room,
    data,
    hasHeading = false,
  }: { room?: string; data?: (props: Props) => Promise<unknown>; hasHeading?: boolean } = {},
): Part<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    Loaded ??= await load()
    return Loaded
  }
  const loadAll = async (props: Props) => (await Promise.all([loadOnce(), data?.(props)]))[0]
  const Lazy = lazy(async () => ({ default: await loadOnce() }))

  function Drawn(props: Props) {
    const [View] = useState(() => Loaded ?? Lazy)
    const waiting = <div className={room} />
    return (
      <AfterHeading atOnce={hasHeading} waiting={waiting}>
        <LazyPart fallback={waiting} errorFallback={<PartNotLoaded />}>
          <div>
            <View {...props} />
          </div>
        </LazyPart>
      </AfterHeading>
    )
  }

  function PartView(props: Props) {
    const id = useId()
    const render = use(PartRenderer)
    // In a prerendered page, nothing is ready on the first render.
    const ready = useReady()
    const [isKept] = useState(!ready)
    if (render !== null) return <Rendered id={id} load={loadAll} props={props} render={render} />
    if (isKept) return <Kept id={id} load={loadAll} props={props} />
    return <Drawn {...props} />
  }
  return Object.assign(PartView, { load: loadOnce })
}
