import { Volume2 } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '@/lib/class-names'
import { useCanSpeak, useVoice } from '@/lib/speech'
import { useFocusWhen } from '@/lib/use-focus-when'

/**
 * Ids for the elements that show what can be heard, by their places: the button beside each is named after it, in
 * Spanish. None before it is known that there is a voice, so that no page is sent with them.
 */
export function useSaid(): (place?: number | string) => string | undefined {
  const id = useId()
  const canSpeak = useCanSpeak()
  return (place = 0) => (canSpeak === undefined || canSpeak === 'no' ? undefined : `${id}-${place}`)
}

/**
 * Speaks a Spanish text aloud. Absent where the browser is known to have no Spanish voice, and on paper. Where that
 * shows only when the button is pressed, the pressed one says so.
 */
export function SpeakButton({
  text,
  of,
  className,
}: {
  text: string
  /** The id of the element that shows it, marked as Spanish; without one it is a whole text. */
  of?: string | undefined
  className?: string
}) {
  const id = useId()
  const canSpeak = useCanSpeak()
  const say = useVoice()
  const [pressed, setPressed] = useState(false)
  const hasFailed = pressed && canSpeak === 'no'
  const failure = useFocusWhen<HTMLSpanElement>(hasFailed)

  if (hasFailed)
    return (
      <span ref={failure} tabIndex={-1} role="status" className="text-sm outline-none print:hidden">
        No Spanish voice on this device
      </span>
    )
  if (canSpeak === 'no') return null
  const place = classNames('inline-flex size-8 shrink-0 align-middle print:hidden', className)
  // Its place is kept until the app is there: else the text around it breaks anew, and what is being read moves away.
  if (canSpeak === undefined) return <span className={place} />
  return (
    <button
      type="button"
      // No hidden text: the word stands beside the button already, and would be there twice. A label has no language.
      id={id}
      aria-label={of === undefined ? 'Listen to the text' : 'Listen to'}
      aria-labelledby={of === undefined ? undefined : `${id} ${of}`}
      onClick={() => {
        setPressed(true)
        say(text)
      }}
      className={classNames('items-center justify-center rounded-full hover:bg-ink/10', place)}
    >
      <Volume2 aria-hidden="true" className="size-4" />
    </button>
  )
}
