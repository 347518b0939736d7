import { plainRich, plainSpanish } from './inline'
import { lessonEntry, lessons } from './registry'
import { tenses } from './tenses'
import type { Block, ExamGuide, Section } from './types'

/** A place that search can find. */
export interface SearchEntry {
  /** The address, with its fragment. */
  to: string
  title: string
  /** What the title belongs to: a lesson, a guide. */
  of: string
  /** Words and phrases that stand there, Spanish with their English. */
  lines: readonly string[]
}

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

const lessonSection = (address: string, of: string, section: Section): SearchEntry => ({
  to: `${address}#${section.id}`,
  title: section.title,
  of,
  lines: section.blocks.flatMap(blockLines),
})

const guideEntries = (address: string, of: string, guide: ExamGuide): SearchEntry[] =>
  guide.papers.map((paper) => ({
    to: `${address}#${paper.id}`,
    title: paper.title,
    of,
    lines: [
      ...paper.questionTypes.map((type) => type.name),
      ...paper.phrases.map((phrase) => pair(phrase.es, phrase.en)),
    ],
  }))

/**
 * Everything that search finds: every lesson and section, the tenses, the guides' papers. Loads all lessons,
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
      const lesson = (await entry.load?.())?.default
      const head = {
        to: address,
        title: entry.title,
        of: 'Lesson',
        lines: [entry.description, ...spanishNames],
      }
      if (lesson === undefined) return [head]
      return [
        { ...head, lines: [...head.lines, lesson.subtitle] },
        ...lesson.sections.map((section) => lessonSection(address, entry.title, section)),
      ]
    }),
  )
  const [igcse, ib] = await Promise.all([import('./exams/igcse'), import('./exams/ib')])
  return [
    ...lessonEntries.flat(),
    ...guideEntries('/igcse', 'IGCSE guide', igcse.default),
    ...guideEntries('/ib', 'IB guide', ib.default),
  ]
}
