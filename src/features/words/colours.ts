import { type LineColours, lineColours } from '@/components/ui/line-colours'
import type { WordLevel, WordTheme } from '@/content/word-themes'

/** Each level is a stretch of the line that a theme's words are on. */
export const levelColours: Readonly<Record<WordLevel, LineColours>> = {
  Beginner: lineColours.foundation,
  Intermediate: lineColours.intermediate,
  Advanced: lineColours.higher,
}

/** The themes of an exam form a line. */
export const boardColours: Readonly<Record<WordTheme['board'], LineColours>> = {
  IGCSE: lineColours.foundation,
  IB: lineColours.higher,
}
