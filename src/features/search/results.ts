import type { ExamId } from '@/content/exams/exam-ids'
import {
  afterBeginning,
  besideVerb,
  conjugationWords,
  englishPasts,
  numberNames,
  questionBeginnings,
  questionWords,
  tenseWords,
  translationWords,
} from '@/content/search-words'
import { wordAnchor } from '@/content/word-themes'
import { paths } from '@/paths'
import { withoutAccents } from '@/spanish/accents'
import { typedText } from '@/spanish/typed-text'
import { type FoundVerb, findVerbs, type VerbIndex } from '@/spanish/verbs/find-verb'
import {
  find,
  findExactly,
  findNamed,
  hasSameName,
  type Index,
  normalise,
  phraseAsked,
  type SearchHit,
  withoutStopWords,
} from './find'

/** A result: a page or section, or all tenses of a verb. */
export type Result = { to: string } & ({ found: SearchHit } | { verb: FoundVerb })

/** Nobody reads more results than this. */
export const limit = 20
const verbLimit = 3

const ofConjugation = new Set(conjugationWords)
const ofTense = new Set(tenseWords)
const ofTranslation = new Set(translationWords)
const around = new Set([...questionWords, ...besideVerb])
const infinitiveOf = new Map(
  englishPasts.flatMap(([infinitive, ...pasts]) => pasts.map((past) => [past, infinitive])),
)

const split = (query: string) => normalise(query).match(/[\p{L}\p{N}]+/gu) ?? []

/** In letters. The rest of a text that somebody pastes is ignored, because it would take minutes to search for. */
const maxQueryLength = 160

