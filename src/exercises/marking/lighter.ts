/** Finds extra words in an answer: words that change nothing, words that add something, fillers. */
import { withoutAccents } from '@/spanish/accents'
import { type Agreement, interchangeable } from '@/spanish/interchangeable'
import type { English, RichText, Spanish } from '@/spanish/markup'
import type { FormFinder } from '@/spanish/verbs/form-finder'
import type { Mark } from '../mark'
import { isTight, withNames } from './diagnose'
import { isClitic, isHaber, isParticiple } from './same'
import { comparable, wordsOf } from './words'

/** An answer without its extra words. */
interface Lighter {
  text: Spanish
  note?: RichText
  /** What the extra words add that the task does not say. */
  adds?: RichText
}

interface Heavy {
  /** The words of the accepted sentences, which never count as extra. */
  vocabulary: ReadonlySet<string>
  verbs: FormFinder
  task: English
  /** The sentence that contains the gap. */
  sentence: Spanish | undefined
  /** The model answer. */
  expected: Spanish
}

interface Place {
  text: string
  /** The words before and after. */
  previous: string
  next: string
  task: English
  verbs: FormFinder
}

/**
 * For a word that may be extra: what it adds, in English; empty if it changes nothing; undefined if it is not extra.
 */
type Spare = (place: Place) => English | '' | undefined

const isNegative = (text: string) =>
  /(?:^|[^\p{L}])(?:no|ni|sin|nunca|jamás|nadie|nada|tampoco|ning\p{L}+)(?!\p{L})/u.test(text)
const hasHaber = (text: string) => text.split(' ').some(isHaber)
const isBeing = (key: string) =>
  /^(?:es|son|era|eran|fue|está[sn]?|estoy|estamos|estaba[sn]?|parece[sn]?)$/.test(key)
const isVerb = (key: string, verbs: FormFinder) => verbs.places(key, { fold: false }).length > 0

const spare: ReadonlyMap<string, Spare> = new Map<string, Spare>(
  Object.entries<Spare>({
    ya({ text, previous, next, verbs }) {
      if (isNegative(text)) return undefined
      const isCommand = [previous, next].some((key) =>
        verbs
          .places(key.replace(/(?:[mts]e|nos|l[oae]s?)$/, ''), { fold: true })
          .some(({ tense }) => tense === 'imperative'),
      )
      return hasHaber(text) ||
        isCommand ||
        /^(?:son|es|voy|vamos)$/.test(next) ||
        /^(?:son|es|voy|vamos)$/.test(previous)
        ? ''
        : 'already'
    },
    todavía: ({ text }) =>
      isNegative(text)
        ? hasHaber(text)
          ? ''
          : undefined
        : /(?:^|[^\p{L}])(?:sig|segu)/u.test(text)
          ? ''
          : 'still',
    también: ({ text }) => (isNegative(text) ? undefined : 'too'),
    // It makes no difference to a habit.
    siempre({ text, verbs }) {
      if (isNegative(text) || /(?:^|[^\p{L}])(?:hoy|ahora|ayer|anoche|mañana)(?!\p{L})/u.test(text))
        return undefined
      const isHabit = text
        .split(' ')
        .some((key) =>
          verbs
            .places(key, { fold: false })
            .some(({ tense }) => tense === 'present' || tense === 'imperfect'),
        )
      return isHabit && !hasHaber(text) ? '' : 'always'
    },
    hoy: ({ text, task }) =>
      /ayer|anoche|mañana|pasad|antes|siempre|lunes|martes|jueves|viernes|sábado|domingo|miércoles/.test(text)
        ? undefined
        : /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i.test(task)
          ? ''
          : 'today',
    ahora: ({ text, task }) =>
      /ayer|anoche|mañana|pasad|antes|siempre/.test(text)
        ? undefined
        : /(?:\b(?:am|is|are|now)\b|’(?:m|s|re)\b)(?: \w+ing)?/i.test(task)
          ? ''
          : 'now',
    normalmente: ({ text }) => (isNegative(text) ? undefined : 'normally'),
    mucho: ({ previous, next, verbs }) =>
      isVerb(previous, verbs) &&
      !isBeing(previous) &&
      (next === '' ||
        isTight(next) ||
        next === 'y' ||
        verbs.places(next, { fold: false }).some(({ tense }) => tense === 'infinitive'))
        ? 'a lot'
        : undefined,
    muy: ({ previous, next, verbs }) =>
      (isBeing(previous) && !verbs.places(next, { fold: false }).some(({ tense }) => tense === 'gerund')) ||
      /^(?:bien|mal|tarde|temprano|pronto|cerca|lejos|despacio|rápido|poco)$/.test(next)
        ? /^(?:fant|fabul|excel|maravill|incre|delici|horribl|perfec|genial|estup|precios|enorme)/.test(next)
          ? undefined
          : 'very'
        : undefined,
  }),
)

