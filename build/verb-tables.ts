/** The forms of a verb as the site teaches them: for each person, one of the forms that the conjugator gives. */
import { type FormsTable, isCommand, type SimpleTense } from '../src/spanish/tenses.ts'
import { formsOf, nonFiniteOf, withoutReflexive } from './conjugator.ts'

/** Where the conjugator accepts several forms, the one that students should learn. The default is its first. */
export const preferredForms: Readonly<Record<string, string>> = {
  freír: 'frito',
  imprimir: 'impreso',
  ir: 'vamos',
  irse: 'vámonos',
  proveer: 'provisto',
}

/** Corrects forms that the conjugator misspells: in *reíd* + *os* the *í* keeps its accent. */
const corrections: Readonly<Record<string, string>> = { reios: 'reíos' }

/** Verbs without commands. */
export const withoutCommands = new Set(
  'apetecer atañer concernir doler gustar haber llover molar nevar ocurrir poder respectar soler tronar'.split(
    ' ',
  ),
)

/** Verbs used only in certain persons, because their subject is the weather or an event. */
const onlyPersons: Readonly<Record<string, readonly number[]>> = {
  atañer: [2, 5],
  concernir: [2, 5],
  llover: [2],
  nevar: [2],
  ocurrir: [2, 5],
  respectar: [2, 5],
  tronar: [2],
}

/**
 * The forms of a verb by table: six per tense, five for commands, gerund and participle for `non-finite`. `—`
 * means that the form is not used.
 */
export type VerbTables = Readonly<Record<FormsTable, readonly string[]>>

/** Throws for an infinitive that the conjugator does not know. */
export const verbTables = (infinitive: string): VerbTables => ({
  present: tenseForms(infinitive, 'present'),
  preterite: tenseForms(infinitive, 'preterite'),
  imperfect: tenseForms(infinitive, 'imperfect'),
  future: tenseForms(infinitive, 'future'),
  conditional: tenseForms(infinitive, 'conditional'),
  'present-subjunctive': tenseForms(infinitive, 'present-subjunctive'),
  'imperfect-subjunctive': tenseForms(infinitive, 'imperfect-subjunctive'),
  'imperfect-subjunctive-se': tenseForms(infinitive, 'imperfect-subjunctive-se'),
  imperative: tenseForms(infinitive, 'imperative'),
  'negative-imperative': tenseForms(infinitive, 'negative-imperative'),
  'non-finite': nonFiniteForms(infinitive),
})

function preferredForm(infinitive: string, accepted: readonly string[]): string {
  const [first = '—'] = accepted
  const form = accepted.find((one) => one === preferredForms[infinitive]) ?? first
  return corrections[form] ?? form
}

function tenseForms(infinitive: string, tense: SimpleTense): string[] {
  return formsOf(infinitive, tense).map((accepted, person) => {
    const used = isCommand(tense)
      ? !withoutCommands.has(infinitive)
      : (onlyPersons[infinitive]?.includes(person) ?? true)
    return used ? preferredForm(infinitive, accepted) : '—'
  })
}

function nonFiniteForms(infinitive: string): string[] {
  return [
    withoutReflexive(preferredForm(infinitive, nonFiniteOf(infinitive, 'gerund'))),
    preferredForm(infinitive, nonFiniteOf(infinitive, 'participle')),
  ]
}
