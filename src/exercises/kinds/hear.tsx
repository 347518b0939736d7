import { Volume2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { ChoiceList } from '@/components/ui/choice-list'
import { VoiceHint } from '@/components/ui/voice-hint'
import type { HearExercise } from '@/content/types'
import { speak, stopSpeaking } from '@/lib/speech'
import { plainSpanish } from '@/spanish/markup'
import { AnswerField } from '../answer-field'
import type { ExerciseKind } from '../exercise-kind'
import { CheckButton, QuestionAndModel, WritingLine } from '../shared'

const instruction = ({ choices }: HearExercise) =>
  choices === undefined ? 'Listen and write what you hear.' : 'Listen. Which one did you hear?'

/** Slow enough to hear each syllable. */
const slowly = 0.5

/** As many times as in the IGCSE and Spanish B listening papers. */
const twice = 2

/** Plays the text twice, at normal speed or slowly. Pressing again restarts it; unmounting stops it. */
function Listen({ text }: { text: string }) {
  useEffect(() => stopSpeaking, [])
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="outline" onClick={() => speak(text, { times: twice })}>
          <Volume2 aria-hidden="true" className="size-5" /> Listen
        </Button>
        <Button look="outline" onClick={() => speak(text, { times: twice, rate: slowly })}>
          Slowly
        </Button>
      </div>
      <VoiceHint />
    </>
  )
}

/** The transcript and its translation. */
const Said = ({ says, en }: HearExercise) => (
  <p className="mt-3">
    <b>
      <SpanishText text={says} />
    </b>{' '}
    <span className="text-muted">{en}</span>
  </p>
)

/** The answer is the typed text, or the text of the chosen option. */
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
            onChoose={(index) => setAnswer(choices[index] ?? '')}
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
            <AnswerField
              id={id}
              withOpeningMarks
              locked={locked}
              checking={checking}
              answer={answer}
              onChange={setAnswer}
            />
          </>
        )}
        {locked ? <Said {...exercise} /> : <CheckButton checking={checking} />}
      </form>
    )
  },

  reason: ({ because }) => because,

  Recap: ({ exercise }) => (
    <QuestionAndModel asked={exercise.en} model={<SpanishText text={exercise.says} />} />
  ),

  Print: ({ exercise }) => (
    <>
      <b>
        {exercise.choices === undefined
          ? 'Write what your teacher reads out.'
          : 'Which one does your teacher read out?'}
      </b>{' '}
      {exercise.choices === undefined ? (
        <WritingLine />
      ) : (
        <span lang="es" translate="no">
          {exercise.choices.map(plainSpanish).join(' / ')}
        </span>
      )}
    </>
  ),

  PrintKey: ({ exercise }) => (
    <>
      <SpanishText text={exercise.says} /> {exercise.en}
    </>
  ),
}
