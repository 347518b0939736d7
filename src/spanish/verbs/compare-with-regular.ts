import type { Spanish } from '../markup'
import type { TenseId } from '../tenses'

/** A fragment of a verb form: shared with the infinitive, the ending, or irregular. */
export interface FormPiece {
  text: string
  kind: 'stem' | 'ending' | 'irregular'
}

type Endings = Readonly<Record<'ar' | 'er' | 'ir', readonly string[]>>

const row = (ar: string, er: string, ir = er): Endings => ({
  ar: ar.split(' '),
  er: er.split(' '),
  ir: ir.split(' '),
})

const present = row('o as a amos áis an', 'o es e emos éis en', 'o es e imos ís en')
const presentSubjunctive = row('e es e emos éis en', 'a as a amos áis an')
const conditional = row('ía ías ía íamos íais ían', 'ía ías ía íamos íais ían')
const participle = row('ado', 'ido')

/** The regular endings. For a tense with *haber* or *estar*, the endings of its last word. */
const endings: Readonly<Record<TenseId, Endings>> = {
  present,
  preterite: row('é aste ó amos asteis aron', 'í iste ió imos isteis ieron'),
  imperfect: row('aba abas aba ábamos abais aban', 'ía ías ía íamos íais ían'),
  future: row('é ás á emos éis án', 'é ás á emos éis án'),
  conditional,
  'present-subjunctive': presentSubjunctive,
  'imperfect-subjunctive': row('ara aras ara áramos arais aran', 'iera ieras iera iéramos ierais ieran'),
  'imperfect-subjunctive-se': row('ase ases ase ásemos aseis asen', 'iese ieses iese iésemos ieseis iesen'),
  imperative: row('a e emos ad en', 'e a amos ed an', 'e a amos id an'),
  'negative-imperative': row('es e emos éis en', 'as a amos áis an'),
  perfect: participle,
  pluperfect: participle,
  'future-perfect': participle,
  'conditional-perfect': participle,
  'perfect-subjunctive': participle,
  'pluperfect-subjunctive': participle,
  'present-continuous': row('ando', 'iendo'),
}

/** The pronouns at the end of a reflexive command, and the letter that its regular ending loses before each of them. */
const commandPronouns = [
  { pronoun: 'te', lost: '' },
  { pronoun: 'se', lost: '' },
  { pronoun: 'nos', lost: 's' },
  { pronoun: 'os', lost: 'd' },
  { pronoun: 'se', lost: '' },
] as const

/** Strips acute accents but keeps ü and ñ, so offsets do not change. */
const withoutAcute = (text: string) => text.replace(/[áéíóú]/g, (letter) => letter.normalize('NFD').charAt(0))

/** Splits a form into preceding words, the word itself and an attached pronoun, with the regular stem and ending. */
function dissect(infinitive: Spanish, tense: TenseId, person: number, form: Spanish) {
  const base = infinitive.replace(/se$/, '')
  const group = withoutAcute(base.slice(-2)) as 'ar' | 'er' | 'ir'
  const own = endings[tense][group]
  const stem = tense === 'future' || tense === 'conditional' ? base : base.slice(0, -2)
  let ending = own[person] ?? own[0] ?? ''

  const start = form.lastIndexOf(' ') + 1
  let end = form.length
  const attached = commandPronouns[person]
  const isReflexiveCommand = tense === 'imperative' && base !== infinitive && attached !== undefined
  if (isReflexiveCommand) {
    if (ending.endsWith(attached.lost)) ending = ending.slice(0, ending.length - attached.lost.length)
    end -= attached.pronoun.length
  }
  return {
    base,
    stem,
    ending,
    before: form.slice(0, start),
    word: form.slice(start, end),
    after: form.slice(end),
    // In *levántate* the accent comes from the pronoun, not from the verb.
    comparable: isReflexiveCommand ? withoutAcute(form.slice(start, end)) : form.slice(start, end),
  }
}

/**
 * The form that the verb would have if it were regular. `form` is one of the forms on the site; `person` is 0 to 5
 * (commands: 0 to 4).
 */
export function regularForm(infinitive: Spanish, tense: TenseId, person: number, form: Spanish): Spanish {
  const { stem, ending, before, after } = dissect(infinitive, tense, person, form)
  return form === '—' ? form : before + stem + ending + after
}

/** A form compared with its regular equivalent. */
export interface Comparison {
  /** Together, the pieces make up the form. Words and pronouns around the verb count as part of the stem. */
  pieces: readonly FormPiece[]
  regular: Spanish
}

/**
 * Separates the stem, the ending and the irregular letters of a form. `form` is one of the forms on the site (`—` if
 * there is none); `person` is 0 to 5 (commands: 0 to 4).
 */
