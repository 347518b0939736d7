import type { Lexicon } from '../lexicon/lexicon'
import { type VerbReading, verbsIn } from '../lexicon/reading'
import type { Spanish } from '../markup'
import { isCommand, type SimpleTense, simpleTenses } from '../tenses.ts'

/** Identifies a form of a verb. The infinitive, the gerund and the participle have no person. */
export interface Place {
  /** The infinitive without -se. */
  infinitive: Spanish
  tense: SimpleTense | 'infinitive' | 'gerund' | 'participle'
  /** The index in the tense's table: 0 to 5 (0 to 4 for commands). */
  person?: number
  /** Set if the verb is not one that the site teaches. */
  rare?: true
}

/** Looks up which verb forms a word can be. */
export interface FormFinder {
  /** With `fold`, accents are ignored. Empty if the word is not a form of any verb. */
  places: (word: string, options: { fold: boolean }) => readonly Place[]
  /** Whether a word can be something other than a form of a verb. */
  isOther: (word: string) => boolean
  /** The form of a verb in a simple tense; undefined if there is none. */
  form: (infinitive: Spanish, tense: SimpleTense, person: number | undefined) => Spanish | undefined
  /** The person from 0 to 5, even in commands: a command with *usted* is 2. */
  personOf: (place: Place) => number | undefined
}

const ofCommands = [1, 2, 3, 4, 5]

/** The pronouns of a reflexive command, by person: *levántate*, *siéntese*. */
const ofReflexive = ['', 'te', 'se', 'nos', 'os', 'se']

const order: readonly string[] = simpleTenses

/** The places of a reading. A subjunctive is also a negative command. */
function placesOf(reading: VerbReading, lexicon: Lexicon): Place[] {
  const { lemma: infinitive, tense, person, gender, number, clitics, vos, rare } = reading
  if (vos || (clitics && (clitics.join() !== ofReflexive[person ?? 0] || tense !== 'imperative'))) return []
  if (person === undefined) return gender === 'f' || number === 'p' ? [] : [{ infinitive, tense }]
  if (tense === 'imperative') return [{ infinitive, tense, person: person - 1 }]
  const place = { infinitive, tense, person, ...(rare && { rare }) }
  return tense === 'present-subjunctive' &&
    person > 0 &&
    lexicon.form(infinitive, 'imperative', person - 1) !== undefined
    ? [place, { infinitive, tense: 'negative-imperative', person: person - 1 }]
    : [place]
}

export function formFinder(lexicon: Lexicon): FormFinder {
  return {
    places: (word, { fold }) =>
      // *Hay* has no subject, so it is not the form of a person.
      word === 'hay'
        ? []
        : verbsIn(fold ? lexicon.readFolded(word) : lexicon.read(word))
            .flatMap((reading) => placesOf(reading, lexicon))
            .sort((one, other) => order.indexOf(one.tense) - order.indexOf(other.tense)),
    isOther: (word) => lexicon.read(word).some(({ pos }) => pos !== 'verb'),
    form: (infinitive, tense, person) =>
      person === undefined ? undefined : lexicon.form(infinitive, tense, person),
    personOf: ({ tense, person }) => (person !== undefined && isCommand(tense) ? ofCommands[person] : person),
  }
}
