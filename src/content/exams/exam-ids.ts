import type { Exam } from '../rooms/types'

/** The exams that a student can prepare for, in the order in which we list them. */
export const examIds = ['igcse', 'ab-initio', 'sl', 'hl'] as const

export type ExamId = (typeof examIds)[number]

/** As named on the practice pages. */
export const examNames: Readonly<Record<ExamId, Exam>> = {
  igcse: 'IGCSE',
  'ab-initio': 'IB ab initio',
  sl: 'IB SL',
  hl: 'IB HL',
}

/**
 * The names from which a student chooses an exam. “IB SL” alone would be ambiguous, because ab initio is an SL course
 * too.
 */
export const fullExamNames: Readonly<Record<ExamId, string>> = {
  ...examNames,
  sl: 'IB Spanish B SL',
  hl: 'IB Spanish B HL',
}

/** A time of year when an exam is held: its first and last months, from 1 to 12. */
export interface ExamSession {
  first: number
  last: number
  name: string
}

const ibSessions: readonly ExamSession[] = [
  { first: 5, last: 5, name: 'May' },
  { first: 11, last: 11, name: 'November' },
]

export const examSessions: Readonly<Record<ExamId, readonly ExamSession[]>> = {
  igcse: [
    { first: 2, last: 3, name: 'February/March' },
    { first: 5, last: 6, name: 'May/June' },
    { first: 10, last: 11, name: 'October/November' },
  ],
  'ab-initio': ibSessions,
  sl: ibSessions,
  hl: ibSessions,
}
