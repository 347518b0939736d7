import { useId, useState } from 'react'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { everyAnswer } from '@/content/answers'
import type { Block } from '@/content/types'
import { SpanishField } from '@/exercises/answer-field'
import type { Mark } from '@/exercises/mark'
import { markGap } from '@/exercises/mark-text'
import { Verdict } from '@/exercises/verdict'

/** Whether a mark leaves the answer and its reason to the key. */
const tellsNothing = (mark: Mark | undefined) => mark?.kind !== 'wrong' && mark?.kind !== 'accent'

/** Numbered sentences with a gap each, checked all at once; the key can be shown at any time. */
export function GapFill({ block: { caption, rows } }: { block: Block<'gapfill'> }) {
  const [answers, setAnswers] = useState<readonly string[]>(rows.map(() => ''))
  const [marks, setMarks] = useState<readonly Mark[] | null>(null)
  const [keyShown, setKeyShown] = useState(false)
  /** The row typed in last. It keeps its keys when the focus leaves, or a button below would slip from the finger. */
  const [typedIn, setTypedIn] = useState<number | null>(null)
  const id = useId()
  const right = marks?.filter((one) => one.kind === 'right').length ?? 0

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setMarks(rows.map((row, index) => markGap(row, answers[index] ?? '')))
      }}
    >
      <p className="mb-2 text-sm font-bold text-muted">{caption}</p>
      <ol className="list-decimal space-y-4 pl-6 marker:font-bold">
        {rows.map((row, index) => {
          const mark = marks?.[index]
          return (
            <li key={row.sentence} className="break-inside-avoid">
              <label htmlFor={`${id}-${index}`} className="block">
                <SpanishText text={row.sentence} className="font-semibold" />
                <span className="block text-sm text-muted">{row.en}</span>
              </label>
              <SpanishField
                id={`${id}-${index}`}
                value={answers[index] ?? ''}
                keysShown={typedIn === index}
                onFocus={() => setTypedIn(index)}
                onChange={(event) =>
                  setAnswers(answers.map((old, at) => (at === index ? event.target.value : old)))
                }
                look="on-card"
                className="mt-1 max-w-xs print:hidden"
              />
              <div className="mt-1 text-sm print:hidden">
                {mark !== undefined && <Verdict mark={mark} />}
                {keyShown && tellsNothing(mark) && (
                  <p>
                    <b lang="es">{everyAnswer(row.answers).join(' / ')}</b> —{' '}
                    <RichTextView text={row.because} />
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        <Button type="submit">Check answers</Button>
        <Button look="outline" aria-expanded={keyShown} onClick={() => setKeyShown(!keyShown)}>
          {keyShown ? 'Hide answers' : 'Show answers'}
        </Button>
        <p role="status" className="font-bold">
          {marks !== null && `${right} of ${rows.length} right`}
        </p>
      </div>
    </form>
  )
}
