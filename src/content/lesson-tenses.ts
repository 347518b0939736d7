import type { TenseOption } from '../spanish/tenses'
import type { LessonId } from './registry'
import type { Block, Lesson } from './types'

/** The tenses that a student may put any verb into, by lesson. */
export const lessonTenses: { readonly [Id in LessonId]?: readonly TenseOption[] } = {
  present: ['present'],
  'present-continuous': ['present-continuous'],
  indefenido: ['preterite'],
  'imperfect-preterito': ['imperfect'],
  perfecto: ['perfect', 'present'],
  'preterito-perfecto': ['perfect'],
  pluscuamperfecto: ['pluperfect'],
  future: ['future', 'future-perfect'],
  conditional: ['conditional', 'conditional-perfect'],
  'present-subjunctive': ['present-subjunctive', 'perfect-subjunctive'],
  'imperfect-subjunctive': ['imperfect-subjunctive', 'imperfect-subjunctive-se', 'pluperfect-subjunctive'],
  imperative: ['imperative', 'negative-imperative'],
}

/** A regular and an irregular verb that the lesson drills in a tense of its own, to begin a comparison with. */
export function suggestedVerbs(tenses: readonly TenseOption[], lesson: Lesson): readonly [string, string] {
  const drill = lesson.sections
    .flatMap((section) => section.blocks)
    .find(
      (block): block is Extract<Block, { kind: 'drill' }> =>
        block.kind === 'drill' && tenses.includes(block.tense),
    )
  return [drill?.regular[0] ?? 'hablar', drill?.irregular[0] ?? 'dormir']
}
