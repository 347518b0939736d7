/** What an answer lacks that is on no list: compared word by word with the accepted sentence nearest to it. */
import type { RichText, Spanish } from '@/spanish/markup'
import type { FormFinder } from '@/spanish/verbs/form-finder'
import { align, type Difference, type Distance } from './align'
import { type Diagnosis, diagnose, isLittle, isTight, makeDistance } from './diagnose'
import { neverRight } from './never'
import { type Prepared, pairsOf } from './prepare'
import { disagreements } from './same'
import { isSubject } from './spare'
import { keysOf, type Word } from './words'

export { markLighter } from './lighter'
export { asTu } from './vos'

interface Near {
  expected: Spanish
  because: readonly RichText[]
}

/** How many accepted sentences are compared word by word: those that share the most words with the answer. */
const compared = 40
/** More reasons than a student reads. */
const mostReasons = 3

interface Given {
  /** What the answer may be read as. */
  readings: readonly (readonly Word[])[]
  accepted: Prepared
  mistakes: Prepared
  verbs: FormFinder
  /** The verb whose form a gap needs. */
  infinitive: Spanish | undefined
  /** The sentence with its gap, where there is one. */
  gap: Spanish | undefined
  /** The answer is made of words that were given: none of them is missing or too many. */
  hasGivenWords: boolean
  /** Every word of the accepted sentences. */
  vocabulary: ReadonlySet<string>
  /** The sentence that was to be corrected. */
  wrong: readonly Word[] | undefined
}

/** The nearest accepted sentence and what differs, where that can be named; undefined where the answer may be right. */
export function findNear({
  readings,
  accepted,
  mistakes,
  verbs,
  infinitive,
  gap,
  hasGivenWords,
  vocabulary,
  wrong,
}: Given): Near | undefined {
  const distance = makeDistance(verbs)
  const [nearest] = readings
    .flatMap((typed) => nearestTo(typed, accepted, distance) ?? [])
    .sort((one, other) => one.cost - other.cost)
  if (nearest === undefined) return undefined
  const { typed, needed, expected, cost } = nearest
  const differences = withMoves(nearest.differences)
  const whole = gap === undefined ? expected : gap.replace('___', expected)
  const near = (because: readonly RichText[]): Near => ({
    expected,
    because: [...new Set(because)].slice(0, mostReasons),
  })

  const found = neverRight(typed)
  const disagreeing = disagreements(typed, vocabulary).filter(
    ({ noun }, at, all) => all.findIndex((one) => one.noun === noun) === at,
  )
  const agreement = disagreeing.map(({ noun, is, wrong: said, right }) =>
    `*${noun}* is ${is}: *${right}*, not ~~${said.join(' ')}~~.`.replaceAll('el·', 'el'),
  )
  const never = [...found.map(({ because }) => because), ...agreement]
  const known = knownPart(typed, accepted, mistakes, distance)
  const isFar = cost > Math.max(2.2, Math.max(typed.length, needed.length) * 0.5)
  const isForm = typed.some(({ key }) =>
    verbs.places(key, { fold: true }).some((place) => place.infinitive === infinitive?.replace(/se$/, '')),
  )
  const onlyForm = isForm ? `Only *${expected}* fits here.` : `It must be a form of *${infinitive}*.`
  if (infinitive !== undefined && isFar) return near([...never, onlyForm])
  if (isFar) return never.length > 0 || known.length > 0 ? near([...never, ...known]) : undefined

  // What a rule has named is not named again word by word.
  const toldOf = [...found.flatMap(({ keys }) => keys), ...disagreeing.flatMap(({ wrong: said }) => said)]
  const left = joinContractions(differences).filter((one) => !isIn(one, toldOf))
  const toldAlready = [...known, ...never].join(' ')
  const isTold = (one: Difference) =>
    one.kind !== 'extra' && toldAlready.includes(`*${one.needed.text || one.needed.key}*`)
  const diagnoses =
    findOrder(typed, needed, differences, accepted, hasGivenWords) ??
    withoutSubjects(left.filter((one) => !isTold(one))).map((one) =>
      diagnose(one, typed, needed, whole, verbs),
    )
  const half = wrong === undefined ? [] : mended(wrong, typed, needed, differences, distance)
  const named = diagnoses.filter((one) => one !== undefined)
  const unclear = diagnoses.length - named.length
  const sure = named.filter((one) => one.sure)
  const words = (because: RichText) => because.match(/(?<!\*)\*[^*]+\*/g)?.join() ?? because
  const reasons = [
    ...half,
    ...known,
    ...never.filter((one) => !known.some((other) => words(other) === words(one))),
  ]
  if (unclear === 0 && named.length > 0)
    return near([...reasons, ...(known.length > 0 ? sure : named).map(({ because }) => because)])
  if (sure.length > 0 || reasons.length > 0) return near([...reasons, ...sure.map(({ because }) => because)])
  return infinitive === undefined ? undefined : near([onlyForm])
}

