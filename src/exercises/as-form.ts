import type { RichText } from '@/spanish/markup'
import type { Mark } from './mark'

/**
 * The mark where a form of a verb is asked for: nothing else says the same, so an answer that is not recognised is not
 * left to the student. `because` is what makes the form.
 */
export const asForm = (mark: Mark, because: RichText): Mark =>
  mark.kind === 'unknown' || mark.kind === 'wrong'
    ? { kind: 'near', expected: mark.expected, because: [`This is a different form. ${because}`] }
    : mark
