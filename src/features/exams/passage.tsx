import { Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { SpeakButton } from '@/components/ui/speak-button'
import { whyMute } from '@/components/ui/voice-hint'
import { isMute, speak, stopSpeaking, useCanSpeak } from '@/lib/speech'
import { plainSpanish, type RichText, type Spanish } from '@/spanish/markup'
import { DetailsSummary } from './details-summary'

/** The text without dialogue dashes and the numbers of paragraphs, such as [1], which some voices read out. */
const spoken = (text: Spanish) => plainSpanish(text).replace(/^(?:—|\[\d+\] )/gm, '')

/** A question’s options, lettered as in the paper. */
export function Choices({ choices }: { choices: readonly RichText[] }) {
  return (
    <ol className="mt-2 list-[upper-alpha] stack-1 pl-6 marker:font-bold">
      {choices.map((choice) => (
        <li key={choice}>
          <RichTextView text={choice} />
        </li>
      ))}
    </ol>
  )
}

/** The text of a question. A recording’s transcript is shown only on request. */
export function Passage({
  text,
  heard = false,
  once = false,
}: {
  text: Spanish
  heard?: boolean | undefined
  /** Set if the button plays the recording once, not twice. */
  once?: boolean | undefined
}) {
  const canSpeak = useCanSpeak()
  useEffect(() => (heard ? stopSpeaking : undefined), [heard])
  const written = (
    <p className="mt-2 border-l-4 border-rule pl-3 whitespace-pre-line">
      <SpanishText text={text} />
      {!heard && <SpeakButton text={spoken(text)} />}
    </p>
  )
  if (!heard) return written
  return (
    <>
      <Button
        look="outline"
        className="mt-2 print:hidden"
        onClick={() => speak(spoken(text), { times: once ? 1 : 2, dialogue: text.includes('\n—') })}
      >
        <Volume2 aria-hidden="true" className="size-5" /> {once ? 'Listen' : 'Listen twice'}
      </Button>
      {isMute(canSpeak) && (
        <p role="status" className="text-sm print:hidden">
          {`${whyMute(canSpeak)}. Read the transcript instead.`}
        </p>
      )}
      <details className="group mt-2">
        <DetailsSummary
          show="Show the transcript"
          hide="Hide the transcript"
          printed={once ? 'To be read aloud' : 'To be read aloud, twice'}
        />
        {written}
      </details>
    </>
  )
}
