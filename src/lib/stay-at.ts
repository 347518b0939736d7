/** What shows that the student has gone on from where the page opened. */
const goingOn = ['wheel', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Calls `scroll` until it says that it has got there, and again each time that the page grows or shrinks: parts that are
 * drawn late would push away what was scrolled to. It ends when the student scrolls, presses, types or moves the focus, or
 * with the function that it returns.
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
  // To scroll may move the focus as well.
  const goOn = () => isPlacing || stop()
  // When a page grows, the browser may scroll it by itself, to keep in view what is there.
  const lookAtScroll = () => {
    if (whole.scrollHeight === placed.height && Math.abs(window.scrollY - placed.y) > 1) stop()
  }
  // A page does not grow by what is drawn where room was kept for it.
  const drawn = new MutationObserver(place)
  const resized = new ResizeObserver(place)
  drawn.observe(document.body, { childList: true, subtree: true })
  resized.observe(document.body)
  for (const act of goingOn) window.addEventListener(act, goOn, { capture: true, passive: true })
  window.addEventListener('scroll', lookAtScroll, { passive: true })
  place()
  return stop
}

/** Stays this far from the top of the page, as soon as it is so long. */
export const stayAtPlace = (place: number): (() => void) =>
  stayAt(() => {
    window.scrollTo(0, place)
    return window.scrollY >= place
  })

/** Stays at the section of this id as soon as it is drawn; `onDrawn` is called once, when it can be seen. */
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
