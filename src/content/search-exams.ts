import type { ExamId } from './exams/exam-ids'

const ib: readonly ExamId[] = ['ab-initio', 'sl', 'hl']
const spanishB: readonly ExamId[] = ['sl', 'hl']

/**
 * The exams that a page or section is for, in one row per address. A section without a row is for the exams of its
 * page; a page without a row is for every exam. If a student has chosen an exam, search lists its guide before the same
 * paper of another exam.
 */
export const searchExams: Readonly<Record<string, readonly ExamId[]>> = {
  '/igcse': ['igcse'],
  '/ib': ib,
  '/ib#reading': spanishB,
  '/ib#reading-set': spanishB,
  '/ib#writing': spanishB,
  '/ib#writing-set': spanishB,
  '/ib#listening': spanishB,
  '/ib#listening-set': spanishB,
  '/ib#oral': spanishB,
  '/ib#oral-set': spanishB,
  '/ib#level': spanishB,
  '/ib#ab-initio': ['ab-initio'],
  '/ib#ab-initio-reading-set': ['ab-initio'],
  '/ib#ab-initio-writing-set': ['ab-initio'],
  '/ib#ab-initio-listening-set': ['ab-initio'],
  '/ib#ab-initio-oral-set': ['ab-initio'],
  '/grammar#ab-initio': ['ab-initio'],
  '/past-papers#cambridge': ['igcse'],
  '/past-papers#ib': ib,
  '/speak/test': ['igcse'],
}

/** Words that only the IB uses: its mark schemes have criteria A, B and C, and its questions ask for justification. */
const ofIb = ['ib', 'criterion', 'justification', 'justify', 'conceptual', 'stimulus', 'internal']

/**
 * The words with which a query names an exam, or that only this exam uses (`search-words.ts` has their synonyms, such as
 * “0530”). That exam then counts instead of the one that the student has chosen.
 */
export const examWords: Readonly<Record<ExamId, readonly string[]>> = {
  igcse: ['igcse', 'gcse'],
  'ab-initio': [...ofIb, 'initio'],
  sl: [...ofIb, 'b', 'sl'],
  hl: [...ofIb, 'b', 'hl'],
}
