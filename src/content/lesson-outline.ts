import type { English, Spanish } from '../spanish/markup'
import { isPractice, ownStop } from './block-kinds.ts'
import type { Block, Exercise, Label, Lesson, Section, SectionId } from './types'

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

/** The title of a lesson with its Spanish marked: the words that its Spanish title has, too. */
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
