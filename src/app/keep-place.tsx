import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom'

/** Whether the section that the address names is still where the browser has put it, on top of the screen. */
function isAtSection(): boolean {
  // No section has an id that an address would have to write in another way.
  const section = document.getElementById(window.location.hash.slice(1))
  return section !== null && Math.abs(section.getBoundingClientRect().top) < window.innerHeight / 2
}

let hasActed = false

/**
 * Whether the student has scrolled by themselves since the first page was there. Where the page stands does not tell: it
 * also scrolls when something is drawn above what is in sight, or goes.
 */
export const hasScrolled = (): boolean => hasActed

function noteAct(): void {
  hasActed = true
}

/** Notes, before ScrollRestoration behind it begins at the top, where the student has scrolled to by themselves. */
function NotePlace({ place }: { place: RefObject<number> }) {
  useLayoutEffect(() => {
    place.current = isAtSection() ? 0 : window.scrollY
  }, [place])
  return null
}

export function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * After a navigation, focus goes to what the address names: the section, else the page's title. A page that only
 * notes a choice in its own query, or asks for it by `keepsFocus` in the state, keeps the focus where the choice was made.
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
    if (target !== null) focusOn(target)
  }, [key, pathname, search, hash, keepsFocus])
}

/**
 * Gives each page of the history its place back, and moves the focus to where the student has come. A page can be read,
 * and is scrolled, before the app takes it over; ScrollRestoration begins at the top of it, and the student must not see
 * that.
 */
export function KeepPlace() {
  const place = useRef(0)
  useFocusOnNavigation()
  // After what stands inside has done the same.
  useLayoutEffect(() => {
    for (const act of ['wheel', 'pointerdown', 'keydown'])
      window.addEventListener(act, noteAct, { capture: true, once: true, passive: true })
    if (place.current === 0) return
    // Otherwise the browser itself has given a reloaded page its place back.
    if (Math.abs(window.scrollY - place.current) > 1) noteAct()
    window.scrollTo(0, place.current)
  }, [])
  return (
    <>
      <NotePlace place={place} />
      <ScrollRestoration />
    </>
  )
}
