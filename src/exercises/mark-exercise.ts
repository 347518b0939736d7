import { type HasModel, modelAnswer } from '@/content/answers'
import type { Equivalence, Exercise } from '@/content/types'
import { withoutAccents } from '@/spanish/accents'
import { plainSpanish, type Spanish } from '@/spanish/markup'
import type { KindName, Of } from './exercise-kind'
import { type Mark, markChoice } from './mark'
import { markProofread } from './mark-proofread'
import { isSameAnswer, markGap, markSentence, saysDontKnow } from './mark-text'
import type { Grammar } from './marking/grammar'
import { writtenIn } from './marking/prepare'
import { wordsOf } from './marking/words'

/** The answer type for each kind of exercise. */
export interface Answers {
  /** The index of an option; null if none is chosen. */
  choose: number | null
  fill: string
  correct: string
  translate: string
  /** The words chosen so far, in the order chosen. */
  order: readonly Spanish[]
  /** The typed text, or the chosen option. */
  hear: string
  /** The current text of each line. */
  proofread: readonly string[]
}

/** In a dictation, only figures and number words are interchangeable. */
const dictationRules: readonly Equivalence[] = [
  'subject',
  'words',
  'clitics',
  'negation',
  'se',
  'future',
  'spare',
]

/** Marks an answer. With `grammar`, more right answers are recognised and more mistakes can be explained. */
type Marks<Name extends KindName> = (exercise: Of<Name>, answer: Answers[Name], grammar?: Grammar) => Mark

const marks: { readonly [Name in KindName]: Marks<Name> } = {
  choose: ({ options }, chosen) => markChoice(options, chosen),
  fill: markGap,
  translate: (exercise, answer, grammar) =>
    rejectUnrelated(exercise, answer, markSentence(exercise, answer, grammar), grammar),

  correct(exercise, answer, grammar) {
    const mark = markSentence(exercise, answer, grammar)
    // An unchanged sentence is certainly wrong.
    return mark.kind === 'unknown' && isSameAnswer(answer, exercise.sentence)
      ? {
          kind: 'near',
          expected: mark.expected,
          because: ['You haven’t changed the sentence yet.'],
        }
      : rejectUnrelated(exercise, answer, mark, grammar)
  },

  order(exercise, chosen, grammar) {
    const wordsLeft = exercise.words.length - chosen.length
    return chosen.length > 0 && wordsLeft > 0
      ? { kind: 'unanswered', wordsLeft }
      : markSentence(exercise, chosen.join(' '), grammar)
  },

  hear({ says, because, choices }, answer, grammar) {
    if (choices !== undefined) {
      const options = choices.map((choice) => (choice === says ? { right: true, because } : { because }))
      return markChoice(options, answer === '' ? null : choices.indexOf(answer))
    }
    const mark = markSentence({ answers: [plainSpanish(says)], exactly: dictationRules }, answer, grammar)
    // Unrecognised text is certainly not what was said.
    return mark.kind === 'unknown' ? { kind: 'near', expected: mark.expected, because: [because] } : mark
  },

  proofread: markProofread,
}

/**
 * Two sentences can mean the same only if they share at least this proportion of words. *no* does not count, because
 * any sentence may contain it.
 */
const minShared = 1 / 4

/** Articles do not count: a noun with an article still counts as a single word. */
const article = /^(?:el|la|los|las|un|una|unos|unas)$/

/** Counts content words; *es* and *la* may occur in any sentence. */
const countContentWords = (words: readonly string[]) =>
  words.filter((word) => word.length > 2 && !article.test(word)).length

/**
 * Whether the typed words may mean the same as the expected ones. A single word never does, and neither does a fragment
 * with only one content word in common.
 */
function sharesEnoughWords(typed: readonly string[], needed: readonly string[]): boolean {
  const shared = [...new Set(typed)].filter((word) => word !== 'no' && needed.includes(word))
  const minContentWords = typed.length < needed.length / 2 ? 2 : 1
  return (
    typed.length > 1 &&
    (2 * shared.length) / (typed.length + needed.length) >= minShared &&
    countContentWords(shared) >= Math.min(minContentWords, countContentWords(needed))
  )
}

/**
 * Whether an unrecognised answer may mean the same as a right one, and so is worth comparing. False for a single word,
 * and for a sentence that has hardly any words in common with any right answer.
 */
function mayMeanTheSame(exercise: HasModel, answer: string): boolean {
  if (saysDontKnow(answer)) return false
  if (!/[.?!…]$/.test(modelAnswer(exercise)))
    return wordsOf(answer).filter((word) => !article.test(word)).length > 1
  const typed = wordsOf(answer).map(withoutAccents)
  return writtenIn(exercise.answers).some(({ words }) =>
    sharesEnoughWords(
      typed,
      words.map(({ key }) => withoutAccents(key)),
    ),
  )
}

/** Turns `unknown` into `wrong` if there is nothing for the student to compare. */
function rejectUnrelated(exercise: HasModel, answer: string, mark: Mark, grammar?: Grammar): Mark {
  return mark.kind === 'unknown' && grammar !== undefined && !mayMeanTheSame(exercise, answer)
    ? { kind: 'wrong', expected: mark.expected }
    : mark
}

/**
 * Marks the answer to any kind of exercise. Without `grammar`, unlisted answers are `unknown` more often. Invariant: an
 * answer that is right without `grammar` is never wrong with it.
 */
export function mark<Name extends KindName>(
  exercise: Exercise & { kind: Name },
  answer: Answers[Name],
  grammar?: Grammar,
): Mark {
  const own: Marks<Name> = marks[exercise.kind]
  return own(exercise as Of<Name>, answer, grammar)
}
