import { besideVerb, conjugationWords, englishPasts, questionWords, tenseWords } from '@/content/search-words'
import { wordAnchor } from '@/content/word-themes'
import { paths } from '@/paths'
import { withoutAccents } from '@/spanish/accents'
import { type FoundVerb, findVerbs, type VerbIndex } from '@/spanish/verbs/find-verb'
import {
  find,
  findExactly,
  findNamed,
  hasSameName,
  type Index,
  normalise,
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
const around = new Set([...questionWords, ...besideVerb])
const infinitiveOf = new Map(
  englishPasts.flatMap(([infinitive, ...pasts]) => pasts.map((past) => [past, infinitive])),
)

const split = (query: string) => normalise(query).match(/[\p{L}\p{N}]+/gu) ?? []

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
const byMeaning = (asked: string) => {
  const others = ({ infinitive, en, form }: FoundVerb) =>
    form !== undefined || normalise(infinitive).startsWith(asked) ? 0 : en.length
  return (one: FoundVerb, other: FoundVerb) => others(one) - others(other)
}

const isForm = ({ form }: FoundVerb, asked: string) =>
  form !== undefined && normalise(form.written).replace(/^(?:me|te|se|nos|os) /, '') === asked

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

/** The infinitives that an English verb form may belong to: “she went” → go, “I am eating” → eat. */
function englishInfinitives(query: string): string[] {
  const typed = split(query).filter((word) => !/^(?:i|you|he|she|we|they|it|m|re|am|is|are|will)$/.test(word))
  const meaningful = split(withoutStopWords(typed.join(' ')).join(' '))
  const [first = '', ...rest] = meaningful
  const bases = [
    first,
    infinitiveOf.get(first),
    first.replace(/s$/, ''),
    first.replace(/(?:ed|ing)$/, ''),
    first.replace(/(?:ed|ing)$/, 'e'),
    first.replace(/ied$/, 'y'),
    first.replace(/(.)\1(?:ed|ing)$/, '$1'),
  ]
  const whole = [...new Set(bases)].flatMap((base) => (base ? [[base, ...rest].join(' ')] : []))
  // For a whole sentence, such as “how to say I went to the beach”, at least find the verb.
  const isSentence = /\bsay (?:i|you|he|she|we|they)\b/.test(normalise(query))
  return isSentence ? [...whole, ...bases.flatMap((base) => base ?? [])] : whole
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
    return /^(?:to|would|will|should|could|must)$/.test(before) ? [replaced(typed, at, 'do')] : []
  })
}

const replaced = (words: readonly string[], at: number, word: string) =>
  words.map((other, place) => (place === at ? word : other)).join(' ')

function patternsOf(verbs: VerbIndex | null, query: string): string[] {
  const typed = split(query)
  if (typed.length < 2) return []
  return [...(verbs === null ? [] : spanishPatterns(verbs, typed)), ...englishPatterns(typed)]
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
      count === 1 ? [`i ${structure}`] : [structure, `i ${structure}`],
    )
  })
}

/**
 * All results for a query, best first:
 *
 * 1. the verb, if the query asks for its forms (“conjugate tener”) and is not itself the name of a section, or if the
 *    query is a form with its accent (*sé*, not “se”);
 * 2. places whose names contain all meaningful words of the query;
 * 3. places about its pattern (*he comido* → “he + participle”) or about the structure with which its sentence begins
 *    (“I used to …”);
 * 4. verbs with this name, meaning or form;
 * 5. places that teach exactly this word or phrase;
 * 6. verbs that begin with the query, and then all other matching places.
 */
export function search(index: Index, verbs: VerbIndex | null, query: string): Result[] {
  const { named, listed, others } = find(index, query, limit)
  const asked = withoutStopWords(query).join(' ')
  const place = (found: SearchHit): Result => ({ to: addressOf(found), found })
  const ofVerb = (verb: FoundVerb): Result => ({ to: paths.verb(verb.infinitive), verb })

  const wanted = verbs === null || hasSameName(index, query) ? undefined : conjugated(verbs, query)
  const patterns = [
    ...englishStructures(query).flatMap((structure) => findExactly(index, structure)),
    ...patternsOf(verbs, query).flatMap((pattern) => findNamed(index, pattern)),
  ]
  const all = verbs === null ? [] : findVerbs(verbs, asked, limit)
  const isWhole = (verb: FoundVerb) =>
    isCalled(verb, asked) || isForm(verb, asked) || isForm(verb, withoutSubject(asked))
  const whole = all.filter(isWhole).sort(byMeaning(asked)).slice(0, verbLimit)
  const english =
    verbs === null || whole.length > 0
      ? []
      : englishInfinitives(query).flatMap((base) =>
          findVerbs(verbs, base, limit)
            .filter((verb) => meaningsOf(verb).some((en) => en === `to ${base}`))
            .sort(byMeaning(base)),
        )
  const isAccented = withoutAccents(query) !== query
  const accented = isAccented ? whole.filter(({ form }) => form?.written === query.trim().toLowerCase()) : []
  const seen = new Set<string>()
  return [
    ...(wanted === undefined ? [] : [ofVerb(wanted)]),
    ...accented.map(ofVerb),
    ...named.map(place),
    ...patterns.map(place),
    ...whole.map(ofVerb),
    ...english.slice(0, verbLimit).map(ofVerb),
    ...listed.map(place),
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
