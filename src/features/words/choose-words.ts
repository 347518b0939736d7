/** Chooses which words of a theme are shown and which are asked. Pure, so that it can be tested without a DOM. */
import type { ListedWord, WordLevel } from '@/content/word-themes'
import { wordName } from '@/exercises/item-names'
import { isKnown, type Memory } from '@/lib/memory'
import { shuffle } from '@/lib/shuffle'

/** Parts of speech that a student can choose. */
export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb'] as const

export type PartOfSpeech = (typeof partsOfSpeech)[number]

export interface Choice {
  levels: readonly WordLevel[]
  /** null means all. */
  part: PartOfSpeech | null
}

export const matchesChoice = ({ levels, part }: Choice, word: ListedWord): boolean =>
  levels.includes(word.level) && (part === null || word.partOfSpeech.startsWith(part))

/** The number of words in a round. */
export const roundSize = 10

/**
 * Draws up to ten random words: first those not asked since the page was opened, and among these first the missed or
 * unanswered ones.
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