const isIn = (difference: Difference, keys: readonly string[]) =>
  keys.includes('typed' in difference ? difference.typed.key : difference.needed.key)

/** A word that stands elsewhere is neither missing nor too many. */
function withMoves(differences: readonly Difference[]): readonly Difference[] {
  const missing = new Set(differences.flatMap((one) => (one.kind === 'missing' ? [one.needed.key] : [])))
  const moved = new Set(
    differences.flatMap((one) => (one.kind === 'extra' && missing.has(one.typed.key) ? [one.typed.key] : [])),
  )
  return differences.flatMap((one): Difference[] => {
    if (one.kind === 'missing' && moved.has(one.needed.key)) return [{ ...one, kind: 'moved' }]
    return one.kind === 'extra' && moved.has(one.typed.key) ? [] : [one]
  })
}

/** Without a subject too many where its verb is in another person: the verb is what is wrong. */
function withoutSubjects(differences: readonly Difference[]): readonly Difference[] {
  const hasOther = differences.some(({ kind }) => kind === 'other')
  return differences.filter((one) => !(hasOther && one.kind === 'extra' && isSubject(one.typed.key)))
}

/** *del* and *al* are missing, or too many, as one word. */
function joinContractions(differences: readonly Difference[]): readonly Difference[] {
  const ofOne = (one: Difference | undefined) =>
    one === undefined
      ? ''
      : ((one.kind === 'extra' ? one.typed : one.kind === 'missing' ? one.needed : undefined)?.key ?? '')
  return differences.flatMap((one, at) => {
    const previous = differences[at - 1]
    const next = differences[at + 1]
    const isPreposition = (other: Difference | undefined) => /^(?:a|de)$/.test(ofOne(other))
    if (ofOne(one) === 'el·' && previous?.kind === one.kind && isPreposition(previous)) return []
    if (!isPreposition(one) || next?.kind !== one.kind || ofOne(next) !== 'el·') return [one]
    const joined = { key: ofOne(one), text: ofOne(one) === 'a' ? 'al' : 'del' }
    if (one.kind === 'missing') return [{ ...one, needed: joined }]
    return one.kind === 'extra' ? [{ ...one, typed: joined, at: one.at + 1 }] : [one]
  })
}

/** Of a sentence with two mistakes, the one that the student has mended, where nothing else was changed. */
function mended(
  wrong: readonly Word[],
  typed: readonly Word[],
  needed: readonly Word[],
  differences: readonly Difference[],
  distance: Distance,
): RichText[] {
  const first = align(wrong, needed, distance).differences
  const changed = align(typed, wrong, distance).differences
  const isOther = (one: Difference) => one.kind === 'other' && one.needed.key !== 'el·'
  if (changed.length === 0 || !changed.every(isOther) || !differences.every(isOther)) return []
  if (first.length !== changed.length + differences.length) return []
  const right = changed.flatMap((one) => (one.kind === 'other' ? [`*${one.typed.text}*`] : []))
  return [`${right.join(' and ')} ${right.length === 1 ? 'is' : 'are'} right now; something else is not.`]
}

