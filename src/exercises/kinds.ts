import type { ExerciseKind, KindName, Of } from './exercise-kind'
import { choose } from './kinds/choose'
import { correct } from './kinds/correct'
import { fill } from './kinds/fill'
import { order } from './kinds/order'
import { translate } from './kinds/translate'
import type { Mark } from './mark'

const kinds = { choose, fill, correct, translate, order }

/** What a student answers to an exercise of a kind: the place of an option, a text, the words in their order. */
type AnswerTo<Name extends KindName> = Name extends keyof typeof kinds
  ? Parameters<(typeof kinds)[Name]['mark']>[1]
  : never

/** Every kind of exercise. One of the union that is not here, or is not whole, does not compile. */
const table: { readonly [Name in KindName]: ExerciseKind<Of<Name>, AnswerTo<Name>> } = kinds

/** The kind of an exercise. */
export function kindOf<Name extends KindName>({
  kind,
}: {
  kind: Name
}): ExerciseKind<Of<Name>, AnswerTo<Name>> {
  return table[kind]
}

/** Marks the answer to an exercise of any kind. */
export function mark<Name extends KindName>(
  exercise: Of<Name> & { kind: Name },
  answer: AnswerTo<Name>,
): Mark {
  return kindOf<Name>(exercise).mark(exercise, answer)
}
