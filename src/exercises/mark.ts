import type { SectionId } from '@/content/types'
import type { RichText, Spanish } from '@/spanish/markup'

/** Two words that differ only by an accent, with their meanings. */
export interface TwinPair {
  typed: { word: Spanish; means: string }
  needed: { word: Spanish; means: string }
}

/** How one answer went; "not answered yet" cannot pass for "wrong". */
export type Mark =
  /** `wordsLeft` where a sentence is to be made of given words, and some are still to come. */
  | { kind: 'unanswered'; wordsLeft?: number }
  /** `written` is the sentence where the student left out ¿ or ¡; `note` says where something is said so. */
  | { kind: 'right'; written?: Spanish; note?: RichText }
  /** The right letters, but an accent, a diaeresis or a tilde is missing or too many. */
  | { kind: 'accent'; expected: Spanish; twins: readonly TwinPair[] }
  /**
   * A wrong answer that is known, for its own reason. `expected` is absent where the right answer stands among the
   * choices; `teaches` is the section that teaches what went wrong, where it is not the exercise's own; `lacks` where
   * what is there is right, and the student may add what is missing.
   */
  | { kind: 'mistake'; expected?: Spanish; because: RichText; teaches?: SectionId; lacks?: true }
  /**
   * Not right, and what differs from the nearest right answer can be named: `because` one reason for each difference.
   * `isSpanish` where it is good Spanish that was not asked for.
   */
  | { kind: 'near'; expected: Spanish; because: readonly RichText[]; isSpanish?: true }
  /**
   * Nothing right, and nothing more is known of it: a single word in the place of another, *no sé*, or a sentence that shares
   * hardly a word with a right one.
   */
  | { kind: 'wrong'; expected: Spanish }
  /** Several words, neither accepted nor a mistake that can be named: only the student can say which they are. */
  | { kind: 'unknown'; expected: Spanish }

/** Whether the student may mend it in place: an accent, or what is missing beside a word that is right. */
export const isToMend = (mark: Mark): boolean =>
  mark.kind === 'accent' || (mark.kind === 'mistake' && mark.lacks === true)

/** Whether the exercise is over. */
export const isFinal = (mark: Mark): boolean => mark.kind !== 'unanswered' && !isToMend(mark)

/** Whether more can be said of the answer with the grammar. */
export const needsGrammar = (mark: Mark): boolean => mark.kind === 'unknown'

/** What one of several choices is marked by. */
export interface Choice {
  right?: boolean
  /** Why it is right, or wrong. */
  because: RichText
  /** The section that teaches it, where it is not the exercise's own. */
  teaches?: SectionId
}

/** Marks one of several choices by its place among them; null while none is chosen. */
export function markChoice(choices: readonly Choice[], chosen: number | null): Mark {
  const choice = chosen === null ? undefined : choices[chosen]
  if (choice === undefined) return { kind: 'unanswered' }
  if (choice.right) return { kind: 'right' }
  const { because, teaches } = choice
  return teaches === undefined ? { kind: 'mistake', because } : { kind: 'mistake', because, teaches }
}
