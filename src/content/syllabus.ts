import type { LessonId } from './registry'

/**
 * The IGCSE grammar list and where this site teaches it. The numbering is our own. Sections refer to a row by its `id`,
 * and a test checks that the two agree.
 */
export interface SyllabusRow {
  id: string
  /** The item in plain English. */
  item: string
  /** The lessons that teach it, the main one first. */
  lessons: readonly LessonId[]
}

export const syllabus: readonly SyllabusRow[] = [
  { id: 'V1', item: 'The present tense', lessons: ['present'] },
  { id: 'V2', item: 'The present continuous', lessons: ['present-continuous'] },
  { id: 'V3', item: 'The imperfect', lessons: ['imperfect-preterito'] },
  { id: 'V4', item: 'The preterite', lessons: ['indefenido'] },
  { id: 'V5', item: 'The perfect', lessons: ['preterito-perfecto', 'perfecto'] },
  { id: 'V6', item: 'The future, and “going to” with an infinitive', lessons: ['future'] },
  { id: 'V7', item: 'The conditional', lessons: ['conditional'] },
  { id: 'V8', item: 'The pluperfect', lessons: ['pluscuamperfecto'] },
  { id: 'V9', item: 'The passive voice (to understand)', lessons: ['passive-voice'] },
  { id: 'V10', item: 'Commands', lessons: ['imperative'] },
  { id: 'V11', item: 'The present subjunctive', lessons: ['present-subjunctive'] },
  { id: 'V12', item: 'The imperfect subjunctive (to understand)', lessons: ['imperfect-subjunctive'] },
  { id: 'V13', item: 'The gerund', lessons: ['present-continuous'] },
  {
    id: 'V14',
    item: 'The infinitive: after verbs, after prepositions, as a noun',
    lessons: ['present', 'place-prepositions', 'basic-connectors', 'present-subjunctive'],
  },
  { id: 'V15', item: 'Asking questions', lessons: ['present', 'basic-pronouns'] },
  {
    id: 'V16',
    item: 'Impersonal verbs: there is, it is raining, one can',
    lessons: ['present', 'ser-estar', 'passive-voice'],
  },
  {
    id: 'V17',
    item: 'Verbs that work differently from English: to be hungry, to like',
    lessons: ['ser-estar', 'basic-pronouns'],
  },
  { id: 'V18', item: 'The two verbs for “to be”', lessons: ['ser-estar'] },
  {
    id: 'V19',
    item: 'Verbs that change their stem',
    lessons: ['present', 'indefenido', 'present-subjunctive'],
  },
  {
    id: 'V20',
    item: 'Reflexive verbs and constructions',
    lessons: ['present', 'advanced-pronouns', 'passive-voice'],
  },
  { id: 'V21', item: 'The four words for “you”', lessons: ['basic-pronouns'] },
  {
    id: 'V22',
    item: '“For” and “since” with the present and the imperfect',
    lessons: ['present', 'imperfect-preterito'],
  },
  { id: 'N1', item: 'The gender of nouns', lessons: ['articles-spanish'] },
  { id: 'N2', item: 'The plural of nouns', lessons: ['articles-spanish'] },
  {
    id: 'N3',
    item: 'Endings that make things small or big (to recognise)',
    lessons: ['articles-spanish'],
  },
  { id: 'Art1', item: 'Definite, indefinite and neuter articles', lessons: ['articles-spanish'] },
  {
    id: 'Adj1',
    item: 'Adjectives: agreement, position, short forms',
    lessons: ['articles-spanish', 'numbers-spanish'],
  },
  { id: 'Adj2', item: 'Comparatives and superlatives', lessons: ['ser-estar'] },
  { id: 'Adj3', item: 'This, that and that over there', lessons: ['articles-spanish'] },
  { id: 'Adj4', item: 'Possessive adjectives, short and long', lessons: ['possessive-adjectives'] },
  { id: 'Adj5', item: 'Each, other, all, some, none, any', lessons: ['advanced-pronouns'] },
  {
    id: 'Adv1',
    item: 'Adverbs of manner, time, place and frequency',
    lessons: ['basic-connectors', 'place-prepositions', 'days-of-week'],
  },
  { id: 'Q1', item: 'Very, quite, too, little, much', lessons: ['basic-connectors'] },
  { id: 'P1', item: 'Subject pronouns', lessons: ['basic-pronouns'] },
  {
    id: 'P2',
    item: 'Direct and indirect object pronouns: order and position',
    lessons: ['basic-pronouns', 'advanced-pronouns'],
  },
  { id: 'P3', item: 'Reflexive pronouns', lessons: ['advanced-pronouns', 'present'] },
  { id: 'P4', item: 'Pronouns after prepositions', lessons: ['basic-pronouns'] },
  { id: 'P5', item: 'Relative pronouns', lessons: ['advanced-pronouns'] },
  {
    id: 'P6',
    item: 'Demonstrative and possessive pronouns',
    lessons: ['articles-spanish', 'possessive-adjectives'],
  },
  { id: 'P7', item: 'Question words', lessons: ['basic-pronouns'] },
  { id: 'Neg', item: 'Negatives', lessons: ['basic-connectors'] },
  {
    id: 'Prep',
    item: 'Prepositions, the personal “a” and the two words for “for”',
    lessons: ['place-prepositions', 'basic-pronouns'],
  },
  { id: 'Conj', item: 'Conjunctions', lessons: ['basic-connectors', 'complex-connectors'] },
  { id: 'Int', item: 'Interjections', lessons: ['basic-connectors'] },
  { id: 'Num1', item: 'Cardinal and ordinal numbers, and their agreement', lessons: ['numbers-spanish'] },
  { id: 'Num2', item: 'Quantities', lessons: ['numbers-spanish'] },
  { id: 'Num3', item: 'Time, days, months and dates', lessons: ['days-of-week', 'numbers-spanish'] },
]
