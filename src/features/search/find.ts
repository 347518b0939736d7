import MiniSearch from 'minisearch'
import { type ExamId, examIds } from '@/content/exams/exam-ids'
import type { SearchEntry } from '@/content/search-entries'
import { examWords } from '@/content/search-exams'
import {
  afterQuestionWord,
  afterWord,
  kindWords,
  paperNames,
  questionWords,
  sameWords,
  sectionNames,
  taskRooms,
  taskTypes,
  tenseSectionNames,
} from '@/content/search-words'
import { withoutAccents } from '@/spanish/accents'

/** A search result with its best matching line and the words that matched. */
export interface SearchHit {
  entry: SearchEntry
  line?: string
  /** Folded: lower case, without accents. */
  hits: ReadonlySet<string>
}

/** The results for a query, in groups. Matching verbs are inserted between the groups (`results.ts`). */
export interface FoundPlaces {
  /** Places whose names contain all meaningful words of the query. */
  named: readonly SearchHit[]
  /** All other matches, in the order that `find` describes. */
  others: readonly SearchHit[]
  /** Places with a line that has exactly the query on one side: *la biblioteca* – library. */
  listed: readonly SearchHit[]
}

/** Lower case without accents, so that "cancion" finds *canción*. */
export const normalise = (text: string): string => withoutAccents(text).toLowerCase()

