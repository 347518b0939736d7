/** Says whether something is a Spanish word at all, also when nothing else is known of it. */
import type { Spanish } from '../markup'
import { feminine, plurals } from './inflection.ts'
import type { Lexicon } from './lexicon'
import { unpackWords } from './packed.ts'
import { accentAt, nuclei, withoutAcutes } from './syllables.ts'

export interface WordList {
  isWord: (word: string) => boolean
}

/** Looks words up in sorted blocks, of which only the one that is needed is unpacked. */
function wordSet(packed: string): (word: string) => boolean {
  const blocks = packed.split('\n')
  // The first word of a block is written in full, between two capital letters.
  const firstWords = blocks.map((block) => /^A([^A-Z]*)/.exec(block)?.[1] ?? '')
  return (word) => {
    let [low, high] = [0, blocks.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((firstWords[middle] ?? '') <= word) low = middle
      else high = middle - 1
    }
    return unpackWords(blocks[low] ?? '').includes(word)
  }
}

/** The spellings that a word can have before an ending is added: *ingles-* is *inglés*, *jóven-* is *joven*. */
function withoutEnding(start: string): Spanish[] {
  const plain = withoutAcutes(start)
  const last = nuclei(plain).at(-1)
  return [start, plain, ...(last === undefined ? [] : [accentAt(plain, last)])]
}

/** What the singular of a word can be. */
function singulars(word: string): Spanish[] {
  const found = [word]
  if (word.endsWith('s')) found.push(word.slice(0, -1))
  if (word.endsWith('es')) found.push(...withoutEnding(word.slice(0, -2)))
  if (word.endsWith('ces')) found.push(`${word.slice(0, -3)}z`)
  return found
}

/** What the masculine of a feminine word can be. */
const masculines = (word: string): Spanish[] =>
  word.endsWith('a')
    ? [`${word.slice(0, -1)}o`, `${word.slice(0, -1)}e`, ...withoutEnding(word.slice(0, -1))]
    : []

/** Opens the list as `build/lexicon` packs it. */
export function openWordList(packed: string, lexicon: Lexicon): WordList {
  const lists = packed.split('\n\n')
  const [isFixed, hasPlural, hasGender, isName] = lists.map(wordSet)
  /** What the forms of a verb start with; the last letter of its stem may change. */
  const verbStarts = (lists[4] ?? '')
    .split('\n')
    .flatMap(unpackWords)
    .map((verb) => verb.slice(0, -3))
    .filter((start) => start.length > 2)

  const isSingular = (word: string) =>
    hasPlural?.(word) ||
    hasGender?.(word) ||
    masculines(word).some((masculine) => feminine(masculine) === word && hasGender?.(masculine))

  function isListed(word: string): boolean {
    if (isFixed?.(word) || isSingular(word)) return true
    if (singulars(word).some((singular) => plurals(singular).includes(word) && isSingular(singular)))
      return true
    // Any form is allowed of a verb whose conjugation is not known: better to say nothing than something wrong.
    if (verbStarts.some((start) => word.startsWith(start))) return true
    return word.endsWith('mente') && isSingular(word.slice(0, -'mente'.length)) === true
  }

  return {
    isWord(written) {
      if (lexicon.read(written).length > 0) return true
      const word = written.toLowerCase()
      return isListed(word) || (word !== written && isName?.(word) === true)
    },
  }
}
