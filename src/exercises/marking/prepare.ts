/** Normalises the sentences of an answer key once, so that an answer can be looked up in a map. */
import { patternOf } from '@/content/answers'
import type { Answer, KnownMistake } from '@/content/types'
import type { RichText, Spanish } from '@/spanish/markup'
import { expand } from '@/spanish/pattern'
import { type Graph, graphOf, type Sentence } from './graph'
import { oneForm, type SameOptions, withFigures, withFoldedKeys } from './same'
import { keysOf, type Word, word, wordsOf } from './words'

/** A sentence of the key, with the message for a student who types it. */
export interface Listed {
  sentence: Spanish
  /** The note on an accepted answer, or the reason for a mistake. */
  says: RichText | undefined
  /** For a mistake: whether the only thing wrong is that something is missing. */
  lacks: boolean
}

interface Forms {
  /** Sentences by their own words. */
  verbatim: ReadonlyMap<string, Listed>
  /**
   * Sentences by their normalised words, and by those with the numbers in figures. If several are the same, the first
   * wins.
   */
  asWritten: ReadonlyMap<string, Listed>
  inFigures: ReadonlyMap<string, Listed>
}

/** A listed sentence in normalised words. */
export interface Accepted extends Sentence {
  listed: Listed
}

/** The sentences of one list. */
export interface Prepared {
  listed: readonly Listed[]
  /** With or without their accents. */
  forms: (fold: boolean) => Forms
  /** The normalised words of each sentence, in the order of `listed`. */
  words: () => readonly (readonly Word[])[]
  /**
   * All normalised sentences, with numbers in words and in figures. A sentence with a note is unusual, so it is shown
   * only if nothing else is accepted.
   */
  graph: () => Graph<Accepted>
  /** All pairs of adjacent words, as written or normalised, joined by a space. */
  pairs: () => ReadonlySet<string>
}

type Entry = Answer | KnownMistake

const sayingOf = (entry: Entry): RichText | undefined =>
  typeof entry === 'string' ? undefined : 'note' in entry ? entry.note : entry.because

/** The pairs of adjacent words, including the ends of the sentence. */
export const pairsOf = (words: readonly Word[]): string[] =>
  words.length === 0
    ? []
    : [...words.map(({ key }, at) => `${words[at - 1]?.key ?? ''} ${key}`), `${words.at(-1)?.key ?? ''} `]

function prepare(entries: readonly Entry[], options: PrepareOptions): Prepared {
  const listed = entries.flatMap((entry) => {
    const says = sayingOf(entry)
    const lacks = typeof entry === 'object' && 'lacks' in entry
    return expand(patternOf(entry)).map((sentence) => ({ sentence, says, lacks }))
  })
  const written = listed.map(({ sentence }) => wordsOf(sentence).map(word))
  const made = new Map<boolean, Forms>()
  let words: readonly (readonly Word[])[] | undefined
  let pairs: ReadonlySet<string> | undefined
  let graph: Graph<Accepted> | undefined
  // Listed sentences have their accents, so they are normalised with accents; `forms` can then remove the accents.
  const inOneForm = () => (words ??= written.map((one) => oneForm(one, { ...options, fold: false })))

  function forms(fold: boolean): Forms {
    const verbatim = new Map<string, Listed>()
    const asWritten = new Map<string, Listed>()
    const inFigures = new Map<string, Listed>()
    const put = (index: Map<string, Listed>, one: readonly Word[], at: number) => {
      const key = keysOf(one)
      const entry = listed[at]
      if (entry !== undefined && !index.has(key)) index.set(key, entry)
    }
    inOneForm().forEach((one, at) => {
      const same = fold ? withFoldedKeys(one) : one
      put(asWritten, same, at)
      const figures = options.exactly.includes('numbers') ? same : withFigures(same, fold)
      if (figures !== same) put(inFigures, figures, at)
    })
    for (const [at, one] of written.entries()) put(verbatim, fold ? withFoldedKeys(one) : one, at)
    return { verbatim, asWritten, inFigures }
  }
  function makeGraph(): Graph<Accepted> {
    const isPlain = listed.some(({ says }) => says === undefined)
    const sentences = inOneForm().flatMap((words, at): Accepted[] => {
      const one = listed[at]
      return one === undefined ? [] : [{ words, listed: one, isShown: !isPlain || one.says === undefined }]
    })
    return graphOf(sentences)
  }
  return {
    listed,
    graph: () => (graph ??= makeGraph()),
    forms(fold) {
      const there = made.get(fold)
      if (there !== undefined) return there
      const fresh = forms(fold)
      made.set(fold, fresh)
      return fresh
    },
    words: inOneForm,
    pairs: () => (pairs ??= new Set([...inOneForm(), ...written].flatMap((one) => pairsOf(one)))),
  }
}

/** How the sentences of a list are normalised. */
export type PrepareOptions = Omit<SameOptions, 'fold'>

type Kept = WeakMap<readonly Entry[], WeakMap<ReadonlySet<string>, Prepared>>

/** Caches of prepared lists, by list and vocabulary: without and with the verbs loaded. */
const kept: readonly [without: Kept, withVerbs: Kept] = [new WeakMap(), new WeakMap()]

/** Prepares a list of answers or mistakes; cached separately before and after the verbs are loaded. */
export function prepared(entries: readonly Entry[], options: PrepareOptions): Prepared {
  const cache = kept[options.verbs === undefined ? 0 : 1]
  const byVocabulary = cache.get(entries) ?? new WeakMap<ReadonlySet<string>, Prepared>()
  cache.set(entries, byVocabulary)
  const fresh = byVocabulary.get(options.vocabulary) ?? prepare(entries, options)
  byVocabulary.set(options.vocabulary, fresh)
  return fresh
}

const vocabularies = new WeakMap<readonly Answer[], ReadonlySet<string>>()

/** Every word of the accepted sentences. */
export function vocabularyOf(answers: readonly Answer[]): ReadonlySet<string> {
  const there = vocabularies.get(answers)
  if (there !== undefined) return there
  const fresh = new Set(answers.flatMap((answer) => wordsOf(patternOf(answer).replace(/[[\]{}<>|^]/g, ' '))))
  vocabularies.set(answers, fresh)
  return fresh
}
