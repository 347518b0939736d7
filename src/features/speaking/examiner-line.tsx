import { RotateCcw, Volume2 } from 'lucide-react'
import { useId, useState } from 'react'
import { SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { TextButton } from '@/components/ui/text-link'
import { whyMute } from '@/components/ui/voice-hint'
import { isMute, useCanSpeak, useVoice } from '@/lib/speech'
import { plainSpanish, type Spanish } from '@/spanish/markup'

/**
 * A line spoken by the examiner, with a button to play it again. The text is shown only on request, or if there is no
 * sound.
 */
export function ExaminerLine({
  says,
  en,
  who,
  of,
  wasSaid = false,
  onSound,
}: {
  says: Spanish
  en: string
  /** The examiner, or the character that they play. */
  who: string
  /** Context for the accessible names of the buttons: `prompt 2`. */
  of: string
  /** Whether the button that revealed this line has just played it. */
  wasSaid?: boolean
  /** Called before the line is played. */
  onSound?: () => void
}) {
  const canSpeak = useCanSpeak()
  const say = useVoice()
  const [heard, setHeard] = useState(wasSaid)
  const [isShown, setShown] = useState(false)
  const [inEnglish, setInEnglish] = useState(false)
  const id = useId()
  const ofWhat = <span className="sr-only">: {of}</span>
  const isRead = isShown || isMute(canSpeak)
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
        {canSpeak !== 'no' && (
          <Button
            look="outline"
            aria-disabled={canSpeak === undefined}
            onClick={() => {
              setHeard(true)
              onSound?.()
              say(plainSpanish(says))
            }}
          >
            {heard ? (
              <RotateCcw aria-hidden="true" className="size-5" />
            ) : (
              <Volume2 aria-hidden="true" className="size-5" />
            )}
            <span>{heard ? 'Listen again' : `Listen to ${who}`}</span>
            {ofWhat}
          </Button>
        )}
        {!isMute(canSpeak) && (
          <TextButton
            className="min-h-11"
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            <span>{isShown ? 'Hide the words' : 'Show the words'}</span>
            {ofWhat}
          </TextButton>
        )}
        {isRead && (
          <TextButton className="min-h-11" aria-expanded={inEnglish} onClick={() => setInEnglish(!inEnglish)}>
            <span>{inEnglish ? 'Hide the English' : 'In English'}</span>
            {ofWhat}
          </TextButton>
        )}
      </div>
      {canSpeak === 'failed' && (
        <p role="status" className="text-sm print:hidden">
          {`${whyMute(canSpeak)}. Read the words instead.`}
        </p>
      )}
      {/* Hidden by a class, because a print style could not override the `hidden` attribute. */}
      <div id={id} className={isRead ? undefined : 'hidden print:block'}>
        <p className="mt-1 text-xl font-bold">
          <SpanishText text={says} />
        </p>
        {inEnglish && <p className="text-muted">{en}</p>}
      </div>
    </div>
  )
}