/** The query without a beginning such as “how do I know if”, unless there is nothing else. */
function withoutBeginning(query: string): string {
  const typed = normalise(query.replace(/[’']/g, ''))
  const beginning = questionBeginnings.find((words) => typed.startsWith(`${words} `))
  if (beginning === undefined) return query
  const rest = typed.slice(beginning.length).trim().split(' ')
  const [first = ''] = rest
  return (rest.length > 1 && afterBeginning.includes(first) ? rest.slice(1) : rest).join(' ')
}

/** The URL of a result. A word from the word list links to its place in the theme. */
function addressOf({ entry: { to, of }, line }: SearchHit): string {
  const word = of === 'Words' ? /^\*([^,*]+)/.exec(line ?? '')?.[1] : undefined
  return word === undefined ? to : `${to}#${wordAnchor(word)}`
}

const meaningsOf = ({ en }: FoundVerb) => en.split(/[,;(]/).map((meaning) => normalise(meaning).trim())

/** Whether the query is the verb's name or one of its meanings, not only the beginning of a name. */
const isCalled = (verb: FoundVerb, asked: string) => {
  const name = normalise(verb.infinitive)
  return (
    name === asked ||
    name === `${asked}se` ||
    meaningsOf(verb).some((meaning) => meaning === asked || meaning === `to ${asked}`)
  )
}

/**
 * Puts verbs first whose name or form matches the query, and then those with the shortest translations: *ir* before
 * *acudir* for “to go”.
 */
const byMeaning = (asked: string, written = asked) => {
  const others = ({ infinitive, en, form }: FoundVerb) =>
    normalise(form?.written ?? '') === written
      ? -1
      : form !== undefined || normalise(infinitive).startsWith(asked)
        ? 0
        : en.length
  return (one: FoundVerb, other: FoundVerb) => others(one) - others(other)
}

const isForm = ({ form }: FoundVerb, asked: string) => {
  const written = normalise(form?.written ?? '')
  return written !== '' && (written === asked || written.replace(/^(?:me|te|se|nos|os) /, '') === asked)
}

/**
 * The verbs of a command, an infinitive or a gerund with pronouns attached: *dime*, *hazlo*, *hacerlo*, *diciéndome*,
 * *sentaos*. Names the form without its pronouns.
 */
function withPronouns(verbs: VerbIndex, asked: string): FoundVerb[] {
  const [, start = '', first = '', second = ''] =
    /^(\p{L}{2,}?)(me|te|se|nos|os|l[eoa]s?)(l[eoa]s?)?$/u.exec(asked) ?? []
  // The longest form wins: *dale* is *da* + *le*.
  const forms = second === '' ? [start] : [start, start + first]
  for (const form of forms.reverse())
    for (const spelt of [form, `${form}${first === 'os' ? 'd' : 's'}`]) {
      const found = (verbs.byForm.get(spelt) ?? []).flatMap(({ infinitive, written, place }): FoundVerb[] =>
        place.tense === 'imperative' || place.tense === 'gerund'
          ? [{ infinitive, en: verbs.meanings[infinitive] ?? '', form: { written, places: [place] } }]
          : [],
      )
      const named = verbs.verbs.filter(({ name }) => name === spelt)
      if (found.length + named.length > 0) return [...named, ...found].slice(0, verbLimit)
    }
  return []
}

/**
 * The names of the tenses that the query compares by two forms of one verb: *quería or quise* becomes “imperfect or
 * preterite”.
 */
function comparedTenses(verbs: VerbIndex, query: string): string[] {
  const sides = normalise(query)
    .replace(/^.*\bbetween /, '')
    .split(/ (?:or|vs|versus|and|o|y) /)
    .map((side) => verbs.byForm.get(withoutSubject(side.trim())) ?? [])
  const [some = [], others = [], ...more] = sides
  if (more.length > 0) return []
  const pairs = some.flatMap(({ infinitive, place: { tense } }) =>
    others.flatMap((other) =>
      other.infinitive === infinitive && other.place.tense !== tense
        ? [`${tense} or ${other.place.tense}`]
        : [],
    ),
  )
  return [...new Set(pairs)]
}

/** The verb whose forms the query asks for, as in “conjugate tener” or “*hablar* in the preterite”. */
function conjugated(verbs: VerbIndex, query: string): FoundVerb | undefined {
  const typed = split(query)
  const asksForForms = typed.some((word) => ofConjugation.has(word))
  if (!asksForForms && !typed.some((word) => ofTense.has(word))) return undefined
  const rest = typed
    .filter((word) => !ofConjugation.has(word) && !ofTense.has(word) && !around.has(word))
    .join(' ')
  if (rest === '') return undefined
  const [verb] = findVerbs(verbs, rest, limit).sort(byMeaning(rest))
  if (verb === undefined) return undefined
  const isMeant =
    normalise(verb.infinitive) === rest || (asksForForms && (isCalled(verb, rest) || isForm(verb, rest)))
  return isMeant ? verb : undefined
}

/** The infinitives that an English word may belong to: “went” → go, “eating” → eat. */
const infinitivesOf = (word: string): string[] => [
  ...new Set(
    [
      word,
      infinitiveOf.get(word) ?? '',
      word.replace(/s$/, ''),
      word.replace(/es$/, ''),
      word.replace(/(?:ed|ing)$/, ''),
      word.replace(/(?:ed|ing)$/, 'e'),
      word.replace(/ie[ds]$/, 'y'),
      word.replace(/(.)\1(?:ed|ing)$/, '$1'),
    ].filter((base) => base !== ''),
  ),
]

/** The English infinitives that the query may be about: “she went” → go, “I am eating” → eat. */
function englishInfinitives(query: string): string[] {
  const typed = split(query).filter((word) => !/^(?:i|you|he|she|we|they|it|m|re|am|is|are|will)$/.test(word))
  const [first = '', ...rest] = split(withoutStopWords(typed.join(' ')).join(' '))
  const phrase = phraseAsked(query)
  const whole = [...infinitivesOf(first).map((base) => [base, ...rest].join(' ')), phrase]
  if (!/(?:^|\bsay )(?:i|you|he|she|we|they)\b/.test(normalise(query))) return whole
  // In a whole sentence, such as “how to say I get up at seven”, at least find the verb.
  const [verb = '', ...others] = phrase.split(' ')
  const beginnings = [3, 2, 1, 0].flatMap((count) =>
    infinitivesOf(verb).map((base) => [base, ...others.slice(0, count)].join(' ')),
  )
  return [...new Set([...whole, ...beginnings, ...infinitivesOf(first)])]
}

/**
 * The query with a verb form replaced by the name of the form: *he comido* becomes “he participle”, and *voy a salir*
 * becomes “voy a infinitive”. Names such as “he + participle” match these.
 */
function spanishPatterns(verbs: VerbIndex, typed: readonly string[]): string[] {
  return typed.flatMap((word, at) => {
    const places = verbs.byForm.get(word) ?? []
    const isOf = (tense: string) => places.some(({ place }) => place.tense === tense)
    const isInfinitive = verbs.verbs.some(({ name }) => name === word || name === `${word}se`)
    const names = [
      ...(isOf('participle') ? ['participle'] : []),
      ...(isOf('gerund') ? ['gerund'] : []),
      ...(isInfinitive ? ['infinitive'] : []),
    ]
    return names.map((name) => replaced(typed, at, name))
  })
}

/**
 * The same for English, with the matching form of “to do”: “I was reading” becomes “I was doing”, and “used to play”
 * becomes “used to do”.
 */
function englishPatterns(typed: readonly string[]): string[] {
  return typed.flatMap((word, at) => {
    const previous = typed[at - 1] ?? ''
    // “I have never eaten” is “have never done”.
    const before = /^(?:never|ever|already|always)$/.test(previous) ? (typed[at - 2] ?? '') : previous
    if (/^(?:am|are|is|was|were|been|im)$/.test(before) && word.endsWith('ing'))
      return [replaced(typed, at, 'doing')]
    if (/^(?:have|has|had)$/.test(before) && (word.endsWith('ed') || infinitiveOf.has(word)))
      return [replaced(typed, at, 'done')]
    return /^(?:to|would|will|should|could|must|can)$/.test(before) ? [replaced(typed, at, 'do')] : []
  })
}

const replaced = (words: readonly string[], at: number, word: string) =>
  words.map((other, place) => (place === at ? word : other)).join(' ')

function patternsOf(verbs: VerbIndex | null, query: string): string[] {
  const typed = split(query)
  if (typed.length < 2) return []
  return [...(verbs === null ? [] : spanishPatterns(verbs, typed)), ...englishPatterns(typed)]
}

/** The name of the section about a number, if the query asks only for a number: “how do you say 75”. */
function numberName(query: string): string[] {
  const [number = '', ...others] = withoutStopWords(query)
  if (others.length > 0 || !/^\d+$/.test(number)) return []
  return numberNames
    .filter(([upTo]) => Number(number) <= upTo)
    .slice(0, 1)
    .map(([, name]) => name)
}

/** The words of contractions; `split` removes the apostrophe. */
const contractions: Readonly<Record<string, string>> = {
  ive: 'i have',
  youve: 'you have',
  weve: 'we have',
  theyve: 'they have',
  ve: 'have',
  im: 'i am',
  m: 'am',
  cant: 'can',
  couldnt: 'could',
  shouldnt: 'should',
  wouldnt: 'would',
  wont: 'will',
}

const subject = /^(?:how .*\b)?(?:say )?(?:i|you|u|he|she|it|we|they) (.+)$/

/**
 * The structures with which an English sentence may begin, longest first: “how to say I used to play” begins with “used
 * to do”. A name such as “used to do” or “have just” matches them.
 */
function englishStructures(query: string): string[] {
  const typed = split(query).map((word) => contractions[word] ?? word)
  const [, predicate] =
    subject.exec(typed.join(' ').replace(/^how (?:do|can|would) (?:you|u|i|we) /, '')) ?? []
  if (predicate === undefined) return []
  const said = predicate.split(' ')
  return [4, 3, 2, 1].flatMap((count) => {
    const beginning = said.slice(0, count)
    if (beginning.length < count) return []
    const last = englishPatterns(beginning).filter((pattern) => /\bdo(?:ing|ne)?$/.test(pattern))
    // A single word, such as “like”, says too little on its own.
    return [beginning.join(' '), ...last].flatMap((structure) =>
      count === 1 ? [`i ${structure}`] : [structure, `i ${structure}`, `it ${structure}`],
    )
  })
}

/**
 * All results for a query, best first:
 *
 * 1. the verb, if the query asks for its forms (“conjugate tener”) and is not itself the name of a section, or if the
 *    query is a form with its accent (*sé*, not “se”);
 * 2. places about the structure with which its sentence begins (“I used to …”);
 * 3. places whose names contain all meaningful words of the query;
 * 4. places about its pattern (*he comido* → “he + participle”), the tenses that it compares, or its number;
 * 5. verbs with this name, meaning or form;
 * 6. places that teach exactly this word or phrase: before verbs that only share a word with it (“on the left”, “he
 *    left”), and before pages about the site if the query asks for a translation (“how to say teacher”);
 *    For a form with pronouns attached (*dime*), its verb comes after the word list and before the lessons;
 * 7. verbs that begin with the query, and then all other matching places.
 *
 * Within a group, places for the student’s exams come before the same places for other exams.
 */
export function search(
  index: Index,
  verbs: VerbIndex | null,
  typed: string,
  exams: readonly ExamId[] = [],
): Result[] {
  const query = withoutBeginning(typedText(typed.slice(0, maxQueryLength)))
  const { named, listed, others } = find(index, query, limit, exams)
  const asked = withoutStopWords(query).join(' ')
  const place = (found: SearchHit): Result => ({ to: addressOf(found), found })
  const ofVerb = (verb: FoundVerb): Result => ({ to: paths.verb(verb.infinitive), verb })

  const wanted = verbs === null || hasSameName(index, query) ? undefined : conjugated(verbs, query)
  const structures = englishStructures(query).flatMap((structure) => findExactly(index, structure))
  const compared = verbs === null ? [] : comparedTenses(verbs, query)
  const patterns = [...patternsOf(verbs, query), ...compared, ...numberName(query)].flatMap((pattern) =>
    findNamed(index, pattern),
  )
  const all = verbs === null ? [] : findVerbs(verbs, asked, limit)
  const isWhole = (verb: FoundVerb) =>
    isCalled(verb, asked) || isForm(verb, asked) || isForm(verb, withoutSubject(asked))
  const whole = all
    .filter(isWhole)
    .sort(byMeaning(asked, normalise(query).trim()))
    .slice(0, verbLimit)
  const attached = verbs === null || whole.length > 0 ? [] : withPronouns(verbs, asked)
  const english =
    verbs === null || whole.length > 0
      ? []
      : englishInfinitives(query).flatMap((base) =>
          verbs.verbs.filter(({ meanings }) => meanings.includes(`to ${base}`)).sort(byMeaning(base)),
        )
  const isAccented = withoutAccents(query) !== query
  const accented = isAccented ? whole.filter(({ form }) => form?.written === query.trim().toLowerCase()) : []
  const phrase = phraseAsked(query)
  const isPhrase = (verb: FoundVerb) => meaningsOf(verb).includes(`to ${phrase}`)
  const isTranslation = split(query).some((word) => ofTranslation.has(word))
  const isLater = ({ entry }: SearchHit) => isTranslation && entry.of === 'Page'
  // *Vela* is the noun for “candle” before it is *ve* + *la*.
  const isOfWordList = ({ entry }: SearchHit) => entry.of === 'Words'
  const seen = new Set<string>()
  return [
    ...(wanted === undefined ? [] : [ofVerb(wanted)]),
    ...accented.map(ofVerb),
    ...structures.map(place),
    ...named.filter((found) => !isLater(found)).map(place),
    ...patterns.filter((found) => !isLater(found)).map(place),
    ...whole.map(ofVerb),
    ...english.filter(isPhrase).map(ofVerb),
    ...(phrase.includes(' ') ? listed.map(place) : []),
    ...english.slice(0, verbLimit).map(ofVerb),
    ...listed.filter(isOfWordList).map(place),
    ...attached.map(ofVerb),
    ...listed.map(place),
    ...named.filter(isLater).map(place),
    ...all
      .filter((verb) => !isWhole(verb))
      .slice(0, verbLimit)
      .map(ofVerb),
    ...others.map(place),
  ].filter(({ to }) => !seen.has(to) && seen.add(to))
}

/** Removes the subject pronoun: *yo hice* → *hice*. */
const withoutSubject = (asked: string) =>
  asked.replace(/^(?:yo|tu|el|ella|usted|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustedes) /, '')
