import { useId, useState } from 'react'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { ChoiceList } from '@/components/ui/choice-list'
import type { ChooseExercise } from '@/content/types'
import type { ExerciseKind } from '../exercise-kind'
import { CheckButton, QuestionAndModel } from '../shared'

function Model({ options }: ChooseExercise) {
  return <RichTextView text={options.find((option) => option.right)?.text ?? ''} />
}

/** The answer is the index of an option; null if none is chosen. */
export const choose: ExerciseKind<ChooseExercise, number | null> = {
  View({ exercise, locked, checking, onAnswer }) {
    const [chosen, setChosen] = useState<number | null>(null)
    const id = useId()
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onAnswer(chosen)
        }}
      >
        <ChoiceList
          name={id}
          choices={exercise.options.map((option) => ({
            key: option.text,
            label: <RichTextView text={option.text} />,
            note: option.right && <RichTextView text={option.because} />,
          }))}
          chosen={chosen}
          onChoose={setChosen}
          right={locked ? exercise.options.findIndex((option) => option.right) : null}
        >
          <legend className="mb-3">
            <span className="block font-bold">
              <RichTextView text={exercise.prompt} />
            </span>
            {exercise.sentence !== undefined && (
              <SpanishText text={exercise.sentence} className="block text-lg" />
            )}
            {exercise.en !== undefined && <span className="block text-muted">{exercise.en}</span>}
          </legend>
        </ChoiceList>
        {!locked && <CheckButton checking={checking} />}
      </form>
    )
  },

  // The right option shows its reason in the list.
  reason: () => undefined,

  Recap: ({ exercise }) => (
    <QuestionAndModel
      asked={
        exercise.sentence === undefined ? (
          <RichTextView text={exercise.prompt} />
        ) : (
          <SpanishText text={exercise.sentence} />
        )
      }
      model={<Model {...exercise} />}
    />
  ),

  Print: ({ exercise }) => (
    <>
      <b>
        <RichTextView text={exercise.prompt} />
      </b>{' '}
      {exercise.sentence !== undefined && <SpanishText text={exercise.sentence} />}{' '}
      {exercise.en !== undefined && <span className="text-muted">{exercise.en}</span>}
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {exercise.options.map((option) => (
          <li key={option.text} className="flex items-baseline gap-2">
            <span aria-hidden="true" className="size-3 shrink-0 self-center border border-current" />
            <span>
              <RichTextView text={option.text} />
            </span>
          </li>
        ))}
      </ul>
    </>
  ),

  PrintKey: ({ exercise }) => <Model {...exercise} />,
}
