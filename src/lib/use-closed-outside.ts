import { type RefObject, useEffect } from 'react'

/** Closes an overlay when the student presses or moves focus outside it, or presses Escape. */
export function useClosedOutside(
  whole: RefObject<HTMLElement | null>,
  isOpen: boolean,
  /** After Escape, focus has to return to the element that opened it. */
  close: (isEscape: boolean) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes it does not change while it is open
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) close(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close(true)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])
}
