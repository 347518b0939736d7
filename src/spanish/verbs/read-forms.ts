import type { Spanish } from '../markup'
import type { FormsTable } from '../tenses'

/** The forms of every verb in one tense, by infinitive: six forms, or five for commands; `—` if there is none. */
export type VerbForms = ReadonlyMap<Spanish, readonly Spanish[]>

/**
 * Each table has its own chunk, so a page loads only the tense that it shows. Two tables are derived from others
 * instead of being downloaded.
 */
const tables: Readonly<Record<FormsTable, () => Promise<VerbForms>>> = {
  present: () => read(import('virtual:verb-forms/present')),
  preterite: () => read(import('virtual:verb-forms/preterite')),
  imperfect: () => read(import('virtual:verb-forms/imperfect')),
  future: () => read(import('virtual:verb-forms/future')),
  conditional: () => read(import('virtual:verb-forms/conditional')),
  'present-subjunctive': () => read(import('virtual:verb-forms/present-subjunctive')),
  'imperfect-subjunctive': () => read(import('virtual:verb-forms/imperfect-subjunctive')),
  'imperfect-subjunctive-se': async () => withSe(await readForms('imperfect-subjunctive')),
  imperative: () => read(import('virtual:verb-forms/imperative')),
  'negative-imperative': async () =>
    negated(...(await Promise.all([readForms('present-subjunctive'), readForms('imperative')]))),
  'non-finite': () => read(import('virtual:verb-forms/non-finite')),
}

/** The format has one line per verb: the infinitive, a space, and the forms separated by commas. */
async function read(table: Promise<{ lines: string }>): Promise<VerbForms> {
  const { lines } = await table
  return new Map(
    lines.split('\n').map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(0, space), line.slice(space + 1).split(',')]
    }),
  )
}

/** *hablara* becomes *hablase*. */
const withSe = (forms: VerbForms): VerbForms =>
  new Map(
    [...forms].map(([name, row]) => [name, row.map((form) => form.replace(/ra(?=(?:s|is|n|mos)?$)/, 'se'))]),
  )

/** *hables* becomes *no hables*, except for verbs without an imperative. */
const negated = (subjunctive: VerbForms, commands: VerbForms): VerbForms =>
  new Map(
    [...commands].map(([name, row]) => {
      const forms = subjunctive.get(name) ?? []
      return [name, row.map((command, at) => (command === '—' ? '—' : `no ${forms[at + 1] ?? ''}`))]
    }),
  )

/**
 * Loads the forms of a simple tense or, with `non-finite`, the gerund and participle of every verb. Rejects if the
 * network fails.
 */
export const readForms = (table: FormsTable): Promise<VerbForms> => tables[table]()
