import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  type Location,
  ScrollRestoration,
  useLocation,
} from 'react-router-dom'
import { sectionOf } from '@/lib/named-section'
import { isNewVisit } from '@/lib/new-visit'
import { useReady } from '@/lib/use-ready'

/** Whether the section that the address names is still where the browser has put it, on top of the screen. */
function isAtSection(): boolean {
  const section = document.getElementById(sectionOf(window.location.hash))
  return section !== null && Math.abs(section.getBoundingClientRect().top) < window.innerHeight / 2
}

/** Runs once, in the order in which its kind and ScrollRestoration stand on the page, and before it is drawn. */
function OnTakeOver({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is met at the take-over, never again
  useLayoutEffect(run, [])
  return null
}

function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * After a navigation, focus goes to what the address names: the section, else the page's title. A page that only
 * notes a choice in its own query, or asks for it by `keepsFocus` in the state, keeps the focus where the choice was made.
 */
function useFocusOnNavigation() {
  const { key, pathname, search, hash, state }: Location<unknown> = useLocation()
  const keepsFocus = typeof state === 'object' && state !== null && 'keepsFocus' in state
  const firstKey = useRef(key)
  const before = useRef({ pathname, search })
  useEffect(() => {
    const isChoice = hash === '' && before.current.pathname === pathname && before.current.search !== search
    before.current = { pathname, search }
    if (key === firstKey.current) return
    firstKey.current = ''
    if (isChoice || keepsFocus) return
    const target = document.getElementById(sectionOf(hash)) ?? document.querySelector<HTMLElement>('main h1')
    if (target !== null) focusOn(target)
  }, [key, pathname, search, hash, keepsFocus])
}

/**
 * Calls `stay` once its code is here, unless the page has been scrolled or left by then. Most pages open at the top, so it
 * is no part of the first load.
 */
function whenLoaded(stay: (code: typeof import('@/lib/stay-at')) => () => void): () => void {
  const { scrollY } = window
  let stop = () => {}
  let isLeft = false
  import('@/lib/stay-at').then(
    (code) => {
      if (!isLeft && window.scrollY === scrollY) stop = stay(code)
    },
    (error: unknown) => console.info('The page may not open where it should', error),
  )
  return () => {
    isLeft = true
    stop()
  }
}

/**
 * Stays where the page is to open while it is being drawn: where the student was in it, else at the section that the
 * address names. ScrollRestoration looks for both once only, and in the empty shell that the service worker gives for
 * every page the section is drawn later. `placeBefore` is where the student had already scrolled to.
 */
function useStay(placeBefore: RefObject<number>) {
  const { key, hash } = useLocation()
  const restored = use(DataRouterStateContext)?.restoreScrollPosition
  const firstKey = useRef(key)
  // Of a page that was built the browser itself has seen to the section.
  const [isBuilt] = useState(!useReady())
  useEffect(() => {
    const isFirst = key === firstKey.current
    if (!isFirst) firstKey.current = ''
    if (isFirst && placeBefore.current > 0) return
    if (typeof restored === 'number') {
      return whenLoaded(({ stayAt }) =>
        stayAt(() => {
          window.scrollTo(0, restored)
          return window.scrollY >= restored
        }),
      )
    }
    const section = sectionOf(hash)
    if (section === '') return
    const focused = isFirst ? document.body : document.activeElement
    return whenLoaded(({ stayAtSection }) =>
      stayAtSection(section, (drawn) => {
        if (isFirst && (isBuilt || !isNewVisit())) return
        if (document.activeElement === focused || document.activeElement === document.body) focusOn(drawn)
      }),
    )
  }, [key, hash, restored, isBuilt, placeBefore])
}

/**
 * Gives each page of the history its place back, and moves the focus to where the student has come. A page can be read,
 * and is scrolled, before the app takes it over; ScrollRestoration begins at the top of it, and the student must not see
 * that.
 */
export function KeepPlace() {
  const place = useRef(0)
  useFocusOnNavigation()
  useStay(place)
  return (
    <>
      <OnTakeOver
        run={() => {
          place.current = isAtSection() ? 0 : window.scrollY
        }}
      />
      <ScrollRestoration />
      <OnTakeOver
        run={() => {
          if (place.current > 0) window.scrollTo(0, place.current)
        }}
      />
    </>
  )
}
