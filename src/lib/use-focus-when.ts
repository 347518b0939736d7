import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the element each time that `when` becomes another value that is true: what had the focus is gone,
 * or something new is to be read. The page stays where it is, unless `scroll` is set.
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
