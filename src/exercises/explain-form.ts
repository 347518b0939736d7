import type { KnownMistake } from '@/content/types'
import { type AccentTwins, withoutAccents } from '@/spanish/accents'
import type { RichText, Spanish } from '@/spanish/markup'
import { personsOf, type TenseId, tenseNames } from '@/spanish/tenses'
import { compareWithRegular, type FormPiece } from '@/spanish/verbs/compare-with-regular'
import type { VerbForms } from '@/spanish/verbs/read-forms'
import { isReflexive, withoutPronoun } from '@/spanish/verbs/reflexive'

/** The data that explanations of a verb form are based on. */
export interface FormsWithTwins {
  /** The forms of the requested tense. */
  forms: VerbForms
  /** The tenses in which a form of the same verb differs only by an accent. */
  twins: ReadonlyMap<TenseId, VerbForms>
}

/** For each tense, the tenses with a form that differs only by an accent: *hablo, habló; hablara, hablará*. */
export const twinTenses: { readonly [Tense in TenseId]?: readonly TenseId[] } = {
  present: ['preterite'],
  preterite: ['present', 'present-subjunctive'],
  future: ['imperfect-subjunctive'],
  'present-subjunctive': ['preterite'],
  'imperfect-subjunctive': ['future'],
  imperative: ['preterite'],
}

/** The -ra and -se forms mean the same, so both are accepted. */
export function withBothSubjunctives(tense: TenseId, form: Spanish): Spanish[] {
  const isRa = tense === 'imperfect-subjunctive' || tense === 'pluperfect-subjunctive'
  return isRa ? [form, form.replace(/ra(s|mos|is|n)?(?= |$)/, 'se$1')] : [form]
}

function reason(infinitive: Spanish, pieces: readonly FormPiece[]): RichText {
  if (pieces.some(({ kind }) => kind === 'irregular')) return `Here *${infinitive}* is irregular.`
  const ending = pieces.find(({ kind }) => kind === 'ending')?.text ?? ''
  return `Here *${infinitive}* is regular, with the ending *-${ending}*.`
}

/**
 * Why a form is right, and the mistakes to expect: another person, the verb treated as regular, a reflexive without its
 * pronoun.
 */
export function explain(
  infinitive: Spanish,
  tense: TenseId,
  person: number,
  forms: readonly Spanish[],
): { because: RichText; mistakes: KnownMistake[] } {
  const form = forms[person] ?? ''
  const names = personsOf(tense)
  const others = [...new Set(forms)].filter((other) => other !== form && other !== '—')
  const { pieces, regular } = compareWithRegular(infinitive, tense, person, form)
  // If only accents differ, do not list a mistake: the student can correct the accent in place.
  const isOtherWord = withoutAccents(regular) !== withoutAccents(form)
  const pronounless = isReflexive(infinitive) ? withoutPronoun(form) : form
  const mistakes = [
    ...others.map((other) => ({
      answer: other,
      because: `The form *${other}* goes with *${names.filter((_, at) => forms[at] === other).join(' / ')}*.`,
    })),
    ...(isOtherWord && !others.includes(regular)
      ? [
          {
            answer: regular,
            because: `~~${regular}~~ would be correct for a regular verb, but here *${infinitive}* is irregular.`,
          },
        ]
      : []),
    ...(pronounless === form
      ? []
      : [
          {
            answer: pronounless,
            because: `The verb *${infinitive}* is reflexive: its pronoun is part of the answer.`,
          },
        ]),
  ]
  return { because: reason(infinitive, pieces), mistakes }
}

/** Forms of the same verb that differ only by an accent, with their tense and person. */
export function twins(
  infinitive: Spanish,
  tense: TenseId,
  form: Spanish,
  verbs: FormsWithTwins,
): AccentTwins {
  const found: Record<Spanish, string> = {}
  const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1)
  const add = (name: TenseId, forms: readonly Spanish[], wanted: Spanish) => {
    const names = personsOf(name).filter((_, person) => forms[person] === wanted)
    found[lastWord(wanted)] = `${tenseNames[name].en} (${names.join(' / ')})`
  }
  for (const [other, all] of verbs.twins) {
    const forms = all.get(infinitive) ?? []
    for (const twin of forms) {
      if (twin !== form && withoutAccents(twin) === withoutAccents(form)) add(other, forms, twin)
    }
  }
  if (Object.keys(found).length > 0) add(tense, verbs.forms.get(infinitive) ?? [], form)
  return found
}
