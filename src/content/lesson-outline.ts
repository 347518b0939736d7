import { isPractice, ownStop } from './block-kinds.ts'
import type { Block, Exercise, Lesson, Section, SectionId } from './types'

/** A section as the line of the page knows it. */
export interface OutlinedSection extends Pick<Section, 'title'> {
  id: SectionId
  isMore: boolean
  /** A student practises in it, beside what is asked under it. */
  hasPractice: boolean
  /** What stands below it as stops of their own. */
  stops: readonly { id: string; title: string }[]
}

/** What the page of a lesson needs to answer: the rest of it comes section by section. */
export interface LessonOutline extends Pick<Lesson, 'subtitle' | 'blurb' | 'rule'> {
  sections: readonly OutlinedSection[]
  exercises: readonly Pick<Exercise, 'id' | 'teaches'>[]
  /** It has rows that a student may hide. */
  hasVosotros: boolean
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
