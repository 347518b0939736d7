import type { Spanish } from '../markup'
import type { FormsTable } from '../tenses'

/** The forms of every verb of the site in one tense, by infinitive: six, or five of commands; `—` for none. */
export type VerbForms = ReadonlyMap<Spanish, readonly Spanish[]>

/** Each in a chunk of its own, so that a page loads only the tense that it shows. */
const tables: Readonly<Record<FormsTable, () => Promise<{ lines: string }>>> = {
  present: () => import('virtual:verb-forms/present'),
  preterite: () => import('virtual:verb-forms/preterite'),
  imperfect: () => import('virtual:verb-forms/imperfect'),
  future: () => import('virtual:verb-forms/future'),
  conditional: () => import('virtual:verb-forms/conditional'),
  'present-subjunctive': () => import('virtual:verb-forms/present-subjunctive'),
  'imperfect-subjunctive': () => import('virtual:verb-forms/imperfect-subjunctive'),
  'imperfect-subjunctive-se': () => import('virtual:verb-forms/imperfect-subjunctive-se'),
  imperative: () => import('virtual:verb-forms/imperative'),
  'negative-imperative': () => import('virtual:verb-forms/negative-imperative'),
  'non-finite': () => import('virtual:verb-forms/non-finite'),
}

/**
 * Loads the forms of a simple tense, or with `non-finite` the gerund and the participle of every verb; rejects when
 * the network fails.
 */
export async function readForms(table: FormsTable): Promise<VerbForms> {
  const { lines } = await tables[table]()
  return new Map(
    lines.split('\n').map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(0, space), line.slice(space + 1).split(',')]
    }),
  )
}
