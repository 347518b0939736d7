import { compoundTenses, isCompound, type TenseId } from '../tenses'
import { compoundForms } from './compound-forms'
import { readForms, type VerbForms } from './read-forms'

/** Loads the forms of a tense. Rejects if the network fails. */
export async function loadForms(tense: TenseId): Promise<VerbForms> {
  if (!isCompound(tense)) return readForms(tense)
  const { helper, tense: simpleTense } = compoundTenses[tense]
  const [simple, nonFinite] = await Promise.all([readForms(simpleTense), readForms('non-finite')])
  const helperForms = simple.get(helper) ?? []
  return new Map(
    [...nonFinite].map(([infinitive, [gerund = '', participle = '']]) => [
      infinitive,
      compoundForms(tense, infinitive, {
        helper: helperForms,
        own: simple.get(infinitive) ?? [],
        gerund,
        participle,
      }),
    ]),
  )
}
