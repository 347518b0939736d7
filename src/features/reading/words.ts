import type { English, Spanish } from '@/spanish/markup'

/** A word in a text, or the characters between two words. */
export interface Token {
  text: string
  /** Offset in the paragraph. */
  start: number
  /** The index of the word in the whole text; undefined if the token is not a word. */
  word: number | undefined
}

const wordOrNot = /[\p{L}\d]+|[^\p{L}\d]+/gu
const isWord = (text: string) => /[\p{L}\d]/u.test(text)
const lowerCase = (text: string) => text.toLocaleLowerCase('es')

/** Splits a paragraph into tokens, numbering words from `first`. */
export function tokensOf(paragraph: Spanish, first: number): Token[] {
  let word = first
  return [...paragraph.matchAll(wordOrNot)].map(({ 0: text, index }) => ({
    text,
    start: index,
    word: isWord(text) ? word++ : undefined,
  }))
}

/** The meaning of one or more words in their context. */
export interface Meaning {
  /** As written in the text. */
  words: Spanish
  en: English
  /** The indices of the first and last words. */
  from: number
  to: number
}

interface Glossed {
  words: readonly string[]
  en: English
}

/** A text's glossary, indexed by each word in its entries, longest entries first. */
export type Glossary = ReadonlyMap<string, readonly Glossed[]>

export function glossaryOf(gloss: Readonly<Record<Spanish, English>>): Glossary {
  const entries = Object.entries(gloss)
    .map(([spanish, en]) => ({ words: lowerCase(spanish).match(/[\p{L}\d]+/gu) ?? [], en }))
    .sort((one, other) => other.words.length - one.words.length)
  const byWord = new Map<string, Glossed[]>()
  for (const entry of entries)
    for (const word of new Set(entry.words)) byWord.set(word, [...(byWord.get(word) ?? []), entry])
  return byWord
}

/**
 * The meaning of a word in context: from the longest glossary entry that matches there, otherwise from the list of
 * common words. `tokens` are the tokens of the paragraph that contains it.
 */
export function meaningAt(
  tokens: readonly Token[],
  index: number,
  glossary: Glossary,
  common: Readonly<Record<Spanish, English>>,
): Meaning | undefined {
  const words = tokens.filter((token) => token.word !== undefined)
  const at = words.findIndex(({ word }) => word === index)
  const token = words[at]
  if (token === undefined) return undefined
  const word = lowerCase(token.text)
  const textOf = (from: number, to: number) => {
    const first = words[from]
    const last = words[to]
    return tokens
      .filter(
        ({ start }) =>
          first !== undefined && last !== undefined && start >= first.start && start <= last.start,
      )
      .map(({ text }) => text)
      .join('')
  }
  const candidates = glossary.get(word) ?? []
  for (const { words: sought, en } of candidates)
    for (const [offset, one] of sought.entries()) {
      const from = at - offset
      if (one !== word || from < 0) continue
      if (sought.every((wanted, step) => lowerCase(words[from + step]?.text ?? '') === wanted)) {
        const to = from + sought.length - 1
        return { words: textOf(from, to), en, from: index - offset, to: index - offset + sought.length - 1 }
      }
    }
  const alone = Object.hasOwn(common, word) ? common[word] : undefined
  if (alone !== undefined) return { words: token.text, en: alone, from: index, to: index }
  // The glossary has the word only as part of an entry that matches elsewhere in the text.
  const [part] = candidates
  return part === undefined
    ? undefined
    : { words: token.text, en: `as in “${part.words.join(' ')}”: ${part.en}`, from: index, to: index }
}
