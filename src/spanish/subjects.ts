import type { Spanish } from './markup'
import { isCommand, type TenseId } from './tenses'

/** The words for each of the six persons, in the order of every table. */
export const subjects: readonly (readonly Spanish[])[] = [
  ['yo'],
  ['tú'],
  ['él', 'ella', 'usted'],
  ['nosotros', 'nosotras'],
  ['vosotros', 'vosotras'],
  ['ellos', 'ellas', 'ustedes'],
]

/** The same for the five persons of a command. */
export const commandSubjects: readonly (readonly Spanish[])[] = [
  ['tú'],
  ['usted'],
  ['nosotros'],
  ['vosotros'],
  ['ustedes'],
]

/** What can stand as the subject of each form of a tense, in the order of its forms. */
export const subjectsOf = (tense: TenseId) => (isCommand(tense) ? commandSubjects : subjects)
