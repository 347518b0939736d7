import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Where React Router's ScrollRestoration reads, on mounting, how far down each entry of the history was left. */
const storageName = 'react-router-scroll-positions'

/** Whether the section that the address names is still where the browser has put it, on top of the screen. */
function isAtSection(): boolean {
  const section = document.getElementById(decodeURI(window.location.hash.slice(1)))
  return section !== null && Math.abs(section.getBoundingClientRect().top) < window.innerHeight / 2
}

/**
 * A page can be read, and is scrolled, before the app takes it over. ScrollRestoration, which has to come after
 * this, would begin at the top of it: it is told where the student is now.
 */
export function KeepPlace() {
  const { key } = useLocation()
  const firstKey = useRef(key)
  useLayoutEffect(() => {
    try {
      if (window.scrollY === 0 || isAtSection()) return
      const places: Record<string, number> = JSON.parse(sessionStorage.getItem(storageName) ?? '{}')
      // After a reload or on the way back the place is known better: the browser may not have got to it yet.
      if (firstKey.current in places) return
      sessionStorage.setItem(storageName, JSON.stringify({ ...places, [firstKey.current]: window.scrollY }))
    } catch (error) {
      // Without a storage, or with an address that cannot be read, the page begins at its top.
      console.info(error)
    }
  }, [])
  return null
}
