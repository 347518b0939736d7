/** Whether a key opens search: / outside fields, and Ctrl+K or ⌘K anywhere. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  // Chrome dispatches a `keydown` without a key when a student picks a suggestion for a field. With Shift or Alt, the
  // keys belong to the browser: Ctrl+Shift+K opens Firefox’s console.
  if (key?.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey && !altKey
  const typing = target instanceof HTMLElement && target.closest('input, textarea, select') !== null
  return key === '/' && !typing && !ctrlKey && !metaKey && !altKey
}
