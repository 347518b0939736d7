import { modelAnswer } from '@/content/answers'
import type { Answer, Equivalence, KnownMistake } from '@/content/types'
import { type AccentTwins, aboutEnes, commonTwins, mixesUpEnes, withoutAccents } from '@/spanish/accents'
import type { English, Spanish } from '@/spanish/markup'
import { typedText } from '@/spanish/typed-text'
import type { Mark, TwinPair } from './mark'
import type { Grammar } from './marking/grammar'
import { type Listed, type Prepared, type PrepareOptions, prepared, vocabularyOf } from './marking/prepare'
import { oneForm, regionalWords, withFigures } from './marking/same'
import { spareDatives, spareSubjects } from './marking/spare'
import { spend, withinSteps } from './marking/steps'
import { comparable, keysOf, type Word, word, wordsOf } from './marking/words'

/** What a typed answer is marked against. */
export interface AnswerKey {
  /** Accepted answers, the model answer first. */
  answers: readonly Answer[]
  /** The model answer, if it is not the first accepted answer. */
  model?: Spanish | undefined
  mistakes?: readonly KnownMistake[] | undefined
  notAsked?: readonly KnownMistake[] | undefined
  exactly?: readonly Equivalence[] | undefined
  twins?: AccentTwins | undefined
  /** What the student should say, in English. */
  en?: English
  /** The infinitive, if neither the task nor the sentence gives it in brackets. */
  infinitive?: Spanish
}

/** What the text in a gap is marked against. */
export interface GapKey extends AnswerKey {
  /** With `___` for the gap. The student may repeat the words around it. */
  sentence: string
}

/** The maximum length of an answer in characters, longer than any right answer. */
const maxLength = 400

/** Ways to say "I don't know". Compared without accents, because *no se* is often typed for *no sé*. */
const dontKnow =
  /^(?:(?:yo|pues|i|lo siento) )*(?:no (?:lo )?(?:se|recuerdo|entiendo)|no me acuerdo|(?:no tengo )?(?:ni )?idea|no (?:idea|clue)|(?:don t|dont|do not) (?:know|remember))$/

/** Whether the answer only says that the student does not know. */
export const saysDontKnow = (answer: string): boolean => dontKnow.test(withoutAccents(comparable(answer)))

/**
 * Marks the text in a gap. Case, surrounding spaces and punctuation never count; accents do, because *hablo* and
 * *habló* are different words. With `grammar`, a single unrecognised word is wrong, but several words may mean the same
 * without being listed (*suele trabajar* for *trabaja*).
 */
export function markGap(key: GapKey, answer: string, grammar?: Grammar): Mark {
  const mark = markTyped(key, answer, grammar, key.sentence)
  if (mark.kind !== 'unknown' || grammar === undefined) return mark
  const mayMeanTheSame = wordsOf(answer).length > 1 && !saysDontKnow(answer)
  return mayMeanTheSame ? mark : { kind: 'wrong', expected: mark.expected }
}

/** Marks a whole sentence, by the same rules. */
export function markSentence(
  key: AnswerKey & { words?: readonly string[]; sentence?: string },
  answer: string,
  grammar?: Grammar,
): Mark {
  return markTyped(key, answer, grammar)
}

/** Whether the marker treats two texts as the same answer. */
export const isSameAnswer = (one: string, other: string): boolean => comparable(one) === comparable(other)

const noRules: readonly Equivalence[] = []
const noMistakes: readonly KnownMistake[] = []

function markTyped(key: AnswerKey, typed: string, grammar: Grammar | undefined, sentence?: string): Mark {
  const answer = typedText(typed)
  let proven: AccentMark | undefined
  return withinSteps(
    () => {
      const mark = judge(key, answer, grammar, sentence)
      if (mark.kind !== 'accent') return mark
      proven = mark
      const isRight = (text: string) => judge(key, text, grammar, sentence).kind === 'right'
      const own = accented(answer, mark.expected, vocabularyOf(key.answers)).find(isRight)
      return withEnes(answer, own === undefined ? mark : { ...mark, expected: own }, key)
    },
    () =>
      proven === undefined ? { kind: 'unknown', expected: modelAnswer(key) } : withEnes(answer, proven, key),
  )
}

