/**
 * Prints one part of the page: `styles.css` hides the rest while the root element has `data-print`, until the next
 * press or keystroke. `afterprint` would be too early: an iPad dispatches it before it draws the sheet.
 * @param done is called when the rest is shown again
 */
export function printAlone(part: 'questions' | 'answers' | 'sheet', done?: () => void): void {
  const { dataset } = document.documentElement
  dataset['print'] = part
  // A style sheet cannot select what a sheet is in: Firefox 115 has no `:has()`.
  for (const sheet of document.querySelectorAll('[data-prints]'))
    for (let within: Element | null = sheet; within !== null; within = within.parentElement)
      within.setAttribute('data-on-sheet', '')
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
