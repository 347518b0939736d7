/** Tells English from what is not: by a Hunspell dictionary, and the words of the program. */
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { programWords } from '../content/program-words'

const speller = nspell(dictionary)
const known = new Map<string, boolean>()

/** What stands between two marks of punctuation and is not wholly English. An ending (-aba) keeps its hyphen. */
export function notEnglish(text: string): string[] {
  const pieces = text.match(/(?:\{[^{}]*\}|[\p{L}\s'’]|(?<!\p{L})-|-(?!\p{L}))+/gu) ?? []
  return pieces
    .map((piece) => piece.trim().replace(/\s+/g, ' '))
    .filter((piece) => !(piece.match(/\p{Lu}?[\p{Ll}'’]+|\p{Lu}+(?!\p{Ll})/gu) ?? []).every(isEnglish))
}

/** The words that are not English; an ending (-aba) is none. */
export const foreignWords = (text: string): string[] =>
  (text.match(/(?<!(?<!\p{L})-)(?<!\p{L})\p{L}+(?:['’]\p{L}+)?/gu) ?? []).filter((word) => !isEnglish(word))

/** Whether the word is English, as written or in small letters, or one that only the program reads. */
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
