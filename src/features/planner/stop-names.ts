import { lineColours } from '@/components/ui/line-colours'
import { lessonEntry } from '@/content/registry'
import { roadmap } from '@/content/roadmap'
import { paths } from '@/paths'
import type { PlanExam, PlanStop, PracticeKind } from './plan'

export const examNames: Readonly<Record<PlanExam, string>> = {
  igcse: 'IGCSE (0530 or 7160)',
  'ab-initio': 'IB ab initio',
  sl: 'IB Spanish B, Standard Level',
  hl: 'IB Spanish B, Higher Level',
}

const guide = (exam: PlanExam) => (exam === 'igcse' ? paths.igcse : paths.ib)

const practice: Readonly<Record<PracticeKind, { title: string; to: (exam: PlanExam) => string }>> = {
  review: { title: 'Review: what is due', to: () => paths.review },
  words: { title: 'Words of one theme', to: () => paths.words() },
  read: { title: 'Reading: a text with its questions', to: () => paths.read },
  listen: { title: 'Listening: a passage, then dictation', to: () => paths.listen },
  write: { title: 'Writing: one task, with its model', to: () => paths.write },
  speak: { title: 'Speaking: aloud, with your own voice', to: () => paths.speak },
  'reading-set': { title: 'Reading paper against the clock', to: (exam) => `${guide(exam)}#reading` },
  'listening-set': { title: 'Listening paper against the clock', to: (exam) => `${guide(exam)}#listening` },
  'writing-set': { title: 'Writing paper against the clock', to: (exam) => `${guide(exam)}#writing` },
  'speaking-set': {
    title: 'Speaking exam against the clock',
    to: (exam) => (exam === 'igcse' ? paths.speakingTest : `${paths.ib}#oral`),
  },
  sheet: { title: 'One page for the last evening', to: (exam) => `${guide(exam)}#sheet` },
}

/** What a stop is called, and where it is done. */
export function nameOf(stop: PlanStop, exam: PlanExam): { title: string; to?: string } {
  if (stop.kind === 'own') return { title: stop.text }
  if (stop.kind === 'lesson') {
    const lesson = lessonEntry(stop.lesson)
    return { title: lesson.title, to: paths.lesson(lesson) }
  }
  const { title, to } = practice[stop.kind]
  return { title, to: to(exam) }
}

/** A lesson has the colour of its line on the map. */
export function colourOf(stop: PlanStop): string {
  if (stop.kind !== 'lesson') return 'border-ink'
  const level = roadmap
    .flatMap((line) => [...line.levels])
    .find((one) => one.stops.some((id) => id === stop.lesson))
  return level === undefined ? 'border-ink' : lineColours[level.id].border
}
