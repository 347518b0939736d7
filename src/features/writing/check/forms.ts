import { withoutAccents } from '@/spanish/accents'
import type { Lexicon } from '@/spanish/lexicon/lexicon'
import { loadLexicon } from '@/spanish/lexicon/load-lexicon'
import { type VerbReading, verbsIn } from '@/spanish/lexicon/reading'
import type { SimpleTense } from '@/spanish/tenses'

/** What a word in lower case can be as a form of a verb. */
export interface FormIndex {
  /** The simple tenses that a form can belong to; undefined if the word is no form. */
  tensesOf: (word: string) => ReadonlySet<SimpleTense> | undefined
  /** Also with a pronoun attached. */
  isInfinitive: (word: string) => boolean
  isGerund: (word: string) => boolean
  isParticiple: (word: string) => boolean
  /** The accented forms that are written like the word without accents, unless the word is itself a form. */
  accented: (word: string) => readonly string[]
}

function formIndex(lexicon: Lexicon): FormIndex {
  const readingsOf = (word: string) => verbsIn(lexicon.read(word)).filter(({ vos }) => !vos)
  const has = (word: string, is: (reading: VerbReading) => boolean) => readingsOf(word).some(is)

  function tensesOf(word: string): ReadonlySet<SimpleTense> | undefined {
    const tenses = readingsOf(word).flatMap(({ tense, clitics = [] }): SimpleTense[] => {
      if (tense === 'infinitive' || tense === 'gerund' || tense === 'participle') return []
      // Commands of reflexive verbs have their pronoun attached.
      if (clitics.length > 0 && !/^(?:te|se|nos|os)$/.test(clitics.join(' '))) return []
      return [tense === 'imperfect-subjunctive-se' ? 'imperfect-subjunctive' : tense]
    })
    return tenses.length === 0 ? undefined : new Set(tenses)
  }

  return {
    tensesOf,
    isInfinitive: (word) =>
      has(word, ({ tense, clitics = [] }) => tense === 'infinitive' && clitics.length < 2),
    isGerund: (word) => has(word, ({ tense, clitics }) => tense === 'gerund' && clitics === undefined),
    isParticiple: (word) =>
      has(word, ({ tense, gender, number }) => tense === 'participle' && gender === 'm' && number === 's'),
    accented: (word) =>
      tensesOf(word) === undefined && withoutAccents(word) === word
        ? lexicon.spellings(word).filter((form) => form !== word)
        : [],
  }
}

/** Rejects on network failure. */
export const loadFormIndex = async (): Promise<FormIndex> => formIndex(await loadLexicon())
