import type { LineColour } from '@/components/ui/line-colours'
import type { Exam, ListeningPassage } from '@/content/rooms/types'
import { paths } from '@/paths'

interface ListeningPaper {
  colour: LineColour
  /** How often each recording is heard in the exam, and here. */
  hearings: 2 | 3
  guide: string
  guideTitle: string
}

/** The line of each exam, how its recordings are heard, and where its guide tells of the listening paper. */
export const listeningPapers: Readonly<Record<Exam, ListeningPaper>> = {
  IGCSE: {
    colour: 'foundation',
    hearings: 2,
    guide: `${paths.igcse}#listening`,
    guideTitle: 'The listening paper in the IGCSE guide',
  },
  'IB ab initio': {
    colour: 'intermediate',
    hearings: 3,
    guide: `${paths.ib}#ab-initio`,
    guideTitle: 'Ab initio in the IB guide',
  },
  'IB SL': {
    colour: 'standard',
    hearings: 2,
    guide: `${paths.ib}#listening`,
    guideTitle: 'The listening paper in the IB guide',
  },
  'IB HL': {
    colour: 'higher',
    hearings: 2,
    guide: `${paths.ib}#listening`,
    guideTitle: 'The listening paper in the IB guide',
  },
}

/** What is not as in the exam when the room plays a passage; nothing is said where nothing is known to differ. */
export function differsFromExam({
  exam,
  severalRecordings,
}: Pick<ListeningPassage, 'exam' | 'severalRecordings'>): string | undefined {
  if (exam === 'IB ab initio')
    return 'In the exam the pauses are longer: 3 minutes to read the questions, and 2 after each hearing.'
  if (exam !== 'IGCSE')
    return 'In the exam the pauses are longer: 4 minutes to read the questions, and about 2 after each hearing.'
  return severalRecordings
    ? 'Here you hear the whole passage, then the whole passage again. In the exam each short recording is repeated before the next one begins.'
    : undefined
}

/** Under what the answers to a passage are kept. */
export const listeningName = (id: string) => `listening/${id}`

/** Words a minute, at the speed at which the room begins. */
const wordsPerMinute = 120

/** About how long it takes to hear a passage as often as its exam plays it, with the pauses of the room. */
export const minutesFor = ({ words, exam }: { words: number; exam: Exam }): number =>
  Math.max(2, Math.ceil((words * listeningPapers[exam].hearings) / wordsPerMinute + 0.75))

/** "twice", "three times". */
export const timesOf = (exam: Exam): string =>
  listeningPapers[exam].hearings === 3 ? 'three times' : 'twice'
