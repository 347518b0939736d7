/** How much each lesson holds, beside the least that the content outline asks for. */
import type { Block, Lesson } from '../../src/content/types'
import { loadLessons, spanishOf, verbsIn } from './content'

/** Spanish sentences with a translation. */
const minimumSentences: Readonly<Record<string, number>> = {
  'days-of-week': 24,
  'numbers-spanish': 30,
  'articles-spanish': 36,
  'basic-pronouns': 30,
  'possessive-adjectives': 20,
  'ser-estar': 40,
  'place-prepositions': 30,
  'basic-connectors': 40,
  'advanced-pronouns': 40,
  'complex-connectors': 45,
  'passive-voice': 36,
  present: 40,
  perfecto: 16,
  'preterito-perfecto': 30,
  pluscuamperfecto: 20,
  'present-subjunctive': 45,
  'imperfect-subjunctive': 36,
  'present-continuous': 26,
  imperative: 40,
  indefenido: 45,
  'imperfect-preterito': 36,
  future: 30,
  conditional: 30,
}

export interface LessonCount {
  id: string
  sentences: number
  /** 0 for a lesson that the outline does not know. */
  minimum: number
  tables: number
  exercises: number
  /** Verb forms marked in sentences and prose. */
  verbs: number
}

/** One line for each lesson file that exists, in the outline's order. */
async function lessonCounts(): Promise<LessonCount[]> {
  const { lessons } = await loadLessons()
  const order = Object.keys(minimumSentences)
  return lessons
    .map((loaded) => ({
      id: loaded.id,
      sentences: countSentences(loaded.lesson),
      minimum: minimumSentences[loaded.id] ?? 0,
      tables: countTables(loaded.lesson),
      exercises: loaded.lesson.exercises.length,
      verbs: spanishOf(loaded).flatMap(({ text }) => verbsIn(text)).length,
    }))
    .sort((left, right) => order.indexOf(left.id) - order.indexOf(right.id))
}

/** Examples, sides of a contrast, lines of a conversation and gap sentences that are whole sentences. */
export function countSentences(lesson: Lesson): number {
  return lesson.sections
    .flatMap((section) => section.blocks)
    .flatMap(sentencesOf)
    .filter((sentence) => /[.?!…][»)]*$/.test(sentence)).length
}

function sentencesOf(block: Block): string[] {
  switch (block.kind) {
    case 'examples':
      return block.rows.map((row) => row.es)
    case 'contrast':
      return block.rows.flatMap((row) => [row.left.es, row.right.es])
    case 'dialogue':
      return block.lines.map((line) => line.es)
    case 'gapfill':
      return block.rows.map((row) => row.sentence)
    default:
      return []
  }
}

function countTables(lesson: Lesson): number {
  return lesson.sections
    .flatMap((section) => section.blocks)
    .filter((block) => block.kind === 'table' || block.kind === 'conjugation').length
}

/** Counted while the module loads: the script that prints them runs it with Vite, which loads nothing afterwards. */
export const counts = await lessonCounts()
