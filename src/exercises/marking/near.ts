/** Finds what is wrong with an unlisted answer by comparing it word by word with the nearest accepted sentence. */
import { withoutAccents } from '@/spanish/accents'
import type { English, RichText, Spanish } from '@/spanish/markup'
import type { FormFinder } from '@/spanish/verbs/form-finder'
import { align, type Difference, type Distance } from './align'
import {
  type Diagnosis,
  diagnose,
  isAgreement,
  isDenial,
  isLittle,
  isOneRow,
  isTight,
  type Judged,
  makeDistance,
  withNames,
} from './diagnose'
import { type Accepted, acceptedGraph, alignWithGraph } from './graph'
import { neverRight } from './never'
import { type Prepared, pairsOf } from './prepare'
import { disagreements } from './same'
import { isSubject } from './spare'
import { spend } from './steps'
import { keysOf, type Word, wordsOf } from './words'

export { markLighter } from './lighter'
export { asTu } from './vos'

interface Near {
  expected: Spanish
  because: readonly RichText[]
}

/** The maximum number of reasons: a student would not read more. */
const mostReasons = 3

interface Given {
  /** The possible readings of the answer. */
  readings: readonly (readonly Word[])[]
  accepted: Prepared
  mistakes: Prepared
  verbs: FormFinder
  /** The verb whose form a gap needs. */
  infinitive: Spanish | undefined
  /** The sentence with its gap, where there is one. */
  gap: Spanish | undefined
  /** What the student should say. */
  task: English
  /** Every word of the accepted sentences. */
  vocabulary: ReadonlySet<string>
  /** The sentence that was to be corrected. */
  wrong: readonly Word[] | undefined
}

/**
 * Finds the nearest accepted sentence and explains what differs, as far as that can be named; undefined if the answer
 * may be right.
 */
