import { RichTextView, SpanishText } from '@/components/rich-text'
import { SpeakButton, useSpokenIds } from '@/components/ui/speak-button'
import type { Example } from '@/content/types'
import { plainSpanish } from '@/spanish/markup'

/** A Spanish sentence that can be played, with its translation below. */
export function Sentence({ es, en, note }: Example) {
  const said = useSpokenIds()()
  return (
    <div className="flex items-start gap-1">
      <SpeakButton text={plainSpanish(es)} textId={said} className="-mt-1 -ml-2" />
      <div className="min-w-0">
        <SpanishText text={es} id={said} className="block" />
        <span className="block text-muted">{en}</span>
        {note !== undefined && (
          <span className="block text-sm">
            <RichTextView text={note} />
          </span>
        )}
      </div>
    </div>
  )
}
