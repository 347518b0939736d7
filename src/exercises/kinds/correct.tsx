import type { CorrectExercise } from '@/content/types'
import { typed } from '../typed'

export const correct = typed<CorrectExercise>({
  // Not "one thing": some sentences have two mistakes.
  instruction: 'Something is wrong here. Write the sentence correctly.',
  Sentence: ({ exercise }) => (
    <span lang="es" translate="no">
      {exercise.sentence}
    </span>
  ),
  Asked: ({ exercise }) => (
    <s lang="es" translate="no">
      {exercise.sentence}
    </s>
  ),
})
