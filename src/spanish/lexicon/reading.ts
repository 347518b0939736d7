import type { SimpleTense } from '../tenses'
import type { Clitic } from './clitics'

export type Gender = 'm' | 'f' | 'both' | 'unknown'

export type GrammaticalNumber = 's' | 'p' | 'both'

/** The tenses of a verb reading. A negative command is read as the subjunctive that it consists of. */
type ReadTense = Exclude<SimpleTense, 'negative-imperative'> | 'infinitive' | 'gerund' | 'participle'

export interface VerbReading {
  pos: 'verb'
  /** The infinitive without -se. */
  lemma: string
  tense: ReadTense
  /** From 0 to 5, also in commands: a command to *usted* is 2. A form of *vos* is 1. */
  person?: number
  vos?: true
  /** Of a participle. */
  gender?: 'm' | 'f'
  number?: 's' | 'p'
  clitics?: readonly Clitic[]
  /** Set if the verb is not one that the site teaches: *libro* is hardly ever a form of *librar*. */
  rare?: true
}

/** A word that agrees in gender and number, or makes others agree. */
export interface NominalReading {
  pos: 'noun' | 'adj' | 'det'
  /** The masculine singular, if there is one. */
  lemma: string
  gender: Gender
  number: GrammaticalNumber
}

export interface OtherReading {
  pos: 'pron' | 'prep' | 'conj' | 'adv' | 'num' | 'interj' | 'contraction' | 'name'
  lemma: string
  gender?: Gender
  number?: GrammaticalNumber
}

/** One of the things that a word can be. */
export type Reading = VerbReading | NominalReading | OtherReading

/** The readings as a verb. A rare verb counts only where the word can be nothing else: *hermanos* is not from *hermanar*. */
export function verbsIn(readings: readonly Reading[]): readonly VerbReading[] {
  const verbs = readings.flatMap((reading) => (reading.pos === 'verb' ? [reading] : []))
  const common = verbs.filter(({ rare }) => !rare)
  return common.length > 0 || verbs.length < readings.length ? common : verbs
}
