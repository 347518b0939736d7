/**
 * Prints a part of the page: `styles.css` leaves out the rest while the root says so, until the next press or key. Not until
 * `afterprint`: an iPad dispatches it before it draws the sheet.
 * @param done is called then
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
