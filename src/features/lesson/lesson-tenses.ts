import type { LessonId } from '@/content/registry'
import type { TenseOption } from '@/content/types'

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
