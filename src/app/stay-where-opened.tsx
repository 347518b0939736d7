import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation } from 'react-router-dom'
import { sectionOf } from '@/lib/named-section'
import { stayAtPlace, stayAtSection } from '@/lib/stay-at'
import { focusOn, isAtSection } from './keep-place'

/** Whether the student has scrolled since the first page was there: it is neither at its section nor at the place it left. */
function hasScrolled(place: number | undefined): boolean {
  if (place === undefined) return window.scrollY > 0 && !isAtSection()
  // Where it ends before that place, it is still being drawn.
  const end = document.documentElement.scrollHeight - window.innerHeight
  return Math.abs(window.scrollY - Math.min(place, end)) > 1
}

/**
 * Stays where the page is to open while it is being drawn: where the student was in it, else at the section that the
 * address names. ScrollRestoration looks for both once only, and in the empty shell that the service worker gives for
 * every page the section is drawn later. It comes after the first paint: no page needs it in order to answer.
 */
export function StayWhereOpened() {
  const { key, hash } = useLocation()
  const restored = use(DataRouterStateContext)?.restoreScrollPosition
  const place = typeof restored === 'number' ? restored : undefined
  const firstKey = useRef(key)
  useEffect(() => {
    const isFirst = key === firstKey.current
    if (!isFirst) firstKey.current = ''
    const section = sectionOf(hash)
    if (isFirst && hasScrolled(place)) return
    if (place !== undefined) return stayAtPlace(place)
    if (section === '') return
    // Of a page that was built the browser itself has moved the focus.
    const mayFocus = !isFirst || document.getElementById('root')?.dataset['path'] === undefined
    const focused = isFirst ? document.body : document.activeElement
    return stayAtSection(section, (drawn) => {
      const { activeElement } = document
      if (mayFocus && (activeElement === focused || activeElement === document.body)) focusOn(drawn)
    })
  }, [key, hash, place])
  return null
}
