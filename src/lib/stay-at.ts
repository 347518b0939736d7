/** Events which show that the student has moved on from where the page opened. */
const goingOn = ['wheel', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Calls `scroll` until it reports success, and again whenever the page grows or shrinks, since parts that are
 * rendered late would push the target away. Stops when the student scrolls, presses, types or moves the focus, or
 * when the returned function is called.
 */
function stayAt(scroll: () => boolean): () => void {
  const whole = document.documentElement
  let placed = { y: 0, height: 0 }
  let isPlacing = false
  const place = () => {
    isPlacing = true
    if (scroll()) drawn.disconnect()
    isPlacing = false
    placed = { y: window.scrollY, height: whole.scrollHeight }
  }
  const stop = () => {
    drawn.disconnect()
    resized.disconnect()
    for (const act of goingOn) window.removeEventListener(act, goOn, true)
    window.removeEventListener('scroll', lookAtScroll)
  }
  // Our own scrolling may move the focus too.
  const goOn = () => isPlacing || stop()
  // When the page grows, scroll anchoring may scroll it. Only a scroll at the same height is the student's.
  const lookAtScroll = () => {
    if (whole.scrollHeight === placed.height && Math.abs(window.scrollY - placed.y) > 1) stop()
  }
  // Content rendered into reserved space does not resize the page, so mutations are observed as well.
  const drawn = new MutationObserver(place)
  const resized = new ResizeObserver(place)
  drawn.observe(document.body, { childList: true, subtree: true })
  resized.observe(document.body)
  for (const act of goingOn) window.addEventListener(act, goOn, { capture: true, passive: true })
  window.addEventListener('scroll', lookAtScroll, { passive: true })
  place()
  return stop
}

/** Stays at this distance from the top, as soon as the page is long enough. */
export const stayAtPlace = (place: number): (() => void) =>
  stayAt(() => {
    window.scrollTo(0, place)
    return window.scrollY >= place
  })

/** Stays at the section with this id as soon as it is rendered; `onDrawn` is called once, when it is visible. */
export function stayAtSection(id: string, onDrawn: (section: HTMLElement) => void): () => void {
  let isDrawn = false
  return stayAt(() => {
    const section = document.getElementById(id)
    // A closed part of the page may hold it and not show it.
    if (section === null || section.getClientRects().length === 0) return false
    section.scrollIntoView()
    if (!isDrawn) onDrawn(section)
    isDrawn = true
    return true
  })
}
