import type { Spanish } from '../spanish/markup'
import { expand, modelOf, type Pattern } from '../spanish/pattern'
import type { Answer, Exercise, GapRow, KnownMistake } from './types'

/** What has a model answer: its own, else that of its first pattern. */
export interface HasModel {
  answers: readonly Answer[]
  model?: Spanish | undefined
}

/** The sentences of an answer, in the notation of patterns. */
export const patternOf = (answer: Answer | KnownMistake): Pattern =>
  typeof answer === 'string' ? answer : answer.answer

/** Every sentence of some answers, the model answer first. */
export const everyAnswer = (answers: readonly Answer[]): Spanish[] =>
  answers.flatMap((one) => expand(patternOf(one)))

/** The answer that is shown as the right one. */
export const modelAnswer = ({ answers: [first = ''], model }: HasModel): Spanish =>
  model ?? modelOf(patternOf(first))

/** What a key prints: the model answer and at most two others, as different as the answers are written. */
export const keyAnswers = (answers: readonly Answer[]): Spanish[] =>
  answers.slice(0, 3).map((answer) => modelOf(patternOf(answer)))

/** The exercise, or the row with a gap, as it is asked of a student who hides *vosotros*. */
export const askedWithUstedes = <One extends Exercise | GapRow>(exercise: One): One =>
  exercise.ustedes === undefined ? exercise : { ...exercise, ...exercise.ustedes }
