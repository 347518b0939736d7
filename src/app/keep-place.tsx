import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration } from 'react-router-dom'

/** Whether the section that the address names is still where the browser has put it, on top of the screen. */
function isAtSection(): boolean {
  try {
    const section = document.getElementById(decodeURI(window.location.hash.slice(1)))
    return section !== null && Math.abs(section.getBoundingClientRect().top) < window.innerHeight / 2
  } catch {
    // An address that cannot be read names no section.
    return false
  }
}

/** Runs once, in the order in which its kind and ScrollRestoration stand on the page, and before it is drawn. */
function OnTakeOver({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is met at the take-over, never again
  useLayoutEffect(run, [])
  return null
}

/**
 * Gives each page of the history its place back. A page can be read, and is scrolled, before the app takes it over;
 * ScrollRestoration begins at the top of it, and the student must not see that.
 */
export function KeepPlace() {
  const place = useRef(0)
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
