/**
 * Prints one part of the page: `styles.css` hides the rest while the root element has `data-print`, until the next
 * press or keystroke. `afterprint` would be too early: an iPad dispatches it before it draws the sheet.
 * @param done is called when the rest is shown again
 */
export function printAlone(part: 'questions' | 'answers' | 'sheet', done?: () => void): void {
  const { dataset } = document.documentElement
  dataset['print'] = part
  window.print()
  const waiting = new AbortController()
  const end = () => {
    waiting.abort()
    delete dataset['print']
    done?.()
  }
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, end, { capture: true, signal: waiting.signal })
}
