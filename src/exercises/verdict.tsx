import { Check, CircleAlert, CircleDashed, type LucideIcon, Scale, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { RichTextView } from '@/components/rich-text'
import { classNames } from '@/lib/class-names'
import type { RichText, Spanish } from '@/spanish/markup'
import type { Mark } from './mark'

const colours = {
  correct: ['border-correct', 'text-correct'],
  almost: ['border-almost', 'text-almost'],
  wrong: ['border-wrong', 'text-wrong'],
  ink: ['border-ink', 'text-ink'],
} as const

/** A verdict as an icon, words and colour, with its explanation. */
export function VerdictBox({
  Icon,
  colour,
  verdict,
  children,
}: {
  Icon: LucideIcon
  colour: keyof typeof colours
  verdict: string
  children?: ReactNode
}) {
  const [border, text] = colours[colour]
  return (
    <div key={verdict} className={classNames('stack-1 border-l-4 pl-3 [overflow-wrap:anywhere]', border)}>
      <p className={classNames('flex items-center gap-2 font-bold', text)}>
        <Icon aria-hidden="true" className="size-5 shrink-0" /> <span>{verdict}</span>
      </p>
      {children}
    </div>
  )
}

/** A right answer at the end of a sentence, without a second full stop. */
function Answer({ text }: { text: Spanish }) {
  return (
    <>
      <b lang="es" translate="no">
        {text}
      </b>
      {/[.?!…]$/.test(text) ? '' : '.'}
    </>
  )
}

const Line = ({ text }: { text: RichText | undefined }) =>
  text !== undefined && (
    <p key={text}>
      <RichTextView text={text} />
    </p>
  )

/**
 * The feedback for a mark. `because` explains the model answer. It is shown with a right answer, and after the student
 * has compared their own answer with the model. It never explains why an answer is wrong: only the mark contains that
 * reason.
 */
export function Verdict({ mark, because }: { mark: Mark; because?: RichText | undefined }) {
  switch (mark.kind) {
    case 'unanswered':
      return (
        <p className="text-muted">
          {mark.wordsLeft === undefined
            ? 'Not answered yet.'
            : `You haven’t used every word: ${mark.wordsLeft} left.`}
        </p>
      )
    case 'right':
      return (
        <VerdictBox Icon={Check} colour="correct" verdict="Correct">
          {mark.written !== undefined && (
            <p>
              Remember the opening mark:{' '}
              <b lang="es" translate="no">
                {mark.written}
              </b>
            </p>
          )}
          <Line text={because} />
          <Line text={mark.note} />
        </VerdictBox>
      )
    case 'accent':
      return (
        <VerdictBox Icon={CircleDashed} colour="almost" verdict="Right letters, but check the accents">
          {mark.twins.map((twin) => (
            <p key={twin.typed.word}>
              <i lang="es" translate="no">
                {twin.typed.word}
              </i>{' '}
              means ‘{twin.typed.means}’. You needed{' '}
              <b lang="es" translate="no">
                {twin.needed.word}
              </b>
              , ‘{twin.needed.means}’.
            </p>
          ))}
          {mark.twins.length === 0 && (
            <p>
              Write it like this: <Answer text={mark.expected} />
            </p>
          )}
        </VerdictBox>
      )
    case 'mistake':
      if (mark.lacks === true)
        return (
          <VerdictBox Icon={CircleDashed} colour="almost" verdict="Nearly there">
            <Line text={mark.because} />
          </VerdictBox>
        )
      return (
        <VerdictBox Icon={X} colour="wrong" verdict="Not yet">
          {mark.expected !== undefined && (
            <p>
              You needed <Answer text={mark.expected} />
            </p>
          )}
          <Line text={mark.because} />
        </VerdictBox>
      )
    case 'near':
      return (
        <VerdictBox
          Icon={CircleAlert}
          colour="almost"
          verdict={mark.isSpanish ? 'Good Spanish, but not what we asked for' : 'Not quite'}
        >
          {mark.because.length === 1 ? (
            <Line text={mark.because[0]} />
          ) : (
            <ul className="list-disc stack-1 pl-5">
              {mark.because.map((reason) => (
                <li key={reason}>
                  <RichTextView text={reason} />
                </li>
              ))}
            </ul>
          )}
          <p>
            We’d write <Answer text={mark.expected} />
          </p>
        </VerdictBox>
      )
    case 'wrong':
      return (
        <VerdictBox Icon={X} colour="wrong" verdict="Not yet">
          <p>
            You needed <Answer text={mark.expected} />
          </p>
          <Line text={because} />
        </VerdictBox>
      )
    case 'unknown':
      return (
        <VerdictBox Icon={Scale} colour="ink" verdict="We don’t recognise this answer">
          {because === undefined ? (
            <>
              <p>Compare your answer with ours: does it mean the same?</p>
              <p>
                <b lang="es" translate="no">
                  {mark.expected}
                </b>
              </p>
            </>
          ) : (
            <>
              <p>
                We’d write <Answer text={mark.expected} />
              </p>
              <Line text={because} />
            </>
          )}
        </VerdictBox>
      )
    default:
      return mark satisfies never
  }
}
