import type { Exercise, KnownMistake } from '@/content/types'
import type { AccentTwins } from '@/spanish/accents'
import { commonTwins, withoutAccents } from '@/spanish/accents'
import type { RichText, Spanish } from '@/spanish/markup'

/** Two words that differ only by an accent, with their meanings. */
export interface TwinPair {
  typed: { word: Spanish; means: string }
  needed: { word: Spanish; means: string }
}

/** The verdict on one answer; "not answered yet" cannot pass for "wrong". */
export type Mark =
  /** `wordsLeft` where a sentence is to be made of given words, and some are still to come. */
  | { kind: 'unanswered'; wordsLeft?: number }
  /** `written` is the model sentence where the student left out ¿ or ¡. */
  | { kind: 'right'; written?: Spanish }
  /** The right letters, but an accent, a diaeresis or a tilde is missing or too many. */
  | { kind: 'accent'; expected: Spanish; twins: readonly TwinPair[] }
  | { kind: 'wrong'; expected: Spanish; because: RichText }
  /** A whole sentence that is neither a listed answer nor a known mistake: only the student can say which it is. */
  | { kind: 'unlisted'; expected: Spanish; because: RichText }

/** Whether the exercise is over: anything else can be repaired in place. */
export const isFinal = (mark: Mark): boolean => mark.kind !== 'unanswered' && mark.kind !== 'accent'

/** What a typed answer is marked against. */
export interface AnswerKey {
  /** `fill`, or none, is a gap, whose answers can all be listed; the others take whole sentences. */
  kind?: Exclude<Exercise['kind'], 'choose'>
  /** The sentence with its gap; for `correct`, the wrong one. */
  sentence?: string
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

/**
 * The answer without the pronoun that stands before the gap already: who is asked for *ducharse* in *se ___* may
 * well type *se ducha*.
 */
function withoutRepeated(typed: string, sentence = ''): string {
  const [, pronoun] = /(?:^|\s)(me|te|se|nos|os) ___/i.exec(sentence) ?? []
  if (pronoun === undefined) return typed
  const repeated = `${pronoun.toLowerCase()} `
  return typed.startsWith(repeated) ? typed.slice(repeated.length) : typed
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
  const typed = withoutRepeated(comparable(answer), key.sentence)
  if (typed === '') return { kind: 'unanswered' }

  const exact = key.answers.find((accepted) => comparable(accepted) === typed)
  if (exact !== undefined) {
    return openingMarks(exact) === openingMarks(answer)
      ? { kind: 'right' }
      : { kind: 'right', written: exact }
  }

  const expected = key.answers[0] ?? ''
  // Before the accents: *tendrémos* has a reason of its own.
  const mistake = key.mistakes?.find((known) => comparable(known.answer) === typed)
  if (mistake !== undefined) return { kind: 'wrong', expected, because: mistake.because }

  const sameLetters = key.answers.find(
    (accepted) => withoutAccents(comparable(accepted)) === withoutAccents(typed),
  )
  if (sameLetters !== undefined) {
    const twins = twinPairs(typed, comparable(sameLetters), { ...commonTwins, ...key.twins })
    return { kind: 'accent', expected: sameLetters, twins }
  }
  // A sentence to correct that comes back as it was is wrong beyond doubt.
  const isGap = key.kind === undefined || key.kind === 'fill'
  const isUnchanged = key.kind === 'correct' && typed === comparable(key.sentence ?? '')
  return { kind: isGap || isUnchanged ? 'wrong' : 'unlisted', expected, because: key.because }
}
