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
  /** `written` is the model sentence where the student left out ¿ or ¡. */
  | { kind: 'right'; written?: Spanish }
  /** The right letters, but an accent, a diaeresis or a tilde is missing or too many. */
  | { kind: 'accent'; expected: Spanish; twins: readonly TwinPair[] }
  /**
   * `expected` is absent where the right answer stands among the choices; `teaches` is the section that teaches what
   * went wrong, where it is not the exercise's own.
   */
  | { kind: 'wrong'; expected?: Spanish; because: RichText; teaches?: SectionId }
  /** A whole sentence that is neither a listed answer nor a known mistake: only the student can say which it is. */
  | { kind: 'unlisted'; expected: Spanish; because: RichText }

/** Whether the exercise is over: anything else can be repaired in place. */
export const isFinal = (mark: Mark): boolean => mark.kind !== 'unanswered' && mark.kind !== 'accent'

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
  return teaches === undefined ? { kind: 'wrong', because } : { kind: 'wrong', because, teaches }
}