export function findNear({
  readings,
  accepted,
  mistakes,
  verbs,
  infinitive,
  gap,
  task,
  vocabulary,
  wrong,
}: Given): Near | undefined {
  const distance = makeDistance(verbs)
  const [nearest] = readings
    .flatMap((typed) => nearestTo(typed, accepted, distance) ?? [])
    .sort((one, other) => one.cost - other.cost)
  if (nearest === undefined) return undefined
  const { typed, needed, expected, cost, places, isOnEveryPath } = nearest
  const differences = withMoves(nearest.differences)
  const whole = gap === undefined ? expected : gap.replace('___', expected)
  const near = (because: readonly RichText[]): Near => ({
    expected,
    because: because.slice(0, mostReasons).map((one) => withNames(one, whole, task)),
  })

  const { says: known, wrong: ofKnown } = knownPart(typed, accepted, mistakes, distance)
  // One reason per word is enough.
  const isKnown = (keys: readonly string[]) => keys.some((key) => ofKnown.includes(key))
  const found = neverRight(typed).filter(({ keys }) => !isKnown(keys))
  const isForMore =
    vocabulary.has('más') && typed.some(({ key }) => isMuch(key)) && !typed.some(({ key }) => key === 'más')
  const disagreeing = disagreements(typed, vocabulary).filter(
    ({ noun, wrong: said }, at, all) =>
      all.findIndex((one) => one.noun === noun) === at &&
      !(isForMore && isMuch(said[0] ?? '')) &&
      !isKnown(said),
  )
  const agreement = disagreeing.map(({ noun, is, wrong: said, right }) =>
    `*${noun}* is ${is}: *${right}*, not ~~${said.join(' ')}~~.`.replaceAll('el·', 'el'),
  )
  // If the noun needs a different article, do not say that *a* and *el* become one word.
  const isOtherArticle = disagreeing.some(({ wrong: [first] }) => first === 'el')
  const never = [
    ...found.filter(({ keys }) => !(isOtherArticle && keys[1] === 'el')).map(({ because }) => because),
    ...agreement,
  ]
  const isFar = cost > Math.max(2.2, Math.max(typed.length, needed.length) * 0.5)
  const isForm = typed.some(({ key }) =>
    [key, key.replace(/(?:[mts]e|[no]s|l[oae]s?){1,2}$/, ''), key.replace(/d(?:a|[oa]s)$/, 'do')].some(
      (form) =>
        verbs
          .places(form, { fold: true })
          .some((place) => place.infinitive === infinitive?.replace(/se$/, '')),
    ),
  )
  // A form of the verb with something beside it may be right.
  const otherVerb =
    infinitive === undefined || isForm ? undefined : near([...never, `You need a form of *${infinitive}*.`])
  if (isFar && otherVerb !== undefined) return otherVerb
  if (isFar)
    return never.length > 0 || known.length > 0 ? near(withoutRepeats([...never, ...known])) : undefined

  // Do not explain again, word by word, what a rule or a known reason has already explained.
  const toldOf = [
    ...ofKnown,
    ...found.flatMap(({ keys }) => keys),
    ...disagreeing.flatMap(({ wrong: said }) => said),
  ]
  const left = differences.filter((one) => !isIn(one, toldOf))
  const toldAlready = shownWords([...known, ...never])
  const isTold = (one: Difference) =>
    one.kind !== 'extra' && toldAlready.has(one.needed.text || one.needed.key)
  const judged: Judged = {
    typed,
    needed,
    places,
    sentence: whole,
    task,
    verbs,
    pairs: accepted.pairs(),
    isAlways: (denies) => accepted.words().every((words) => isDenial(words) === denies),
  }
  const toJudge = joinContractions(withoutSubjects(left.filter((one) => !isTold(one))))
  const diagnoses =
    findOrder(typed, needed, differences, accepted, verbs) ??
    toJudge.map((one) => (isOnEveryPath(one) && !isPhrase(one, toJudge) ? diagnose(one, judged) : undefined))
  const half = wrong === undefined ? [] : mended(wrong, typed, needed, differences, distance)
  const named = diagnoses.filter((one) => one !== undefined)
  const unclear = diagnoses.length - named.length
  const sure = named.filter((one) => one.sure)
  // What to add to a known reason: other certain mistakes, and a wrong word that the known reason does not cover.
  const beside = diagnoses.flatMap((one, at) =>
    one !== undefined && (one.sure || (ofKnown.length > 0 && toJudge[at]?.kind === 'other')) ? [one] : [],
  )
  const reasons = withoutRepeats([...half, ...known, ...never])
  if (unclear === 0 && named.length > 0)
    return near([...reasons, ...(known.length > 0 ? beside : named).map(({ because }) => because)])
  if (sure.length > 0 || reasons.length > 0) return near([...reasons, ...sure.map(({ because }) => because)])
  return otherVerb
}

/** The Spanish words in reasons, as a student sees them. */
const shownWords = (reasons: readonly RichText[]): ReadonlySet<string> =>
  new Set(
    reasons.flatMap((because) =>
      (
        because
          .replace(/\{([^:}]*):[^}]*\}/g, '$1')
          .replaceAll('**', '')
          .match(/\*[^*]+\*/g) ?? []
      ).flatMap((shown) => wordsOf(shown)),
    ),
  )

/** Drops each reason whose Spanish words have all appeared in an earlier reason. */
function withoutRepeats(reasons: readonly RichText[]): RichText[] {
  return reasons.filter((because, at) =>
    reasons.slice(0, at).every((before) => {
      const shown = shownWords([before])
      const own = [...shownWords([because])]
      return before !== because && (own.length === 0 || !own.every((one) => shown.has(one)))
    }),
  )
}

/** Whether an article and its noun differ in the same way: *las mañanas* for *la mañana* agrees, and may be right. */
function isPhrase(one: Difference, differences: readonly Difference[]): boolean {
  const isOf = (article: Difference | undefined, noun: Difference | undefined) =>
    article?.kind === 'other' &&
    noun?.kind === 'other' &&
    article.at === noun.at - 1 &&
    isOneRow(article.typed.key, article.needed.key) &&
    isAgreement(noun.typed.key, noun.needed.key)
  const at = differences.indexOf(one)
  return isOf(one, differences[at + 1]) || isOf(differences[at - 1], one)
}

