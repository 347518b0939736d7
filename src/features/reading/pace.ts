import type { LineColour } from '@/components/ui/line-colours'
import { readingPapers } from '@/content/rooms/reading-papers'
import type { Exam } from '@/content/rooms/types'
import { countOf } from '@/lib/count-of'
import { paths } from '@/paths'

/** The reading paper of each exam, according to its guide. */
interface ReadingPaper {
  colour: LineColour
  minutes: number
  marks: number
  /** A link to the part of the guide that describes this paper. */
  guide: string
  guideTitle: string
}

export const examPapers: Readonly<Record<Exam, ReadingPaper>> = {
  IGCSE: {
    colour: 'foundation',
    ...readingPapers.IGCSE,
    guide: `${paths.igcse}#reading`,
    guideTitle: 'The reading paper in the IGCSE guide',
  },
  'IB ab initio': {
    colour: 'intermediate',
    ...readingPapers['IB ab initio'],
    guide: `${paths.ib}#ab-initio`,
    guideTitle: 'Ab initio in the IB guide',
  },
  'IB SL': {
    colour: 'standard',
    ...readingPapers['IB SL'],
    guide: `${paths.ib}#reading`,
    guideTitle: 'The reading paper in the IB guide',
  },
  'IB HL': {
    colour: 'higher',
    ...readingPapers['IB HL'],
    guide: `${paths.ib}#reading`,
    guideTitle: 'The reading paper in the IB guide',
  },
}

/** How many seconds a paper allows for this many marks, including reading time. */
export const timeFor = (exam: Exam, marks: number): number =>
  (examPapers[exam].minutes * 60 * marks) / examPapers[exam].marks

/** For example, `16 minutes`. */
export const aboutMinutes = (seconds: number): string =>
  countOf(Math.max(Math.round(seconds / 60), 1), 'minute')

/** For example, `2 min 40 s`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 || minutes === 0 ? `${rest} s` : '']
    .filter(Boolean)
    .join(' ')
}

export const wordsPerMinute = (words: number, seconds: number): number =>
  Math.round((words * 60) / Math.max(seconds, 1))
