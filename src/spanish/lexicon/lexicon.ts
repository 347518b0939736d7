/** All that a Spanish word can be. */
import type { Spanish } from '../markup'
import type { SimpleTense } from '../tenses'
import type { Reading } from './reading'
import { verbReader } from './verbs'

/** The data as `build/lexicon` packs it. */
export interface PackedLexicon {
  verbs: string
}

export interface Lexicon {
  /** Everything that the word can be; empty if it is not in the lexicon. */
  read: (word: string) => readonly Reading[]
  /** The same, ignoring accents and tildes. */
  readFolded: (word: string) => readonly Reading[]
  /**
   * The form of a verb in a simple tense, for a person in the order of the tables (five in commands); undefined if there
   * is none.
   */
  form: (infinitive: Spanish, tense: SimpleTense, person: number) => Spanish | undefined
}

/** An answer is read several times; whole texts need not be remembered. */
const rememberedWords = 500

export function openLexicon(packed: PackedLexicon): Lexicon {
  const verbs = verbReader(packed.verbs)
  const readAs = (fold: boolean) => {
    const known = new Map<string, readonly Reading[]>()
    return (written: string) => {
      const word = written.toLowerCase()
      const before = known.get(word)
      if (before !== undefined) return before
      const readings = verbs.read(word, fold)
      if (known.size === rememberedWords) known.clear()
      known.set(word, readings)
      return readings
    }
  }
  return { read: readAs(false), readFolded: readAs(true), form: verbs.form }
}
