import type { English, Spanish } from '../spanish/markup'
import { isPractice, ownStop } from './block-kinds.ts'
import type { Block, Exercise, Label, Lesson, Section, SectionId } from './types'

/** A section as shown in the lesson page's navigation. */
export interface OutlinedSection extends Pick<Section, 'title'> {
  id: SectionId
  isMore: boolean
  /** Whether the section has practice blocks in addition to its exercises. */
  hasPractice: boolean
  /** Blocks below the section that have their own stop. */
  stops: readonly { id: string; title: string }[]
}

/** What a lesson page needs in order to hydrate. The rest is loaded section by section. */
export interface LessonOutline extends Pick<Lesson, 'subtitle' | 'blurb' | 'rule'> {
  sections: readonly OutlinedSection[]
  exercises: readonly Pick<Exercise, 'id' | 'teaches'>[]
  /** Whether the lesson has *vosotros* rows, which a student may hide. */
  hasVosotros: boolean
}

/** The title of a lesson. Words that also occur in its Spanish title are marked as Spanish. */
export function titleLabel(title: English, subtitle: Spanish): Label {
  const spanish: readonly string[] = subtitle.toLowerCase().match(/\p{L}+/gu) ?? []
  return title.replace(/\p{L}+/gu, (word) => (spanish.includes(word.toLowerCase()) ? `*${word}*` : word))
}

const hasVosotros = (block: Block) =>
  block.kind === 'conjugation' || ('vosotrosRow' in block && block.vosotrosRow !== undefined)

export const outlineOf = ({ subtitle, blurb, rule, sections, exercises }: Lesson): LessonOutline => ({
  subtitle,
  blurb,
  rule,
  sections: sections.map(({ id, title, more, blocks }) => ({
    id,
    title,
    isMore: more !== undefined,
    hasPractice: blocks.some(isPractice),
    stops: blocks.flatMap((block) => ownStop(block) ?? []),
  })),
  exercises: exercises.map(({ id, teaches }) => ({ id, teaches })),
  hasVosotros: sections.some(({ blocks }) => blocks.some(hasVosotros)),
})