function judge(
  key: AnswerKey,
  answer: string,
  grammar: Grammar | undefined,
  sentence: string | undefined,
): Mark {
  const text = answer.trim()
  const typed = wordsOf(text.slice(0, maxLength)).map(word)
  if (typed.length === 0) return { kind: 'unanswered' }
  const exactly = key.exactly ?? noRules
  const verbs = grammar?.verbs
  const options = { exactly, verbs, vocabulary: vocabularyOf(key.answers), isGap: sentence !== undefined }
  const list = (entries: readonly (Answer | KnownMistake)[] = noMistakes) => prepared(entries, options)
  const accepted = list(key.answers)
  const expected = key.model ?? accepted.listed[0]?.sentence ?? ''
  if (text.length > maxLength) return { kind: 'unknown', expected }
  const reading = { ...options, task: key.en ?? '', sentence }
  const mistakes = list(key.mistakes)
  const notAsked = list(key.notAsked)
  /** Looks the answer up in accepted, mistakes and notAsked, in that order; the first hit wins. */
  const mark = (find: (entries: Prepared) => Listed | undefined): Mark | undefined => {
    const right = find(accepted)
    if (right !== undefined) return rightMark(right, answer, accepted, vos)
    const mistake = find(mistakes)
    if (mistake !== undefined) return mistakeMark(mistake, expected)
    const other = find(notAsked)
    if (other !== undefined) return { kind: 'near', expected, because: [other.says ?? ''], isSpanish: true }
    return undefined
  }
  const asTu = (fold: boolean) =>
    grammar === undefined ? typed : grammar.asTu(typed, { ...reading, verbs: grammar.verbs, fold })
  const tuteo = asTu(false)
  const vos = typed.find(({ key }, at) => tuteo[at]?.key !== key)?.key
  const exact = readings(tuteo, { ...reading, fold: false })
  // Exact matches come before equivalent answers, and both before a comparison without accents: *tendrémos* has its own
  // reason.
  const known =
    mark((entries) => entries.forms(false).verbatim().get(keysOf(typed))) ??
    mark((entries) => findListed(entries, exact, exactly, false))
  if (known !== undefined) return known

  const loose = readings(asTu(true), { ...reading, fold: true })
  const lettersTyped = typed.map(({ key }) => withoutAccents(key)).join(' ')
  const letters =
    accepted.forms(true).verbatim().get(lettersTyped) ?? findListed(accepted, loose, exactly, true)
  if (letters !== undefined) {
    const twins = twinPairs(wordsOf(answer), wordsOf(letters.sentence), { ...commonTwins, ...key.twins })
    // *digás* may be a *vos* form: only the verb tables show whether it is.
    if (grammar === undefined && twins.length === 0 && isLikeVos(typed, letters.sentence))
      return { kind: 'unknown', expected }
    return { kind: 'accent', expected: letters.sentence, twins }
  }
  if (grammar === undefined) return { kind: 'unknown', expected }
  const looseMistake = findListed(mistakes, loose, exactly, true)
  if (looseMistake !== undefined && !grammar.praisesAccent(looseMistake.says, typed))
    return mistakeMark(looseMistake, expected)
  const looseOther = findListed(notAsked, loose, exactly, true)
  if (looseOther !== undefined && !grammar.praisesAccent(looseOther.says, typed))
    return { kind: 'near', expected, because: [looseOther.says ?? ''], isSpanish: true }
  // If the words are given, none of them can be superfluous.
  if (!exactly.includes('spare') && !('words' in key)) {
    const heavy = { ...reading, verbs: grammar.verbs, expected }
    const lighter = grammar.markLighter(text, heavy, (rest) => markTyped(key, rest, grammar, sentence))
    if (lighter !== undefined) return lighter
  }
  const near = grammar.findNear({
    // If the words are given, none of them can be superfluous.
    readings: 'words' in key ? exact.slice(0, 1) : exact,
    accepted,
    mistakes,
    verbs: grammar.verbs,
    gap: sentence,
    task: reading.task,
    vocabulary: options.vocabulary,
    wrong:
      sentence === undefined && 'sentence' in key && typeof key.sentence === 'string'
        ? oneForm(wordsOf(key.sentence).map(word), { ...options, fold: false })
        : undefined,
    infinitive:
      sentence === undefined ? undefined : (key.infinitive ?? givenInfinitive(`${sentence} ${key.en ?? ''}`)),
  })
  return near === undefined ? { kind: 'unknown', expected } : { kind: 'near', ...near }
}

/**
 * Adds accents to the typed text: those of the accepted sentence that it matches, even if it is worded differently, and
 * the one on an optional *mí*.
 */
function accented(typed: string, sentence: Spanish, vocabulary: ReadonlySet<string>): Spanish[] {
  const needed = wordsOf(sentence)
  let next = 0
  const own = typed.trim().replace(/\p{L}+/gu, (one) => {
    const small = one.toLocaleLowerCase('es')
    const isSame = (word: string) => withoutAccents(word) === withoutAccents(small)
    const at = needed.findIndex((word, index) => index >= next && isSame(word))
    if (at !== -1) next = at + 1
    const right = needed[at] ?? (vocabulary.has(small) ? small : [...vocabulary].find(isSame)) ?? small
    if (right === small) return one
    return one === small ? right : right.charAt(0).toLocaleUpperCase('es') + right.slice(1)
  })
  return isSameAnswer(own, sentence) ? [] : [own, own.replace(/(\ba )mi(?!\p{L})/giu, '$1mí')]
}

