/** Normalises the sentences of an answer key once, so that an answer can be looked up in a map. */
import { patternOf } from '@/content/answers'
import type { Answer, KnownMistake } from '@/content/types'
import type { RichText, Spanish } from '@/spanish/markup'
import { expand } from '@/spanish/pattern'
import { foldedKeysOf, oneForm, type SameOptions, withFigures } from './same'
import { keysOf, type Word, wordReader, wordsOf } from './words'

/** A sentence of the key, with the message for a student who types it. */
export interface Listed {
  sentence: Spanish
  /** The note on an accepted answer, or the reason for a mistake. */
  says: RichText | undefined
  /** For a mistake: whether the only thing wrong is that something is missing. */
  lacks: boolean
}

/** Each index is made when it is first needed. */
interface Forms {
  /** Sentences by their own words. */
  verbatim: () => ReadonlyMap<string, Listed>
  /** Sentences by their normalised words, and by those with the numbers in figures. */
  asWritten: () => ReadonlyMap<string, Listed>
  inFigures: () => ReadonlyMap<string, Listed>
}

/** The sentences of one list. */
export interface Prepared {
  listed: readonly Listed[]
  /** With or without their accents. */
  forms: (fold: boolean) => Forms
  /** The normalised words of each sentence, in the order of `listed`. */
  words: () => readonly (readonly Word[])[]
  /** The normalised words of each sentence that has numbers in words, with the numbers in figures. */
  inFigures: () => readonly (readonly Word[] | undefined)[]
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

/** A sentence of a list in its own words. */
interface Written {
  listed: Listed
  words: readonly Word[]
}

const writtenLists = new WeakMap<readonly Entry[], readonly Written[]>()

/** Every sentence of a list. */
export function writtenIn(entries: readonly Entry[]): readonly Written[] {
  const there = writtenLists.get(entries)
  if (there !== undefined) return there
  const wordsIn = wordReader()
  const written = entries.flatMap((entry) => {
    const says = sayingOf(entry)
    const lacks = typeof entry === 'object' && 'lacks' in entry
    return expand(patternOf(entry)).map((sentence) => ({
      listed: { sentence, says, lacks },
      words: wordsIn(sentence),
    }))
  })
  writtenLists.set(entries, written)
  return written
}

/** The sentences of a list by their keys. If several are the same, the first wins. */
function indexBy(written: readonly Written[], keyAt: (at: number) => string | undefined) {
  const index = new Map<string, Listed>()
  for (const [at, { listed }] of written.entries()) {
    const key = keyAt(at)
    if (key !== undefined && !index.has(key)) index.set(key, listed)
  }
  return index
}

function prepare(entries: readonly Entry[], options: PrepareOptions): Prepared {
  const sentences = writtenIn(entries)
  const made = new Map<boolean, Forms>()
  let normalised: readonly (readonly Word[])[] | undefined
  let figures: readonly (readonly Word[] | undefined)[] | undefined
  let pairs: ReadonlySet<string> | undefined
  // Listed sentences have their accents, so they are normalised with accents; `forms` can then remove the accents.
  const words = () => (normalised ??= sentences.map((one) => oneForm(one.words, { ...options, fold: false })))
  /** Only sentences that have a number in words. */
  const inFigures = () =>
    (figures ??= words().map((one) => {
      const changed = options.exactly.includes('numbers') ? one : withFigures(one, false)
      return changed === one ? undefined : changed
    }))

  function forms(fold: boolean): Forms {
    const key = fold ? foldedKeysOf : keysOf
    let written: readonly string[] | undefined
    const writtenKeys = () => (written ??= sentences.map((one) => key(one.words)))
    // Most sentences are already in one form.
    const keyAt = (at: number, one: readonly Word[] | undefined) =>
      one === undefined || one === sentences[at]?.words ? writtenKeys()[at] : key(one)
    let verbatim: ReadonlyMap<string, Listed> | undefined
    let asWritten: ReadonlyMap<string, Listed> | undefined
    let withDigits: ReadonlyMap<string, Listed> | undefined
    return {
      verbatim: () => (verbatim ??= indexBy(sentences, (at) => writtenKeys()[at])),
      asWritten: () => (asWritten ??= indexBy(sentences, (at) => keyAt(at, words()[at]))),
      inFigures: () =>
        (withDigits ??= indexBy(sentences, (at) => {
          const one = inFigures()[at]
          return one === undefined ? undefined : key(one)
        })),
    }
  }
  return {
    listed: sentences.map(({ listed }) => listed),
    forms(fold) {
      const there = made.get(fold) ?? forms(fold)
      made.set(fold, there)
      return there
    },
    words,
    inFigures,
    pairs: () =>
      (pairs ??= new Set(
        [...words(), ...inFigures(), ...sentences.map((one) => one.words)].flatMap((one) =>
          pairsOf(one ?? []),
        ),
      )),
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
