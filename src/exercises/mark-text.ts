import { everyAnswer, modelAnswer } from '@/content/answers'
import type { Answer, KnownMistake } from '@/content/types'
import { type AccentTwins, commonTwins, withoutAccents } from '@/spanish/accents'
import type { RichText } from '@/spanish/markup'
import { expand } from '@/spanish/pattern'
import { pronounBeforeGap } from '@/spanish/verbs/reflexive'
import type { Mark, TwinPair } from './mark'

/** What a typed answer is marked against. */
export interface AnswerKey {
  /** Accepted answers, the model answer first. */
  answers: readonly Answer[]
  because: RichText
  mistakes?: readonly KnownMistake[] | undefined
  twins?: AccentTwins | undefined
}

/** What the text in a gap is marked against. */
export interface GapKey extends AnswerKey {
  /** With `___` where the answer goes: the words before it may be typed once more. */
  sentence: string
}

/**
 * Marks what was typed into a gap. Its answers can all be listed, so whatever is none of them is wrong. Case, outer
 * spaces and punctuation never count; accents do, because *hablo* and *habló* are different words.
 */
export function markGap(key: GapKey, answer: string): Mark {
  return (
    markKnown(key, answer, withoutRepeated(comparable(answer), key.sentence)) ?? {
      kind: 'wrong',
      ...told(key),
    }
  )
}

/**
 * Marks a whole sentence, by the same rules. Nobody can list all that is right, so one that is neither a listed
 * answer nor a known mistake is not called wrong.
 */
export function markSentence(key: AnswerKey, answer: string): Mark {
  return markKnown(key, answer, comparable(answer)) ?? { kind: 'unlisted', ...told(key) }
}

/** Whether marking takes the two for one answer. */
export const isSameAnswer = (one: string, other: string): boolean => comparable(one) === comparable(other)

/** The mark of an answer that the key knows; undefined for any other. `typed` is what counts of the answer. */
function markKnown(key: AnswerKey, answer: string, typed: string): Mark | undefined {
  if (typed === '') return { kind: 'unanswered' }

  const answers = everyAnswer(key.answers)
  const exact = answers.find((accepted) => comparable(accepted) === typed)
  if (exact !== undefined) {
    return openingMarks(exact) === openingMarks(answer)
      ? { kind: 'right' }
      : { kind: 'right', written: exact }
  }

  // Before the accents: *tendrémos* has a reason of its own.
  const mistake = key.mistakes?.find((known) => expand(known.answer).some((one) => comparable(one) === typed))
  if (mistake !== undefined) return { kind: 'wrong', ...told(key), because: mistake.because }

  const sameLetters = answers.find(
    (accepted) => withoutAccents(comparable(accepted)) === withoutAccents(typed),
  )
  if (sameLetters === undefined) return undefined
  const twins = twinPairs(typed, comparable(sameLetters), { ...commonTwins, ...key.twins })
  return { kind: 'accent', expected: sameLetters, twins }
}

/** What a student is told who has not found the answer: the model answer and its reason. */
const told = ({ answers, because }: AnswerKey) => ({ expected: modelAnswer(answers), because })

/** Lower case, single spaces, no punctuation: what never counts. Accents stay. */
export function comparable(text: string): string {
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
function withoutRepeated(typed: string, sentence: string): string {
  const pronoun = pronounBeforeGap(sentence)
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
