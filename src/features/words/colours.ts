import { type LineColours, lineColours } from '@/components/ui/line-colours'
import type { WordLevel, WordTheme } from '@/content/word-themes'

/** The words of a theme form a line. Each level is a stretch of it, with its own colour. */
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
