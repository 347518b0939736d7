/** Which words of a theme are on the screen, and which are asked. Pure, so that it can be tested without a screen. */
import type { ListedWord, WordLevel } from '@/content/word-themes'
import { wordName } from '@/exercises/item-names'
import { isKnown, type Memory } from '@/lib/memory'
import { shuffle } from '@/lib/shuffle'

/** Parts of speech as a student chooses among them. */
export const parts = ['noun', 'verb', 'adjective', 'adverb'] as const

export type Part = (typeof parts)[number]

export interface Choice {
  levels: readonly WordLevel[]
  /** null: all. */
  part: Part | null
}

export const isChosen = ({ levels, part }: Choice, word: ListedWord): boolean =>
  levels.includes(word.level) && (part === null || word.partOfSpeech.startsWith(part))

/** How many are asked in a round. */
export const roundSize = 10

/**
 * Up to ten words to ask, by chance. First come those that have not been asked since the page was opened; of these what
 * was missed or never answered before what is known.
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
