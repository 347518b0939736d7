import type { English } from '../../spanish/markup'
import type { QuizTheme } from '../types'

/** What each theme of the quiz is called, in the order of the list. */
export const quizThemes: Readonly<Record<QuizTheme, English>> = {
  commands: 'Commands',
  pluperfect: 'Pluperfect',
  'por-para': 'Por or para',
  comparatives: 'Comparatives',
  negatives: 'Double negatives',
  accents: 'Accents',
}