/** Greetings and fillers at the start of a sentence. */
const opening =
  /^([^\p{L}]*)((?:(?:pues|bueno|entonces|hola|oye|mira|perdona|perdone|perdón|disculpa|vale|venga|claro|sí)(?:,\s*[¿¡]?|\s+(?=¿|pues\b|bueno\b))|(?:pues|bueno|entonces|hola|oye)\s+)+)(?=[\p{L}¿¡])/iu
const please = /(^|[^\p{L}])(?:por fa(?:vor)?|porfa|porfis?)(?!\p{L}),?/giu

const shortPlease = /(^|[^\p{L}])(?:por fa|porfa|porfis?)(?!\p{L})/giu

const isRequest = (sentence: Spanish, verbs: FormFinder) =>
  sentence.includes('?') ||
  wordsOf(sentence).some((key) => /^quier|^quisiera|^querría|^podrías/.test(key) || isCommandForm(key, verbs))
const isCommandForm = (key: string, verbs: FormFinder) =>
  [key, key.replace(/(?:[mts]e|nos|l[oae]s?){1,2}$/, '')].some((form) =>
    verbs
      .places(form, { fold: form !== key })
      .some(({ tense }) => tense === 'imperative' || tense === 'negative-imperative'),
  )

const list = (words: readonly string[]) => words.map((one) => `*${one}*`).join(', ')

/** The answer without its extra words; undefined if it has none. */
function lighten(
  answer: string,
  { vocabulary, verbs, task, sentence, expected }: Heavy,
): Lighter | undefined {
  const dropped: string[] = []
  const drop = (word: string) => {
    dropped.push(
      word
        .toLocaleLowerCase('es')
        .replace(/[^\p{L} ]/gu, '')
        .trim(),
    )
    return ''
  }
  let text = answer
  const isStart = sentence === undefined || /^[^\p{L}]*___/u.test(sentence)
  if (isStart)
    text = text.replace(opening, (all, marks: string, words: string) =>
      wordsOf(words).some((one) => vocabulary.has(one))
        ? all
        : `${marks}${words.replace(/[^¿¡]/g, '')}${drop(words)}`,
    )
  const inFull = vocabulary.has('favor') ? text.replace(shortPlease, '$1por favor') : text
  if (inFull !== text) text = inFull
  else if (isRequest(sentence?.replace('___', expected) ?? expected, verbs))
    text = text.replace(please, (all: string, before: string) =>
      before === ',' ? drop(all) : `${before}${drop(all)}`,
    )

  const adds: RichText[] = []
  const spoken: RichText[] = []
  const [before = '', after = ''] = (sentence ?? '').split('___').map(comparable)
  const own = wordsOf(text)
  const repeated = own.length < 2 ? undefined : repeatedIn(own, before, after)
  if (repeated !== undefined)
    return {
      text: repeated.rest,
      note: withNames(`*${repeated.words}* is already there.`, sentence ?? '', task),
    }
  const tokens = text.split(/\s+/).filter((token) => token !== '')
  const keys = tokens.map(comparable)
  const whole = [before, ...keys, after].join(' ').trim()
  const isOfMan = /\bhim\b/i.test(task) && vocabulary.has('lo') && !vocabulary.has('le')
  const meant = pronounOf(keys, vocabulary)
  const kept = tokens.map((token, at) => {
    const key = keys[at] ?? ''
    const previous = keys[at - 1] ?? before.split(' ').at(-1) ?? ''
    const next = keys[at + 1] ?? after.split(' ')[0] ?? ''
    const plain = plainly(key, next, vocabulary)
    if (plain !== undefined) {
      if (/^s[uú]per/.test(key)) spoken.push(`*${key}* is informal. You can use *${plain}* anywhere.`)
      return token.toLocaleLowerCase('es').replace(key, plain)
    }
    const direct = isOfMan ? key.replace(/(^|[aeií]r|ndo)le$/, '$1lo') : key
    if (direct !== key) {
      spoken.push('For a man, you can use *le* as well as *lo*.')
      return token.toLocaleLowerCase('es').replace(key, direct)
    }
    const hasPerson = verbs.places(next, { fold: false }).some(({ person }) => person !== undefined)
    if (key === meant?.own && hasPerson) return token.toLocaleLowerCase('es').replace(key, meant.first)
    const name = key === 'aún' ? 'todavía' : key === 'muchísimo' ? 'mucho' : key
    // *Mucho* instead of *más* is not an extra word.
    if (vocabulary.has(key) || vocabulary.has(name) || (name === 'mucho' && vocabulary.has('más')))
      return token
    const isSplitting = isHaber(previous) && isParticiple(next)
    const isLoose = !isTight(previous) && !isSplitting && !(isClitic(previous) && isVerb(next, verbs))
    const said = isLoose ? spare.get(name)?.({ text: whole, previous, next, task, verbs }) : undefined
    if (said === undefined) return token
    if (said !== '') adds.push(`*${key}* adds “${said}”, which you don’t need here.`)
    else drop(key)
    return token.replace(/\p{L}+/u, '')
  })
  const lighter = kept.join(' ').trim()
  // An answer that consists only of extra words would be empty.
  if (comparable(lighter) === '' || comparable(lighter) === comparable(answer)) return undefined
  const note = [...spoken, ...(dropped.length > 0 ? [`You can leave out ${list(dropped)}.`] : [])].join(' ')
  return { text: lighter, ...(note !== '' && { note }), ...(adds.length > 0 && { adds: adds.join(' ') }) }
}

