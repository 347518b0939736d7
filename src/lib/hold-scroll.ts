/** Events that show that the student has moved away from where the page opened. */
const interactions = ['wheel', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Calls `scroll` until it reports success, and again whenever the page grows or shrinks, since parts that are rendered
 * late would push the target away. Stops when the student scrolls, presses, types or moves focus, or when the returned
 * function is called.
 */
function holdScroll(scroll: () => boolean): () => void {
  const whole = document.documentElement
  let lastScroll = { y: 0, height: 0 }
  let isScrolling = false
  const scrollToTarget = () => {
    isScrolling = true
    if (scroll()) drawn.disconnect()
    isScrolling = false
    lastScroll = { y: window.scrollY, height: whole.scrollHeight }
  }
  const stop = () => {
    drawn.disconnect()
    resized.disconnect()
    for (const act of interactions) window.removeEventListener(act, stopOnInteraction, true)
    window.removeEventListener('scroll', stopOnUserScroll)
  }
  // Our own scrolling may move focus too.
  const stopOnInteraction = () => isScrolling || stop()
  // When the page grows, scroll anchoring may scroll it. Only a scroll without a change in height comes from the
  // student.
  const stopOnUserScroll = () => {
    if (whole.scrollHeight === lastScroll.height && Math.abs(window.scrollY - lastScroll.y) > 1) stop()
  }
  // Content rendered into reserved space does not resize the page, so mutations are observed as well.
  const drawn = new MutationObserver(scrollToTarget)
  const resized = new ResizeObserver(scrollToTarget)
  drawn.observe(document.body, { childList: true, subtree: true })
  resized.observe(document.body)
  for (const act of interactions)
    window.addEventListener(act, stopOnInteraction, { capture: true, passive: true })
  window.addEventListener('scroll', stopOnUserScroll, { passive: true })
  scrollToTarget()
  return stop
}

/** Holds this distance from the top once the page is long enough. */
export const holdAtOffset = (offset: number): (() => void) =>
  holdScroll(() => {
    window.scrollTo(0, offset)
    return window.scrollY >= offset
  })

/** Holds the section with this id at the top once it is rendered. Calls `onDrawn` once, when the section is visible. */
export function holdAtSection(id: string, onDrawn: (section: HTMLElement) => void): () => void {
  let isDrawn = false
  return holdScroll(() => {
    const section = document.getElementById(id)
    // The section may be inside a collapsed part of the page.
    if (section === null || section.getClientRects().length === 0) return false
    section.scrollIntoView()
    if (!isDrawn) onDrawn(section)
    isDrawn = true
    return true
  })
}
