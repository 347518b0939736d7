import type { TenseOption } from '../tenses'
import { neverContinuous } from './continuous'
import { nonFinite, readForms, type SimpleTense, simpleTenses, type VerbForms } from './read-forms'

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

const isSimple = (tense: TenseOption): tense is SimpleTense => tense in simpleTenses

/** Loads the forms of a tense; rejects when the network fails. */
export async function loadForms(tense: TenseOption): Promise<VerbForms> {
  if (isSimple(tense)) return readForms(simpleTenses[tense])
  const helper = helpers[tense]
  const [simple, gerundsAndParticiples] = await Promise.all([
    readForms(simpleTenses[helper.tense]),
    readForms(nonFinite),
  ])
  const helperForms = simple.get(helper.verb) ?? []
  return new Map(
    [...gerundsAndParticiples].map(([infinitive, [gerund, participle]]) => {
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
