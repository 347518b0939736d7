import type { Exercise } from '@/content/types'
import type { Spanish } from '@/spanish/markup'
import type { KindName, Of } from './exercise-kind'
import { type Mark, markChoice } from './mark'
import { isSameAnswer, markGap, markSentence } from './mark-text'
import type { Grammar } from './marking/grammar'

/** What a student answers to an exercise of each kind. */
export interface Answers {
  /** The place of an option; null while none is chosen. */
  choose: number | null
  fill: string
  correct: string
  translate: string
  /** The words chosen so far, in the order of choosing. */
  order: readonly Spanish[]
}

/** How an answer is marked; with `grammar`, more right answers are recognised and more can be said of others. */
type Marks<Name extends KindName> = (exercise: Of<Name>, answer: Answers[Name], grammar?: Grammar) => Mark

const marks: { readonly [Name in KindName]: Marks<Name> } = {
  choose: ({ options }, chosen) => markChoice(options, chosen),
  fill: markGap,
  translate: markSentence,

  correct(exercise, answer, grammar) {
    const mark = markSentence(exercise, answer, grammar)
    // A sentence that comes back as it was is wrong beyond doubt.
    return mark.kind === 'unknown' && isSameAnswer(answer, exercise.sentence)
      ? { kind: 'near', expected: mark.expected, because: ['This is the sentence as it was.'] }
      : mark
  },

  order(exercise, chosen, grammar) {
    const wordsLeft = exercise.words.length - chosen.length
    return chosen.length > 0 && wordsLeft > 0
      ? { kind: 'unanswered', wordsLeft }
      : markSentence(exercise, chosen.join(' '), grammar)
  },
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
