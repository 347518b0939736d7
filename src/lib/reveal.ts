/** The bottom margin in pixels, so that nothing touches the edge. */
const margin = 8

type Target = Element | null | undefined

/** The visible part of the page: below the sticky bar and, while a field has focus, above the on-screen keyboard. */
function visible(): { top: number; bottom: number } {
  const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const field = document.activeElement
  const isTypedIn = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const viewport = isTypedIn ? window.visualViewport : null
  // Older browsers have no visualViewport, whatever the types say.
  if (!viewport) return { top: below, bottom: window.innerHeight - margin }
  return { top: Math.max(below, viewport.offsetTop), bottom: viewport.offsetTop + viewport.height - margin }
}

function scrollBy(distance: number): void {
  if (Math.round(distance) !== 0) window.scrollBy(0, distance)
}

/**
 * Scrolls as little as possible to show the first of these groups that fits on the screen. If none of them fit, shows
 * the start of the last one.
 */
export function reveal(...groups: readonly (readonly Target[])[]): void {
  const { top, bottom } = visible()
  const boxes = groups.flatMap((parts) => {
    const rects = parts.flatMap((part) => (part ? [part.getBoundingClientRect()] : []))
    if (rects.length === 0) return []
    return [
      {
        top: Math.min(...rects.map((rect) => rect.top)),
        bottom: Math.max(...rects.map((rect) => rect.bottom)),
      },
    ]
  })
  const box = boxes.find((one) => one.bottom - one.top <= bottom - top) ?? boxes.at(-1)
  if (box === undefined) return
  if (box.top < top || box.bottom - box.top > bottom - top) scrollBy(box.top - top)
  else if (box.bottom > bottom) scrollBy(box.bottom - bottom)
}

/** Scrolls the element to the top of the visible part of the page. */
export function revealFromTop(part: Element): void {
  scrollBy(part.getBoundingClientRect().top - visible().top)
}
