import { Check, CircleDashed, Scale, X } from 'lucide-react'
import { RichTextView } from '@/components/rich-text'
import type { RichText } from '@/spanish/markup'
import type { Mark } from './mark'

/** What ends a sentence whose last word is this answer: nothing where it ends by itself. */
const stop = (answer: string) => (/[.?!…]$/.test(answer) ? '' : '.')

/** What a mark says to the student: told by sign, words and colour. `because` is said beside a right answer. */
export function Verdict({ mark, because }: { mark: Mark; because?: RichText | undefined }) {
  switch (mark.kind) {
    case 'unanswered':
      return (
        <p className="text-muted">
          {mark.wordsLeft === undefined
            ? 'Nothing answered yet.'
            : `Every word has its place: ${mark.wordsLeft} still to come.`}
        </p>
      )
    case 'right':
      return (
        <div className="border-l-4 border-correct pl-3">
          <p className="flex items-center gap-2 font-bold text-correct">
            <Check aria-hidden="true" className="size-5" /> Right
          </p>
          {mark.written !== undefined && (
            <p>
              In writing it needs its opening mark: <b lang="es">{mark.written}</b>
            </p>
          )}
          {because !== undefined && (
            <p>
              <RichTextView text={because} />
            </p>
          )}
        </div>
      )
    case 'accent':
      return (
        <div className="border-l-4 border-almost pl-3">
          <p className="flex items-center gap-2 font-bold text-almost">
            <CircleDashed aria-hidden="true" className="size-5" /> Right letters, but check the accents
          </p>
          {mark.twins.map((twin) => (
            <p key={twin.typed.word}>
              <i lang="es">{twin.typed.word}</i> is ‘{twin.typed.means}’; you needed{' '}
              <b lang="es">{twin.needed.word}</b>, ‘{twin.needed.means}’.
            </p>
          ))}
          {mark.twins.length === 0 && (
            <p>
              It is written <b lang="es">{mark.expected}</b>
              {stop(mark.expected)}
            </p>
          )}
        </div>
      )
    case 'wrong':
      return (
        <div className="border-l-4 border-wrong pl-3">
          <p className="flex items-center gap-2 font-bold text-wrong">
            <X aria-hidden="true" className="size-5" /> Not yet
          </p>
          {mark.expected !== undefined && (
            <p>
              You needed <b lang="es">{mark.expected}</b>
              {stop(mark.expected)}
            </p>
          )}
          <p>
            <RichTextView text={mark.because} />
          </p>
        </div>
      )
    case 'unlisted':
      return (
        <div className="border-l-4 border-ink pl-3">
          <p className="flex items-center gap-2 font-bold">
            <Scale aria-hidden="true" className="size-5" /> Not on our list
          </p>
          <p>
            Compare with: <b lang="es">{mark.expected}</b>
          </p>
          <p>
            Why: <RichTextView text={mark.because} />
          </p>
        </div>
      )
    default:
      return mark satisfies never
  }
}
