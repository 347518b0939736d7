import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom'

/** Whether the section that the fragment names is still near the top of the screen, where the browser scrolled it. */
function isAtSection(): boolean {
  // No section id needs escaping in a URL.
  const section = document.getElementById(window.location.hash.slice(1))
  return section !== null && Math.abs(section.getBoundingClientRect().top) < window.innerHeight / 2
}

/**
 * Whether the page had content before the app rendered it. Nobody can scroll the empty shell of the service worker: there
 * only the browser scrolls, when it restores a position while the page grows.
 */
export const isPrerendered = (): boolean => document.getElementById('root')?.dataset['path'] !== undefined

let interacted = false

/**
 * Whether the student has interacted (wheel, press or key) since page load, and so may have scrolled. The scroll
 * position proves nothing: it also changes when content above the viewport appears or disappears.
 */
export const hasInteracted = (): boolean => interacted

function recordInteraction(): void {
  interacted = true
}

/** Records how far the student has scrolled, before ScrollRestoration, its next sibling, scrolls to the top. */
function RecordScroll({ scrolled }: { scrolled: RefObject<number> }) {
  useLayoutEffect(() => {
    scrolled.current = isPrerendered() && !isAtSection() ? window.scrollY : 0
  }, [scrolled])
  return null
}

export function focusElement(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * After a navigation, moves focus to the section that the fragment names, or else to the page title. Focus stays where
 * it is when only the query has changed (a choice made on the page), or if the state contains `keepsFocus`.
 */
function useFocusOnNavigation() {
  const { key, pathname, search, hash, state }: Location<{ keepsFocus?: true } | null> = useLocation()
  const keepsFocus = state?.keepsFocus
  const firstKey = useRef(key)
  const before = useRef({ pathname, search })
  useEffect(() => {
    const isChoice = hash === '' && before.current.pathname === pathname && before.current.search !== search
    before.current = { pathname, search }
    if (key === firstKey.current) return
    firstKey.current = ''
    if (isChoice || keepsFocus) return
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1')
    if (target !== null) focusElement(target)
  }, [key, pathname, search, hash, keepsFocus])
}

/**
 * Restores the scroll position of each history entry, and moves focus after a navigation. A prerendered page can
 * be scrolled before it is hydrated. ScrollRestoration would then jump to the top, so the position is set again
 * before the browser paints.
 */
export function RestoreScroll() {
  const scrolled = useRef(0)
  useFocusOnNavigation()
  // Runs after the layout effects of the children, so after ScrollRestoration has scrolled.
  useLayoutEffect(() => {
    for (const act of ['wheel', 'pointerdown', 'keydown'])
      window.addEventListener(act, recordInteraction, { capture: true, once: true, passive: true })
    if (scrolled.current === 0) return
    // If ScrollRestoration chose the same position, the browser had restored it on a reload; the student did not
    // scroll.
    if (Math.abs(window.scrollY - scrolled.current) > 1) recordInteraction()
    window.scrollTo(0, scrolled.current)
  }, [])
  return (
    <>
      <RecordScroll scrolled={scrolled} />
      <ScrollRestoration />
    </>
  )
}
