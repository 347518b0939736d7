/** What is kept free below, so that nothing stands right on the edge. */
const margin = 8

type Part = Element | null | undefined

/** What can be seen of the page: the part below the bar and, while a field has the focus, above a phone's keyboard. */
function visible(): { top: number; bottom: number } {
  const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const field = document.activeElement
  const isTypedIn = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const viewport = isTypedIn ? window.visualViewport : null
  // Older browsers have none, whatever the types say.
  if (!viewport) return { top: below, bottom: window.innerHeight - margin }
  return { top: Math.max(below, viewport.offsetTop), bottom: viewport.offsetTop + viewport.height - margin }
}

function scrollBy(distance: number): void {
  if (Math.round(distance) !== 0) window.scrollBy(0, distance)
}

/**
 * Scrolls no further than it must to show the first of these groups that fits the screen, whole; of the last one,
 * where none fits, its beginning.
 */
export function reveal(...groups: readonly (readonly Part[])[]): void {
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

/** Scrolls so that it begins at the top of the screen. */
export function revealFromTop(part: Element): void {
  scrollBy(part.getBoundingClientRect().top - visible().top)
}
