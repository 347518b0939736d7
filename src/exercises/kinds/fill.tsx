import { SpanishText } from '@/components/rich-text'
import type { FillExercise } from '@/content/types'
import { markGap } from '../mark-text'
import { typed } from '../typed'

export const fill = typed<FillExercise>({
  mark: markGap,
  instruction: 'Fill in the gap.',
  Sentence: ({ exercise }) => <SpanishText text={exercise.sentence} />,
  isGap: true,
})
