import type { LineColour } from '@/components/ui/line-colours'
import type { Exam, ListeningPassage } from '@/content/rooms/types'
import { paths } from '@/paths'

interface ListeningPaper {
  colour: LineColour
  /** How often each recording is heard in the exam, and here. */
  hearings: 2 | 3
  /** Seconds to read the questions: all of them, or for each. */
  reading: { all: number } | { each: number }
  /** Seconds after a hearing. */
  pause: number
  guide: string
  guideTitle: string
}

/** The line of each exam, how its recordings are heard, and where its guide tells of the listening paper. */
export const listeningPapers: Readonly<Record<Exam, ListeningPaper>> = {
  IGCSE: {
    colour: 'foundation',
    hearings: 2,
    reading: { each: 5 },
    pause: 10,
    guide: `${paths.igcse}#listening`,
    guideTitle: 'The listening paper in the IGCSE guide',
  },
  'IB ab initio': {
    colour: 'intermediate',
    hearings: 3,
    reading: { all: 180 },
    pause: 120,
    guide: `${paths.ib}#ab-initio`,
    guideTitle: 'Ab initio in the IB guide',
  },
  'IB SL': {
    colour: 'standard',
    hearings: 2,
    reading: { all: 240 },
    pause: 120,
    guide: `${paths.ib}#listening`,
    guideTitle: 'The listening paper in the IB guide',
  },
  'IB HL': {
    colour: 'higher',
    hearings: 2,
    reading: { all: 240 },
    pause: 120,
    guide: `${paths.ib}#listening`,
    guideTitle: 'The listening paper in the IB guide',
  },
}

/** The places of the first line of each recording of a passage, and of the line behind its last. */
export function recordingsOf(lines: ListeningPassage['lines']): { from: number; to: number }[] {
  const starts = lines.flatMap(({ begins }, at) => (begins || at === 0 ? [at] : []))
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? lines.length }))
}

/** Seconds to read the questions of a passage. */
export function readingTime(exam: Exam, questions: number): number {
  const { reading } = listeningPapers[exam]
  return 'all' in reading ? reading.all : reading.each * questions
}

/** Seconds between two hearings: of several short recordings the pauses are short as well. */
export const pauseTime = (exam: Exam, recordings: number): number =>
  recordings > 3 ? 5 : listeningPapers[exam].pause

/** Under what the answers to a passage are kept. */
export const listeningName = (id: string) => `listening/${id}`

/** Words a minute, at the speed at which the room begins. */
const wordsPerMinute = 120

/** About how long it takes to hear a passage as often as its exam plays it, with the pauses of the room. */
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
  const { hearings } = listeningPapers[exam]
  const pauses = readingTime(exam, questions) + (hearings * recordings - 1) * pauseTime(exam, recordings)
  return Math.ceil((words * hearings) / wordsPerMinute + pauses / 60)
}

/** "twice", "three times". */
export const timesOf = (exam: Exam): string =>
  listeningPapers[exam].hearings === 3 ? 'three times' : 'twice'
