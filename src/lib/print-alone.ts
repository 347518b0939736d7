/** Marks a sheet and what it is in. A style sheet cannot do this in Firefox 115, which has no `:has()`. */
function markSheets(): void {
  for (const sheet of document.querySelectorAll('[data-prints="sheet"]'))
    for (let part: Element = sheet; part.parentElement !== null; part = part.parentElement)
      part.setAttribute('data-on-sheet', '')
}

/**
 * Prints one part of the page: `styles.css` hides the rest while the root element has `data-print`, until the next
 * press or keystroke. `afterprint` would be too early: an iPad dispatches it before it draws the sheet.
 * @param done is called when the rest is shown again
 */
export function printAlone(part: 'questions' | 'answers' | 'sheet', done?: () => void): void {
  const { dataset } = document.documentElement
  dataset['print'] = part
  if (part === 'sheet') markSheets()
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
