import { useId, useState } from 'react'
import type { ProofreadExercise } from '@/content/types'
import { GivenAnswer, SpanishLine } from '../answer-field'
import type { ExerciseKind } from '../exercise-kind'
import { correctedLine, originalLine } from '../mark-proofread'
import { CheckButton, QuestionAndModel, WritingLine } from '../shared'

const instruction = 'Three lines have a mistake. Find them and correct them.'

const model = ({ lines }: ProofreadExercise) => <span lang="es">{lines.map(correctedLine).join(' ')}</span>

/** The answer is the current text of the lines. */
export const proofread: ExerciseKind<ProofreadExercise, readonly string[]> = {
  View({ exercise, locked, checking, onAnswer }) {
    const [lines, setLines] = useState(exercise.lines.map(originalLine))
    /** The line that has the accent keys. */
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
            const isEdited = line !== originalLine(exercise.lines[at] ?? { right: '' })
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change order
              <div key={at} className="flex items-start gap-2">
                <span aria-hidden="true" className="w-4 shrink-0 pt-2.5 text-right text-sm text-muted">
                  {at + 1}
                </span>
                <div className="min-w-0 flex-1">
                  {locked ? (
                    <GivenAnswer label={label} isMine={isEdited}>
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
                      onChange={(event) => setLines(lines.with(at, event.target.value.replaceAll('\n', ' ')))}
                    />
                  )}
                </div>
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
            <span lang="es">{originalLine(line)}</span>
            <WritingLine />
          </li>
        ))}
      </ol>
    </>
  ),

  PrintKey: ({ exercise }) => model(exercise),
}
