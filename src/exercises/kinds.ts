import type { ExerciseKind, KindName, Of } from './exercise-kind'
import { choose } from './kinds/choose'
import { correct } from './kinds/correct'
import { fill } from './kinds/fill'
import { hear } from './kinds/hear'
import { order } from './kinds/order'
import { proofread } from './kinds/proofread'
import { translate } from './kinds/translate'
import type { Answers } from './mark-exercise'

/** Every kind of exercise. A missing or incomplete kind is a compile error. */
const kinds: { readonly [Name in KindName]: ExerciseKind<Of<Name>, Answers[Name]> } = {
  choose,
  fill,
  correct,
  translate,
  order,
  hear,
  proofread,
}

export const kindOf = <Name extends KindName>({
  kind,
}: {
  kind: Name
}): ExerciseKind<Of<Name>, Answers[Name]> => kinds[kind]
