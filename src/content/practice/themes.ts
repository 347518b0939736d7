import type { English } from '../../spanish/markup'
import type { QuizTheme } from '../types'

/** The names of the quiz themes, in the order in which they are listed. */
export const quizThemes: Readonly<Record<QuizTheme, English>> = {
  commands: 'Commands',
  pluperfect: 'Pluperfect',
  'por-para': 'Por or para',
  comparatives: 'Comparatives',
  negatives: 'Double negatives',
  accents: 'Accents',
}