/** Of the accepted sentences the one that needs the fewest changes. */
function nearestTo(typed: readonly Word[], accepted: Prepared, distance: Distance) {
  const keys = new Set(typed.map(({ key }) => key))
  const all = accepted.words()
  const candidates = all
    .map((words, at) => {
      const shared = words.filter(({ key }) => keys.has(key)).length
      return { words, at, missed: words.length + typed.length - 2 * shared }
    })
    .sort((one, other) => one.missed - other.missed || one.at - other.at)
    .slice(0, compared)
  let best:
    | { at: number; needed: readonly Word[]; cost: number; differences: readonly Difference[] }
    | undefined
  for (const { words, at } of candidates) {
    const found = align(typed, words, distance)
    const { differences } = found
    // One that needs no note is what most would say.
    const cost = found.cost + (accepted.listed[at]?.says === undefined ? 0 : 0.3)
    if (best === undefined || cost < best.cost) best = { at, needed: words, cost, differences }
  }
  return best && { ...best, typed, expected: accepted.listed[best.at]?.sentence ?? '' }
}

/** How far a sentence may be from a known mistake for its reason to be true of it too. */
const sameMistake = 1

/**
 * The reason of a known mistake of which the answer has all that is wrong (two words beside each other that no accepted
 * sentence has) and little that is different.
 */
function knownPart(
  typed: readonly Word[],
  accepted: Prepared,
  mistakes: Prepared,
  distance: Distance,
): RichText[] {
  const right = accepted.pairs()
  const wrongPairs = (words: readonly Word[]) =>
    pairsOf(words).filter((pair) => !right.has(pair) && pair === pair.trim())
  const wrong = new Set(wrongPairs(typed))
  if (wrong.size === 0) return []
  let best: { says: RichText; count: number; cost: number } | undefined
  mistakes.words().forEach((words, at) => {
    const says = mistakes.listed[at]?.says
    const own = wrongPairs(words)
    // What it praises may not be in this answer.
    if (
      says === undefined ||
      /\b(?:right|missing|lost|alone)\b/.test(says) ||
      own.length === 0 ||
      !own.every((pair) => wrong.has(pair))
    )
      return
    if (best !== undefined && own.length < best.count) return
    const { cost, differences } = align(typed, words, distance)
    // Another noun changes nothing; a preposition may be what the reason is about.
    if (!differences.every((one) => one.kind === 'other' && !isLittle(one.typed.key))) return
    const isBetter = best === undefined || own.length > best.count || cost < best.cost
    if (cost <= sameMistake && isBetter) best = { says, count: own.length, cost }
  })
  return best === undefined ? [] : [best.says]
}

/**
 * Where all words are right and only their order differs: wrong if it parts what always stands together, or ends with a word
 * that needs another one behind it.
 */
function findOrder(
  typed: readonly Word[],
  needed: readonly Word[],
  differences: readonly Difference[],
  accepted: Prepared,
  hasGivenWords: boolean,
): readonly (Diagnosis | undefined)[] | undefined {
  const sorted = (words: readonly Word[]) =>
    keysOf([...words].sort((one, other) => (one.key < other.key ? -1 : 1)))
  if (differences.length === 0 || sorted(typed) !== sorted(needed)) return undefined
  const right = accepted.pairs()
  const isLoose = typed.some(
    ({ key }, at) => isTight(key) && !right.has(`${key} ${typed[at + 1]?.key ?? ''}`),
  )
  const own = new Set(pairsOf(typed))
  const parted = accepted
    .boundPairs()
    .filter((pair) => !own.has(pair) && (hasGivenWords || isTight(pair.slice(0, pair.indexOf(' ')))))
  if (!isLoose && parted.length === 0) return [undefined]
  const together = parted[0]?.replace('el·', 'el')
  const why = together === undefined ? '' : `: *${together}* stays together`
  return [{ because: `The words are right, their order is not${why}.`, sure: true }]
}
