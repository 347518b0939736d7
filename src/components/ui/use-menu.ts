import { type PointerEvent, useRef, useState } from 'react'

/**
 * The props of a dropdown menu and its trigger. Radix opens a menu on pointerdown, and so also when a finger touches the
 * trigger in order to scroll. Here a finger opens it with a click, which never follows a scroll.
 * @param isOpenAtFirst whether the trigger was pressed before the menu had loaded
 */
export function useMenu(isOpenAtFirst = false) {
  const [open, setOpen] = useState(isOpenAtFirst)
  /** What a click sets `open` to. Null without a press: assistive technology only clicks. */
  const next = useRef<boolean | 'done' | null>(isOpenAtFirst ? 'done' : null)
  return {
    root: { modal: false, open, onOpenChange: setOpen },
    trigger: {
      onPointerDown(event: PointerEvent) {
        const isTouch = event.pointerType === 'touch'
        // Radix closes an open menu on this event, but does not open one if the default is prevented.
        if (isTouch) event.preventDefault()
        next.current = isTouch ? !open : 'done'
      },
      onClick() {
        if (next.current !== 'done') setOpen(next.current ?? !open)
        next.current = null
      },
    },
  }
}
