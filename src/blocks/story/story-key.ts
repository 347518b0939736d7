import type { StoryGap } from '@/content/types'
import { explain, twins, twinTenses, withBothSubjunctives } from '@/exercises/explain-form'
import { type Mark, markChoice } from '@/exercises/mark'
import type { GapKey } from '@/exercises/mark-text'
import type { RichText, Spanish } from '@/spanish/markup'
import { subjectsOf } from '@/spanish/subjects'
import { type TenseId, tenseNames } from '@/spanish/tenses'
import { loadForms } from '@/spanish/verbs/load-forms'
import type { VerbForms } from '@/spanish/verbs/read-forms'
import { pronounBeforeGap, withoutPronoun } from '@/spanish/verbs/reflexive'

/** Marks the chosen tense by its index among the options; null if none is chosen. */
export function markTense({ options, answer, signal }: StoryGap, chosen: number | null): Mark {
  const because = `This is the **${tenseNames[answer].en}**. ${signal}`
  return markChoice(
    options.map((option) => ({ right: option === answer, because })),
    chosen,
  )
}

/** The words just before a gap in a story, and the gap itself. */
export const leadIn = (text: Spanish, gap: number): string => `${text.split('___')[gap] ?? ''}___`

/** What the form in a gap is marked against. */
export interface StoryKey extends GapKey {
  /** How the form is made. */
  because: RichText
}

/** The key for a gap when the verb's other forms are not loaded. */
export function plainKey(gap: StoryGap, sentence: string): StoryKey {
  return {
    infinitive: gap.infinitive,
    answers: withBothSubjunctives(gap.answer, gap.form),
    because: `You need the ${tenseNames[gap.answer].en} of *${gap.infinitive}*.`,
    sentence,
  }
}

/** The full key for a gap, with everything that a drill accepts and explains. Rejects on network failure. */
export async function storyKey(gap: StoryGap, sentence: string): Promise<StoryKey> {
  const { infinitive, answer: tense, form } = gap
  const plain = plainKey(gap, sentence)
  // If the text already contains the pronoun, it is not part of the form.
  const hasPronoun = pronounBeforeGap(sentence) !== undefined
  const load = async (name: TenseId): Promise<VerbForms> => {
    const forms = (await loadForms(name)).get(infinitive) ?? []
    return new Map([[infinitive, hasPronoun ? forms.map(withoutPronoun) : forms]])
  }
  const [all, ...others] = await Promise.all([
    load(tense),
    ...(twinTenses[tense] ?? []).map(async (twin) => [twin, await load(twin)] as const),
  ])
  const forms = all.get(infinitive) ?? []
  const person = forms.indexOf(form)
  if (person === -1) return plain
  // A subject cannot come between *no* or an object pronoun and the verb.
  const isOpen = !hasPronoun && !/(?:^|\s)(?:no|l[aeo]s?) ___$/i.test(sentence)
  const before = isOpen ? subjectsOf(tense).flatMap((names, at) => (forms[at] === form ? names : [])) : []
  const { because, mistakes } = explain(infinitive, tense, person, forms)
  return {
    ...plain,
    answers: plain.answers.flatMap((one) => [one, ...before.map((subject) => `${subject} ${one}`)]),
    because: `${plain.because} ${because}`,
    mistakes,
    twins: twins(infinitive, tense, form, { forms: all, twins: new Map(others) }),
  }
}
