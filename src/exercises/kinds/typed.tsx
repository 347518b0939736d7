import { type ComponentType, useId, useState } from 'react'
import { SpanishText } from '@/components/rich-text'
import type { CorrectExercise, FillExercise, TranslateExercise, TypedExercise } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { SpanishField } from '../answer-field'
import type { Mark } from '../mark'
import { isSameAnswer, markGap, markSentence } from '../mark-text'
import type { ExerciseKind } from './exercise-kind'
import { CheckButton, TwoLines, WritingLine } from './parts'

/** In what the kinds differ whose answer is typed. */
interface Typed<One> {
  mark: (exercise: One, answer: string) => Mark
  /** What to do. */
  instruction: string
  /** Where the exercise is about a Spanish sentence: the sentence. */
  Sentence?: ComponentType<{ exercise: One }>
  /** The sentence as it is looked back on; the English where there is none. */
  Asked: ComponentType<{ exercise: One }>
  /** A word or two, whose alternatives are all in the key; else a whole sentence, which can begin with ¿ or ¡. */
  isGap?: boolean
}

/** The answer is the text as it was typed. */
function typed<One extends TypedExercise>({
  mark,
  instruction,
  Sentence,
  Asked,
  isGap = false,
}: Typed<One>): ExerciseKind<One, string> {
  const english = classNames(Sentence !== undefined && 'text-muted')
  return {
    mark,

    View({ exercise, locked, onAnswer }) {
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
                <Sentence exercise={exercise} />
              </span>
            )}
            <span className={classNames('block', english || 'text-lg')}>{exercise.en}</span>
          </label>
          <SpanishField
            id={id}
            withOpeningMarks={!isGap}
            readOnly={locked}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            className="mt-3 min-h-12 w-full rounded-md border-2 border-muted bg-paper px-3 text-lg"
          />
          {!locked && <CheckButton />}
        </form>
      )
    },

    reason: ({ because }) => because,

    Recap: ({ exercise }) => (
      <TwoLines asked={<Asked exercise={exercise} />} model={<span lang="es">{exercise.answers[0]}</span>} />
    ),

    Print: ({ exercise }) => (
      <>
        <b>{instruction}</b> {Sentence !== undefined && <Sentence exercise={exercise} />}{' '}
        <span className={english}>{exercise.en}</span>
        {!isGap && <WritingLine />}
      </>
    ),

    PrintKey: ({ exercise }) => (
      <span lang="es">{isGap ? exercise.answers.join(' / ') : exercise.answers[0]}</span>
    ),
  }
}

const WithGap: Typed<FillExercise>['Asked'] = ({ exercise }) => <SpanishText text={exercise.sentence} />

export const fill = typed<FillExercise>({
  mark: markGap,
  instruction: 'Fill in the gap.',
  Sentence: WithGap,
  Asked: WithGap,
  isGap: true,
})

export const correct = typed<CorrectExercise>({
  mark(exercise, answer) {
    const mark = markSentence(exercise, answer)
    // A sentence that comes back as it was is wrong beyond doubt.
    const isUnchanged = mark.kind === 'unlisted' && isSameAnswer(answer, exercise.sentence)
    return isUnchanged ? { ...mark, kind: 'wrong' } : mark
  },
  // Not "one thing": in some sentences it is two.
  instruction: 'Something is wrong here. Write the sentence correctly.',
  Sentence: ({ exercise }) => <span lang="es">{exercise.sentence}</span>,
  Asked: ({ exercise }) => <s lang="es">{exercise.sentence}</s>,
})

export const translate = typed<TranslateExercise>({
  mark: markSentence,
  instruction: 'Translate into Spanish.',
  Asked: ({ exercise }) => exercise.en,
})
