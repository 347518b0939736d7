/** Whether a key opens search: / outside fields, and Ctrl+K or ⌘K anywhere. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (key.toLowerCase() === 'k') return ctrlKey || metaKey
  const typing = target instanceof HTMLElement && target.closest('input, textarea, select') !== null
  return key === '/' && !typing && !ctrlKey && !metaKey && !altKey
}
