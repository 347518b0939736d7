/** What the fields of the content schema hold, by their names. A name that is not here makes documents.test.ts fail. */

/** What a field of a module other than a lesson holds, by its name in the schema. */
export const fieldLanguages: Readonly<
  Record<string, 'sentence' | 'phrase' | 'answer' | 'rich' | 'translation' | 'label'>
> = {
  es: 'sentence',
  sentence: 'sentence',
  example: 'sentence',
  spanishName: 'phrase',
  persons: 'phrase',
  commandPersons: 'phrase',
  en: 'translation',
  meaning: 'translation',
  question: 'translation',
  item: 'label',
  badge: 'label',
  level: 'label',
  today: 'label',
  when: 'label',
  weight: 'label',
  duration: 'label',
  description: 'label',
  name: 'label',
  title: 'label',
  blurb: 'rich',
  objectives: 'rich',
  practice: 'rich',
  formation: 'rich',
  usage: 'rich',
  explanation: 'rich',
  introduction: 'rich',
  summary: 'rich',
  text: 'rich',
  what: 'rich',
  task: 'rich',
  choices: 'rich',
  answer: 'rich',
  margin: 'rich',
  source: 'rich',
  plain: 'rich',
  tips: 'rich',
  details: 'rich',
}

/**
 * Fields that nobody reads as text: they tell the program what to do, or are wrong on purpose. Where a name has
 * two meanings, a function of the object that holds it tells which.
 */
export const machineKeys: Readonly<Record<string, true | ((parent: object) => boolean)>> = {
  id: true,
  kind: true,
  type: true,
  lang: true,
  tense: true,
  colour: true,
  lesson: true,
  lessons: true,
  teaches: true,
  section: true,
  topicId: true,
  slug: true,
  syllabus: true,
  stops: true,
  roadmapStops: true,
  simpleTenses: true,
  formsTables: true,
  /** The helping verb of a compound tense. */
  helper: true,
  /** What students type when they look for a place, in either language: nobody reads it. */
  searchNames: true,
  /** The month in which a fact was checked. */
  checked: true,
  /** What a student must not write. */
  wrong: true,
  /** The kind of form that a table's column holds. */
  form: (parent) => 'header' in parent,
  /** Which drawing. */
  name: (parent) => 'kind' in parent && parent.kind === 'figure',
  /** The slugs of a group of the tense list, the tenses of a table for any verb. */
  tenses: (parent) => 'name' in parent || 'suggested' in parent,
  /** The tenses that a gap of a story offers, or the words of a quiz question: three of four are wrong. */
  options: true,
  /** Of a gap, a tense; of a question, one of its options, read in its sentence; else a known mistake. */
  answer: (parent) => 'signal' in parent || 'options' in parent || isMistake(parent),
  /** A wrong sentence to correct. */
  sentence: (parent) => 'kind' in parent && parent.kind === 'correct',
}

function isMistake(parent: object): boolean {
  return Object.keys(parent).every((key) => key === 'answer' || key === 'because')
}
