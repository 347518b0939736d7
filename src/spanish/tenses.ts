/** The one vocabulary of tenses and persons. */
import type { English, Spanish } from './markup'

/** A tense that a verb can be put into. */
export type TenseId =
  | 'present'
  | 'preterite'
  | 'imperfect'
  | 'future'
  | 'conditional'
  | 'perfect'
  | 'pluperfect'
  | 'future-perfect'
  | 'conditional-perfect'
  | 'present-subjunctive'
  /** The -ra set. */
  | 'imperfect-subjunctive'
  /** The -se set. */
  | 'imperfect-subjunctive-se'
  | 'perfect-subjunctive'
  | 'pluperfect-subjunctive'
  /** Five persons: tú, usted, nosotros, vosotros, ustedes. */
  | 'imperative'
  /** The same five persons; the forms include *no*. */
  | 'negative-imperative'

/** The six persons, in the order of every table. */
export const persons = [
  'yo',
  'tú',
  'él, ella, usted',
  'nosotros/as',
  'vosotros/as',
  'ellos, ellas, ustedes',
] as const

/** The five persons of a command. */
export const commandPersons = ['tú', 'usted', 'nosotros/as', 'vosotros/as', 'ustedes'] as const

export const isCommand = (tense: TenseOption) => tense === 'imperative' || tense === 'negative-imperative'

/** The persons of a tense, in the order of its forms. */
export const personsOf = (tense: TenseOption): readonly string[] =>
  isCommand(tense) ? commandPersons : persons

/** What a student may choose between. */
export type TenseOption =
  | TenseId
  /** *estar* + gerund. */
  | 'present-continuous'

/** What each tense is called, as a student meets it. */
export const tenseNames: Readonly<Record<TenseOption, { en: English; es: Spanish }>> = {
  present: { en: 'present', es: 'presente' },
  'present-continuous': { en: 'present continuous', es: 'estar + gerundio' },
  preterite: { en: 'preterite', es: 'pretérito indefinido' },
  imperfect: { en: 'imperfect', es: 'pretérito imperfecto' },
  future: { en: 'future', es: 'futuro simple' },
  conditional: { en: 'conditional', es: 'condicional simple' },
  perfect: { en: 'perfect', es: 'pretérito perfecto' },
  pluperfect: { en: 'pluperfect', es: 'pretérito pluscuamperfecto' },
  'future-perfect': { en: 'future perfect', es: 'futuro compuesto' },
  'conditional-perfect': { en: 'conditional perfect', es: 'condicional compuesto' },
  'present-subjunctive': { en: 'present subjunctive', es: 'presente de subjuntivo' },
  'imperfect-subjunctive': { en: 'imperfect subjunctive', es: 'imperfecto de subjuntivo' },
  'imperfect-subjunctive-se': { en: 'imperfect subjunctive in -se', es: 'imperfecto de subjuntivo en -se' },
  'perfect-subjunctive': { en: 'perfect subjunctive', es: 'perfecto de subjuntivo' },
  'pluperfect-subjunctive': { en: 'pluperfect subjunctive', es: 'pluscuamperfecto de subjuntivo' },
  imperative: { en: 'command', es: 'imperativo' },
  'negative-imperative': { en: 'negative command', es: 'imperativo negativo' },
}
