import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation } from 'react-router-dom'
import { sectionOf } from '@/lib/named-section'
import { stayAtPlace, stayAtSection } from '@/lib/stay-at'
import { focusOn, hasScrolled } from './keep-place'

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
    if (isFirst && hasScrolled()) return
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
