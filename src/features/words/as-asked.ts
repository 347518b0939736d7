import type { ListedWord } from '@/content/word-themes'
import type { AskedWord } from '@/exercises/word-exercise'

/** A word of a theme as exercises want it. */
export const asAsked = ({
  spanish,
  english,
  partOfSpeech,
  feminine,
  american,
  also,
}: ListedWord): AskedWord => [spanish, english, partOfSpeech, feminine ?? null, american ?? null, also ?? []]