export function compareWithRegular(
  infinitive: Spanish,
  tense: TenseId,
  person: number,
  form: Spanish,
): Comparison {
  if (form === '—') return { pieces: [{ text: form, kind: 'stem' }], regular: form }
  const { base, stem, ending, before, word, after, comparable } = dissect(infinitive, tense, person, form)

  const kinds: FormPiece['kind'][] = []
  const add = (count: number, kind: FormPiece['kind']) => {
    for (let letter = 0; letter < count; letter += 1) kinds.push(kind)
  }
  add(before.length, 'stem')
  if (comparable === stem + ending) {
    add(stem.length, 'stem')
    add(ending.length, 'ending')
  } else if (isWhollyIrregular(base, tense, comparable, stem + ending)) {
    add(comparable.length, 'irregular')
  } else {
    kinds.push(...compare(stem, ending, comparable, tense === 'preterite' && person === 0))
  }
  add(after.length, 'stem')
  return {
    pieces: joined(before + word + after, kinds),
    regular: regularForm(infinitive, tense, person, form),
  }
}

/** *soy, voy, he*, and participles such as *hecho*: a letter-by-letter comparison would not help. */
function isWhollyIrregular(base: string, tense: TenseId, word: string, regular: string): boolean {
  if (base === 'ser' || base === 'ir' || (base === 'haber' && tense === 'present')) return true
  return endings[tense] === participle && withoutAcute(word) !== regular
}

/** The kind of each letter in an irregular word. */
function compare(stem: string, ending: string, word: string, isStrongPerson: boolean): FormPiece['kind'][] {
  let shared = sharedEnding(ending, word)
  // *tuve, hice*: strong preterites have an irregular ending in the first person.
  if (shared === 0 && isStrongPerson && word.endsWith('e')) shared = 1
  const rest = word.slice(0, word.length - shared)
  if (shared === 0) {
    // If there is no regular ending, the whole word is irregular, unless letters were only added to the stem, as in
    // *estoy*.
    const grown = rest.startsWith(stem) && rest !== stem
    return [...rest].map((_, at) => (grown && at < stem.length ? 'stem' : 'irregular'))
  }

  const { marks, lostAtEnd } = compareStems(stem, rest)
  const expected = ending.slice(ending.length - shared)
  const endingMarks = [...word.slice(rest.length)].map((letter, at) => letter !== expected[at])
  // *gruñó* for *gruñió*, *rio* for *reió*: a letter is missing before the ending.
  if (lostAtEnd || (shared < ending.length && rest.at(-1) === stem.at(-1))) endingMarks[0] = true
  return [
    ...marks.map((isMarked) => (isMarked ? 'irregular' : 'stem')),
    ...endingMarks.map((isMarked) => (isMarked ? 'irregular' : 'ending')),
  ]
}

/** The number of letters at the end of the word that match the ending, ignoring accents. */
function sharedEnding(ending: string, word: string): number {
  const plainEnding = withoutAcute(ending)
  const plainWord = withoutAcute(word)
  let shared = 0
  while (shared < ending.length && plainEnding.at(-1 - shared) === plainWord.at(-1 - shared)) shared += 1
  return shared
}

/**
 * Pairs of letters that are highlighted together, because students learn each pair as a unit: *quiero, juego, conozco,
 * llegué, yerro*.
 */
const pairs = new Set(['ie', 'ue', 'zc', 'gu', 'ye'])

/** Which letters of `actual` are irregular, and whether letters are missing at the end. */
function compareStems(regular: string, actual: string): { marks: boolean[]; lostAtEnd: boolean } {
  const kept = commonLetters(regular, actual)
  if (kept.length * 2 < regular.length) return { marks: [...actual].map(() => true), lostAtEnd: false }

  const marks = [...actual].map((_, at) => !kept.some((pair) => pair.actual === at))
  let lostAtEnd = false
  let previous = { regular: -1, actual: -1 }
  for (const next of [...kept, { regular: regular.length, actual: actual.length }]) {
    const lost = regular.slice(previous.regular + 1, next.regular)
    const added = actual.slice(previous.actual + 1, next.actual)
    if (lost === '' && added !== '') {
      if (pairs.has(actual.slice(previous.actual, previous.actual + 2))) marks[previous.actual] = true
      if (pairs.has(actual.slice(next.actual - 1, next.actual + 1))) marks[next.actual] = true
    }
    if (lost !== '' && added === '') {
      if (next.actual < actual.length) marks[next.actual] = true
      // *sigo, distingo*: the u was only there to keep the g hard.
      else if (lost === 'u') marks[previous.actual] = true
      else lostAtEnd = true
    }
    previous = next
  }
  return { marks, lostAtEnd }
}

/** The index pairs of the longest common subsequence. */
function commonLetters(regular: string, actual: string): { regular: number; actual: number }[] {
  const longest = (from: number, at: number): { regular: number; actual: number }[] => {
    if (from === regular.length || at === actual.length) return []
    if (regular[from] === actual[at]) return [{ regular: from, actual: at }, ...longest(from + 1, at + 1)]
    const skipRegular = longest(from + 1, at)
    const skipActual = longest(from, at + 1)
    return skipActual.length > skipRegular.length ? skipActual : skipRegular
  }
  return longest(0, 0)
}

/** Merges neighbouring letters of the same kind into one piece. */
function joined(form: string, kinds: readonly FormPiece['kind'][]): FormPiece[] {
  const pieces: FormPiece[] = []
  ;[...form].forEach((letter, at) => {
    const kind = kinds[at] ?? 'stem'
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += letter
    else pieces.push({ text: letter, kind })
  })
  return pieces
}
