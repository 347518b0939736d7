import type { LineColour } from '@/components/ui/line-colours'
import { hearings } from '@/content/rooms/listening-papers'
import type { Exam, ListeningPassage } from '@/content/rooms/types'
import { paths } from '@/paths'

interface ListeningPaper {
  colour: LineColour
  guide: string
  guideTitle: string
}

/** Each exam's line, and where its guide describes the listening paper. */
export const listeningPapers: Readonly<Record<Exam, ListeningPaper>> = {
  IGCSE: {
    colour: 'foundation',
    guide: `${paths.igcse}#listening`,
    guideTitle: 'The listening paper in the IGCSE guide',
  },
  'IB ab initio': {
    colour: 'intermediate',
    guide: `${paths.ib}#ab-initio`,
    guideTitle: 'Ab initio in the IB guide',
  },
  'IB SL': {
    colour: 'standard',
    guide: `${paths.ib}#listening`,
    guideTitle: 'The listening paper in the IB guide',
  },
  'IB HL': {
    colour: 'higher',
    guide: `${paths.ib}#listening`,
    guideTitle: 'The listening paper in the IB guide',
  },
}

/** The line range of each recording in a passage: the index of its first line, and of the line after its last. */
export function recordingsOf(lines: ListeningPassage['lines']): { from: number; to: number }[] {
  const starts = lines.flatMap(({ begins }, at) => (begins || at === 0 ? [at] : []))
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? lines.length }))
}

/** Seconds to read the questions on a passage. */
export function readingTime(exam: Exam, questions: number): number {
  const { reading } = hearings[exam]
  return 'all' in reading ? reading.all : reading.each * questions
}

/** Seconds between two hearings. Several short recordings get short pauses. */
export const pauseTime = (exam: Exam, recordings: number): number =>
  recordings > 3 ? 5 : hearings[exam].pause

/** The name under which the answers to a passage are saved. */
export const listeningName = (id: string) => `listening/${id}`

/** Words per minute at the default speed. */
const wordsPerMinute = 120

/** The estimated time, in minutes, to play a passage as many times as in the exam, including our pauses. */
export function minutesFor({
  words,
  exam,
  questions,
  recordings,
}: {
  words: number
  exam: Exam
  questions: number
  recordings: number
}): number {
  const { hearings: times } = hearings[exam]
  const pauses = readingTime(exam, questions) + (times * recordings - 1) * pauseTime(exam, recordings)
  return Math.ceil((words * times) / wordsPerMinute + pauses / 60)
}

/** "twice", "three times". */
export const timesOf = (exam: Exam): string => hearings[exam].times
