/** The prerequisites of each lesson, the lessons that each exam requires, and an order in which to learn them. */
import type { LessonId } from './registry'
import type { Lesson } from './types'

/** The prerequisites of each lesson. A test checks that there are no cycles and that the map agrees. */
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

/**
 * An order for all lessons. Each comes after its prerequisites, and the verbs that every paper needs come as early as
 * possible.
 */
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
 * The lessons whose grammar students only have to recognise in each exam. This repeats what the lessons say (a test
 * compares the two), because a page can’t load every lesson to find out.
 */
export const onlyRecognised: Readonly<Record<keyof Lesson['needs'], readonly LessonId[]>> = {
  igcse: ['passive-voice', 'imperfect-subjunctive'],
  abInitio: ['pluscuamperfecto', 'present-subjunctive', 'passive-voice', 'imperfect-subjunctive'],
  standard: [],
  higher: [],
}

/** The lesson and its prerequisites, their prerequisites, and so on. */
const withPrerequisites = (id: LessonId): LessonId[] => [id, ...lessonNeeds[id].flatMap(withPrerequisites)]

/**
 * The lessons whose grammar students must use in an exam, and the prerequisites of those lessons, in teaching order.
 * `perfecto` is left out because `preterito-perfecto` includes it.
 */
export const lessonsToUse = (exam: keyof Lesson['needs']): readonly LessonId[] => {
  const used = teachingOrder.filter((id) => id !== 'perfecto' && !onlyRecognised[exam].includes(id))
  const needed = new Set(used.flatMap(withPrerequisites))
  return teachingOrder.filter((id) => needed.has(id))
}
