import { twinTenses } from '@/exercises/explain-form'
import type { TenseId } from '@/spanish/tenses'
import { loadForms } from '@/spanish/verbs/load-forms'
import type { DrillVerbs } from './drill-exercises'

/** Loads the forms and meanings that a drill on this tense needs. Rejects on network failure. */
export async function loadVerbs(tense: TenseId): Promise<DrillVerbs> {
  const [{ verbMeanings }, forms, ...twins] = await Promise.all([
    import('@/spanish/verbs/list'),
    loadForms(tense),
    ...(twinTenses[tense] ?? []).map(async (twin) => [twin, await loadForms(twin)] as const),
  ])
  return { meanings: verbMeanings, forms, twins: new Map(twins) }
}
