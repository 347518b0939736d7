import { sectionTitles, tenseLessons } from 'virtual:lesson-links'
import { lessonEntry } from '@/content/registry'
import type { Block, DrilledVerbs, FillExercise, Section, SectionId } from '@/content/types'
import type { TaughtSection } from '@/exercises/exercise-view'
import { explain, type FormsWithTwins, twins, withBothSubjunctives } from '@/exercises/explain-form'
import { formName } from '@/exercises/item-names'
import { shuffle } from '@/lib/shuffle'
import type { RichText, Spanish } from '@/spanish/markup'
import { subjectsOf } from '@/spanish/subjects'
import { commandPersons, isCommand, isCompound, persons, type TenseId, tenseNames } from '@/spanish/tenses'
import { compareWithRegular } from '@/spanish/verbs/compare-with-regular'

/** The data that a drill draws its questions from. */
export interface DrillVerbs extends FormsWithTwins {
  meanings: Readonly<Record<Spanish, string>>
}

/** The sections that teach a drill's verbs, for the "Read again" links. `sections` belong to the drill's own lesson. */
export function drillSections(block: Block<'drill'>, sections: readonly Section[]): TaughtSection[] {
  return [...block.regular, ...block.irregular].map(({ section, lesson }) => {
    const title =
      lesson === undefined
        ? sections.find(({ id }) => id === section)?.title
        : sectionTitles[lesson]?.[section]
    if (title === undefined) throw new Error(`A drill links to "${section}", which isn’t a section`)
    return { id: section, title, lesson }
  })
}

/** The pseudo-section id of a form that no section of the drill teaches. */
export const formationOf = (tense: TenseId) => `form/${tense}`

/** Where to send a student for forms of a tense that no section of this drill teaches. */
export function formationSections(tense: TenseId): TaughtSection[] {
  const lesson = tenseLessons[tense]
  if (lesson === undefined) return []
  return [{ id: formationOf(tense), title: lessonEntry(lesson).title, lesson, section: 'formation' }]
}

/** A correct form other than the one in the table, with the note to show. */
interface OtherForm {
  form: Spanish
  note: RichText
}

const alsoCorrect = (form: Spanish): OtherForm => ({ form, note: `Also correct: *${form}*.` })

const otherCommands: Readonly<Record<string, OtherForm | undefined>> = {
  'ir-2': { form: 'vayamos', note: '*Vayamos* is also correct, but formal.' },
  'irse-2': { form: 'vayámonos', note: '*Vayámonos* is also correct, but formal.' },
  'irse-3': alsoCorrect('iros'),
  'satisfacer-0': alsoCorrect('satisface'),
}

const otherParticiples: readonly [inTable: Spanish, other: Spanish][] = [
  ['impreso', 'imprimido'],
  ['provisto', 'proveído'],
  ['frito', 'freído'],
]

function otherForm(
  infinitive: Spanish,
  tense: TenseId,
  person: number,
  form: Spanish,
): OtherForm | undefined {
  if (tense === 'imperative' && otherCommands[`${infinitive}-${person}`] !== undefined)
    return otherCommands[`${infinitive}-${person}`]
  if (infinitive === 'errar' && /yerr/.test(form)) return alsoCorrect(form.replace('ye', 'e'))
  const pair = isCompound(tense) ? otherParticiples.find(([one]) => form.endsWith(one)) : undefined
  return pair && alsoCorrect(form.replace(...pair))
}

const irregularCount = 6
const totalCount = 10

export interface DrillChoice {
  tenses: readonly TenseId[]
  /** Indices into the six persons. A *tú* command counts as second person. */
  persons: readonly number[]
  /** The ids of `drillKinds`. */
  kinds: readonly string[]
  verbs: readonly Spanish[]
}

const isSingle = ({ irregular }: Block<'drill'>) => irregular.length < 2

const kindOf = ({ section, lesson }: DrilledVerbs) => `${lesson ?? ''}#${section}`

export const verbsOf = (groups: readonly DrilledVerbs[]) => groups.flatMap(({ verbs }) => verbs)

