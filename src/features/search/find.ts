import type { SearchEntry } from '@/content/search-entries'
import { withoutAccents } from '@/lib/without-accents'

/** A found place, with the line that matched where it was not the title. */
export interface Found {
  entry: SearchEntry
  line?: string
}

/** Lower case without accents: a student on an English keyboard finds *canción* by "cancion". */
function fold(text: string): string {
  return withoutAccents(text).toLowerCase()
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether every word asked for begins, or with `whole` is, a word of the text. */
function matches(text: string, asked: readonly string[], whole: boolean): boolean {
  const words = wordsOf(text)
  return asked.every((word) => words.some((one) => (whole ? one === word : one.startsWith(word))))
}

/**
 * The places that hold all words of the query, best first: in the title, then as whole words in a line,
 * then as beginnings of words. At most `limit`.
 */
export function find(entries: readonly SearchEntry[], query: string, limit: number): Found[] {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  const ranked = entries.flatMap((entry): { rank: number; found: Found }[] => {
    if (matches(entry.title, asked, false)) return [{ rank: entry.of === 'Lesson' ? 0 : 1, found: { entry } }]
    const exact = entry.lines.find((line) => matches(line, asked, true))
    if (exact !== undefined) return [{ rank: 2, found: { entry, line: exact } }]
    const begun = entry.lines.find((line) => matches(line, asked, false))
    return begun === undefined ? [] : [{ rank: 3, found: { entry, line: begun } }]
  })
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ found }) => found)
}
