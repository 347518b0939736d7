import { plainSpanish } from '../spanish/markup'
import { loadListening } from './load-listening'
import { countWords, exams } from './reading-list'
import { listeningIds } from './rooms/passages'
import type { Exam, ListeningPassage } from './rooms/types'

/** A passage in the listening room’s list. */
export interface ListeningEntry {
  id: string
  title: string
  exam: Exam
  theme: string
  voices: number
  /** Number of words spoken. */
  words: number
  marks: number
  questions: number
  /** Number of recordings. Each is repeated before the next one starts. */
  recordings: number
  /** The question types of its parts. */
  asks: readonly string[]
}

const entryOf = (
  id: string,
  { title, exam, theme, speakers, lines, parts }: ListeningPassage,
): ListeningEntry => {
  const questions = parts.flatMap((part) => part.questions)
  return {
    id,
    title: plainSpanish(title),
    exam,
    theme,
    voices: speakers.length,
    words: countWords(lines.map(({ says }) => says)),
    marks: questions.reduce((sum, { marks }) => sum + marks, 0),
    questions: questions.length,
    recordings: Math.max(lines.filter(({ begins }) => begins).length, 1),
    asks: [...new Set(parts.map((part) => part.title))],
  }
}

/** All passages, grouped by exam, shortest first. Loads all passages at import: build time only. */
export const listeningList: readonly ListeningEntry[] = (
  await Promise.all(
    listeningIds.map(async (id) => {
      const passage = await loadListening(id)
      if (passage === null) throw new Error(`rooms/listening/${id}.ts does not exist`)
      return entryOf(id, passage)
    }),
  )
).sort((one, other) => exams.indexOf(one.exam) - exams.indexOf(other.exam) || one.words - other.words)
