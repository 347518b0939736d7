import type { ListedWord } from '@/content/word-themes'
import type { AskedWord } from '@/exercises/word-exercise'

/** Converts a theme's word to the type that exercises use. */
export const toAskedWord = ({
  spanish,
  english,
  partOfSpeech,
  feminine,
  american,
  also,
}: ListedWord): AskedWord => [spanish, english, partOfSpeech, feminine ?? null, american ?? null, also ?? []]
