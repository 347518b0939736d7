import { commonTwins } from '@/content/accent-twins'
import type { AccentTwins, KnownMistake, RichText, Spanish } from '@/content/types'
import { withoutAccents } from '@/lib/without-accents'

/** Two words that differ only by an accent, with their meanings. */
export interface TwinPair {
  typed: { word: Spanish; means: string }
  needed: { word: Spanish; means: string }
}

/** The verdict on one answer; "not answered yet" cannot pass for "wrong". */
export type Mark =
  | { kind: 'unanswered' }
  /** `written` is the model sentence where the student left out ¿ or ¡. */
  | { kind: 'right'; written?: Spanish }
  /** The right letters, but an accent, a diaeresis or a tilde is missing or too many. */
  | { kind: 'accent'; expected: Spanish; twins: readonly TwinPair[] }
  | { kind: 'wrong'; expected: Spanish; because: RichText }

/** What a typed answer is marked against. */
export interface AnswerKey {
  /** Accepted answers, the model answer first. */
  answers: readonly Spanish[]
  because: RichText
  mistakes?: readonly KnownMistake[]
  twins?: AccentTwins
}

/** Lower case, single spaces, no punctuation: what never counts. Accents stay. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('es')
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const openingMarks = (text: string) => text.replace(/[^¿¡]/g, '')

/** The words whose accents differ, where both the typed and the needed one are words of their own. */
function twinPairs(typed: string, needed: string, twins: AccentTwins): TwinPair[] {
  const neededWords = needed.split(' ')
  return typed.split(' ').flatMap((word, index) => {
    const other = neededWords[index]
    if (other === undefined || other === word) return []
    const typedMeans = twins[word]
    const neededMeans = twins[other]
    if (typedMeans === undefined || neededMeans === undefined) return []
    return [{ typed: { word, means: typedMeans }, needed: { word: other, means: neededMeans } }]
  })
}

/**
 * Marks one typed answer. Case, outer spaces and punctuation never count; accents do, because *hablo* and
 * *habló* are different words.
 */
export function mark(key: AnswerKey, answer: string): Mark {
  const typed = comparable(answer)
  if (typed === '') return { kind: 'unanswered' }

  const exact = key.answers.find((accepted) => comparable(accepted) === typed)
  if (exact !== undefined) {
    return openingMarks(exact) === openingMarks(answer)
      ? { kind: 'right' }
      : { kind: 'right', written: exact }
  }

  const sameLetters = key.answers.find(
    (accepted) => withoutAccents(comparable(accepted)) === withoutAccents(typed),
  )
  if (sameLetters !== undefined) {
    const twins = twinPairs(typed, comparable(sameLetters), { ...commonTwins, ...key.twins })
    return { kind: 'accent', expected: sameLetters, twins }
  }
  const mistake = key.mistakes?.find((known) => comparable(known.answer) === typed)
  return { kind: 'wrong', expected: key.answers[0] ?? '', because: mistake?.because ?? key.because }
}
