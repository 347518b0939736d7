import { useState } from 'react'
import { modelAnswer } from '@/content/answers'
import type { OrderExercise } from '@/content/types'
import { classNames } from '@/lib/class-names'
import type { Spanish } from '@/spanish/markup'
import type { ExerciseKind } from '../exercise-kind'
import { CheckButton, QuestionAndModel, WritingLine } from '../shared'

const instruction = 'Put the words in order.'

/** The answer is the chosen words, in the order chosen. */
export const order: ExerciseKind<OrderExercise, readonly Spanish[]> = {
  View({ exercise, locked, checking, onAnswer }) {
    /** Indices of the chosen words in `exercise.words`, in the order chosen. */
    const [places, setPlaces] = useState<readonly number[]>([])
    const chosen = places.map((index) => exercise.words[index] ?? '')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onAnswer(chosen)
        }}
      >
        <fieldset disabled={locked || checking}>
          <legend>
            <span className="block font-bold">{instruction}</span>
            <span className="block text-muted">{exercise.en}</span>
          </legend>
          <p
            aria-live="polite"
            data-answer="mine"
            className="mt-3 min-h-12 border-b-2 border-muted py-2 text-lg"
          >
            <span className="sr-only">Your sentence so far: </span>
            <span lang="es" translate="no">
              {chosen.join(' ')}
            </span>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {exercise.words.map((word, index) => {
              const used = places.includes(index)
              return (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the list never changes
                  key={index}
                  type="button"
                  lang="es"
                  translate="no"
                  aria-pressed={used}
                  onClick={() => setPlaces(used ? places.filter((one) => one !== index) : [...places, index])}
                  className={classNames(
                    'min-h-11 rounded-md border-2 px-3 font-bold',
                    used ? 'border-rule text-muted line-through' : 'border-ink hover:bg-ink-wash',
                  )}
                >
                  {word}
                </button>
              )
            })}
          </div>
        </fieldset>
        {!locked && <CheckButton checking={checking} />}
      </form>
    )
  },

  reason: ({ because }) => because,

  Recap: ({ exercise }) => (
    <QuestionAndModel
      asked={exercise.en}
      model={
        <span lang="es" translate="no">
          {modelAnswer(exercise)}
        </span>
      }
    />
  ),

  Print: ({ exercise }) => (
    <>
      <b>{instruction}</b>{' '}
      <span lang="es" translate="no">
        {exercise.words.join(' / ')}
      </span>{' '}
      <span className="text-muted">{exercise.en}</span>
      <WritingLine />
    </>
  ),

  PrintKey: ({ exercise }) => (
    <span lang="es" translate="no">
      {modelAnswer(exercise)}
    </span>
  ),
}
