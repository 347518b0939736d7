import type { RichText } from '@/spanish/markup'
import type { Mark } from './mark'

/**
 * Adjusts the mark for an exercise that asks for a verb form. No other wording can be right, so an unrecognised answer
 * is wrong and the student is not asked to judge it. `because` says how the form is made.
 */
export const markAsForm = (mark: Mark, because: RichText): Mark =>
  mark.kind === 'unknown' || mark.kind === 'wrong'
    ? { kind: 'near', expected: mark.expected, because: [`This is a different form. ${because}`] }
    : mark
