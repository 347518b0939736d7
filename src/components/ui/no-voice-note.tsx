import { useEffect, useRef } from 'react'
import { howToAddVoice } from './voice-hint'

/**
 * A note at the foot of the screen, shown when a speak button finds no voice. It says what to do, and does not move the
 * text beside the button. A browser without popovers shows it beside the button.
 */
export function NoVoiceNote({ onClose }: { onClose: () => void }) {
  const note = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if ('popover' in HTMLElement.prototype) note.current?.showPopover()
    note.current?.focus()
  }, [])
  return (
    <span
      ref={note}
      popover="auto"
      role="note"
      tabIndex={-1}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose()
      }}
      className="inset-x-edge top-auto bottom-4 mx-auto max-w-prose rounded-lg border-2 border-ink bg-card p-4 text-base font-normal text-ink shadow-lg outline-none print:hidden"
    >
      <b>No Spanish voice on this device</b>, so there’s no sound. {howToAddVoice}
    </span>
  )
}
