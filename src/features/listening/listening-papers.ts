import type { LineColour } from '@/components/ui/line-colours'
import type { Exam } from '@/content/rooms/types'
import { paths } from '@/paths'

/** The line of each exam, and where its guide tells of the listening paper. */
export const listeningPapers: Readonly<
  Record<Exam, { colour: LineColour; guide: string; guideTitle: string }>
> = {
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

/** Under what the answers to a passage are kept. */
export const listeningName = (id: string) => `listening/${id}`

/** Words a minute, at the speed at which the room begins. */
const wordsPerMinute = 120

/** About how long it takes to hear a passage twice, with its pauses. */
export const minutesFor = (words: number): number =>
  Math.max(2, Math.ceil((words * 2) / wordsPerMinute + 0.75))