const directObjects: Readonly<Record<Agreement, string>> = { ms: 'lo', fs: 'la', mp: 'los', fp: 'las' }

/**
 * The object pronouns for a typed noun and for the first noun of its set, if they differ: *la laptop* and *el
 * portátil*.
 */
function pronounOf(keys: readonly string[], vocabulary: ReadonlySet<string>) {
  for (const set of interchangeable) {
    const first = set[0]?.agreement
    const own = set.find(({ form }) => keys.includes(form))?.agreement
    const isOfExercise = set.some(({ form }) => vocabulary.has(form))
    if (first !== undefined && own !== undefined && own !== first && isOfExercise)
      return { own: directObjects[own], first: directObjects[first] }
  }
  return undefined
}

/** Typed words that already appear directly before or after the gap. */
function repeatedIn(own: readonly string[], before: string, after: string) {
  for (let length = own.length - 1; length > 0; length -= 1) {
    const first = own.slice(0, length).join(' ')
    const last = own.slice(-length).join(' ')
    if (` ${before}`.endsWith(` ${first}`)) return { rest: own.slice(length).join(' '), words: first }
    if (`${after} `.startsWith(`${last} `)) return { rest: own.slice(0, -length).join(' '), words: last }
  }
  return undefined
}

/** Rewrites *superlisto* and *listísimo* as *muy listo*, if *listo* is a word of the exercise. */
function plainly(key: string, next: string, vocabulary: ReadonlySet<string>): Spanish | undefined {
  if (/^s[uú]per$/.test(key) && vocabulary.has(next)) return 'muy'
  const [, joined] = /^s[uú]per-?(\p{L}{3,})$/u.exec(key) ?? []
  if (joined !== undefined && vocabulary.has(joined)) return `muy ${joined}`
  const [, stem = '', ending = ''] = /^(\p{L}+)ísim([oa]s?)$/u.exec(key) ?? []
  if (stem === '' || vocabulary.has(key)) return undefined
  const plain = [...vocabulary].find(
    (word) =>
      (/[oa]s?$/.test(word) ? word.endsWith(ending) : word.endsWith('s') === ending.endsWith('s')) &&
      stemOf(word) === withoutAccents(stem),
  )
  return plain === undefined ? undefined : `muy ${plain}`
}

/** The stem of an adjective before -ísimo. */
const stemOf = (word: string): string => {
  const stem = withoutAccents(word).replace(/(?:es|[oae]s?)$/, '')
  // *rico, riquísimo; largo, larguísimo; feliz, felicísimo; amable, amabilísimo*
  return stem
    .replace(/c$/, 'qu')
    .replace(/g$/, 'gu')
    .replace(/z$/, 'c')
    .replace(/b(?=l$)/, 'bi')
}

/**
 * Marks an answer without its extra words. If the rest is right, the mark says what was left out or what was added.
 * Undefined if the answer has no extra words, or may need them.
 */
export function markLighter(answer: string, heavy: Heavy, mark: (rest: string) => Mark): Mark | undefined {
  const lighter = lighten(answer, heavy)
  if (lighter === undefined) return undefined
  const rest = mark(lighter.text)
  // If *por favor* is needed, the rest may be wrong without it.
  if (rest.kind !== 'right') return heavy.vocabulary.has('favor') ? undefined : rest
  if (lighter.adds !== undefined)
    return { kind: 'near', expected: heavy.expected, because: [lighter.adds], isSpanish: true }
  const note = [lighter.note, rest.note].filter((one) => one !== undefined).join(' ')
  return { ...rest, ...(note !== '' && { note }) }
}
