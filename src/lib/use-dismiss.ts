import { type RefObject, useEffect } from 'react'

/** Closes an overlay when the student presses or moves focus outside it, or presses Escape. */
export function useDismiss(
  overlay: RefObject<HTMLElement | null>,
  isOpen: boolean,
  /** After Escape, focus has to return to the element that opened the overlay. */
  onDismiss: (isEscape: boolean) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onDismiss` does not change while it is open
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !overlay.current?.contains(target)) onDismiss(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss(true)
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
