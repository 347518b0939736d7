import { plainRich, plainSpanish } from '../spanish/markup'
import { loadLesson } from './load-lesson'
import { lessonEntry, lessons } from './registry'
import { searchNames } from './search-names'
import { tenses } from './tense-list'
import type { Block, ExamGuide, Section } from './types'

/** A place that search can find. */
export interface SearchEntry {
  /** The address, with its fragment. */
  to: string
  title: string
  /** What the title belongs to: a lesson, a guide. */
  of: string
  /** What students call it when the title does not. */
  names: readonly string[]
  /** Words and phrases that stand there, Spanish with their English. */
  lines: readonly string[]
}

type Place = Omit<SearchEntry, 'names'>

const pair = (es: string, en: string) => `${plainSpanish(es)} – ${plainRich(en)}`

/** What search finds in a block: the words in tables, forms and phrases. */
function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'table':
      return block.rows.map((row) =>
        row
          .flatMap((cell, index) => {
            const lang = block.columns[index]?.lang
            if (cell === '' || lang === 'say') return []
            return [lang === 'es' ? plainSpanish(cell) : plainRich(cell)]
          })
          .join(' – '),
      )
    case 'conjugation':
      return block.verbs.map((verb) => `${verb.infinitive} – ${verb.en}: ${verb.forms.join(', ')}`)
    case 'phrases':
      return block.rows.map((row) => pair(row.es, row.en))
    default:
      return []
  }
}

const lessonSection = (address: string, of: string, section: Section): Place => ({
  to: `${address}#${section.id}`,
  title: section.title,
  of,
  lines: section.blocks.flatMap(blockLines),
})

const guideEntries = (address: string, of: string, guide: ExamGuide): Place[] => [
  ...guide.papers.map((paper) => ({
    to: `${address}#${paper.id}`,
    title: paper.title,
    of,
    lines: [
      ...paper.questionTypes.map((type) => type.name),
      ...paper.phrases.map((phrase) => pair(phrase.es, phrase.en)),
    ],
  })),
  ...guide.background.map(({ id, title }) => ({ to: `${address}#${id}`, title, of, lines: [] })),
]

const page = (to: string, title: string, line: string): Place => ({ to, title, of: 'Page', lines: [line] })

/** The pages that are no lesson, and the parts of them that students look for. */
const pages: readonly Place[] = [
  page('/grammar', 'Grammar Roadmap', 'The map of all lessons, with what you have finished.'),
  page('/tenses', 'Tenses', 'All tenses on one line.'),
  page(
    '/tenses#which-tense',
    'Which tense do I need?',
    'From what you want to say to the tense that says it.',
  ),
  page('/tenses#any-verb', 'Any verb, every tense', 'Type a verb, or a form of it, and see all its tenses.'),
  page('/practice', 'Practice', 'Fill in the blanks: three questions with their reasons.'),
  page('/word-of-the-day', 'Word of the Day', 'One new word every day.'),
  page('/igcse', 'IGCSE guide', 'The four papers of Cambridge IGCSE Spanish.'),
  page('/ib', 'IB guide', 'The papers and the oral of IB Spanish B, and what ab initio asks.'),
  page('/about', 'About', 'What Próxima is, who it is for and what it costs.'),
  page('/about#privacy', 'What we store about you', 'Your data, and how to have it deleted.'),
  page('/auth', 'Sign In', 'Sign in, or create an account.'),
]

/**
 * Everything that search finds: every lesson and section, the tenses, the guides' papers, the pages. Loads all lessons,
 * so it is called when the site is built, not in the browser.
 */
export async function searchEntries(): Promise<SearchEntry[]> {
  const lessonEntries = await Promise.all(
    lessons.map(async ({ id }) => {
      const entry = lessonEntry(id)
      const address = `/${entry.type}/${entry.id}`
      const spanishNames = Object.values(tenses).flatMap((tense) =>
        tense.lesson === id ? [tense.spanishName] : [],
      )
      const lesson = await loadLesson(id)
      const head = {
        to: address,
        title: entry.title,
        of: 'Lesson',
        lines: [entry.description, ...spanishNames],
      }
      if (lesson === null) return [head]
      return [
        { ...head, lines: [...head.lines, lesson.subtitle] },
        ...lesson.sections.map((section) => lessonSection(address, entry.title, section)),
      ]
    }),
  )
  const [igcse, ib] = await Promise.all([import('./exams/igcse'), import('./exams/ib')])
  const places: Place[] = [
    ...pages,
    ...lessonEntries.flat(),
    ...guideEntries('/igcse', 'IGCSE guide', igcse.default),
    ...guideEntries('/ib', 'IB guide', ib.default),
  ]
  const unknown = Object.keys(searchNames).filter((address) => !places.some(({ to }) => to === address))
  if (unknown.length > 0)
    throw new Error(`search-names.ts names places that do not exist: ${unknown.join(', ')}`)
  return places.map((place) => ({ ...place, names: searchNames[place.to] ?? [] }))
}
