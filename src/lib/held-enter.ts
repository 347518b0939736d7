/**
 * While Enter is held down, a browser presses the focused button again and again. Once an answer has been checked, focus
 * is on “Next”, so the repeated press would take the verdict away unread. Text areas still get their new lines. Returns a
 * function that ends this.
 */
export function ignoreHeldEnter(): () => void {
  const ignore = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault()
  }
  document.addEventListener('keydown', ignore)
  return () => document.removeEventListener('keydown', ignore)
}