/** The default choice: everything that the drill offers. */
export function wholeDrill(block: Block<'drill'>): DrillChoice {
  return {
    tenses: [block.tense],
    persons: persons.map((_, person) => person),
    kinds: ['regular', 'irregular', ...block.irregular.map(kindOf)],
    verbs: verbsOf([...block.regular, ...block.irregular]),
  }
}

/**
 * The index of a form among the six persons. Commands have no first person singular, so their indices are one lower.
 */
const sixthOf = (tense: TenseId, person: number) => (isCommand(tense) ? person + 1 : person)

/** The persons that these tenses have, with the names used in their tables. */
export function drillPersons(tenses: readonly TenseId[], vosotros: boolean) {
  const shown = tenses.length > 0 && tenses.every(isCommand) ? ['', ...commandPersons] : persons
  return shown.flatMap((name, person) =>
    name === '' || (!vosotros && name === 'vosotros/as') ? [] : [{ person, name }],
  )
}

/** The kinds of verb in a choice. The lesson's verbs are grouped by the section that teaches them. */
export function drillKinds(
  block: Block<'drill'>,
  sections: readonly Section[],
  { tenses, verbs }: DrillChoice,
): { id: string; name: string }[] {
  const regular = { id: 'regular', name: 'Regular' }
  if (isSingle(block) || !tenses.includes(block.tense))
    return [regular, { id: 'irregular', name: 'Irregular' }]
  const taught = drillSections({ ...block, regular: [] }, sections)
  const groups = block.irregular.map((group, at) => ({ id: kindOf(group), name: taught[at]?.title ?? '' }))
  const own = verbsOf([...block.regular, ...block.irregular])
  const hasOthers = tenses.length > 1 || verbs.some((verb) => !own.includes(verb))
  return [
    regular,
    ...groups.filter(({ id }, at) => groups.findIndex((other) => other.id === id) === at),
    ...(hasOthers ? [{ id: 'irregular', name: 'Other irregular verbs' }] : []),
  ]
}

/** What is missing from a choice that matches no form. `kinds` lists the kinds it could include. */
export function whatIsMissing(
  { tenses, persons: chosen, kinds, verbs }: DrillChoice,
  offered: { persons: readonly { person: number }[]; kinds: readonly { id: string }[] },
): string {
  if (tenses.length === 0) return 'Choose a tense, too.'
  if (!offered.persons.some(({ person }) => chosen.includes(person))) return 'Choose a person, too.'
  if (!offered.kinds.some(({ id }) => kinds.includes(id))) return 'Choose a kind of verb, too.'
  if (verbs.length === 0) return 'Choose a verb, too.'
  return 'Your verbs don’t have that form. Choose more verbs, kinds or persons.'
}

interface Item {
  infinitive: Spanish
  /** Index into the forms of the tense. */
  person: number
  section: SectionId
}

interface DrawnItem extends Item {
  tense: TenseId
}

/**
 * Draws ten forms to type, or fewer if the choice has fewer. For one tense: four regular verbs, then six irregular
 * ones. For several tenses: equal numbers of each. Verbs and persons vary as much as the lists allow. `random` returns
 * numbers in [0, 1), like Math.random.
 */
