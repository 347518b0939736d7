import type { Spanish } from '../spanish/markup'
import { expand, modelOf, type Pattern } from '../spanish/pattern'
import type { Answer, Exercise, GapRow, KnownMistake } from './types'

/** Anything with a model answer: the field `model`, or else the first reading of the first pattern. */
export interface HasModel {
  answers: readonly Answer[]
  model?: Spanish | undefined
}

/** The pattern of an answer or a mistake, without its note. */
export const patternOf = (answer: Answer | KnownMistake): Pattern =>
  typeof answer === 'string' ? answer : answer.answer

/** Every sentence that the answers accept, the model answer first. */
export const everyAnswer = (answers: readonly Answer[]): Spanish[] =>
  answers.flatMap((one) => expand(patternOf(one)))

/** The answer that is shown as the right one. */
export const modelAnswer = ({ answers: [first = ''], model }: HasModel): Spanish =>
  model ?? modelOf(patternOf(first))

/** The answers in a key: one from each of the first three patterns, rather than similar readings of one. */
export const keyAnswers = (answers: readonly Answer[]): Spanish[] =>
  answers.slice(0, 3).map((answer) => modelOf(patternOf(answer)))

/** The version of the exercise or gap row that is shown when the student hides *vosotros*. */
export const askedWithUstedes = <One extends Exercise | GapRow>(exercise: One): One =>
  exercise.ustedes === undefined ? exercise : { ...exercise, ...exercise.ustedes }
