import { everyAnswer, type HasModel, modelAnswer } from '@/content/answers'
import type { Equivalence, Exercise } from '@/content/types'
import { withoutAccents } from '@/spanish/accents'
import { plainSpanish, type Spanish } from '@/spanish/markup'
import type { KindName, Of } from './exercise-kind'
import { type Mark, markChoice } from './mark'
import { markProofread } from './mark-proofread'
import { isSameAnswer, markGap, markSentence, saysNothing } from './mark-text'
import type { Grammar } from './marking/grammar'
import { wordsOf } from './marking/words'

/** What a student answers to an exercise of each kind. */
export interface Answers {
  /** The place of an option; null while none is chosen. */
  choose: number | null
  fill: string
  correct: string
  translate: string
  /** The words chosen so far, in the order of choosing. */
  order: readonly Spanish[]
  /** What was typed, or the choice. */
  hear: string
  /** The lines as they stand now, one for each of the text. */
  proofread: readonly string[]
}

/** Of what was heard nothing says the same but figures for number words. */
const asHeard: readonly Equivalence[] = ['subject', 'words', 'clitics', 'negation', 'se', 'future', 'spare']

/** How an answer is marked; with `grammar`, more right answers are recognised and more can be said of others. */
type Marks<Name extends KindName> = (exercise: Of<Name>, answer: Answers[Name], grammar?: Grammar) => Mark

const marks: { readonly [Name in KindName]: Marks<Name> } = {
  choose: ({ options }, chosen) => markChoice(options, chosen),
  fill: markGap,
  translate: (exercise, answer, grammar) =>
    settled(exercise, answer, markSentence(exercise, answer, grammar), grammar),

  correct(exercise, answer, grammar) {
    const mark = markSentence(exercise, answer, grammar)
    // A sentence that comes back as it was is wrong beyond doubt.
    return mark.kind === 'unknown' && isSameAnswer(answer, exercise.sentence)
      ? {
          kind: 'near',
          expected: mark.expected,
          because: ['This is the sentence you were asked to correct.'],
        }
      : settled(exercise, answer, mark, grammar)
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
    const mark = markSentence({ answers: [plainSpanish(says)], exactly: asHeard }, answer, grammar)
    // Whatever it says, it is not what was heard.
    return mark.kind === 'unknown' ? { kind: 'near', expected: mark.expected, because: [because] } : mark
  },

  proofread: markProofread,
}

/** Of two sentences that say the same, at least this share of their words is the same; *no* may stand in any. */
const leastShared = 1 / 4

/** An article makes no second word of the one that it stands before. */
const article = /^(?:el|la|los|las|un|una|unos|unas)$/

/** The words that tell something: *es* and *la* stand in any sentence. */
const countTelling = (words: readonly string[]) =>
  words.filter((word) => word.length > 2 && !article.test(word)).length

/** Whether the words typed may say in another way what the needed ones say; never one word, nor a piece with one of theirs. */
function isLike(typed: readonly string[], needed: readonly string[]): boolean {
  const shared = [...new Set(typed)].filter((word) => word !== 'no' && needed.includes(word))
  const leastTelling = typed.length < needed.length / 2 ? 2 : 1
  return (
    typed.length > 1 &&
    (2 * shared.length) / (typed.length + needed.length) >= leastShared &&
    countTelling(shared) >= Math.min(leastTelling, countTelling(needed))
  )
}

/**
 * Whether what is not recognised may say the same as a right answer, so that the student is to compare them: never a single
 * word, nor a sentence that shares hardly a word with any right one.
 */
function maySaySame(exercise: HasModel, answer: string): boolean {
  if (saysNothing(answer)) return false
  if (!/[.?!…]$/.test(modelAnswer(exercise)))
    return wordsOf(answer).filter((word) => !article.test(word)).length > 1
  const wordsIn = (text: string) => wordsOf(text).map(withoutAccents)
  const typed = wordsIn(answer)
  return everyAnswer(exercise.answers).some((sentence) => isLike(typed, wordsIn(sentence)))
}

/** What was typed, of which the student is asked only where they can judge it. */
function settled(exercise: HasModel, answer: string, mark: Mark, grammar?: Grammar): Mark {
  return mark.kind === 'unknown' && grammar !== undefined && !maySaySame(exercise, answer)
    ? { kind: 'wrong', expected: mark.expected }
    : mark
}

/**
 * Marks the answer to an exercise of any kind. Without `grammar` an answer that is on no list is `unknown` more often;
 * nothing that is right without it is wrong with it.
 */
export function mark<Name extends KindName>(
  exercise: Exercise & { kind: Name },
  answer: Answers[Name],
  grammar?: Grammar,
): Mark {
  const own: Marks<Name> = marks[exercise.kind]
  return own(exercise as Of<Name>, answer, grammar)
}
