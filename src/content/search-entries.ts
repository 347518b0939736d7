import { parseRich, plainRich, plainSpanish, type RichText, type Spanish } from '../spanish/markup'
import type { ExamId } from './exams/exam-ids'
import { topics } from './grammar-index'
import { titleLabel } from './lesson-outline'
import { loadLesson } from './load-lesson'
import { type LessonEntry, lessonEntry, lessons } from './registry'
import { searchExams } from './search-exams'
import { searchNames } from './search-names'
import { tenses } from './tense-list'
import { blockTexts, placeOf } from './texts'
import type { Block, ExamGuide, Section } from './types'

/** A page or section that search can find. Spanish is marked with asterisks. */
export interface SearchEntry {
  /** The address, including the fragment. */
  to: string
  title: string
  /** The lesson or guide that it belongs to. */
  of: string
  /** Other names that students use for it. */
  names: readonly string[]
  /** Words and phrases that it contains, in Spanish and English. */
  lines: readonly string[]
  /** The exams that it is for; absent if it is for every exam. */
  exams?: readonly ExamId[]
}

export type SearchPlace = Omit<SearchEntry, 'names'>

/** How the site builds the addresses of these entries. */
export interface SearchAddresses {
  lesson: (lesson: LessonEntry) => string
  igcse: string
  ib: string
}

export const inStars = (es: Spanish): string => (es === '' ? '' : `*${plainSpanish(es)}*`)

/** Prose without its mark-up, except the asterisks around Spanish. */
const withStars = (text: RichText): string =>
  parseRich(text)
    .map((node) =>
      node.kind === 'spanish'
        ? `*${node.nodes.map((one) => (one.kind === 'text' ? one.text : one.kind === 'verb' ? one.form : '…')).join('')}*`
        : node.text,
    )
    .join('')

const pair = (es: Spanish, en: RichText) => `${inStars(es)} – ${withStars(en)}`

/** The searchable text of a block: words in tables, forms and phrases. */
function blockLines(block: Block): string[] {
  if (block.kind === 'conjugation')
    return block.verbs.map((verb) => `*${verb.infinitive}* – ${verb.en}: *${verb.forms.join(', ')}*`)
  const lines = new Map<string, string[]>()
  for (const { at, text, lang, listed } of blockTexts(block, '')) {
    if (listed !== true) continue
    const words = lines.get(placeOf(at)) ?? []
    lines.set(placeOf(at), [...words, lang === 'es' ? inStars(text) : withStars(text)])
  }
  return [...lines.values()].map((words) => words.join(' – '))
}

const lessonSection = (address: string, of: string, section: Section): SearchPlace => ({
  to: `${address}#${section.id}`,
  title: withStars(section.title),
  of,
  lines: section.blocks.flatMap(blockLines),
})

const guideEntries = (address: string, of: string, guide: ExamGuide): SearchPlace[] => [
  ...guide.papers.map((paper) => ({
    to: `${address}#${paper.id}`,
    title: paper.official,
    of,
    lines: [
      ...paper.questionTypes.map((type) => type.name),
      ...paper.phrases.map((phrase) => pair(phrase.es, phrase.en)),
      ...(paper.bank ?? []).flatMap(({ rows }) => rows.map(({ es, en }) => pair(es, en))),
    ],
  })),
  ...(guide.week === undefined
    ? []
    : [{ to: `${address}#last-week`, title: 'The last seven days', of, lines: [] }]),
  ...(guide.sheet === undefined
    ? []
    : [{ to: `${address}#sheet`, title: 'One page for the last evening', of, lines: [] }]),
  ...guide.background.map(({ id, title }) => ({ to: `${address}#${id}`, title, of, lines: [] })),
  ...guide.papers.flatMap(({ id, title, set }) =>
    set === undefined ? [] : [{ to: `${address}#${id}-set`, title: `${title}: a timed set`, of, lines: [] }],
  ),
  ...guide.background.flatMap(({ title, sets = [] }) =>
    sets.map(({ id, name }) => ({ to: `${address}#${id}`, title: name, of: `${of}, ${title}`, lines: [] })),
  ),
]

/** The exams that a place is for, by its own address or that of its page. */
const examsOf = ({ to, exams }: SearchPlace): readonly ExamId[] | undefined =>
  exams ?? searchExams[to] ?? searchExams[to.replace(/#.*/, '')]

/**
 * Every search entry: lessons and sections, tenses, the papers in the guides, and other pages, which the site passes
 * in. Loads all lessons: build time only, never in the browser.
 */
export async function searchEntries(
  pages: readonly SearchPlace[],
  addresses: SearchAddresses,
): Promise<SearchEntry[]> {
  const lessonEntries = await Promise.all(
    lessons.map(async (entry) => {
      const { id } = entry
      const address = addresses.lesson(entry)
      const spanishNames = Object.values(tenses).flatMap((tense) =>
        tense.lesson === id ? [inStars(tense.spanishName)] : [],
      )
      const lesson = await loadLesson(id)
      const head = {
        to: address,
        title: entry.title,
        of: 'Lesson',
        lines: [entry.description, ...spanishNames],
      }
      if (lesson === null) return [head]
      const title = titleLabel(entry.title, lesson.subtitle)
      return [
        {
          ...head,
          title,
          lines: [...head.lines, inStars(lesson.subtitle)],
        },
        ...lesson.sections.map((section) => lessonSection(address, title, section)),
      ]
    }),
  )
  const [igcse, ib] = await Promise.all([import('./exams/igcse'), import('./exams/ib')])
  const places: SearchPlace[] = [
    ...pages,
    ...lessonEntries.flat(),
    ...guideEntries(addresses.igcse, 'IGCSE guide', igcse.default),
    ...guideEntries(addresses.ib, 'IB guide', ib.default),
  ]
  const indexNames = new Map<string, string[]>()
  for (const { name, lesson, section } of topics) {
    const head = addresses.lesson(lessonEntry(lesson))
    const address = section === undefined ? head : `${head}#${section}`
    // Drop the examples after the colon: search finds them in the section itself.
    const [called = ''] = plainRich(name).split(':')
    indexNames.set(address, [...(indexNames.get(address) ?? []), called])
  }
  const unknown = [...Object.keys(searchNames), ...Object.keys(searchExams), ...indexNames.keys()].filter(
    (address) => !places.some(({ to }) => to === address),
  )
  if (unknown.length > 0)
    throw new Error(
      `search-names.ts, search-exams.ts or grammar-index.ts names places that do not exist: ${unknown.join(', ')}`,
    )
  return places.map((place) => {
    const exams = examsOf(place)
    return {
      ...place,
      names: [...(indexNames.get(place.to) ?? []), ...(searchNames[place.to] ?? [])],
      ...(exams !== undefined && { exams }),
    }
  })
}
