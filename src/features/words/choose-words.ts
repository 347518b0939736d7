/** Chooses which words of a theme to show and ask. Pure, so that it can be tested without a DOM. */
import type { ListedWord, WordLevel } from '@/content/word-themes'
import { wordName } from '@/exercises/item-names'
import { isKnown, type Memory } from '@/lib/memory'
import { shuffle } from '@/lib/shuffle'

/** Parts of speech that a student can choose. */
export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb'] as const

export type PartOfSpeech = (typeof partsOfSpeech)[number]

export interface Choice {
  levels: readonly WordLevel[]
  /** Null means all parts of speech. */
  part: PartOfSpeech | null
}

export const matchesChoice = ({ levels, part }: Choice, word: ListedWord): boolean =>
  levels.includes(word.level) && (part === null || word.partOfSpeech.startsWith(part))

/** The number of words in a round. */
export const roundSize = 10

/**
 * Draws up to ten random words: words that have not been asked since the page was opened come first, and of these, the
 * ones that were missed or never answered.
 */
export function drawRound(
  words: readonly ListedWord[],
  { memory, asked, random }: { memory: Memory; asked: ReadonlySet<string>; random: () => number },
): ListedWord[] {
  const rank = ({ spanish }: ListedWord) =>
    (asked.has(spanish) ? 2 : 0) + (isKnown(memory.get(wordName(spanish))) ? 1 : 0)
  return shuffle(words, random)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, roundSize)
}
