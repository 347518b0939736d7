import type { Lesson } from './types'

/** One lesson of the site. Adding a lesson is one line below and one file. */
export interface LessonEntry {
  /** The last part of its address, and the id under which progress is kept. */
  id: string
  /** `grammar` lives under /grammar, `tense` under /tense; also the progress row's topic_type. */
  type: 'grammar' | 'tense'
  title: string
  /** One line for the map, the lists and the page's description. */
  description: string
  /** The badge on the lesson's own page; the map and the tense list have theirs. */
  badge: 'IGCSE' | 'Beginner' | 'Intermediate'
  /** Loads the dedicated lesson; where it is absent, the generic page stands in. */
  load?: () => Promise<{ default: Lesson }>
}

/** Every lesson, in teaching order within its type. */
export const lessons = [
  {
    id: 'days-of-week',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Days of the Week',
    description: 'Say when things happen: days, dates and the clock.',
    load: () => import('./grammar/days-of-week'),
  },
  {
    id: 'numbers-spanish',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Numbers in Spanish',
    description: 'Count, pay and give dates, from one to two million.',
    load: () => import('./grammar/numbers-spanish'),
  },
  {
    id: 'articles-spanish',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Articles',
    description: '“The” and “a”: gender, plurals, and when to leave them out.',
    load: () => import('./grammar/articles-spanish'),
  },
  {
    id: 'basic-pronouns',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Basic Pronouns',
    description: 'I, me, to me: who does what, and to whom.',
    load: () => import('./grammar/basic-pronouns'),
  },
  {
    id: 'possessive-adjectives',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Possessive Adjectives',
    description: 'My, your, our: say whose it is.',
    load: () => import('./grammar/possessive-adjectives'),
  },
  {
    id: 'ser-estar',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Ser vs Estar',
    description: 'Two verbs for “to be”, and how to choose.',
    load: () => import('./grammar/ser-estar'),
  },
  {
    id: 'place-prepositions',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Prepositions of Place',
    description: 'Say where things are and ask the way.',
    load: () => import('./grammar/place-prepositions'),
  },
  {
    id: 'basic-connectors',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Basic Connectors',
    description: 'And, but, because, then: join your sentences.',
    load: () => import('./grammar/basic-connectors'),
  },
  {
    id: 'advanced-pronouns',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Advanced Pronouns',
    description: 'Two pronouns at once, reflexives and relatives.',
    load: () => import('./grammar/advanced-pronouns'),
  },
  {
    id: 'complex-connectors',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Complex Connectors',
    description: 'However, although, so that: argue like an essay.',
    load: () => import('./grammar/complex-connectors'),
  },
  {
    id: 'passive-voice',
    type: 'grammar',
    badge: 'IGCSE',
    title: 'Passive Voice',
    description: 'What is done, and three ways Spanish says it.',
    load: () => import('./grammar/passive-voice'),
  },
  {
    id: 'present',
    type: 'tense',
    badge: 'Beginner',
    title: 'Present',
    description: 'What you do, what happens, what is true.',
    load: () => import('./tenses/present'),
  },
  {
    id: 'present-continuous',
    type: 'tense',
    badge: 'Beginner',
    title: 'Present Continuous',
    description: 'What is happening right now.',
    load: () => import('./tenses/present-continuous'),
  },
  {
    id: 'indefenido',
    type: 'tense',
    badge: 'Beginner',
    title: 'Past Tense: Preterite',
    description: 'What happened and is over: yesterday, last year.',
    load: () => import('./tenses/indefenido'),
  },
  {
    id: 'imperfect-preterito',
    type: 'tense',
    badge: 'Intermediate',
    title: 'Past Imperfect',
    description: 'How things were and what you used to do.',
    load: () => import('./tenses/imperfect-preterito'),
  },
  {
    id: 'perfecto',
    type: 'tense',
    badge: 'Beginner',
    title: 'Perfect',
    description: 'First steps: from the present tense to “I have done”.',
    load: () => import('./tenses/perfecto'),
  },
  {
    id: 'preterito-perfecto',
    type: 'tense',
    badge: 'IGCSE',
    title: 'Present Perfect (Pretérito Perfecto)',
    description: 'What you have done today, this week, in your life.',
    load: () => import('./tenses/preterito-perfecto'),
  },
  {
    id: 'pluscuamperfecto',
    type: 'tense',
    badge: 'IGCSE',
    title: 'Pluperfect (Pluscuamperfecto)',
    description: 'What had already happened before that.',
    load: () => import('./tenses/pluscuamperfecto'),
  },
  {
    id: 'future',
    type: 'tense',
    badge: 'Beginner',
    title: 'Future',
    description: 'Plans, predictions and promises.',
    load: () => import('./tenses/future'),
  },
  {
    id: 'conditional',
    type: 'tense',
    badge: 'Intermediate',
    title: 'Conditional',
    description: 'What you would do, and how to be polite.',
    load: () => import('./tenses/conditional'),
  },
  {
    id: 'present-subjunctive',
    type: 'tense',
    badge: 'IGCSE',
    title: 'Present Subjunctive',
    description: 'Wishes, doubts, advice and what is not real yet.',
    load: () => import('./tenses/present-subjunctive'),
  },
  {
    id: 'imperfect-subjunctive',
    type: 'tense',
    badge: 'IGCSE',
    title: 'Imperfect Subjunctive',
    description: 'If I had, I would: the past of the subjunctive.',
    load: () => import('./tenses/imperfect-subjunctive'),
  },
  {
    id: 'imperative',
    type: 'tense',
    badge: 'Intermediate',
    title: 'Imperative',
    description: 'Tell people what to do, and what not to do.',
    load: () => import('./tenses/imperative'),
  },
] as const satisfies readonly LessonEntry[]

export type LessonId = (typeof lessons)[number]['id']

/** The entry with this id, ignoring case as the router does, or undefined. */
export function findLesson(id: string): (LessonEntry & { id: LessonId }) | undefined {
  const wanted = id.toLowerCase()
  return lessons.find((lesson) => lesson.id === wanted)
}

/** The entry of a lesson that is known to exist. */
export function lessonEntry(id: LessonId): LessonEntry & { id: LessonId } {
  const entry = lessons.find((lesson) => lesson.id === id)
  if (entry === undefined) throw new Error(`Lesson ${id} is not in the registry`)
  return entry
}
