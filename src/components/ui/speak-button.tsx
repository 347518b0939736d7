import { Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/lib/class-names'
import { speak, useCanSpeak } from '@/lib/speech'

/**
 * Speaks a Spanish text aloud. Absent where the browser is known to have no Spanish voice, and on paper. Where that
 * shows only when the button is pressed, the pressed one says so.
 */
export function SpeakButton({ text, className }: { text: string; className?: string }) {
  const canSpeak = useCanSpeak()
  const [pressed, setPressed] = useState(false)
  const failure = useRef<HTMLSpanElement>(null)
  const hasFailed = pressed && canSpeak === 'no'

  // The button is gone: focus stays where it was.
  useEffect(() => {
    if (hasFailed) failure.current?.focus({ preventScroll: true })
  }, [hasFailed])

  if (hasFailed)
    return (
      <span ref={failure} tabIndex={-1} role="status" className="text-sm outline-none print:hidden">
        No Spanish voice on this device
      </span>
    )
  if (canSpeak === undefined || canSpeak === 'no') return null
  return (
    <button
      type="button"
      // A label, not a hidden text: the word stands beside the button already, and would be there twice.
      aria-label={`Listen to ${text}`}
      onClick={() => {
        setPressed(true)
        speak(text)
      }}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-full align-middle hover:bg-ink/10 print:hidden',
        className,
      )}
    >
      <Volume2 aria-hidden="true" className="size-4" />
    </button>
  )
}
