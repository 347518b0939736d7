/** The URL prefix of a lesson (/grammar or /tense), and the `topic_type` of its progress row. */
export type LessonType = 'grammar' | 'tense'

/** A level on the metro map, which is a section of a line. */
export type LevelId = 'foundation' | 'intermediate' | 'standard' | 'higher'

/** One lesson. To add a lesson, add an entry below and its file, `lessons/<id>.ts`. */
interface Registered {
  /** The last segment of its address, and the id under which progress is saved. */
  id: string
  type: LessonType
  title: string
  /** One line for the map, the lists and the page's meta description. */
  description: string
  /** The badge on the lesson’s own page. The map and the tense list have their own badges. */
  badge: 'IGCSE' | 'Beginner' | 'Intermediate'
  /** Its position on the map: `at` orders a level's stops, so 2.5 is between the second and the third. */
  stop?: { level: LevelId; at: number }
  /** `false` until `lessons/<id>.ts` is written. Until then, the generic page is shown. */
  written?: false
}

const registered = [
  {
    id: 'days-of-week',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'foundation', at: 1 },
    title: 'Days of the Week',
    description: 'Say when things happen: days, dates and times.',
  },
  {
    id: 'numbers-spanish',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'foundation', at: 2 },
    title: 'Numbers in Spanish',
    description: 'Numbers up to two million, for counting, prices and dates.',
  },
  {
    id: 'articles-spanish',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'foundation', at: 3 },
    title: 'Articles',
    description: '“The” and “a”: gender, plurals, and when to leave them out.',
  },
  {
    id: 'basic-pronouns',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'foundation', at: 4 },
    title: 'Basic Pronouns',
    description: 'I, me, to me: who does what, and to whom.',
  },
  {
    id: 'possessive-adjectives',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'foundation', at: 5 },
    title: 'Possessive Adjectives',
    description: 'My, your, our: say who owns what.',
  },
  {
    id: 'ser-estar',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'foundation', at: 7 },
    title: 'Ser vs Estar',
    description: 'Two verbs for “to be”, and how to choose.',
  },
  {
    id: 'place-prepositions',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'intermediate', at: 1 },
    title: 'Prepositions of Place',
    description: 'Say where things are and ask the way.',
  },
  {
    id: 'basic-connectors',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'intermediate', at: 3 },
    title: 'Basic Connectors',
    description: 'And, but, because, then: join your sentences.',
  },
  {
    id: 'advanced-pronouns',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'standard', at: 1 },
    title: 'Advanced Pronouns',
    description: 'Two pronouns at once, reflexives and relatives.',
  },
  {
    id: 'complex-connectors',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'standard', at: 3 },
    title: 'Complex Connectors',
    description: 'However, although, so that: build an argument.',
  },
  {
    id: 'passive-voice',
    type: 'grammar',
    badge: 'IGCSE',
    stop: { level: 'higher', at: 2 },
    title: 'Passive Voice',
    description: 'The passive: three ways to say in Spanish that something is done.',
  },
  {
    id: 'present',
    type: 'tense',
    badge: 'Beginner',
    stop: { level: 'foundation', at: 6 },
    title: 'Present',
    description: 'What you do, what happens, what is true.',
  },
  {
    id: 'present-continuous',
    type: 'tense',
    badge: 'Beginner',
    stop: { level: 'intermediate', at: 2 },
    title: 'Present Continuous',
    description: 'What is happening right now.',
  },
  {
    id: 'indefenido',
    type: 'tense',
    badge: 'Beginner',
    stop: { level: 'intermediate', at: 4 },
    title: 'Past Tense: Preterite',
    description: 'Finished events in the past: yesterday, last year.',
  },
  {
    id: 'imperfect-preterito',
    type: 'tense',
    badge: 'Intermediate',
    stop: { level: 'intermediate', at: 5 },
    title: 'Past Imperfect',
    description: 'How things were and what you used to do.',
  },
  {
    id: 'perfecto',
    type: 'tense',
    badge: 'Beginner',
    title: 'Perfect',
    description: 'First steps: from the present tense to “I have done”.',
  },
  {
    id: 'preterito-perfecto',
    type: 'tense',
    badge: 'IGCSE',
    stop: { level: 'intermediate', at: 7 },
    title: 'Present Perfect (Pretérito Perfecto)',
    description: 'What you’ve done today, this week or in your life.',
  },
  {
    id: 'pluscuamperfecto',
    type: 'tense',
    badge: 'IGCSE',
    title: 'Pluperfect (Pluscuamperfecto)',
    description: 'What had already happened by then.',
  },
  {
    id: 'future',
    type: 'tense',
    badge: 'Beginner',
    stop: { level: 'intermediate', at: 6 },
    title: 'Future',
    description: 'Plans, predictions and promises.',
  },
  {
    id: 'conditional',
    type: 'tense',
    badge: 'Intermediate',
    stop: { level: 'standard', at: 4 },
    title: 'Conditional',
    description: 'What you would do, and how to be polite.',
  },
  {
    id: 'present-subjunctive',
    type: 'tense',
    badge: 'IGCSE',
    stop: { level: 'standard', at: 2 },
    title: 'Present Subjunctive',
    description: 'Wishes, doubts, advice and things that aren’t real yet.',
  },
  {
    id: 'imperfect-subjunctive',
    type: 'tense',
    badge: 'IGCSE',
    stop: { level: 'higher', at: 1 },
    title: 'Imperfect Subjunctive',
    description: 'If I had, I would: the past subjunctive.',
  },
  {
    id: 'imperative',
    type: 'tense',
    badge: 'Intermediate',
    title: 'Imperative',
    description: 'Tell people what to do, and what not to do.',
  },
] as const satisfies readonly Registered[]

export type LessonId = (typeof registered)[number]['id']

export type GrammarId = Extract<(typeof registered)[number], { type: 'grammar' }>['id']

/** A registered lesson. Its id is typed, so the lesson is known to exist. */
export interface LessonEntry extends Registered {
  id: LessonId
}

/** Every lesson, in teaching order within its type. */
export const lessons: readonly LessonEntry[] = registered

/** The entry with this id, or undefined. Case-insensitive, like the router. */
export function findLesson(id: string): LessonEntry | undefined {
  const wanted = id.toLowerCase()
  return lessons.find((lesson) => lesson.id === wanted)
}

/** The entry of a lesson that is known to exist. */
export function lessonEntry(id: LessonId): LessonEntry {
  const entry = lessons.find((lesson) => lesson.id === id)
  if (entry === undefined) throw new Error(`Lesson ${id} is not in the registry`)
  return entry
}
