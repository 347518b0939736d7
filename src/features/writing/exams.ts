import type { LineColour } from '@/components/ui/line-colours'
import type { Exam } from '@/content/rooms/types'
import { paths } from '@/paths'

interface WritingPaper {
  colour: LineColour
  /** A link to the part of the guide that describes this paper. */
  guide: string
  guideTitle: string
}

export const writingPapers: Readonly<Record<Exam, WritingPaper>> = {
  IGCSE: {
    colour: 'foundation',
    guide: `${paths.igcse}#writing`,
    guideTitle: 'The writing paper in the IGCSE guide',
  },
  'IB ab initio': {
    colour: 'intermediate',
    guide: `${paths.ib}#ab-initio`,
    guideTitle: 'Ab initio in the IB guide',
  },
  'IB SL': {
    colour: 'standard',
    guide: `${paths.ib}#writing`,
    guideTitle: 'The writing paper in the IB guide',
  },
  'IB HL': {
    colour: 'higher',
    guide: `${paths.ib}#writing`,
    guideTitle: 'The writing paper in the IB guide',
  },
}
