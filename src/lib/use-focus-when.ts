import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the element each time `when` changes to another truthy value: either the focused element has been removed, or
 * there is something new to read. Does not scroll the page unless `scroll` is set.
 */
export function useFocusWhen<Target extends HTMLElement>(
  when: unknown,
  { scroll = false }: { scroll?: boolean } = {},
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (when) target.current?.focus({ preventScroll: !scroll })
  }, [when, scroll])
  return target
}
