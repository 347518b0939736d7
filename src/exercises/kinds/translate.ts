import type { TranslateExercise } from '@/content/types'
import { typed } from '../typed'

export const translate = typed<TranslateExercise>({ instruction: 'Translate into Spanish.' })
