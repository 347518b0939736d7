import { sectionTitles } from 'virtual:lesson-links'
import type { Block, DrilledVerbs, FillExercise, KnownMistake, Section, SectionId } from '@/content/types'
import type { TaughtSection } from '@/exercises/exercise-view'
import { shuffle } from '@/lib/shuffle'
import type { AccentTwins } from '@/spanish/accents'
import { withoutAccents } from '@/spanish/accents'
import type { RichText, Spanish } from '@/spanish/markup'
import { isCommand, personsOf, type TenseId, tenseNames } from '@/spanish/tenses'
import { compareWithRegular, type FormPiece } from '@/spanish/verbs/compare-with-regular'
import type { VerbForms } from '@/spanish/verbs/read-forms'

type DrillBlock = Extract<Block, { kind: 'drill' }>

/** What a drill is drawn from. */
export interface DrillVerbs {
  /** The forms of the drill's tense. */
  forms: VerbForms
  /** Those of the tenses in which one accent makes another form of the same verb. */
  twins: ReadonlyMap<TenseId, VerbForms>
  meanings: Readonly<Record<Spanish, string>>
}

/** The tenses whose forms differ from those of the key by an accent alone: *hablo, habló; hablara, hablará*. */
export const twinTenses: { readonly [Tense in TenseId]?: readonly TenseId[] } = {
  present: ['preterite'],
  preterite: ['present', 'present-subjunctive'],
  future: ['imperfect-subjunctive'],
  'present-subjunctive': ['preterite'],
  'imperfect-subjunctive': ['future'],
  imperative: ['preterite'],
}

/** The words for each person, in the order of the forms. */
export const subjects: readonly (readonly Spanish[])[] = [
  ['yo'],
  ['tú'],
  ['él', 'ella', 'usted'],
  ['nosotros', 'nosotras'],
  ['vosotros', 'vosotras'],
  ['ellos', 'ellas', 'ustedes'],
]

const commandSubjects: readonly (readonly Spanish[])[] = [
  ['tú'],
  ['usted'],
  ['nosotros'],
  ['vosotros'],
  ['ustedes'],
]

/** The sections that teach a drill's verbs: what "Read again" links to. `sections` are those of its own lesson. */
export function drillSections(block: DrillBlock, sections: readonly Section[]): TaughtSection[] {
  return [...block.regular, ...block.irregular].map(({ section, lesson }) => {
    const title =
      lesson === undefined
        ? sections.find(({ id }) => id === section)?.title
        : sectionTitles[lesson]?.[section]
    if (title === undefined) throw new Error(`A drill sends to "${section}", which is no section`)
    return { id: section, title, lesson }
  })
}

/** Commands that are right beside the one of the table, with what is to be said about them. */
const otherCommands: Readonly<Record<string, { form: Spanish; note: RichText } | undefined>> = {
  'ir-2': { form: 'vayamos', note: '*Vayamos* is right too, but formal.' },
  'irse-2': { form: 'vayámonos', note: '*Vayámonos* is right too, but formal.' },
}

const regularCount = 4
const totalCount = 10

interface Item {
  infinitive: Spanish
  person: number
  /** The section that teaches it. */
  section: SectionId
}

/**
 * Ten forms to type, regular verbs before irregular ones, verbs and persons as mixed as the lists allow. `random`
 * gives numbers from 0 up to 1, as Math.random does.
 */
export function drawExercises(
  block: DrillBlock,
  verbs: DrillVerbs,
  { vosotros, random }: { vosotros: boolean; random: () => number },
): FillExercise[] {
  const picked: Item[] = []
  pick(block.regular, regularCount)
  pick(block.irregular, totalCount)
  return picked.map((item) => exercise(block.tense, verbs, item, random))

  function pick(groups: readonly DrilledVerbs[], until: number) {
    const open = shuffle(
      groups.flatMap((group) =>
        group.verbs.flatMap((infinitive) =>
          (verbs.forms.get(infinitive) ?? []).flatMap((form, person) =>
            form === '—' || (!vosotros && personsOf(block.tense)[person] === 'vosotros/as')
              ? []
              : [{ infinitive, person, section: group.section }],
          ),
        ),
      ),
      random,
    )
    // A verb comes again only when all have come, then a person only when all have.
    const wear = (item: Item) =>
      picked.filter(({ infinitive }) => infinitive === item.infinitive).length * totalCount +
      picked.filter(({ person }) => person === item.person).length
    while (picked.length < until) {
      const [first, ...others] = open
      if (first === undefined) return
      const next = others.reduce((best, item) => (wear(item) < wear(best) ? item : best), first)
      open.splice(open.indexOf(next), 1)
      picked.push(next)
    }
  }
}

