import type { English } from '../spanish/markup'
import { facts } from './exams/facts'

const { older, writing } = facts.igcse

/** The papers that ask for a text, with its minimum and maximum word count. */
export const modelPapers = {
  'igcse-message': { name: 'IGCSE, short message (not in the 2025–27 papers)', words: older.message.is },
  'igcse-email': { name: 'IGCSE, directed task', words: writing.directed.words.is },
  'igcse-article': { name: 'IGCSE, email, article or blog', words: writing.long.words.is },
  'ab-initio': { name: 'IB ab initio', words: facts.abInitio.writing.words.is },
  standard: { name: 'IB SL', words: facts.standard.writing.words.is },
  higher: { name: 'IB HL', words: facts.higher.writing.words.is },
} as const satisfies Readonly<Record<string, { name: English; words: readonly [number, number] }>>

export type ModelPaper = keyof typeof modelPapers
