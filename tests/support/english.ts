/** Which words are English: those of a Hunspell dictionary, and those of the program. */
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { programWords } from '../content/program-words'

const speller = nspell(dictionary)
const known = new Map<string, boolean>()

/** Whether the word is English, as written or in small letters, or one that only the program reads. */
export function isEnglish(word: string): boolean {
  let isKnown = known.get(word)
  if (isKnown === undefined) {
    const plain = word.replaceAll('’', "'").replace(/^'+|'+$/g, '')
    isKnown =
      plain.length < 2 ||
      programWords.has(plain) ||
      speller.correct(plain) ||
      speller.correct(plain.toLowerCase())
    known.set(word, isKnown)
  }
  return isKnown
}