const isIn = (difference: Difference, keys: readonly string[]) =>
  keys.includes('typed' in difference ? difference.typed.key : difference.needed.key)

/** A word that is in another place is neither missing nor extra. */
function withMoves(differences: readonly Difference[]): readonly Difference[] {
  const extra = differences.filter((one) => one.kind === 'extra')
  const moved = new Map<Difference, Difference>()
  for (const one of differences) {
    const from = extra.find(
      (other) => one.kind === 'missing' && other.typed.key === one.needed.key && !moved.has(other),
    )
    if (one.kind === 'missing' && from !== undefined)
      moved.set(from, one).set(one, { kind: 'moved', needed: one.needed, at: one.at, from: from.at })
  }
  return differences.flatMap((one) => (one.kind === 'extra' && moved.has(one) ? [] : [moved.get(one) ?? one]))
}

const isMuch = (key: string) => /^much[oa]s?$/.test(key)

/** Ignores an extra subject whose verb is in another person: the mistake is in the verb. */
function withoutSubjects(differences: readonly Difference[]): readonly Difference[] {
  const hasOther = differences.some(({ kind }) => kind === 'other')
  return differences.filter((one) => !(hasOther && one.kind === 'extra' && isSubject(one.typed.key)))
}

/** Treats *del* and *al* as one word, so that the preposition and the article do not get separate reasons. */
function joinContractions(differences: readonly Difference[]): readonly Difference[] {
  const wordOf = (one: Difference | undefined) =>
    one === undefined ? undefined : one.kind === 'missing' || one.kind === 'moved' ? one.needed : one.typed
  const isArticle = (one: Difference | undefined) =>
    wordOf(one)?.key === 'el·' || (one?.kind === 'other' && one.needed.key === 'el·')
  const isPreposition = (one: Difference | undefined) =>
    /^(?:a|de)$/.test((one?.kind === 'other' ? one.needed : wordOf(one))?.key ?? '')
  return differences.flatMap((one, at): Difference[] => {
    const previous = differences[at - 1]
    const next = differences[at + 1]
    const isOne = isPreposition(previous) && isArticle(one) && previous?.kind === one.kind
    if (isOne && one.kind !== 'other') return []
    if (!isPreposition(one) || !isArticle(next)) return [one]
    if (next?.kind === 'other') return []
    const { key = '' } = wordOf(one) ?? {}
    const word = { key, text: key === 'a' ? 'al' : 'del' }
    if (next?.kind !== one.kind) return [one]
    if (one.kind === 'missing') return [{ ...one, needed: word }]
    return one.kind === 'extra' ? [{ ...one, typed: word, at: one.at + 1 }] : [one]
  })
}

/** In a sentence with two mistakes: the one that the student corrected, if nothing else was changed. */
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
  return [
    `${right.join(' and ')} ${right.length === 1 ? 'is' : 'are'} correct now, but something else is still wrong.`,
  ]
}

/** The accepted sentence that needs the fewest changes, and what all sentences that are about as near have in common. */
function nearestTo(typed: readonly Word[], accepted: Prepared, distance: Distance) {
  const all = alignWithGraph(acceptedGraph(accepted), typed, distance)
  if (all === undefined) return undefined
  const keys = typed.map(({ key }) => key)
  const missed = (one: Accepted) => one.words.filter(({ key }) => !keys.includes(key)).length
  // Of sentences that are equally near, the one with the most words in common, or else the first in the list.
  const [first] = [...all.nearest].sort((one, other) => missed(one) - missed(other) || one.at - other.at)
  if (first === undefined) return undefined
  const { words: needed, listed } = first
  return {
    ...align(typed, needed, distance),
    typed,
    needed,
    expected: listed.sentence,
    isOnEveryPath: all.isOnEveryPath,
  }
}