function exercise(
  tense: TenseId,
  verbs: DrillVerbs,
  { infinitive, person, section }: Item,
  random: () => number,
): FillExercise {
  const forms = verbs.forms.get(infinitive) ?? []
  const form = forms[person] ?? ''
  const choices = (isCommand(tense) ? commandSubjects : subjects)[person] ?? []
  const subject = choices[Math.floor(random() * choices.length)] ?? ''
  const other = tense === 'imperative' ? otherCommands[`${infinitive}-${person}`] : undefined
  const accepted = [...withBothSubjunctives(tense, form), ...(other === undefined ? [] : [other.form])]
  const lead = tense.includes('subjunctive') ? 'que ' : ''
  const { because, mistakes } = explain(infinitive, tense, person, forms)
  return {
    kind: 'fill',
    id: `${infinitive}-${person}`,
    teaches: section,
    sentence: isCommand(tense) ? `___ (${infinitive}, ${subject})` : `${lead}${subject} ___ (${infinitive})`,
    en: `${verbs.meanings[infinitive] ?? ''} (${tenseNames[tense].en})`,
    answers: isCommand(tense)
      ? accepted
      : // What stands before the gap may be typed once more.
        [...new Set(['', `${subject} `, lead, `${lead}${subject} `])].flatMap((before) =>
          accepted.map((one) => before + one),
        ),
    because: other === undefined ? because : `${because} ${other.note}`,
    mistakes,
    twins: twins(infinitive, tense, form, verbs),
  }
}

/** The sets in -ra and -se mean the same, so a student may type either. */
export function withBothSubjunctives(tense: TenseId, form: Spanish): Spanish[] {
  const isRa = tense === 'imperfect-subjunctive' || tense === 'pluperfect-subjunctive'
  return isRa ? [form, form.replace(/ra(s|mos|is|n)?(?= |$)/, 'se$1')] : [form]
}

function reason(infinitive: Spanish, pieces: readonly FormPiece[]): RichText {
  if (pieces.some(({ kind }) => kind === 'irregular')) return `Here *${infinitive}* is irregular.`
  const ending = pieces.find(({ kind }) => kind === 'ending')?.text ?? ''
  return `Here *${infinitive}* is regular, with the ending *-${ending}*.`
}

/** A reflexive form without its pronoun. */
export const withoutPronoun = (form: Spanish): Spanish => form.replace(/^(no )?(?:me|te|se|nos|os) /, '$1')

/**
 * Why a form is so, and what students type instead: another person, the verb as if it were regular, a reflexive
 * without its pronoun.
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
  // The right letters are a matter of accents, which the student repairs in place.
  const isOtherWord = withoutAccents(regular) !== withoutAccents(form)
  const pronoun = infinitive.endsWith('se') ? withoutPronoun(form) : form
  const mistakes = [
    ...others.map((other) => ({
      answer: other,
      because: `The form *${other}* goes with *${names.filter((_, at) => forms[at] === other).join(' / ')}*.`,
    })),
    ...(isOtherWord && !others.includes(regular)
      ? [
          {
            answer: regular,
            because: `A regular verb would have ~~${regular}~~, but here *${infinitive}* is irregular.`,
          },
        ]
      : []),
    ...(pronoun === form
      ? []
      : [
          {
            answer: pronoun,
            because: `The verb *${infinitive}* is reflexive: its pronoun is part of the answer.`,
          },
        ]),
  ]
  return { because: reason(infinitive, pieces), mistakes }
}

/** Forms of the same verb that differ from this one by an accent, told apart by tense and person. */
export function twins(
  infinitive: Spanish,
  tense: TenseId,
  form: Spanish,
  verbs: Pick<DrillVerbs, 'forms' | 'twins'>,
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
