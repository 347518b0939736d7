/** What each lesson builds on, which lessons each exam asks for, and an order in which they can be learnt. */
import type { LessonId } from './registry'
import type { Lesson } from './types'

/** The lessons that each lesson builds on. A test checks that there is no cycle and that the map agrees. */
export const lessonNeeds: Readonly<Record<LessonId, readonly LessonId[]>> = {
  'articles-spanish': [],
  present: [],
  'ser-estar': ['present'],
  'days-of-week': [],
  'numbers-spanish': [],
  'basic-pronouns': [],
  indefenido: ['present'],
  'possessive-adjectives': ['articles-spanish'],
  'basic-connectors': ['present'],
  future: ['present'],
  'place-prepositions': ['articles-spanish', 'ser-estar'],
  'imperfect-preterito': ['indefenido'],
  'present-continuous': ['ser-estar'],
  perfecto: ['present'],
  'preterito-perfecto': ['present', 'indefenido'],
  imperative: ['present'],
  conditional: ['future', 'imperfect-preterito'],
  'advanced-pronouns': ['basic-pronouns', 'present-continuous'],
  'present-subjunctive': ['present', 'future'],
  'complex-connectors': ['basic-connectors', 'present-subjunctive'],
  pluscuamperfecto: ['imperfect-preterito', 'preterito-perfecto'],
  'passive-voice': ['ser-estar', 'indefenido', 'preterito-perfecto'],
  'imperfect-subjunctive': ['indefenido', 'present-subjunctive', 'conditional'],
}

/** An order for all lessons: each after what it needs, with the verbs that every paper needs as early as possible. */
export const teachingOrder: readonly LessonId[] = [
  'articles-spanish',
  'present',
  'ser-estar',
  'days-of-week',
  'numbers-spanish',
  'basic-pronouns',
  'indefenido',
  'possessive-adjectives',
  'basic-connectors',
  'future',
  'place-prepositions',
  'imperfect-preterito',
  'present-continuous',
  'perfecto',
  'preterito-perfecto',
  'imperative',
  'conditional',
  'advanced-pronouns',
  'present-subjunctive',
  'complex-connectors',
  'pluscuamperfecto',
  'passive-voice',
  'imperfect-subjunctive',
]

/**
 * Lessons whose grammar a student of an exam only has to recognise, as the lessons themselves say: a test compares
 * both. It is repeated here because a page can’t load every lesson to find out.
 */
export const onlyRecognised: Readonly<Record<keyof Lesson['needs'], readonly LessonId[]>> = {
  igcse: ['passive-voice', 'imperfect-subjunctive'],
  abInitio: ['pluscuamperfecto', 'present-subjunctive', 'passive-voice', 'imperfect-subjunctive'],
  standard: [],
  higher: [],
}

/** The lessons whose grammar an exam wants used, in an order that works. `preterito-perfecto` includes `perfecto`. */
export const lessonsToUse = (exam: keyof Lesson['needs']): readonly LessonId[] =>
  teachingOrder.filter((id) => id !== 'perfecto' && !onlyRecognised[exam].includes(id))
