import type { Spanish } from './markup'
import { isCommand, type TenseId } from './tenses'

/** The subjects for each of the six persons, in the order of `persons`. */
export const subjects: readonly (readonly Spanish[])[] = [
  ['yo'],
  ['tú'],
  ['él', 'ella', 'usted'],
  ['nosotros', 'nosotras'],
  ['vosotros', 'vosotras'],
  ['ellos', 'ellas', 'ustedes'],
]

/** The subjects for the five persons of a command. */
export const commandSubjects: readonly (readonly Spanish[])[] = [
  ['tú'],
  ['usted'],
  ['nosotros'],
  ['vosotros'],
  ['ustedes'],
]

/** The possible subjects for each form of a tense, in the order of the forms. */
export const subjectsOf = (tense: TenseId) => (isCommand(tense) ? commandSubjects : subjects)
