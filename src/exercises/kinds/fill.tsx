import { SpanishText } from '@/components/rich-text'
import type { FillExercise } from '@/content/types'
import { typed } from '../typed'

export const fill = typed<FillExercise>({
  instruction: 'Fill in the gap.',
  Sentence: ({ exercise }) => <SpanishText text={exercise.sentence} />,
  isGap: true,
})
