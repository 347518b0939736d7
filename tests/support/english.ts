/** Finds text that is not English, using a Hunspell dictionary and a list of names and technical words. */
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { programWords } from '../content/program-words'

const speller = nspell(dictionary)
const known = new Map<string, boolean>()

/**
 * The fragments of a text, split at punctuation marks, that are not entirely English. An ending (-aba) keeps its
 * hyphen.
 */
export function notEnglish(text: string): string[] {
  const pieces = text.match(/(?:\{[^{}]*\}|[\p{L}\s'’]|(?<!\p{L})-|-(?!\p{L}))+/gu) ?? []
  return pieces
    .map((piece) => piece.trim().replace(/\s+/g, ' '))
    .filter((piece) => !(piece.match(/\p{Lu}?[\p{Ll}'’]+|\p{Lu}+(?!\p{Ll})/gu) ?? []).every(isEnglish))
}

/** The words that are not English; endings (-aba) are ignored. */
export const foreignWords = (text: string): string[] =>
  (text.match(/(?<!(?<!\p{L})-)(?<!\p{L})\p{L}+(?:['’]\p{L}+)?/gu) ?? []).filter((word) => !isEnglish(word))

/** Whether the word is English, as written or in lower case, or one of the `programWords`. */
function isEnglish(word: string): boolean {
  let isKnown = known.get(word)
  if (isKnown === undefined) {
    const plain = word.replaceAll('’', "'").replace(/^'+|'+$/g, '')
    isKnown =
      plain.length < 2 ||
      programWords.has(plain.replace(/'s$/, '')) ||
      speller.correct(plain) ||
      speller.correct(plain.toLowerCase())
    known.set(word, isKnown)
  }
  return isKnown
}
