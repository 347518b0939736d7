import type { Spanish } from '../markup'
import type { TenseOption } from '../tenses'

/** The forms of every verb of the site in one tense, by infinitive: six, or five of commands; `—` for none. */
export type VerbForms = ReadonlyMap<Spanish, readonly Spanish[]>

/** A generated file: a line for each verb, its infinitive and its forms with commas between. */
type FormsFile = () => Promise<{ default: string }>

/** The tenses of one word, each in a file of its own; the others are put together from these. */
export const simpleTenses = {
  present: () => import('./forms/present'),
  preterite: () => import('./forms/preterite'),
  imperfect: () => import('./forms/imperfect'),
  future: () => import('./forms/future'),
  conditional: () => import('./forms/conditional'),
  'present-subjunctive': () => import('./forms/present-subjunctive'),
  'imperfect-subjunctive': () => import('./forms/imperfect-subjunctive'),
  'imperfect-subjunctive-se': () => import('./forms/imperfect-subjunctive-se'),
  imperative: () => import('./forms/imperative'),
  'negative-imperative': () => import('./forms/negative-imperative'),
} as const satisfies Partial<Record<TenseOption, FormsFile>>

export type SimpleTense = keyof typeof simpleTenses

/** Gerund and participle of every verb. */
export const nonFinite: FormsFile = () => import('./forms/non-finite')

/** Loads a file of forms; rejects when the network fails. */
export async function readForms(load: FormsFile): Promise<VerbForms> {
  const { default: lines } = await load()
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const space = line.indexOf(' ')
        return [line.slice(0, space), line.slice(space + 1).split(',')]
      }),
  )
}
