/** Prints a part of the page: `styles.css` leaves out the rest while the root says so. */
export function printAlone(part: 'questions' | 'answers' | 'sheet'): void {
  const { dataset } = document.documentElement
  dataset['print'] = part
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true })
  window.print()
}
