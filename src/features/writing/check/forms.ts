import { withoutAccents } from '@/spanish/accents'
import { type SimpleTense, simpleTenses } from '@/spanish/tenses'
import type { VerbForms } from '@/spanish/verbs/read-forms'
import { readForms } from '@/spanish/verbs/read-forms'

/** An index of the verb forms that the site knows. */
export interface FormIndex {
  /** The simple tenses that a form can belong to. */
  tensesOf: ReadonlyMap<string, ReadonlySet<SimpleTense>>
  infinitives: ReadonlySet<string>
  gerunds: ReadonlySet<string>
  participles: ReadonlySet<string>
  /** Accented forms by their unaccented spelling, unless that spelling is also a form. */
  accented: ReadonlyMap<string, readonly string[]>
}

/** A negative command consists of two words, the second of which is a subjunctive. */
const tables = simpleTenses.filter((tense) => tense !== 'negative-imperative')

function indexForms(
  simple: readonly { tense: SimpleTense; forms: VerbForms }[],
  nonFinite: VerbForms,
): FormIndex {
  const tensesOf = new Map<string, Set<SimpleTense>>()
  for (const { tense, forms } of simple)
    for (const written of [...forms.values()].flat()) {
      // Take only the verb of *me levanto*, and skip missing forms.
      const form = written.split(' ').at(-1) ?? ''
      if (form === '—' || form === '') continue
      const tenses = tensesOf.get(form) ?? new Set()
      tenses.add(tense === 'imperfect-subjunctive-se' ? 'imperfect-subjunctive' : tense)
      tensesOf.set(form, tenses)
    }
  const infinitives = new Set<string>()
  const gerunds = new Set<string>()
  const participles = new Set<string>()
  for (const [infinitive, [gerund = '', participle = '']] of nonFinite) {
    infinitives.add(infinitive)
    infinitives.add(infinitive.replace(/se$/, ''))
    for (const ending of ['me', 'te', 'se', 'nos', 'lo', 'la', 'los', 'las', 'le', 'les'])
      if (!infinitive.endsWith('se')) infinitives.add(infinitive + ending)
    gerunds.add(gerund)
    participles.add(participle)
  }
  const accented = new Map<string, string[]>()
  for (const form of [...tensesOf.keys(), ...gerunds, ...participles]) {
    const bare = withoutAccents(form)
    if (bare === form || tensesOf.has(bare)) continue
    accented.set(bare, [...new Set([...(accented.get(bare) ?? []), form])])
  }
  return { tensesOf, infinitives, gerunds, participles, accented }
}

/** Rejects on network failure. */
export async function loadFormIndex(): Promise<FormIndex> {
  const [nonFinite, ...simple] = await Promise.all([
    readForms('non-finite'),
    ...tables.map(async (tense) => ({ tense, forms: await readForms(tense) })),
  ])
  return indexForms(simple, nonFinite)
}
