/** The plural and the feminine of nouns and adjectives. */
import type { Spanish } from '../markup'
import { accentAt, nuclei, stressedVowel, withoutAcutes } from './syllables.ts'

/** Adds an ending and moves the accent as the stress requires: *inglés, ingleses*; *joven, jóvenes*. */
const withEnding = (word: Spanish, ending: string): Spanish =>
  accentAt(withoutAcutes(word) + ending, stressedVowel(word))

/** The regular plurals: two for *marroquí*. *Crisis* does not change. */
export function plurals(word: Spanish): readonly Spanish[] {
  if (/[íú]$/.test(word)) return [`${word}es`, `${word}s`]
  if (/[aeiouáéó]$/.test(word)) return [`${word}s`]
  if (word.endsWith('z')) return [`${word.slice(0, -1)}ces`]
  if (/[sx]$/.test(word)) {
    const isStressedAtTheEnd = nuclei(word).at(-1) === stressedVowel(word)
    return [isStressedAtTheEnd && word.endsWith('s') ? withEnding(word, 'es') : word]
  }
  return [/[dlnrjy]$/.test(word) ? withEnding(word, 'es') : `${word}s`]
}

export const feminine = (word: Spanish): Spanish =>
  /[oe]$/.test(word) ? `${word.slice(0, -1)}a` : withEnding(word, 'a')
