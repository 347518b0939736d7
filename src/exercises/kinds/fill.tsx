import { SpanishText } from '@/components/rich-text'
import { modelAnswer } from '@/content/answers'
import type { FillExercise } from '@/content/types'
import { capitalised } from '@/lib/capitalised'
import { plainSpanish } from '@/spanish/markup'
import { typed } from '../typed'

/** The right form, with the capitalisation that its position needs. */
function formIn(exercise: FillExercise): string {
  const [before = ''] = exercise.sentence.split('___')
  const form = modelAnswer(exercise)
  return /(?:^|[.!?…]\s+)[¿¡]*$/.test(before) ? capitalised(form) : form
}

/** The sentence with its gap, or with the right form in it once it is answered. */
function Sentence({ exercise, isAnswered = false }: { exercise: FillExercise; isAnswered?: boolean }) {
  const { sentence } = exercise
  if (!isAnswered) return <SpanishText text={sentence} />
  const [before = '', after = ''] = sentence.split('___')
  return (
    <>
      <SpanishText text={before} />
      <b lang="es" translate="no" className="underline decoration-2 underline-offset-4">
        {formIn(exercise)}
      </b>
      <SpanishText text={after} />
    </>
  )
}

export const fill = typed<FillExercise>({
  instruction: 'Fill in the gap.',
  Sentence,
  says: (exercise) => plainSpanish(exercise.sentence.replace('___', formIn(exercise))),
  isGap: true,
})
