import { plainSpanish, type Spanish } from '../spanish/markup'
import { loadReading } from './load-reading'
import { readingIds } from './rooms/passages'
import type { Exam, ReadingText } from './rooms/types'

/** A text in the reading room’s list. */
export interface ReadingEntry {
  id: string
  title: string
  exam: Exam
  theme: string
  type: string
  words: number
  marks: number
  /** The question types of its parts. */
  asks: readonly string[]
}

/** Number of words in a text. */
export const countWords = (text: readonly Spanish[]): number =>
  text.reduce(
    (sum, one) => sum + (plainSpanish(one).match(/[\p{L}\d]+(?:[-’.,:]?[\p{L}\d]+)*/gu)?.length ?? 0),
    0,
  )

export const exams: readonly Exam[] = ['IGCSE', 'IB ab initio', 'IB SL', 'IB HL']

const entryOf = (id: string, { title, exam, theme, type, text, parts }: ReadingText): ReadingEntry => ({
  id,
  title: plainSpanish(title),
  exam,
  theme,
  type,
  words: countWords(text),
  marks: parts.flatMap(({ questions }) => questions).reduce((sum, { marks }) => sum + marks, 0),
  asks: [...new Set(parts.map((part) => part.title))],
})

/** All texts, grouped by exam, shortest first. Loads all texts at import: build time only, never in the browser. */
export const readingList: readonly ReadingEntry[] = (
  await Promise.all(
    readingIds.map(async (id) => {
      const text = await loadReading(id)
      if (text === null) throw new Error(`rooms/reading/${id}.ts does not exist`)
      return entryOf(id, text)
    }),
  )
).sort((one, other) => exams.indexOf(one.exam) - exams.indexOf(other.exam) || one.words - other.words)