type AccentMark = Mark & { kind: 'accent' }

/**
 * Turns the mark into `near` if an *n* was typed for an *ñ* or vice versa: that is a different letter, not a missing
 * accent.
 */
function withEnes(typed: string, mark: AccentMark, key: AnswerKey): Mark {
  const needed = [...wordsOf(mark.expected), ...vocabularyOf(key.answers)]
  const meant = [...new Set(wordsOf(typed))].flatMap((one) =>
    needed.includes(one) ? [] : (needed.find((word) => mixesUpEnes(one, word)) ?? []),
  )
  if (meant.length === 0) return mark
  const { expected, twins } = mark
  const meanings = twins
    .filter(({ needed: { word } }) => meant.includes(word))
    .map(({ typed: { word, means } }) => ` *${word}* is _${means}_.`)
  return { kind: 'near', expected, because: [`${aboutEnes(meant)}${meanings.join('')}`] }
}

/** Whether a typed word has the accent and ending of a *vos* form where the accepted sentence has no accent. */
const isLikeVos = (typed: readonly Word[], sentence: string): boolean => {
  const needed = wordsOf(sentence)
  return typed.some(({ key }) => /[áéí]s?$/.test(key) && !needed.includes(key))
}

/** The infinitive that a task gives in brackets. */
const givenInfinitive = (task: string) => /\((\p{L}+[aeií]r(?:se)?)[,)]/u.exec(task)?.[1]

interface Reading extends PrepareOptions {
  task: English
  sentence: string | undefined
}

/** Possible readings of an answer, the literal one first: with and without redundant subjects and repeated words. */
function readings(
  typed: readonly Word[],
  { fold, ...reading }: Reading & { fold: boolean },
): (readonly Word[])[] {
  const { exactly, verbs, task, sentence } = reading
  const isAfter = (at: number, words: readonly Word[]) => at > 0 && at === words.length - 1
  const starts = sentence === undefined ? [typed] : [typed, ...withoutRepeated(typed, sentence)]
  const all = starts.flatMap((words) => {
    spend(words.length)
    const spare: (readonly number[])[] = []
    if (!exactly.includes('subject')) {
      const datives = spareDatives(words, { fold, task })
      if (datives.length > 0) spare.push(datives)
      if (verbs !== undefined) {
        for (const at of spareSubjects(words, { verbs, fold, task }).slice(0, 3)) {
          const isSpare =
            sentence === undefined || isAfter(at, words) || isOpen(sentence, words[at]?.key ?? '')
          if (isSpare) spare.push([at])
        }
      }
    }
    spend(words.length * 2 ** spare.length)
    return subsets(spare).map((dropped) => words.filter((_, at) => !dropped.flat().includes(at)))
  })
  return all.map((words) => oneForm(words, { ...reading, fold }))
}

/** All subsets: the empty one first, the full one last. */
function subsets<Item>([item, ...others]: readonly Item[]): (readonly Item[])[] {
  if (item === undefined) return [[]]
  const rest = subsets(others)
  return [...rest, ...rest.map((some) => [item, ...some])]
}

function findListed(
  entries: Prepared,
  read: readonly (readonly Word[])[],
  exactly: readonly Equivalence[],
  fold: boolean,
): Listed | undefined {
  const { asWritten, inFigures } = entries.forms(fold)
  for (const words of read) {
    const key = keysOf(words)
    // Figures match number words, but number words in one gender do not match those in the other.
    const figures = keysOf(withFigures(withoutGender(words), fold))
    const hasBoth = /\d/.test(key) && !/ient[oa]s/.test(key)
    const found =
      asWritten().get(key) ??
      (exactly.includes('numbers')
        ? undefined
        : (inFigures().get(key) ??
          (hasBoth ? inFigures().get(figures) : undefined) ??
          asWritten().get(figures)))
    if (found !== undefined) return found
  }
  return undefined
}

const mistakeMark = ({ says = '', lacks }: Listed, expected: Spanish): Mark => ({
  kind: 'mistake',
  expected,
  because: says,
  ...(lacks ? { lacks } : {}),
})

/** A day or month with a capital, after a word in lower case: not at the beginning, nor in an answer all in capitals. */
const dayOrMonth =
  /\p{Ll}[,;]? (Lunes|Martes|Mi[eé]rcoles|Jueves|Viernes|S[aá]bados?|Domingos?|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Sep?tiembre|Octubre|Noviembre|Diciembre)(?!\p{L})/u

