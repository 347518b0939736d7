import { type ComponentType, useId, useState } from 'react'
import { SpeakButton } from '@/components/ui/speak-button'
import { modelAnswer } from '@/content/answers'
import type { TypedExercise } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { AnswerField } from './answer-field'
import type { ExerciseKind } from './exercise-kind'
import { CheckButton, QuestionAndModel, Task, WritingLine } from './shared'

/** The differences between the kinds of exercise with a typed answer. */
interface Typed<One> {
  instruction: string
  /** The Spanish sentence that the exercise is about, if any. */
  Sentence?: ComponentType<{ exercise: One; isAnswered?: boolean }>
  /** What the recap shows instead of `Sentence`. */
  Asked?: ComponentType<{ exercise: One }>
  /** The whole sentence, to be played once it is answered. */
  says?: (exercise: One) => string
  /**
   * Set if the answer is a word or two and all alternatives are listed. Otherwise, the answer is a sentence, which may
   * begin with ¿ or ¡.
   */
  isGap?: boolean
}

const English = ({ exercise }: { exercise: TypedExercise }) => <Task en={exercise.en} />

/** Creates a kind whose answer is the typed text. */
export function typed<One extends TypedExercise>({
  instruction,
  Sentence,
  Asked = Sentence ?? English,
  says,
  isGap = false,
}: Typed<One>): ExerciseKind<One, string> {
  const englishLook = classNames(Sentence !== undefined && 'text-muted')
  return {
    View({ exercise, locked, checking, describedBy, onAnswer }) {
      const [answer, setAnswer] = useState('')
      const id = useId()
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onAnswer(answer)
          }}
        >
          <label htmlFor={id} className="block">
            <span className="block font-bold">{instruction}</span>
            {Sentence !== undefined && (
              <span className="block text-lg">
                <Sentence exercise={exercise} isAnswered={locked} />
              </span>
            )}
            <span className={classNames('block', englishLook || 'text-lg')}>
              <Task en={exercise.en} />
            </span>
          </label>
          {locked && says !== undefined && <SpeakButton text={says(exercise)} className="-ml-3.5 size-11" />}
          <AnswerField
            id={id}
            describedBy={describedBy}
            withOpeningMarks={!isGap}
            locked={locked}
            checking={checking}
            answer={answer}
            onChange={setAnswer}
          />
          {!locked && <CheckButton checking={checking} />}
        </form>
      )
    },

    reason: ({ because }) => because,

    Recap: ({ exercise }) => (
      <QuestionAndModel
        asked={<Asked exercise={exercise} />}
        model={
          <span lang="es" translate="no">
            {modelAnswer(exercise)}
          </span>
        }
      />
    ),

    Print: ({ exercise }) => (
      <>
        <b>{instruction}</b> {Sentence !== undefined && <Sentence exercise={exercise} />}{' '}
        <span className={englishLook}>
          <Task en={exercise.en} />
        </span>
        {!isGap && <WritingLine />}
      </>
    ),

    PrintKey: ({ exercise }) => (
      <span lang="es" translate="no">
        {modelAnswer(exercise)}
      </span>
    ),
  }
}
