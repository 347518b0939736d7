import type { Spanish } from '../markup'
import { type CompoundTense, compoundTenses } from '../tenses.ts'
import { neverContinuous } from './continuous.ts'
import { isReflexive, reflexivePronouns } from './reflexive.ts'

/**
 * The six forms of a verb in a tense that is made with *haber* or *estar*; `—` for none. Of the simple tense that the
 * helping verb stands in, `helper` has its forms and `own` those of the verb itself.
 */
export function compoundForms(
  tense: CompoundTense,
  infinitive: Spanish,
  {
    helper,
    own,
    gerund,
    participle,
  }: {
    helper: readonly Spanish[]
    own: readonly Spanish[]
    gerund: Spanish
    participle: Spanish
  },
): Spanish[] {
  const last = compoundTenses[tense].helper === 'estar' ? gerund : participle
  return helper.map((form, person) => {
    // A verb that lacks a person, like *llover*, lacks it in every tense.
    if (own[person] === '—') return '—'
    if (tense === 'present-continuous' && neverContinuous.has(infinitive)) return '—'
    const pronoun = isReflexive(infinitive) ? `${reflexivePronouns[person]} ` : ''
    return `${pronoun}${form} ${last}`
  })
}
