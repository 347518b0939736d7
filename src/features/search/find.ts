import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchEntry } from '@/content/search-entries'
import { withoutAccents } from '@/spanish/accents'

/** A search result with its best matching line and the words that matched. */
export interface SearchHit {
  entry: SearchEntry
  line?: string
  /** Folded: lower case, without accents. */
  hits: ReadonlySet<string>
  /** Whether its name is exactly the query. */
  isExact: boolean
}

/** Lower case without accents, so that "cancion" finds *canción*. */
const normalise = (text: string): string => withoutAccents(text).toLowerCase()

const words = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string): string[] => normalise(text).match(words) ?? []

/** Stop words. They are ignored unless the query has nothing else. */
const stopWords = new Set(
  (
    'a an the or and vs versus v y o e u of for to in on with do does did i is are be how what when why say i you can use using used ' +
    'between difference differences explain explanation meaning mean means help me my about learn spanish english ' +
    'tense tenses verb verbs lesson lessons grammar rule rules conjugate conjugation conjugations form forms'
  ).split(' '),
)

/** The words of a query without stop words; all words if it has nothing else. */
export function withoutStopWords(query: string): string[] {
  const typed = wordsOf(query)
  const meaningful = typed.filter((word) => !stopWords.has(word))
  return meaningful.length > 0 ? meaningful : typed
}

/** The number of results for a query of stop words. */
const stopWordLimit = 5

/** Allows one typo in words of at least five letters; in shorter ones it would often give another word. */
const allowedTypos = (term: string) => (term.length >= 5 ? 1 : false)

interface Document extends Pick<SearchEntry, 'title' | 'of'> {
  id: number
  names: string
  lines: string
}

/** An entry with its words folded in advance, so that searching does not fold anything. */
interface NormalisedEntry {
  entry: SearchEntry
  /** Its title and alternative names, without stop words. */
  names: readonly string[]
  lines: readonly { line: string; words: readonly string[] }[]
}

/** All entries, folded once. */
export interface Index {
  places: readonly NormalisedEntry[]
  engine: MiniSearch<Document>
}

export function createIndex(entries: readonly SearchEntry[]): Index {
  const engine = new MiniSearch<Document>({
    fields: ['title', 'names', 'of', 'lines'],
    tokenize: (text) => text.match(words) ?? [],
    processTerm: normalise,
  })
  engine.addAll(
    entries.map(({ title, of, names, lines }, id) => ({
      id,
      title,
      of,
      names: names.join('\n'),
      lines: lines.join('\n'),
    })),
  )
  const places = entries.map((entry) => ({
    entry,
    names: [entry.title, ...entry.names].map((name) => withoutStopWords(name).join(' ')),
    lines: entry.lines.map((line) => ({ line, words: [...new Set(wordsOf(line))] })),
  }))
  return { places, engine }
}

/** Whether the entry's name is exactly the query, apart from stop words. */
const isCalled = ({ names }: NormalisedEntry, asked: readonly string[]) => names.includes(asked.join(' '))

/** The line with the most matching words, and the shortest of those; undefined if only the title matched. */
function bestLine({ lines }: NormalisedEntry, hits: ReadonlySet<string>): string | undefined {
  let best: { line: string; count: number } | undefined
  for (const { line, words } of lines) {
    const count = words.filter((word) => hits.has(word)).length
    if (
      count > (best?.count ?? 0) ||
      (count > 0 && count === best?.count && line.length < best.line.length)
    ) {
      best = { line, count }
    }
  }
  return best?.line
}

/**
 * Results for a query, best first, at most `limit`. Tries all words first, then all words with one typo allowed in long
 * ones, then any of the words. Stop words do not count, and words match by prefix.
 */
export function find({ places, engine }: Index, query: string, limit: number): SearchHit[] {
  const asked = withoutStopWords(query)
  if (asked.length === 0) return []

  // Stop words such as "the" occur in every text, so search for them only in names.
  const onlyStopWords = asked.every((word) => stopWords.has(word))
  const search = (combineWith: 'AND' | 'OR', fuzzy: false | typeof allowedTypos) =>
    engine.search(asked.join(' '), {
      combineWith,
      fields: onlyStopWords ? ['names'] : ['title', 'names', 'of', 'lines'],
      boost: { names: 5, title: 4, of: 2 },
      // Match single letters and stop words whole, not as prefixes.
      prefix: (term) => term.length > 1 && !stopWords.has(term),
      fuzzy,
      weights: { prefix: 0.5, fuzzy: 0.2 },
      boostDocument: (id: number) => {
        const place = places[id]
        if (place === undefined) return 1
        if (isCalled(place, asked)) return 20
        const { entry } = place
        return entry.of === 'Lesson' || entry.of === 'Page' ? 2 : 1
      },
    })
  const attempts = [
    () => search('AND', false),
    () => search('AND', allowedTypos),
    () => (onlyStopWords ? [] : search('OR', allowedTypos)),
  ]
  let results: SearchResult[] = []
  for (const attempt of attempts) if (results.length === 0) results = attempt()
  const isExact = ({ id }: SearchResult) => {
    const place = places[Number(id)]
    return place !== undefined && isCalled(place, asked)
  }
  // For stop words alone, a few results are enough.
  return results.slice(0, onlyStopWords ? stopWordLimit : limit).flatMap((result): SearchHit[] => {
    const place = places[Number(result.id)]
    if (place === undefined) return []
    const hits = new Set(result.terms)
    const line = bestLine(place, hits)
    const found = { entry: place.entry, hits, isExact: isExact(result) }
    return [line === undefined ? found : { ...found, line }]
  })
}

/** Splits a text into matching and other fragments, so that the matches can be highlighted. */
export function highlight(text: string, hits: ReadonlySet<string>): { text: string; hit: boolean }[] {
  const pieces: { text: string; hit: boolean }[] = []
  let end = 0
  for (const match of text.matchAll(words)) {
    if (!hits.has(normalise(match[0]))) continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), hit: false })
    pieces.push({ text: match[0], hit: true })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}
