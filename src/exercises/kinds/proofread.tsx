import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { ProofreadExercise, ProofreadLine } from '@/content/types'
import { GivenAnswer, SpanishLine } from '../answer-field'
import type { ExerciseKind } from '../exercise-kind'
import { correctedLine, markLine, originalLine } from '../mark-proofread'
import { CheckButton, QuestionAndModel, WritingLine } from '../shared'

const instruction = 'Three lines have a mistake. Find them and correct them.'

const model = ({ lines }: ProofreadExercise) => (
  <span lang="es" translate="no">
    {lines.map(correctedLine).join(' ')}
  </span>
)

/**
 * Whether a line is right or wrong, if that is certain without the grammar. Otherwise undefined: the reasons below
 * refer to such a line by number.
 */
function certainty(line: ProofreadLine | undefined, now: string): 'correct' | 'not yet' | undefined {
  const mark = line && markLine(line, now)
  if (mark?.kind === 'right') return 'correct'
  return mark?.kind === 'mistake' || mark?.kind === 'near' ? 'not yet' : undefined
}

/** The answer is the current text of the lines. */
export const proofread: ExerciseKind<ProofreadExercise, readonly string[]> = {
  View({ exercise, locked, checking, onAnswer }) {
    const [lines, setLines] = useState(exercise.lines.map(originalLine))
    /** The line that the accent keys are shown for. */
    const [current, setCurrent] = useState<number | null>(null)
    const id = useId()
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onAnswer(lines)
        }}
      >
        <fieldset className="grid gap-2">
          <legend className="mb-3">
            <span className="block font-bold">{instruction}</span>
            <span className="block text-muted">{exercise.en}</span>
          </legend>
          {lines.map((line, at) => {
            const label = `Line ${at + 1}`
            const said = locked ? certainty(exercise.lines[at], line) : undefined
            const isEdited = line !== originalLine(exercise.lines[at] ?? { right: '' })
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change order
              <div key={at} className="flex items-start gap-2">
                <span aria-hidden="true" className="w-4 shrink-0 pt-2.5 text-right text-sm text-muted">
                  {at + 1}
                </span>
                <div className="min-w-0 flex-1">
                  {locked ? (
                    <GivenAnswer label={said === undefined ? label : `${label}, ${said}`} isMine={isEdited}>
                      {line}
                    </GivenAnswer>
                  ) : (
                    <SpanishLine
                      id={`${id}-${at}`}
                      aria-label={label}
                      keysShown={current === at}
                      readOnly={checking}
                      value={line}
                      onFocus={() => setCurrent(at)}
                      onChange={({ target }) =>
                        setLines(lines.map((old, i) => (i === at ? target.value.replaceAll('\n', ' ') : old)))
                      }
                    />
                  )}
                </div>
                {locked && (
                  <span aria-hidden="true" className="size-5 shrink-0 pt-2.5">
                    {said === 'correct' && <Check className="size-5 text-correct" />}
                    {said === 'not yet' && <X className="size-5 text-wrong" />}
                  </span>
                )}
              </div>
            )
          })}
        </fieldset>
        {!locked && <CheckButton checking={checking} />}
      </form>
    )
  },

  // Each line has its own reason, and the mark contains those that apply.
  reason: () => undefined,

  Recap: ({ exercise }) => <QuestionAndModel asked={exercise.en} model={model(exercise)} />,

  Print: ({ exercise }) => (
    <>
      <b>{instruction}</b> <span className="text-muted">{exercise.en}</span>
      <ol className="list-[lower-alpha] pl-6">
        {exercise.lines.map((line) => (
          <li key={originalLine(line)}>
            <span lang="es" translate="no">
              {originalLine(line)}
            </span>
            <WritingLine />
          </li>
        ))}
      </ol>
    </>
  ),

  PrintKey: ({ exercise }) => model(exercise),
}
