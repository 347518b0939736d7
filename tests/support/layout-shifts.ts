import type { Page } from '@playwright/test'

interface Shift {
  /** The fraction of the screen that moved, multiplied by the distance. */
  value: number
  /** The elements that moved, with their old and new positions. */
  moved: string[]
}

/** Records layout shifts from the first frame onwards, except those just after a click, tap or key press. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const describeRect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((length) => Math.round(length)).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        // Ignore shifts of less than a pixel in a single line, which tools round to 0.000.
        if (hadRecentInput || value < 0.0005) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const name = `${element?.localName}.${element?.className}: ${node?.textContent?.slice(0, 40)}`
          return `${name}: ${describeRect(previousRect)} → ${describeRect(currentRect)}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts so far, after two more frames have been painted. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const { shifts } = window as unknown as { shifts: Shift[] }
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))))
      }),
  )
