import type { SectionId } from '@/content/types'
import type { RichText, Spanish } from '@/spanish/markup'

/** Two words that differ only by an accent, with their meanings. */
export interface TwinPair {
  typed: { word: Spanish; means: string }
  needed: { word: Spanish; means: string }
}

/** The mark for one answer. `unanswered` is a separate kind, so it cannot be mistaken for `wrong`. */
export type Mark =
  /** `wordsLeft` counts the words that are still unused in an ordering exercise. */
  | { kind: 'unanswered'; wordsLeft?: number }
  /**
   * `written` is the sentence if the student left out ¿ or ¡; `note` is an extra remark, such as where this wording is
   * used.
   */
  | { kind: 'right'; written?: Spanish; note?: RichText }
  /** The letters are right, but an accent or a diaeresis is missing or superfluous. An n for an ñ is a wrong letter. */
  | { kind: 'accent'; expected: Spanish; twins: readonly TwinPair[] }
  /**
   * A known wrong answer, with its own reason. `expected` is absent if the right answer is among the choices. `teaches`
   * is the section that teaches what went wrong, if it is not the exercise's own. `lacks` means that the answer is
   * right as far as it goes, and the student may add what is missing.
   */
  | { kind: 'mistake'; expected?: Spanish; because: RichText; teaches?: SectionId; lacks?: true }
  /**
   * Not right, but every difference from the closest right answer can be explained: `because` has one reason for each.
   * `isSpanish` marks good Spanish that was not asked for.
   */
  | { kind: 'near'; expected: Spanish; because: readonly RichText[]; isSpanish?: true }
  /**
   * Nothing is right, and no reason can be given: a different single word, *no sé*, or a sentence that has hardly any
   * words in common with a right answer.
   */
  | { kind: 'wrong'; expected: Spanish }
  /** Several words that are neither accepted nor a mistake that we can explain: only the student can judge them. */
  | { kind: 'unknown'; expected: Spanish }

/** Whether the student may correct the answer in place: an accent, or something missing next to a right word. */
export const isCorrectable = (mark: Mark): boolean =>
  mark.kind === 'accent' || (mark.kind === 'mistake' && mark.lacks === true)

/** Whether the exercise is over. */
export const isFinal = (mark: Mark): boolean => mark.kind !== 'unanswered' && !isCorrectable(mark)

/** Whether marking again with the grammar could give a better mark. */
export const needsGrammar = (mark: Mark): boolean => mark.kind === 'unknown'

/** One option of a multiple-choice question. */
export interface Choice {
  right?: boolean
  /** Why it is right or wrong. */
  because: RichText
  /** The section that teaches it, if it is not the exercise's own. */
  teaches?: SectionId
}

/** Marks one of several choices by its index; null if none is chosen. */
export function markChoice(choices: readonly Choice[], chosen: number | null): Mark {
  const choice = chosen === null ? undefined : choices[chosen]
  if (choice === undefined) return { kind: 'unanswered' }
  if (choice.right) return { kind: 'right' }
  const { because, teaches } = choice
  return teaches === undefined ? { kind: 'mistake', because } : { kind: 'mistake', because, teaches }
}
