import { facts } from '@/content/exams/facts'
import { setMinutes } from '@/content/exams/set-minutes'
import type { PlanExam, PlanStop, PracticeKind } from './plan'

const ofExam = {
  igcse: facts.igcse,
  'ab-initio': facts.abInitio,
  sl: facts.standard,
  hl: facts.higher,
} as const

const papers = (exam: PlanExam) => {
  const { writing } = ofExam[exam]
  const sets = setMinutes[exam]
  return {
    'reading-set': sets.reading,
    'listening-set': sets.listening,
    'writing-set': writing.minutes.is,
    'speaking-set': sets.speaking,
  }
}

/**
 * The minutes for each kind of practice: for the rooms, with time to look at mistakes; for the timed sets, as on their
 * pages. A writing task for Spanish B takes as long as the whole paper.
 */
const practice = (exam: PlanExam): Readonly<Record<PracticeKind, number>> => ({
  basics: 3,
  review: 15,
  words: 15,
  read: 20,
  listen: 20,
  write: exam === 'sl' || exam === 'hl' ? ofExam[exam].writing.minutes.is : 30,
  speak: exam === 'igcse' ? 15 : 30,
  sheet: 30,
  ...papers(exam),
})

const byExam: Readonly<Record<PlanExam, Readonly<Record<PracticeKind, number>>>> = {
  igcse: practice('igcse'),
  'ab-initio': practice('ab-initio'),
  sl: practice('sl'),
  hl: practice('hl'),
}

/** The minutes for a lesson, or for a stop that the student wrote. */
export const lessonMinutes = 30

/** The minutes for the check at the end of a lesson, with time to read again what was wrong. */
const checkMinutes = 15

/** How many minutes of the plan a stop takes. */
export const minutesOf = ({ kind }: Pick<PlanStop, 'kind'>, exam: PlanExam): number =>
  kind === 'lesson' || kind === 'own' ? lessonMinutes : kind === 'check' ? checkMinutes : byExam[exam][kind]
