import type { TranslateExercise } from '@/content/types'
import { markSentence } from '../mark-text'
import { typed } from '../typed'

export const translate = typed<TranslateExercise>({
  mark: markSentence,
  instruction: 'Translate into Spanish.',
})
