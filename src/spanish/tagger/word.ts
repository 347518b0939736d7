/** A word in its sentence, and the questions that rules ask about it. */
import type { NominalReading, OtherReading, Reading, VerbReading } from '../lexicon/reading'

export interface Word {
  /** As it is written. */
  text: string
  /** In lower case. */
  word: string
  /** What it can still be. Empty if the lexicon does not know it. */
  readings: readonly Reading[]
  /** What it could be if its accents were wrong. */
  folded: readonly Reading[]
  /** The word before it, or `edge` if there is none or punctuation comes between the two. */
  previous: Word
  next: Word
  /** All the words of its sentence. */
  sentence: readonly Word[]
}

/** What stands before and after a clause: a word that is nothing. */
export const edge: Word = {
  text: '',
  word: '',
  readings: [],
  folded: [],
  get previous() {
    return edge
  },
  get next() {
    return edge
  },
  sentence: [],
}

export type Test = (reading: Reading) => boolean

type Part = Reading['pos']

const isVerb = (reading: Reading): reading is VerbReading => reading.pos === 'verb'

export const part =
  (...parts: readonly Part[]): Test =>
  ({ pos }) =>
    parts.includes(pos)

export const tense =
  (...tenses: readonly VerbReading['tense'][]): Test =>
  (reading) =>
    isVerb(reading) && tenses.includes(reading.tense)

export const person =
  (...persons: readonly number[]): Test =>
  (reading) =>
    isVerb(reading) && reading.person !== undefined && persons.includes(reading.person)

/** With this lemma, and of this part of speech if one is given. */
export const lemma = (lemmas: string, ...parts: readonly Part[]): Test => {
  const all = new Set(lemmas.split(' '))
  return (reading) => all.has(reading.lemma) && (parts.length === 0 || parts.includes(reading.pos))
}

export const both =
  (...tests: readonly Test[]): Test =>
  (reading) =>
    tests.every((test) => test(reading))

export const either =
  (...tests: readonly Test[]): Test =>
  (reading) =>
    tests.some((test) => test(reading))

export const not =
  (test: Test): Test =>
  (reading) =>
    !test(reading)

export const verb = part('verb')
export const noun = part('noun')
export const adjective = part('adj')
export const adverb = part('adv')
export const determiner = part('det')
export const pronoun = part('pron')
export const preposition = part('prep')
export const nonFinite = tense('infinitive', 'gerund', 'participle')
export const finite = both(verb, not(nonFinite))
export const command = tense('imperative')
export const participle = tense('participle')
export const infinitive = tense('infinitive')

export const gender = (reading: Reading) => (reading as NominalReading | OtherReading | VerbReading).gender
export const number = (reading: Reading) => reading.number

/** A word that is written like this. */
export const among = (words: string) => {
  const all = new Set(words.split(' '))
  return ({ word }: Word): boolean => all.has(word)
}

/** Whether the word is this in any case. */
export const is = ({ readings }: Word, test: Test): boolean => readings.length > 0 && readings.every(test)

/** Whether the word would be this even if its accents were wrong. */
export const isAnyway = (word: Word, test: Test): boolean => is(word, test) && word.folded.every(test)

/** Whether the word may be this. A word that the lexicon does not know may be anything. */
export function may(word: Word, test: Test): boolean {
  if (word.readings.length > 0) return word.readings.some(test)
  return word !== edge && (word.folded.length === 0 || word.folded.some(test))
}

/** The words before this one in its clause, the nearest first. */
export function before(word: Word): Word[] {
  const words: Word[] = []
  for (let one = word.previous; one !== edge; one = one.previous) words.push(one)
  return words
}