/** A note on a day or month that was typed with a capital, as in English. */
function englishCapital(answer: string, sentence: Spanish): string | undefined {
  const [, typed] = dayOrMonth.exec(answer) ?? []
  if (typed === undefined || sentence.includes(typed)) return undefined
  const small = typed.toLowerCase()
  return wordsOf(sentence).includes(small)
    ? `Right, but days and months start with a small letter in Spanish: *${small}*.`
    : undefined
}

/**
 * The mark for a right answer. `written` is set if ¿ or ¡ is missing; `note` is about extra question marks, a capital, *vos*
 * or a regional word.
 */
function rightMark(
  { sentence, says }: Listed,
  answer: string,
  accepted: Prepared,
  vos: string | undefined,
): Mark {
  const isLacking = ['¿', '¡'].some((mark) => count(sentence, mark) > count(answer, mark))
  const written = isLacking ? sentence : undefined
  const words = wordsOf(answer)
  const note =
    says ??
    (/[¿?]/.test(answer) && !/[¿?]/.test(sentence)
      ? 'It isn’t a question, so it doesn’t need question marks.'
      : undefined) ??
    englishCapital(answer, sentence) ??
    (vos === undefined
      ? regionalWords(words, wordsOf(accepted.listed[0]?.sentence ?? ''))
      : `*${vos}* goes with *vos*, which people use instead of *tú* in Argentina, Uruguay and much of Central America.`)
  return {
    kind: 'right',
    ...(written === undefined ? {} : { written }),
    ...(note === undefined ? {} : { note }),
  }
}

/** Contexts in which a gap may begin with a subject that could also be a noun. */
const beforeSubjects =
  /(?:^|[,;:.¿¡«]|(?:^|\s)(?:que|y|pero|si|cuando|porque|ayer|anoche|hoy|mañana|ahora|entonces|luego))\s*___/i
/** Words before the gap that only a verb can follow, or that are already its subject. */
const beforeVerbs =
  /(?:^|\s)(?:no|me|te|se|l[eoa]s?|nos|os|yo|tú|él|ella|usted|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustedes|he|has|ha|hemos|habéis|han|hab\p{L}+)\s*___/iu

/**
 * Whether the gap may begin with this subject pronoun. A first- or second-person pronoun cannot stand for a noun.
 */
function isOpen(sentence: string, subject: string): boolean {
  if (beforeVerbs.test(sentence)) return false
  return /^(?:yo|tú|nosotr[oa]s|vosotr[oa]s)$/.test(subject) || beforeSubjects.test(sentence)
}

/** Words before the gap that the student may repeat: *se ducha* typed into *Ana se ___*. */
const mayRepeat = new Set(
  'me te se nos os le les yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes'.split(
    ' ',
  ),
)

/**
 * The answer without the pronouns that are already before the gap, or without the rest of the sentence if the whole
 * sentence was typed.
 */
function withoutRepeated(typed: readonly Word[], sentence: string): (readonly Word[])[] {
  const [before = [], after = []] = sentence.split('___').map(wordsOf)
  const keys = typed.map(({ key }) => key)
  const startsWith = (lead: readonly string[]) => lead.every((key, at) => keys[at] === key)
  const isWhole =
    startsWith(before) && after.every((key, at) => keys[keys.length - after.length + at] === key)
  if (isWhole && keys.length > before.length + after.length && before.length + after.length > 0)
    return [typed.slice(before.length, typed.length - after.length)]
  return [1, 2].flatMap((count) => {
    const lead = before.slice(-count)
    const isRepeated = lead.length === count && lead.every((key) => mayRepeat.has(key)) && startsWith(lead)
    return isRepeated && keys.length > count ? [typed.slice(count)] : []
  })
}

/**
 * Excludes number words that agree in gender with a noun (*doscientas*, *veintiuna*), because figures have no gender.
 */
const withoutGender = (words: readonly Word[]): readonly Word[] =>
  words.some(({ key }) => /(?:cient|quinient)as$|(?:veinti|^)un[oa]$/.test(key)) ? [] : words

const count = (text: string, mark: string) => text.split(mark).length - 1

/** Pairs of typed and expected words that differ only by an accent, if both words exist. */
function twinPairs(typed: readonly string[], needed: readonly string[], twins: AccentTwins): TwinPair[] {
  return [...new Set(typed)].flatMap((one) => {
    const other = needed.find((word) => withoutAccents(word) === withoutAccents(one))
    if (other === undefined || needed.includes(one)) return []
    const typedMeans = Object.hasOwn(twins, one) ? twins[one] : undefined
    const neededMeans = Object.hasOwn(twins, other) ? twins[other] : undefined
    if (typedMeans === undefined || neededMeans === undefined) return []
    return [{ typed: { word: one, means: typedMeans }, needed: { word: other, means: neededMeans } }]
  })
}