const words = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string): string[] => normalise(text.replace(/[’']/g, '')).match(words) ?? []

/** A word without the plural -s, so that "school subject" matches "school subjects". */
const singular = (word: string) =>
  word.length > 4 && /ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && /[^su]s$/.test(word)
      ? word.slice(0, -1)
      : word

const same = new Map(
  sameWords.flatMap(([word, ...others]) =>
    others.map((other) => [singular(normalise(other)), singular(word)]),
  ),
)

/** The normalised form of a word for comparison: its singular, or the word that `sameWords` gives for it. */
const plain = (word: string) => same.get(singular(word)) ?? singular(word)

const ofQuestion = new Set(questionWords.map(normalise))
const ofKind = new Set(kindWords.map(plain))
const belongsToQuestion = new Set(afterQuestionWord)
const belongsToWord = new Map(afterWord.map(([previous, ...others]) => [previous, others]))

/** The words minus question words such as “how” and the words that go with them. */
const withoutQuestion = (typed: readonly string[]) =>
  typed.filter((word, at) => {
    const previous = typed[at - 1] ?? ''
    return !(
      ofQuestion.has(word) ||
      (belongsToQuestion.has(word) && ofQuestion.has(previous)) ||
      belongsToWord.get(previous)?.includes(word)
    )
  })

/**
 * The words of a text: all of them (`typed`), without question words (`asked`), and also without words for a kind of
 * page (`meaningful`). If none are left, the previous list is used.
 */
function readWords(text: string) {
  const typed = wordsOf(text)
  const some = withoutQuestion(typed)
  const asked = some.length > 0 ? some : typed
  const meaningful = asked.filter((word) => !ofKind.has(plain(word)))
  return { typed, asked, meaningful: meaningful.length > 0 ? meaningful : asked }
}

/** The words of a query without question words and words for a kind of page, unless it has no other words. */
export const withoutStopWords = (query: string): string[] => readWords(query).meaningful

/** A query or the name of a place, prepared for comparison. */
interface Phrase {
  /** Its words in order, stop words included. */
  whole: string
  /** All its words. */
  all: ReadonlySet<string>
  /** Without question words. */
  asked: ReadonlySet<string>
  /** The words of `asked`, in order. */
  inOrder: string
  /** Also without words for a kind of page, such as “list”. */
  meaningful: ReadonlySet<string>
}

function phraseOf(text: string): Phrase {
  const { typed, asked, meaningful } = readWords(text)
  const inOrder = asked.map(plain)
  return {
    whole: typed.join(' '),
    all: new Set(typed.map(plain)),
    asked: new Set(inOrder),
    inOrder: inOrder.join(' '),
    meaningful: new Set(meaningful.map(plain)),
  }
}

/** The maximum number of results for a query that consists only of stop words. */
const stopWordLimit = 5

/** Allows one typo in words of at least five letters; in shorter words, a typo often makes a different word. */
const allowedTypos = (term: string) => (term.length >= 5 ? 1 : false)

interface Document extends Pick<SearchEntry, 'title' | 'of'> {
  id: number
  names: string
  lines: string
}

/** An entry whose words are normalised in advance, so that searching is fast. */
interface Place {
  entry: SearchEntry
  /** The title and the other names of the entry. */
  names: readonly Phrase[]
  /** All the words in these names. */
  nameWords: ReadonlySet<string>
  /** Names that this kind of section has in every lesson. They count only if the query also names the lesson. */
  inLesson: readonly Phrase[]
  /** Phrases that students use for every paper or tense. They count only if the query also names this one. */
  ofKind: readonly Phrase[]
  /** Only for a task or text in one of the practice rooms. */
  task?: Task
  /** The words in the name of its lesson or guide. */
  of: ReadonlySet<string>
  lines: readonly { line: string; words: readonly string[] }[]
}

/** The words by which a student asks for a task or text in a practice room. */
interface Task {
  /** The words of its title and address. */
  topic: ReadonlySet<string>
  /** Also the words for its room and its kind of text. */
  all: ReadonlySet<string>
}

/** The search index: all entries, normalised once. */
export interface Index {
  places: readonly Place[]
  engine: MiniSearch<Document>
  /** All the words in names. A misspelt word in a query is corrected to one of these. */
  nameWords: ReadonlySet<string>
}

/** The ids of the guide sections about a paper, or about all the papers of a course. */
const papers = new Set(['reading', 'writing', 'listening', 'speaking', 'oral', 'ab-initio'])

const taskWords = new Set([...taskTypes, ...Object.values(taskRooms).flat()].map(plain))

/** The words for a task: `/write/ib-ab-initio-plastic-bottles`, “A speech about plastic at school”. */
function taskOf({ to, of, title, lines }: SearchEntry): Task | undefined {
  const [, room = '', name] = /^(\/\w+)\/(?:igcse-|ib-ab-initio-|ib-[sh]l-)?([^#]+)$/.exec(to) ?? []
  const roomWords = taskRooms[room]
  if (roomWords === undefined || name === undefined) return undefined
  const topic = new Set(wordsOf(`${title} ${name}`).map(plain))
  const all = new Set([...topic, ...[...roomWords, ...wordsOf([of, ...lines].join(' '))].map(plain)])
  return { topic, all }
}

/** The sides of a line: `*el perro, la perra* – dog` becomes *el perro*, *la perra* and “dog”. */
const sidesOf = (line: string): string[] =>
  line
    .replace(/\([^)]*\)/g, ' ')
    .split(/ – |[,;:/]/)
    .map((side) => side.trim())

/** The words of a side, in order, without a noun's article or a verb's “to”. */
const sideKey = (side: string) => {
  const typed = wordsOf(side)
  const [first = ''] = typed
  return (typed.length > 1 && /^(?:el|la|los|las|to|an?|the)$/.test(first) ? typed.slice(1) : typed)
    .map(plain)
    .join(' ')
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
  const places = entries.map((entry): Place => {
    const [address = '', section = ''] = entry.to.split('#')
    const isLesson = /^\/(?:grammar|tense)\//.test(address)
    const isPaper = /^\/(?:igcse|ib)$/.test(address) && papers.has(section)
    const isTense = address.startsWith('/tense/') && section !== '' && sectionNames[section] === undefined
    const names = [entry.title, ...entry.names, ...(isPaper ? [section] : [])].map(phraseOf)
    const task = taskOf(entry)
    return {
      entry,
      names,
      nameWords: new Set(names.flatMap(({ all }) => [...all])),
      inLesson: isLesson ? (sectionNames[section] ?? []).map(phraseOf) : [],
      ofKind: (isPaper ? paperNames : isTense ? tenseSectionNames : []).map(phraseOf),
      ...(task !== undefined && { task }),
      of: new Set(wordsOf(entry.of).map(plain)),
      lines: entry.lines.map((line) => ({ line, words: [...new Set(wordsOf(line))] })),
    }
  })
  return {
    places,
    engine,
    nameWords: new Set(places.flatMap((place) => [...place.nameWords])),
  }
}

const isWords = ({ entry }: Place) => entry.of === 'Words'

/** The line with the most matching words (the shortest one if there is a tie); undefined if only the title matched. */
function bestLine({ lines }: Place, hits: ReadonlySet<string>): string | undefined {
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

/** The phrase that a query asks about: “how do you say on the left in spanish” → on the left. */
export const phraseAsked = (query: string): string =>
  wordsOf(query)
    .join(' ')
    .replace(/^(?:how|what|whats) .*?\b(?:say|is) /, '')
    .replace(/^(?:i|you|he|she|we|they|it|to) /, '')
    .replace(/ in spanish$/, '')

/** Places with a line that has exactly these words on one side. Pages of the word list come first. */
function listedUnder({ places, engine }: Index, key: string): SearchHit[] {
  // A key this short would match far too many lines.
  if (key.length < 3) return []
  const asked = key.split(' ')
  // The prefix search also finds plurals.
  const found = engine.search(key, {
    combineWith: 'AND',
    fields: ['lines'],
    prefix: (term) => term.length > 3,
  })
  return found
    .flatMap(({ id }) => places[Number(id)] ?? [])
    .sort((one, other) => Number(isWords(other)) - Number(isWords(one)))
    .flatMap(({ entry, lines }): SearchHit[] => {
      const match = lines.find(
        ({ line, words }) =>
          asked.every((word) => words.some((other) => other.startsWith(word))) &&
          sidesOf(line).some((side) => sideKey(side) === key),
      )
      return match === undefined
        ? []
        : [
            {
              entry,
              line: match.line,
              hits: new Set(match.words.filter((word) => asked.some((one) => word.startsWith(one)))),
            },
          ]
    })
}

/** Whether one word has a missing, extra or wrong letter, or two adjacent letters swapped. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = one.slice(start)
  const otherRest = other.slice(start)
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  )
}

/** Whether two long words that begin alike become one letter off when a letter of one of them is left out. */
const isTwoLettersOff = (one: string, other: string): boolean =>
  one.length >= 8 &&
  other.length >= 8 &&
  one.slice(0, 2) === other.slice(0, 2) &&
  [...one].some((_, at) => isOneLetterOff(one.slice(0, at) + one.slice(at + 1), other))

/** Replaces each unknown word with a word from a name that is one letter off, or two in long words, if there is one. */
function corrected({ engine, nameWords }: Index, query: string): string {
  return query.replace(words, (typed) => {
    const word = plain(normalise(typed))
    if (word.length < 5 || nameWords.has(word) || ofQuestion.has(word) || ofKind.has(word)) return typed
    if (engine.search(typed, { prefix: true }).length > 0) return typed
    // Words with the same first letter come first, so that “tigger” is “trigger” and not “bigger”.
    const known = [...nameWords, ...same.keys()]
    const isAlike = (name: string) => name[0] === word[0]
    const names = [...known.filter(isAlike), ...known.filter((name) => !isAlike(name))]
    // It may be the beginning of a word that the student is still typing.
    if (names.some((name) => name.startsWith(word))) return typed
    return (
      names.find((name) => name.length >= 5 && isOneLetterOff(word, name)) ??
      names.find((name) => isTwoLettersOff(word, name) || isTwoLettersOff(name, word)) ??
      typed
    )
  })
}

/** How well a place's names match a query. */
interface Match {
  place: Place
  /** The number of meaningful query words that occur in a matching name or in the name of the lesson or guide. */
  covered: number
  /** 2 if a name has exactly the words of the query in the same order, 1 if in a different order, otherwise 0. */
  same: 0 | 1 | 2
  /** Whether a name has exactly the words of the query, ignoring words such as “tense” or “list”. */
  isNamed: boolean
  /**
   * The index of the first meaningful query word that is covered. Lower is better, because a query usually begins with
   * its subject.
   */
  first: number
  /** The number of words that the query and the place share, minus the extra words in the closest name. */
  closeness: number
}

const isIn = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((word) => all.has(word))
const equal = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && isIn(one, other)

/** A name with only one word besides stop words, such as “how do I get to”, says little without its stop words. */
const isWhollyIn = (name: Phrase, asked: Phrase) =>
  name.asked.size > 1 || name.all.size === 1 || ` ${asked.whole} `.includes(` ${name.whole} `)

/**
 * A name matches if it has the same meaningful words as the query, or if the query contains all of its words, including
 * words such as “verb” and “list”.
 */
function matchOf(place: Place, asked: Phrase): Match | undefined {
  const { names, of } = place
  if (!asked.inOrder.split(' ').some((word) => place.nameWords.has(word) || of.has(word))) return undefined
  const ofLesson = [...asked.meaningful].some((word) => of.has(word))
  const isAsked = (name: Phrase) =>
    equal(name.meaningful, asked.meaningful) || (isIn(name.asked, asked.asked) && isWhollyIn(name, asked))
  const own = names.filter(isAsked)
  const matching = [
    ...own,
    ...(ofLesson ? place.inLesson : []).filter(isAsked),
    ...(own.length > 0 ? place.ofKind : []).filter(isAsked),
  ]
  if (matching.length === 0) return undefined
  const all = new Set([...of, ...matching.flatMap((name) => [...name.all])])
  const told = new Set([...of, ...matching.flatMap(({ meaningful }) => [...meaningful])])
  const superfluous = matching.map((name) => [...name.asked].filter((word) => !asked.all.has(word)).length)
  return {
    place,
    covered: [...asked.meaningful].filter((word) => told.has(word)).length,
    first: [...asked.meaningful].findIndex((word) => told.has(word)),
    same: matching.some(({ inOrder }) => inOrder === asked.inOrder)
      ? 2
      : matching.some((name) => equal(name.asked, asked.asked))
        ? 1
        : 0,
    isNamed: matching.some(({ meaningful }) => equal(meaningful, asked.meaningful)),
    closeness: [...asked.all].filter((word) => all.has(word)).length - Math.min(...superfluous),
  }
}

const isWhole = ({ entry: { of } }: Place) => of === 'Lesson' || of === 'Page' || of === 'Words'

/** Best match first. */
const byCloseness = (one: Match, other: Match) =>
  other.same - one.same ||
  other.covered - one.covered ||
  one.first - other.first ||
  other.closeness - one.closeness ||
  Number(other.isNamed) - Number(one.isNamed) ||
  Number(isWhole(other.place)) - Number(isWhole(one.place))

/** Whether a place has a name with exactly these words, ignoring question words. */
export function hasSameName({ places }: Index, query: string): boolean {
  const asked = phraseOf(query)
  return places.some(({ names }) => names.some((name) => equal(name.asked, asked.asked)))
}

/** Places with a name of exactly these words in this order, stop words included. */
export const findExactly = ({ places }: Index, phrase: string): SearchHit[] =>
  places
    .filter(({ names }) => names.some(({ whole }) => whole === phrase))
    .map(({ entry }) => ({ entry, hits: new Set(phrase.split(' ')) }))

/** Places with a name that has exactly the meaningful words of the query. */
export function findNamed({ places }: Index, query: string): SearchHit[] {
  const asked = phraseOf(query)
  return places
    .flatMap((place) => matchOf(place, asked) ?? [])
    .filter(({ isNamed }) => isNamed)
    .sort(byCloseness)
    .map(({ place: { entry } }) => ({ entry, hits: new Set(withoutStopWords(query)) }))
}

/**
 * The tasks and texts that a query asks for by a kind and a topic, such as “speech about plastic”: all its words are
 * words for the task, at least one says what kind of task it is, and at least one is about its topic.
 */
function tasksAbout({ places }: Index, { meaningful }: Phrase, hits: ReadonlySet<string>): SearchHit[] {
  const asked = [...meaningful]
  const topic = asked.filter((word) => !taskWords.has(word))
  if (topic.length === 0 || topic.length === asked.length) return []
  const isAsked = ({ task }: Place) =>
    task !== undefined &&
    asked.every((word) => task.all.has(word)) &&
    topic.some((word) => task.topic.has(word))
  const rooms = Object.keys(taskRooms)
  return rooms.flatMap((room) =>
    places
      .filter((place) => place.entry.to.startsWith(`${room}/`) && isAsked(place))
      .map(({ entry }) => ({ entry, hits })),
  )
}

/** The exams that count for a query: those that it names, if any, or otherwise those that the student has chosen. */
function examsOf({ all }: Phrase, chosen: readonly ExamId[]): readonly ExamId[] {
  const asked = examIds.filter((id) => examWords[id].some((word) => all.has(plain(word))))
  const both = asked.filter((id) => chosen.includes(id))
  return both.length > 0 ? both : asked.length > 0 ? asked : chosen
}

/**
 * Puts results for these exams before results for other exams. Results that are for every exam keep their place, so
 * that only the papers of different exams change places.
 */
function inExamOrder<Hit extends SearchHit>(hits: readonly Hit[], exams: readonly ExamId[]): Hit[] {
  const ofExam = hits.filter(({ entry }) => entry.exams !== undefined)
  const isWanted = ({ entry }: Hit) => entry.exams?.some((exam) => exams.includes(exam)) === true
  const ordered = [...ofExam.filter(isWanted), ...ofExam.filter((hit) => !isWanted(hit))].values()
  return hits.map((hit) => (hit.entry.exams === undefined ? hit : (ordered.next().value ?? hit)))
}

/**
 * The results for a query, best first; at most `limit` in total. Results for the student’s exams come before the same
 * results for other exams.
 *
 * 1. `named`: the query asks for a task by its topic, or all its meaningful words are in names of the place.
 * 2. `listed`: the query is a word or phrase that the place teaches, or its English translation.
 * 3. `others`: first places whose names contain two or more words of the query; then places with all its words in their
 * title and one line; then places whose names contain one word of the query; then all other full-text matches. The
 * full-text search matches prefixes. If it finds nothing, it allows one typo in long words; if it still finds nothing,
 * any one word of the query is enough.
 */
export function find(
  index: Index,
  query: string,
  limit: number,
  chosen: readonly ExamId[] = [],
): FoundPlaces {
  const { places, engine } = index
  const typed = withoutStopWords(query)
  if (typed.length === 0) return { named: [], listed: [], others: [] }
  const right = corrected(index, query)
  const asked = phraseOf(right)
  const hits = new Set([...typed, ...withoutStopWords(right)])

  const matches = places.flatMap((place) => matchOf(place, asked) ?? []).sort(byCloseness)
  const foundByName = ({ place }: Match): SearchHit => {
    const line = isWords(place) ? undefined : bestLine(place, hits)
    return { entry: place.entry, hits, ...(line !== undefined && { line }) }
  }
  const isNamed = ({ covered }: Match) => covered === asked.meaningful.size
  // Stop words such as "the" occur in every text, so search for them only in names.
  const onlyStopWords = typed.every((word) => ofQuestion.has(word))
  const exams = examsOf(asked, chosen)
  const listed = onlyStopWords
    ? []
    : [...new Set([phraseAsked(query), typed.join(' '), query].map(sideKey))].flatMap((key) =>
        listedUnder(index, key),
      )
  const isExact = matches.some(({ same }) => same > 0) || listed.length > 0
  const named = [
    ...inExamOrder(isExact ? [] : tasksAbout(index, asked, hits), exams),
    ...inExamOrder(matches.filter(isNamed).map(foundByName), exams),
  ]

  const boosts = new Map(matches.map(({ place, covered }) => [place, 1 + covered]))
  const search = (combineWith: 'AND' | 'OR', fuzzy: false | typeof allowedTypos) =>
    engine.search(typed.join(' '), {
      combineWith,
      fields: onlyStopWords ? ['names'] : ['title', 'names', 'of', 'lines'],
      boost: { names: 5, title: 4, of: 2 },
      // Match single letters and stop words whole, not as prefixes.
      prefix: (term) => term.length > 1 && !ofQuestion.has(term),
      fuzzy,
      weights: { prefix: 0.5, fuzzy: 0.2 },
      boostDocument: (id: number) => {
        const place = places[id]
        if (place === undefined) return 1
        return (boosts.get(place) ?? 1) * (isWhole(place) ? 2 : 1)
      },
    })
  const attempts = [
    () => search('AND', false),
    () => search('AND', allowedTypos),
    () => (onlyStopWords ? [] : search('OR', allowedTypos)),
  ]
  let results: ReturnType<typeof search> = []
  for (const attempt of attempts) if (results.length === 0) results = attempt()
  const texts = results.flatMap((result): (SearchHit & { isTogether: boolean })[] => {
    const place = places[Number(result.id)]
    if (place === undefined) return []
    const terms = new Set(result.terms)
    const line = bestLine(place, terms)
    const near = wordsOf(`${place.entry.title} ${place.entry.of} ${line ?? ''}`)
    const isTogether = typed.every((word) => near.some((other) => other.startsWith(word)))
    return [{ entry: place.entry, hits: terms, isTogether, ...(line !== undefined && { line }) }]
  })
  const partly = matches.filter((match) => !isNamed(match))
  const counts = [...new Set(partly.map(({ covered }) => covered))].sort((one, other) => other - one)
  const foundPartly = (isWanted: (covered: number) => boolean) =>
    counts
      .filter(isWanted)
      .flatMap((count) =>
        inExamOrder(partly.filter(({ covered }) => covered === count).map(foundByName), exams),
      )
  const others = [
    ...foundPartly((covered) => covered > 1),
    ...inExamOrder(
      texts.filter(({ isTogether }) => isTogether),
      exams,
    ),
    ...foundPartly((covered) => covered <= 1),
    ...texts,
  ]
  const seen = new Set<SearchEntry>()
  let left = onlyStopWords ? stopWordLimit : limit
  const isNew = ({ entry }: SearchHit) => {
    if (left === 0 || seen.has(entry)) return false
    seen.add(entry)
    left--
    return true
  }
  return { named: named.filter(isNew), listed: listed.filter(isNew), others: others.filter(isNew) }
}

/** Splits a text into matching and non-matching fragments, so that the matches can be highlighted. */
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
