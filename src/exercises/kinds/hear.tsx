import { Volume2 } from 'lucide-react'
import { useId, useState } from 'react'
import { SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { ChoiceList } from '@/components/ui/choice-list'
import { inputClasses } from '@/components/ui/field'
import { VoiceHint } from '@/components/ui/voice-hint'
import type { HearExercise } from '@/content/types'
import { speak } from '@/lib/speech'
import { plainSpanish } from '@/spanish/markup'
import { SpanishField } from '../answer-field'
import type { ExerciseKind } from '../exercise-kind'
import { CheckButton, TwoLines, WritingLine } from '../parts'

const instruction = ({ choices }: HearExercise) =>
  choices === undefined ? 'Listen, and write what you hear.' : 'Listen. Which one was it?'

/** Slowly enough to hear each syllable. */
const slowly = 0.5

/** Says it, as it would be said and slowly, as often as it is asked for. */
function Listen({ text }: { text: string }) {
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="outline" onClick={() => speak(text)}>
          <Volume2 aria-hidden="true" className="size-5" /> Listen
        </Button>
        <Button look="outline" onClick={() => speak(text, slowly)}>
          Slowly
        </Button>
      </div>
      <VoiceHint />
    </>
  )
}

/** What was said, and what it means. */
const Said = ({ says, en }: HearExercise) => (
  <p className="mt-3">
    <b>
      <SpanishText text={says} />
    </b>{' '}
    <span className="text-muted">{en}</span>
  </p>
)

/** The answer is what was typed, or the choice as it is written. */
export const hear: ExerciseKind<HearExercise, string> = {
  View({ exercise, locked, checking, onAnswer }) {
    const [answer, setAnswer] = useState('')
    const id = useId()
    const { choices } = exercise
    const listen = <Listen text={plainSpanish(exercise.says)} />
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onAnswer(answer)
        }}
      >
        {choices !== undefined ? (
          <ChoiceList
            name={id}
            choices={choices.map((choice) => ({ key: choice, label: <SpanishText text={choice} /> }))}
            chosen={choices.includes(answer) ? choices.indexOf(answer) : null}
            onChoose={(place) => setAnswer(choices[place] ?? '')}
            right={locked ? choices.indexOf(exercise.says) : null}
          >
            <legend className="mb-3">
              <span className="block font-bold">{instruction(exercise)}</span>
              {listen}
            </legend>
          </ChoiceList>
        ) : (
          <>
            <label htmlFor={id} className="block font-bold">
              {instruction(exercise)}
            </label>
            {listen}
            {locked ? (
              <p
                lang="es"
                data-answer="mine"
                className={inputClasses('answer', 'mt-3 py-2 [overflow-wrap:anywhere]')}
              >
                <span lang="en" className="sr-only">
                  Your answer:{' '}
                </span>
                {answer}
              </p>
            ) : (
              <SpanishField
                id={id}
                withOpeningMarks
                readOnly={checking}
                value={answer}
                onChange={(event) => setAnswer(event.target.value)}
                className="mt-3"
              />
            )}
          </>
        )}
        {locked ? <Said {...exercise} /> : <CheckButton checking={checking} />}
      </form>
    )
  },

  reason: ({ because }) => because,

  Recap: ({ exercise }) => <TwoLines asked={exercise.en} model={<SpanishText text={exercise.says} />} />,

  Print: ({ exercise }) => (
    <>
      <b>
        {exercise.choices === undefined
          ? 'Write what your teacher reads to you.'
          : 'Which one does your teacher read to you?'}
      </b>{' '}
      {exercise.choices === undefined ? (
        <WritingLine />
      ) : (
        <span lang="es">{exercise.choices.map(plainSpanish).join(' / ')}</span>
      )}
    </>
  ),

  PrintKey: ({ exercise }) => (
    <>
      <SpanishText text={exercise.says} /> {exercise.en}
    </>
  ),
}
