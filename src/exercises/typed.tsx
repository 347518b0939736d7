import { type ComponentType, useId, useState } from 'react'
import { SpeakButton } from '@/components/ui/speak-button'
import { modelAnswer } from '@/content/answers'
import type { TypedExercise } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { AnswerField } from './answer-field'
import type { ExerciseKind } from './exercise-kind'
import { CheckButton, Task, TwoLines, WritingLine } from './parts'

/** In what the kinds differ whose answer is typed. */
interface Typed<One> {
  /** What to do. */
  instruction: string
  /** Where the exercise is about a Spanish sentence: the sentence. */
  Sentence?: ComponentType<{ exercise: One; isAnswered?: boolean }>
  /** The same when it is looked back on. */
  Asked?: ComponentType<{ exercise: One }>
  /** The whole sentence, to be heard once it is answered. */
  says?: (exercise: One) => string
  /** A word or two, whose alternatives are all in the key; else a whole sentence, which can begin with ¿ or ¡. */
  isGap?: boolean
}

const English = ({ exercise }: { exercise: TypedExercise }) => <Task en={exercise.en} />

/** A kind whose answer is the text as it was typed. */
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
      <TwoLines
        asked={<Asked exercise={exercise} />}
        model={<span lang="es">{modelAnswer(exercise)}</span>}
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

    PrintKey: ({ exercise }) => <span lang="es">{modelAnswer(exercise)}</span>,
  }
}
