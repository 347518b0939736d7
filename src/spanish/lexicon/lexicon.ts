/** All that a Spanish word can be. */
import { withoutAccents } from '../accents.ts'
import type { Spanish } from '../markup'
import type { SimpleTense } from '../tenses'
import { functionWordReader } from './function-words.ts'
import { nominalReader } from './nominals.ts'
import type { Reading } from './reading'
import { verbReader } from './verbs.ts'

/** The data as `build/lexicon` packs it. */
export interface PackedLexicon {
  verbs: string
  /** The infinitives that the site teaches. */
  commonVerbs: string
  /** A line for each of `nominalSections`. */
  nominals: string
  plurals: string
  functionWords: string
  names: string
}

export interface Lexicon {
  /** Everything that the word can be; empty if it is not in the lexicon. */
  read: (word: string) => readonly Reading[]
  /** The same, ignoring accents and tildes. */
  readFolded: (word: string) => readonly Reading[]
  /** The forms of verbs that the site teaches that are written like the word but for their accents and tildes. */
  spellings: (word: string) => readonly Spanish[]
  /**
   * The form of a verb in a simple tense, for a person in the order of the tables (five in commands); undefined if there
   * is none.
   */
  form: (infinitive: Spanish, tense: SimpleTense, person: number) => Spanish | undefined
}

/** An answer is read several times; whole texts need not be remembered. */
const rememberedWords = 500

export function openLexicon(packed: PackedLexicon): Lexicon {
  const verbs = verbReader(packed.verbs, new Set(packed.commonVerbs.split(' ')))
  const nominals = nominalReader(packed.nominals, packed.plurals)
  const functionWords = functionWordReader(packed.functionWords)
  let names: ReadonlyMap<string, string> | undefined
  const nameOf = (written: string) => {
    names ??= new Map(packed.names.split(' ').map((name) => [withoutAccents(name), name]))
    return names.get(withoutAccents(written))
  }

  function readNew(written: string, fold: boolean): readonly Reading[] {
    const word = written.toLowerCase()
    const readings: Reading[] = [
      ...functionWords(word, fold),
      ...nominals.read(word, fold),
      ...verbs.read(word, fold),
    ]
    const name = written === word ? undefined : nameOf(written)
    if (name !== undefined && (fold || name === written)) readings.push({ pos: 'name', lemma: name })
    if (readings.length === 0) return nominals.readDerived(word, fold)
    // *Regalo* can be *regá* and *lo*, but who writes it hardly means that.
    const likely = readings.filter((reading) => reading.pos !== 'verb' || !reading.vos || !reading.clitics)
    return likely.length > 0 ? likely : readings
  }

  const readAs = (fold: boolean) => {
    const known = new Map<string, readonly Reading[]>()
    return (word: string) => {
      const before = known.get(word)
      if (before !== undefined) return before
      const readings = readNew(word, fold)
      if (known.size === rememberedWords) known.clear()
      known.set(word, readings)
      return readings
    }
  }
  return { read: readAs(false), readFolded: readAs(true), spellings: verbs.spellings, form: verbs.form }
}
