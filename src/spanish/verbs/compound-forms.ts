import type { Spanish } from '../markup'
import { type CompoundTense, compoundTenses } from '../tenses.ts'
import { neverContinuous } from './continuous.ts'
import { isReflexive, reflexivePronouns } from './reflexive.ts'

/**
 * The six forms of a verb in a tense with *haber* or *estar*; `—` if there is none. `helper` and `own` are the forms of
 * the helping verb and of the verb itself, both in the simple tense that the helping verb takes.
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
