import type { Spanish, TenseOption } from '@/content/types'
import { neverContinuous } from '@/content/verbs/continuous'

/** The forms of every verb of the site in one tense, by infinitive: six, or five of commands; `—` for none. */
export type VerbForms = ReadonlyMap<Spanish, readonly Spanish[]>

const files = {
  present: () => import('@/content/verbs/forms/present'),
  preterite: () => import('@/content/verbs/forms/preterite'),
  imperfect: () => import('@/content/verbs/forms/imperfect'),
  future: () => import('@/content/verbs/forms/future'),
  conditional: () => import('@/content/verbs/forms/conditional'),
  'present-subjunctive': () => import('@/content/verbs/forms/present-subjunctive'),
  'imperfect-subjunctive': () => import('@/content/verbs/forms/imperfect-subjunctive'),
  'imperfect-subjunctive-se': () => import('@/content/verbs/forms/imperfect-subjunctive-se'),
  imperative: () => import('@/content/verbs/forms/imperative'),
  'negative-imperative': () => import('@/content/verbs/forms/negative-imperative'),
} as const satisfies Partial<Record<TenseOption, () => Promise<{ default: string }>>>

type SimpleTense = keyof typeof files

/** The helping verb of each compound tense, and the tense that it stands in. */
const helpers: Record<Exclude<TenseOption, SimpleTense>, { verb: 'haber' | 'estar'; tense: SimpleTense }> = {
  perfect: { verb: 'haber', tense: 'present' },
  pluperfect: { verb: 'haber', tense: 'imperfect' },
  'future-perfect': { verb: 'haber', tense: 'future' },
  'conditional-perfect': { verb: 'haber', tense: 'conditional' },
  'perfect-subjunctive': { verb: 'haber', tense: 'present-subjunctive' },
  'pluperfect-subjunctive': { verb: 'haber', tense: 'imperfect-subjunctive' },
  'present-continuous': { verb: 'estar', tense: 'present' },
}

const reflexivePronouns = ['me ', 'te ', 'se ', 'nos ', 'os ', 'se '] as const

const isSimple = (tense: TenseOption): tense is SimpleTense => tense in files

/** Reads a generated file: a line for each verb, its infinitive and its forms with commas between. */
async function read(load: () => Promise<{ default: string }>): Promise<VerbForms> {
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

/** Loads the forms of a tense; rejects when the network fails. */
export async function loadForms(tense: TenseOption): Promise<VerbForms> {
  if (isSimple(tense)) return read(files[tense])
  const helper = helpers[tense]
  const [simple, nonFinite] = await Promise.all([
    read(files[helper.tense]),
    read(() => import('@/content/verbs/forms/non-finite')),
  ])
  const helperForms = simple.get(helper.verb) ?? []
  return new Map(
    [...nonFinite].map(([infinitive, [gerund, participle]]) => {
      const last = helper.verb === 'haber' ? participle : gerund
      const forms = helperForms.map((form, person) => {
        // A verb that lacks a person, like *llover*, lacks it in every tense.
        if (simple.get(infinitive)?.[person] === '—') return '—'
        if (tense === 'present-continuous' && neverContinuous.has(infinitive)) return '—'
        const pronoun = infinitive.endsWith('se') ? reflexivePronouns[person] : ''
        return `${pronoun}${form} ${last}`
      })
      return [infinitive, forms]
    }),
  )
}