export function drawExercises(
  block: Block<'drill'>,
  verbs: ReadonlyMap<TenseId, DrillVerbs>,
  {
    choice = wholeDrill(block),
    vosotros,
    random,
  }: { choice?: DrillChoice; vosotros: boolean; random: () => number },
): FillExercise[] {
  const picked: (DrawnItem & { kind: string })[] = []
  const items = choice.tenses.flatMap(itemsOf)
  const isRegular = ({ kind }: { kind: string }) => kind === 'regular'
  const regular = items.filter(isRegular)
  const irregular = items.filter((item) => !isRegular(item))
  // With several tenses, do not split by regularity: if one has few irregular verbs, the rest would fill most of the
  // round.
  if (choice.tenses.length > 1) pick(items, totalCount)
  else {
    pick(regular, totalCount - Math.min(irregular.length, irregularCount))
    pick(irregular, totalCount)
  }
  const inOrder = [...picked.filter(isRegular), ...picked.filter((item) => !isRegular(item))]
  return inOrder.flatMap((item) => {
    const forms = verbs.get(item.tense)
    return forms === undefined ? [] : [formExercise(item.tense, forms, item, random)]
  })

  function itemsOf(tense: TenseId): (DrawnItem & { kind: string })[] {
    const asked = drillPersons([tense], vosotros).filter(({ person }) => choice.persons.includes(person))
    return choice.verbs.flatMap((infinitive) => {
      const forms = verbs.get(tense)?.forms.get(infinitive) ?? []
      const { kind, section } = taughtAs(block, tense, infinitive, forms)
      if (!choice.kinds.includes(kind)) return []
      return forms.flatMap((form, person) =>
        form === '—' || !asked.some((one) => one.person === sixthOf(tense, person))
          ? []
          : [{ tense, infinitive, person, section, kind }],
      )
    })
  }

  function pick(all: typeof picked, until: number) {
    const open = shuffle(all, random)
    // The weights ensure that a verb is repeated only after all verbs have been used equally often. Among those, the
    // person and tense used least come first.
    const wear = (item: DrawnItem) =>
      picked.filter(({ infinitive }) => infinitive === item.infinitive).length * totalCount * 2 +
      picked.filter((one) => sixthOf(one.tense, one.person) === sixthOf(item.tense, item.person)).length +
      picked.filter(({ tense }) => tense === item.tense).length
    while (picked.length < until) {
      const [first, ...others] = open
      if (first === undefined) return
      const next = others.reduce((best, item) => (wear(item) < wear(best) ? item : best), first)
      open.splice(open.indexOf(next), 1)
      picked.push(next)
    }
  }
}

/** What kind of verb it is in this tense, and where that is taught: from the drill's own list, otherwise from the verb's forms. */
function taughtAs(
  block: Block<'drill'>,
  tense: TenseId,
  infinitive: Spanish,
  forms: readonly Spanish[],
): { kind: string; section: SectionId } {
  if (tense === block.tense) {
    const isHere = ({ verbs }: DrilledVerbs) => verbs.includes(infinitive)
    const regular = block.regular.find(isHere)
    if (regular !== undefined) return { kind: 'regular', section: regular.section }
    const irregular = block.irregular.find(isHere)
    if (irregular !== undefined)
      return { kind: isSingle(block) ? 'irregular' : kindOf(irregular), section: irregular.section }
  }
  const isIrregular = forms.some((form, person) =>
    compareWithRegular(infinitive, tense, person, form).pieces.some(({ kind }) => kind === 'irregular'),
  )
  return { kind: isIrregular ? 'irregular' : 'regular', section: formationOf(tense) }
}

/** Builds the exercise for one form. Its id is the name of the form. */
export function formExercise(
  tense: TenseId,
  verbs: DrillVerbs,
  { infinitive, person, section }: Item,
  random: () => number,
): FillExercise {
  const forms = verbs.forms.get(infinitive) ?? []
  const form = forms[person] ?? ''
  const choices = subjectsOf(tense)[person] ?? []
  const subject = choices[Math.floor(random() * choices.length)] ?? ''
  const other = otherForm(infinitive, tense, person, form)
  const accepted = [...withBothSubjunctives(tense, form), ...(other === undefined ? [] : [other.form])]
  const lead = tense.includes('subjunctive') ? 'que ' : ''
  const { because, mistakes } = explain(infinitive, tense, person, forms)
  return {
    kind: 'fill',
    id: formName(tense, infinitive, person),
    teaches: section,
    sentence: isCommand(tense) ? `___ (${infinitive}, ${subject})` : `${lead}${subject} ___ (${infinitive})`,
    en: `${verbs.meanings[infinitive] ?? ''} (${tenseNames[tense].en})`,
    answers: isCommand(tense)
      ? accepted
      : // The student may repeat the words before the gap.
        [...new Set(['', `${subject} `, lead, `${lead}${subject} `])].flatMap((before) =>
          accepted.map((one) => before + one),
        ),
    because: other === undefined ? because : `${because} ${other.note}`,
    mistakes: mistakes.filter(({ answer }) => !accepted.includes(answer)),
    twins: twins(infinitive, tense, form, verbs),
  }
}
