/** Counts the contents of each lesson, and compares them with the minimum in the content outline. */
import { lessonTexts, placeOf } from '../../src/content/texts'
import type { Lesson } from '../../src/content/types'
import { documentOf, loadLessons, verbsIn } from './content'
import {
  coreScreens,
  coreWords,
  fewestInSection,
  kindsOf,
  lengthProblems,
  screensToQuestion,
} from './lesson-length'

/** The minimum number of Spanish sentences with a translation in each lesson. */
const minimumSentences: Readonly<Record<string, number>> = {
  'days-of-week': 24,
  'numbers-spanish': 30,
  'articles-spanish': 36,
  'basic-pronouns': 30,
  'possessive-adjectives': 20,
  'ser-estar': 40,
  'place-prepositions': 30,
  'basic-connectors': 40,
  'advanced-pronouns': 40,
  'complex-connectors': 45,
  'passive-voice': 36,
  present: 40,
  perfecto: 16,
  'preterito-perfecto': 30,
  pluscuamperfecto: 20,
  'present-subjunctive': 45,
  'imperfect-subjunctive': 36,
  'present-continuous': 26,
  imperative: 40,
  indefenido: 45,
  'imperfect-preterito': 36,
  future: 30,
  conditional: 30,
}

/** The minimum for a lesson that is not in the outline. */
const usualMinimum = 30

export interface LessonCount {
  id: string
  sentences: number
  minimum: number
  tables: number
  exercises: number
  /** The number of exercises in the teaching section with the fewest. */
  inSection: number
  /** Number of kinds of exercise. */
  kinds: number
  coreWords: number
  coreScreens: number
  screensToQuestion: number
  /** The problems that still have to be fixed. */
  problems: readonly string[]
  /** The number of verb forms marked in sentences and prose. */
  verbs: number
}

/** One entry for each lesson file, in the order of the outline. */
async function lessonCounts(): Promise<LessonCount[]> {
  const { lessons } = await loadLessons()
  const order = Object.keys(minimumSentences)
  return lessons
    .map((loaded) => ({
      id: loaded.id,
      sentences: countSentences(loaded.lesson),
      minimum: minimumSentences[loaded.id] ?? usualMinimum,
      tables: countTables(loaded.lesson),
      exercises: loaded.lesson.exercises.length,
      inSection: fewestInSection(loaded.lesson),
      kinds: kindsOf(loaded.lesson).size,
      coreWords: coreWords(loaded.lesson),
      coreScreens: coreScreens(loaded.lesson),
      screensToQuestion: screensToQuestion(loaded.lesson),
      problems: lengthProblems(loaded.lesson),
      verbs: documentOf(loaded.id, lessonTexts(loaded.lesson, '')).spanish.flatMap(({ text }) =>
        verbsIn(text),
      ).length,
    }))
    .sort((left, right) => order.indexOf(left.id) - order.indexOf(right.id))
}

/** Complete sentences with a translation in the sections of a lesson. */
export function countSentences(lesson: Lesson): number {
  const texts = lessonTexts(lesson, '').filter(({ at }) => at.startsWith('sections/'))
  const translated = new Set(texts.flatMap(({ role, at }) => (role === 'translation' ? [placeOf(at)] : [])))
  return texts.filter(
    ({ role, at, text }) => role === 'sentence' && translated.has(placeOf(at)) && /[.?!…][»)]*$/.test(text),
  ).length
}

function countTables(lesson: Lesson): number {
  return lesson.sections
    .flatMap((section) => section.blocks)
    .filter((block) => block.kind === 'table' || block.kind === 'conjugation').length
}

/** Counted on import, because the script that prints them imports this module through Vite, which then shuts down. */
export const counts = await lessonCounts()
