/** Tenses and persons. */
import type { English, Spanish } from './markup'

/** The one-word tenses, from which the others are formed. */
export const simpleTenses = [
  'present',
  'preterite',
  'imperfect',
  'future',
  'conditional',
  'present-subjunctive',
  /** The forms in -ra. */
  'imperfect-subjunctive',
  /** The forms in -se. */
  'imperfect-subjunctive-se',
  /** Five persons: tú, usted, nosotros, vosotros, ustedes. */
  'imperative',
  /** The same five persons; the forms include *no*. */
  'negative-imperative',
] as const

export type SimpleTense = (typeof simpleTenses)[number]

/** The tables of forms that the site uses: one for each simple tense, and one for gerunds and participles. */
export const formsTables = [...simpleTenses, 'non-finite'] as const

export type FormsTable = (typeof formsTables)[number]

/**
 * How each compound tense is formed: a helping verb in a simple tense, then the gerund (after *estar*) or the
 * participle (after *haber*).
 */
export const compoundTenses = {
  'present-continuous': { helper: 'estar', tense: 'present' },
  perfect: { helper: 'haber', tense: 'present' },
  pluperfect: { helper: 'haber', tense: 'imperfect' },
  'future-perfect': { helper: 'haber', tense: 'future' },
  'conditional-perfect': { helper: 'haber', tense: 'conditional' },
  'perfect-subjunctive': { helper: 'haber', tense: 'present-subjunctive' },
  'pluperfect-subjunctive': { helper: 'haber', tense: 'imperfect-subjunctive' },
} as const satisfies Readonly<Record<string, { helper: 'haber' | 'estar'; tense: SimpleTense }>>

export type CompoundTense = keyof typeof compoundTenses

export type TenseId = SimpleTense | CompoundTense

export const isCompound = (tense: TenseId): tense is CompoundTense => tense in compoundTenses

/** The six persons, in table order. */
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

export const isCommand = (tense: string) => tense === 'imperative' || tense === 'negative-imperative'

/** The persons of a tense, in the order of its forms. */
export const personsOf = (tense: TenseId): readonly string[] => (isCommand(tense) ? commandPersons : persons)

/** The names of the tenses, as shown to students. */
export const tenseNames: Readonly<Record<TenseId, { en: English; es: Spanish }>> = {
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

/** All tenses in list order: simple forms before compound ones. */
export const tensesByTime = [
  { name: 'Now', tenses: ['present', 'present-continuous'] },
  { name: 'Past', tenses: ['preterite', 'imperfect', 'perfect', 'pluperfect'] },
  { name: 'Future and “would”', tenses: ['future', 'conditional', 'future-perfect', 'conditional-perfect'] },
  {
    name: 'Subjunctive',
    tenses: [
      'present-subjunctive',
      'imperfect-subjunctive',
      'imperfect-subjunctive-se',
      'perfect-subjunctive',
      'pluperfect-subjunctive',
    ],
  },
  { name: 'Commands', tenses: ['imperative', 'negative-imperative'] },
] as const satisfies readonly { name: English; tenses: readonly TenseId[] }[]
