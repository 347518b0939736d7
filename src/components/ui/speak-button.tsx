import { Volume2 } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '@/lib/class-names'
import { useCanSpeak, useVoice } from '@/lib/speech'
import { NoSound } from './no-sound'

/**
 * Ids, by index or key, for the elements whose text can be heard: each labels, in Spanish, the speak button
 * beside it. Undefined until a voice is known, so that prerendered pages do not contain them.
 */
export function useSpokenIds(): (key?: number | string) => string | undefined {
  const id = useId()
  const canSpeak = useCanSpeak()
  return (key = 0) => (canSpeak === undefined || canSpeak === 'no' ? undefined : `${id}-${key}`)
}

/**
 * Speaks a Spanish text. Not rendered if the browser is known to have no Spanish voice, and hidden on paper. If it
 * only becomes clear when the button is pressed that there is no sound, a note says so and explains what to do; the
 * button stays, so that the text around it does not move.
 */
export function SpeakButton({
  text,
  textId,
  className,
}: {
  text: string
  /** The id of the element that shows the text, marked as Spanish. Omitted for a whole text. */
  textId?: string | undefined
  className?: string
}) {
  const id = useId()
  const canSpeak = useCanSpeak()
  const say = useVoice()
  const [pressed, setPressed] = useState(false)
  if (canSpeak === 'no') return null
  const boxClasses = classNames('inline-flex size-8 shrink-0 align-middle print:hidden', className)
  // Reserves the space until hydration: otherwise the text around it would reflow while it is being read.
  if (canSpeak === undefined) return <span className={boxClasses} />
  return (
    <>
      <button
        type="button"
        // Labelled by the element, not by hidden text: that would repeat the word beside the button, and an
        // aria-label cannot be marked as Spanish.
        id={id}
        aria-label={textId === undefined ? 'Listen to the text' : 'Listen to'}
        aria-labelledby={textId === undefined ? undefined : `${id} ${textId}`}
        onClick={() => {
          setPressed(true)
          say(text)
        }}
        className={classNames('items-center justify-center rounded-full hover:bg-ink-wash', boxClasses)}
      >
        <Volume2 aria-hidden="true" className="size-4" />
      </button>
      <NoSound isPressed={pressed} onClose={() => setPressed(false)} />
    </>
  )
}
