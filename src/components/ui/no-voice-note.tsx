import { useEffect, useRef } from 'react'
import { useCanSpeak } from '@/lib/speech'
import { howToAddVoice, whyMute } from './voice-hint'

function Note({ onClose }: { onClose: () => void }) {
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
      <b>{whyMute('failed')}</b>, so there’s no sound. {howToAddVoice}
    </span>
  )
}

/**
 * A note at the foot of the screen, shown when a pressed button makes no sound. It says what to do, and does not move the
 * text beside the button. A browser without popovers shows it beside the button.
 */
export const NoVoiceNote = ({ onClose }: { onClose: () => void }) =>
  useCanSpeak() === 'failed' ? <Note onClose={onClose} /> : null
