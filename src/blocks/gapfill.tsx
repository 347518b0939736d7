import { useId, useState } from 'react'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { useVosotrosShown } from '@/components/vosotros'
import { askedWithUstedes, keyAnswers } from '@/content/answers'
import type { Block } from '@/content/types'
import { SpanishField } from '@/exercises/answer-field'
import type { Mark } from '@/exercises/mark'
import { markGap } from '@/exercises/mark-text'
import { Task } from '@/exercises/shared'
import { useCheck } from '@/exercises/use-check'
import { Verdict } from '@/exercises/verdict'

/** Whether the verdict for this mark already shows the answer. The answer key then adds only the reason. */
const findsAnswer = (mark: Mark | undefined) =>
  mark !== undefined && mark.kind !== 'unanswered' && mark.kind !== 'right'

/** Numbered sentences with one gap each, all checked at once. The answer key can be shown at any time. */
export function GapFill({ block: { caption, rows: written } }: { block: Block<'gapfill'> }) {
  const vosotros = useVosotrosShown()
  const rows = vosotros ? written : written.map(askedWithUstedes)
  const [answers, setAnswers] = useState<readonly string[]>(rows.map(() => ''))
  const [marks, setMarks] = useState<readonly Mark[] | null>(null)
  const [keyShown, setKeyShown] = useState(false)
  /**
   * The row last typed in. It keeps its accent keys on blur; otherwise a button below would move out from under the
   * finger.
   */
  const [typedIn, setTypedIn] = useState<number | null>(null)
  const { isChecking, isSlow, check } = useCheck()
  const id = useId()
  const count = (kind: Mark['kind']) => marks?.filter((one) => one.kind === kind).length ?? 0
  const toCompare = count('unknown')

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void check<readonly Mark[]>(
          (grammar) => rows.map((row, index) => markGap(row, answers[index] ?? '', grammar)),
          setMarks,
        )
      }}
    >
      <p className="mb-2 text-sm font-bold text-muted">
        <RichTextView text={caption} />
        <span className="ml-2 hidden font-normal print:inline">____ / {rows.length}</span>
      </p>
      <ol className="list-decimal stack-4 pl-6 marker:font-bold">
        {rows.map((row, index) => {
          const mark = marks?.[index]
          return (
            <li key={row.sentence} className="break-inside-avoid">
              <label htmlFor={`${id}-${index}`} className="block">
                <SpanishText text={row.sentence} className="font-semibold" />
                <span className="block text-sm text-muted">
                  <Task en={row.en} />
                </span>
              </label>
              <SpanishField
                id={`${id}-${index}`}
                value={answers[index] ?? ''}
                keysShown={typedIn === index}
                readOnly={isChecking}
                onFocus={() => setTypedIn(index)}
                onChange={(event) =>
                  setAnswers(answers.map((old, at) => (at === index ? event.target.value : old)))
                }
                look="on-card"
                className="mt-1 max-w-xs print:hidden"
              />
              <div className="mt-1 text-sm print:hidden">
                {mark !== undefined && <Verdict mark={mark} />}
                {keyShown && (
                  <p className="mt-1">
                    {!findsAnswer(mark) && (
                      <>
                        <b lang="es" translate="no">
                          {keyAnswers(row.answers).join(' / ')}
                        </b>{' '}
                        —{' '}
                      </>
                    )}
                    <RichTextView text={row.because} />
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        <Button type="submit" aria-disabled={isChecking}>
          Check answers
        </Button>
        <Button look="outline" aria-expanded={keyShown} onClick={() => setKeyShown(!keyShown)}>
          {keyShown ? 'Hide answers' : 'Show answers'}
        </Button>
        <p role="status" className="font-bold">
          {isSlow
            ? 'Checking…'
            : marks !== null &&
              `${count('right')} of ${rows.length} right${toCompare === 0 ? '' : `, ${toCompare} to compare`}`}
        </p>
      </div>
    </form>
  )
}
