import { facts } from '../exams/facts'
import type { Exam } from './types'

const of = ({ reading }: { reading: { minutes: { is: number }; marks: { is: number } } }) => ({
  minutes: reading.minutes.is,
  marks: reading.marks.is,
})

/** Duration and marks of each exam’s reading paper. */
export const readingPapers: Readonly<Record<Exam, { minutes: number; marks: number }>> = {
  IGCSE: of(facts.igcse),
  'IB ab initio': of(facts.abInitio),
  'IB SL': of(facts.standard),
  'IB HL': of(facts.higher),
}