/** The maximum distance between an answer and a known mistake whose reason applies to it. */
const sameMistake = 1

/**
 * Returns the reason for a known mistake, if the answer contains everything that is wrong in that mistake (pairs of
 * adjacent words that no accepted sentence has) and otherwise differs little from it. Also returns the words that the
 * reason is about, which no accepted sentence contains.
 */
function knownPart(
  typed: readonly Word[],
  accepted: Prepared,
  mistakes: Prepared,
  distance: Distance,
): { says: RichText[]; wrong: string[] } {
  const right = accepted.pairs()
  const wrongPairs = (words: readonly Word[]) =>
    pairsOf(words).filter((pair) => !right.has(pair) && pair === pair.trim())
  const wrong = new Set(wrongPairs(typed))
  if (wrong.size === 0) return { says: [], wrong: [] }
  let best: { says: RichText; own: readonly string[]; cost: number } | undefined
  const all = mistakes.words()
  spend(all.length)
  all.forEach((words, at) => {
    const says = mistakes.listed[at]?.says
    const own = wrongPairs(words)
    // The reason may praise something that is not in this answer.
    if (
      says === undefined ||
      /\b(?:right|correct|now|accent|missing|lost|alone)\b/.test(says) ||
      own.length === 0 ||
      !own.every((pair) => wrong.has(pair))
    )
      return
    if (best !== undefined && own.length < best.own.length) return
    const { cost, differences } = align(typed, words, distance)
    // A different noun does not matter to the reason; a different preposition may be what the reason is about.
    if (!differences.every((one) => one.kind === 'other' && !isLittle(one.typed.key))) return
    const isBetter = best === undefined || own.length > best.own.length || cost < best.cost
    if (cost <= sameMistake && isBetter) best = { says, own, cost }
  })
  if (best === undefined) return { says: [], wrong: [] }
  const inRight = new Set([...right].flatMap((pair) => pair.split(' ')))
  return {
    says: [best.says],
    wrong: best.own.flatMap((pair) => pair.split(' ')).filter((key) => !inRight.has(key)),
  }
}

/**
 * For an answer with the right words in a different order: it is wrong if a word such as an article is not followed by
 * a word that it can belong with.
 */
function findOrder(
  typed: readonly Word[],
  needed: readonly Word[],
  differences: readonly Difference[],
  accepted: Prepared,
  verbs: FormFinder,
): readonly (Diagnosis | undefined)[] | undefined {
  const sorted = (words: readonly Word[]) =>
    keysOf([...words].sort((one, other) => (one.key < other.key ? -1 : 1)))
  if (differences.length === 0 || sorted(typed) !== sorted(needed)) return undefined
  const right = accepted.pairs()
  const isArticle = (key: string) => /^(?:el·?|l[oa]s?|un[oa]?s?)$/.test(key)
  // An adjective may come between an article and its noun, and a preposition before any noun.
  const isLoose = typed.some(({ key }, at) => {
    const next = typed[at + 1]?.key ?? ''
    if (!isTight(key) || right.has(`${key} ${next}`)) return false
    if (next === '' || isLittle(next)) return true
    if (isArticle(key)) return verbs.places(next, { fold: false }).length > 0
    return /^(?:me|te|se|nos|os|les?|no|muy)$/.test(key)
  })
  return [isLoose ? { because: 'The words are right, but the order isn’t.', sure: true } : undefined]
}

/** Whether a reason says that a word is right although it was typed without its accent. */
export const praisesAccent = (says: RichText | undefined, typed: readonly Word[]): boolean =>
  says !== undefined &&
  /\b(?:right|correct|accent|now)\b/.test(says) &&
  (says.match(/\*[^*]+\*/g) ?? []).flatMap(wordsOf).some((shown) => {
    const isShown = ({ key }: Word) => withoutAccents(key) === withoutAccents(shown)
    return typed.some(isShown) && !typed.some(({ key }) => key === shown)
  })
