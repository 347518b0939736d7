import { sectionTitles } from 'virtual:lesson-links'
import type { Block, DrilledVerbs, FillExercise, Section, SectionId } from '@/content/types'
import type { TaughtSection } from '@/exercises/exercise-view'
import { explain, type FormsWithTwins, twins, withBothSubjunctives } from '@/exercises/explain-form'
import { formName } from '@/exercises/item-names'
import { shuffle } from '@/lib/shuffle'
import type { RichText, Spanish } from '@/spanish/markup'
import { subjectsOf } from '@/spanish/subjects'
import { isCommand, personsOf, type TenseId, tenseNames } from '@/spanish/tenses'

/** What a drill is drawn from. */
export interface DrillVerbs extends FormsWithTwins {
  meanings: Readonly<Record<Spanish, string>>
}

/** The sections that teach a drill's verbs: what "Read again" links to. `sections` are those of its own lesson. */
export function drillSections(block: Block<'drill'>, sections: readonly Section[]): TaughtSection[] {
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
  /** Its place in the forms of the tense. */
  person: number
  /** The section that teaches it. */
  section: SectionId
}

/**
 * Ten forms to type, regular verbs before irregular ones, verbs and persons as mixed as the lists allow. `random`
 * gives numbers from 0 up to 1, as Math.random does.
 */
export function drawExercises(
  block: Block<'drill'>,
  verbs: DrillVerbs,
  { vosotros, random }: { vosotros: boolean; random: () => number },
): FillExercise[] {
  const picked: Item[] = []
  pick(block.regular, regularCount)
  pick(block.irregular, totalCount)
  return picked.map((item) => formExercise(block.tense, verbs, item, random))

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

/** Asks for one form. The exercise has the name of the form as its id. */
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
  const other = tense === 'imperative' ? otherCommands[`${infinitive}-${person}`] : undefined
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
      : // What stands before the gap may be typed once more.
        [...new Set(['', `${subject} `, lead, `${lead}${subject} `])].flatMap((before) =>
          accepted.map((one) => before + one),
        ),
    because: other === undefined ? because : `${because} ${other.note}`,
    mistakes,
    twins: twins(infinitive, tense, form, verbs),
  }
}
