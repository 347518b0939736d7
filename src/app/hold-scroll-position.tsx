import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation } from 'react-router-dom'
import { fragmentId } from '@/lib/fragment'
import { holdAtOffset, holdAtSection } from '@/lib/hold-scroll'
import { focusElement, hasInteracted, isPrerendered } from './restore-scroll'

/**
 * Keeps the page at its opening position while it renders: at the restored scroll position, or else at the
 * section that the fragment names. ScrollRestoration looks for both only once, and in the empty shell that the
 * service worker serves for every page, the section is rendered later. Loaded after the first paint: no page
 * needs it in order to respond.
 */
export function HoldScrollPosition() {
  const { key, hash } = useLocation()
  const restored = use(DataRouterStateContext)?.restoreScrollPosition
  const scrollOffset = typeof restored === 'number' ? restored : undefined
  const firstKey = useRef(key)
  useEffect(() => {
    const isFirst = key === firstKey.current
    if (!isFirst) firstKey.current = ''
    const section = fragmentId(hash)
    if (isFirst && hasInteracted()) return
    if (scrollOffset !== undefined) return holdAtOffset(scrollOffset)
    if (section === '') return
    // On a prerendered page the browser has already moved the focus.
    const mayFocus = !isFirst || !isPrerendered()
    const focused = isFirst ? document.body : document.activeElement
    return holdAtSection(section, (drawn) => {
      const { activeElement } = document
      if (mayFocus && (activeElement === focused || activeElement === document.body)) focusElement(drawn)
    })
  }, [key, hash, scrollOffset])
  return null
}
