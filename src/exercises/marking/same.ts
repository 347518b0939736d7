/**
 * Equivalences that hold everywhere in Spanish, so that no author has to list them. Each rule replaces different ways
 * of saying something with one of them, on both sides of the comparison. Only correct forms are changed; a mistake
 * stays as it is.
 */
import type { Equivalence } from '@/content/types'
import { withoutAccents } from '@/spanish/accents'
import { type Agreement, type Interchangeable, interchangeable } from '@/spanish/interchangeable'
import { isNumberWord, numberAt } from '@/spanish/numbers'
import type { FormFinder } from '@/spanish/verbs/form-finder'
import type { Word } from './words'

/** How words are normalised. */
export interface SameOptions {
  /** Compares letters without their accents. */
  fold: boolean
  exactly: readonly Equivalence[]
  /** Absent until the verbs are loaded. */
  verbs?: FormFinder | undefined
  /** The words of the accepted sentences. A set that has no word among them is not normalised. */
  vocabulary: ReadonlySet<string>
  /** A gap may need exactly this tense. */
  isGap: boolean
}

/** The normalised words: answers that mean the same become equal. */
export function oneForm(words: readonly Word[], options: SameOptions): readonly Word[] {
  const { exactly, verbs, fold } = options
  const applies = (rule: Equivalence) => !exactly.includes(rule)
  const tables = fold ? looseTables() : exactTables()
  let result = fold ? withFoldedKeys(words) : words
  if (applies('words')) result = withFirstWords(result, tables, options.vocabulary)
  if (applies('se') && verbs !== undefined && result.some(({ key }) => endsInSe.test(key)))
    result = result.map((one) => withRa(one, verbs, fold))
  if (applies('negation')) result = withNegationFirst(result)
  if (applies('clitics')) result = withPronounsFirst(result, fold)
  if (applies('future') && verbs !== undefined && !options.isGap)
    result = withSimpleFuture(result, verbs, fold)
  return result
}

const foldedWords = new Map<string, string>()

/** A word without its accents. Cached, because the words of an exercise recur in each of its sentences. */
function folded(key: string): string {
  const there = foldedWords.get(key)
  if (there !== undefined) return there
  const letters = withoutAccents(key)
  // What students type is unlimited, unlike the words of the exercises, so the cache is cleared.
  if (foldedWords.size > 5000) foldedWords.clear()
  foldedWords.set(key, letters)
  return letters
}

/** Words whose accents do not count. */
const withFoldedKeys = (words: readonly Word[]): readonly Word[] =>
  words.map(({ key, text }) => ({ key: folded(key), text }))

/** The keys of words whose accents do not count. */
export function foldedKeysOf(words: readonly Word[]): string {
  let keys = ''
  for (const { key } of words) keys += keys === '' ? folded(key) : ` ${folded(key)}`
  return keys
}

// Words that say the same

interface Tables {
  /** By their first word, longest first. */
  sets: ReadonlyMap<string, readonly Member[]>
  determiners: readonly (readonly string[])[]
  adjectives: ReadonlySet<string>
  fold: (text: string) => string
}

interface Member {
  words: readonly string[]
  /** The words of each member of its set. */
  set: readonly (readonly string[])[]
  agreement: Agreement | undefined
  first: Interchangeable
}

const agreements: readonly Agreement[] = ['ms', 'fs', 'mp', 'fp']

/** In the order of `agreements`. `el·` is the article inside *del* and *al*. */
export const determiners = [
  'el la los las',
  'el· la los las',
  'un una unos unas',
  'este esta estos estas',
  'ese esa esos esas',
  'aquel aquella aquellos aquellas',
  'mi mi mis mis',
  'tu tu tus tus',
  'su su sus sus',
  'nuestro nuestra nuestros nuestras',
  'vuestro vuestra vuestros vuestras',
  'todo toda todos todas',
  'otro otra otros otras',
  'algún alguna algunos algunas',
  'ningún ninguna ningunos ningunas',
  'mucho mucha muchos muchas',
  'buen buena buenos buenas',
  'propio propia propios propias',
  'mismo misma mismos mismas',
]

/** The adjectives in -o that are made to agree with the word that replaces another. */
const adjectiveForms =
  'nuevo viejo barato caro rojo negro blanco pequeño bonito bueno malo propio mismo listo terminado hecho acabado estropeado roto perdido limpio sucio desordenado tranquilo largo corto eléctrico mexicano moderno antiguo único robado'

let exact: Tables | undefined
let loose: Tables | undefined
const exactTables = () => (exact ??= makeTables((text) => text))
const looseTables = () => (loose ??= makeTables(withoutAccents))

function makeTables(fold: (text: string) => string): Tables {
  const sets = new Map<string, Member[]>()
  for (const set of interchangeable) {
    const [first] = set
    if (first === undefined) continue
    const all = set.map(({ form }) => form.split(' '))
    for (const { form, agreement } of set) {
      const words = fold(form).split(' ')
      const start = words[0] ?? ''
      sets.set(start, [...(sets.get(start) ?? []), { words, agreement, first, set: all }])
    }
  }
  for (const members of sets.values()) members.sort((one, other) => other.words.length - one.words.length)
  return {
    fold,
    sets,
    determiners: determiners.map((row) => fold(row).split(' ')),
    adjectives: new Set(
      adjectiveForms.split(' ').flatMap((form) => endings.map((ending) => fold(form).replace(/o$/, ending))),
    ),
  }
}

/** Whether a word is an adjective that is made to agree. */
export const isAdjective = (key: string): boolean => exactTables().adjectives.has(key)

/** The sets of each exercise, by its vocabulary and by whether accents count. */
const setsByVocabulary = new WeakMap<ReadonlySet<string>, Map<Tables, Tables['sets']>>()

/** The sets of which the exercise has a word. */
function setsOf(vocabulary: ReadonlySet<string>, tables: Tables): Tables['sets'] {
  const ofTables = setsByVocabulary.get(vocabulary) ?? new Map<Tables, Tables['sets']>()
  setsByVocabulary.set(vocabulary, ofTables)
  const there = ofTables.get(tables)
  if (there !== undefined) return there
  const isNamed = (part: string) =>
    part === 'el·' ? vocabulary.has('del') || vocabulary.has('al') : vocabulary.has(part)
  const sets = new Map<string, readonly Member[]>()
  for (const [start, members] of tables.sets) {
    const named = members.filter(({ set }) => set.some((one) => one.every(isNamed)))
    if (named.length > 0) sets.set(start, named)
  }
  ofTables.set(tables, sets)
  return sets
}

/** The word of a set that is here, if the words around it agree with it: *un computadora* remains a mistake. */
const memberAt = (words: readonly Word[], at: number, members: readonly Member[], tables: Tables) =>
  members.find(
    (member) =>
      member.words.every((part, index) => words[at + index]?.key === part) &&
      agreesAround(words, at, member, tables),
  )

/** Replaces each word of a set with the first of the set, and makes the words around it agree. */
function withFirstWords(
  words: readonly Word[],
  tables: Tables,
  vocabulary: ReadonlySet<string>,
): readonly Word[] {
  const sets = setsOf(vocabulary, tables)
  if (!words.some(({ key }) => key === 'del' || key === 'al' || sets.has(key))) return words
  // *del* and *al* contain an article that changes with its noun; *de el* remains a mistake.
  let result: readonly Word[] = words.some(({ key }) => key === 'del' || key === 'al')
    ? words.flatMap((one) => {
        if (one.key !== 'del' && one.key !== 'al') return [one]
        const first = one.key === 'del' ? 'de' : 'a'
        return [
          { key: first, text: first },
          { key: 'el·', text: 'el·' },
        ]
      })
    : words
  for (let at = 0; at < result.length; at += 1) {
    const members = sets.get(result[at]?.key ?? '')
    if (members === undefined) continue
    const found = memberAt(result, at, members, tables)
    if (found === undefined || agreesElsewhere(result, at, found, tables)) continue
    const first = found.first.form.split(' ')
    const text = result.slice(at, at + found.words.length).map((one) => one.text)
    const noun = first.map((key, index) => ({
      key: tables.fold(key),
      text: index === 0 ? text.join(' ') : '',
    }))
    if (noun.map(({ key }) => key).join(' ') !== found.words.join(' ')) {
      const after = at + found.words.length
      result = [
        ...agreed(result.slice(0, at), found, tables, 'before'),
        ...noun,
        ...agreed(result.slice(after), found, tables, 'after'),
      ]
    }
    at += first.length - 1
  }
  return result
}

/**
 * Whether something further away agrees with this word, if the first word of its set has another gender or number: *la
 * computadora está rota*.
 */
function agreesElsewhere(
  words: readonly Word[],
  at: number,
  { agreement, first, words: own }: Member,
  { adjectives }: Tables,
): boolean {
  if (agreement === undefined || agreement === first.agreement) return false
  let end = at + own.length
  while (adjectives.has(words[end]?.key ?? '')) end += 1
  return words.some(({ key }, place) => {
    if (place >= at - 2 && place < end) return false
    if (/^l[oa]s?$/.test(key)) return isHaber(words[place + 1]?.key)
    // *Las tareas son necesarias* is not changed.
    const isSaidOf = [place - 1, place - 2].some((at) =>
      /^(?:es|son|era[n]?|está[n]?|parecen?)$/.test(words[at]?.key ?? ''),
    )
    if (isSaidOf && /[^r]i?[oa]s?$/.test(key) && key.length > 3) return true
    return adjectives.has(key) || /(?:ad|id|ot|ert|est|ech|rit|pequeñ|aburrid)[oa]s?$/.test(key)
  })
}

/** Whether the words around a member of a set agree with it in gender and number: *mi profe* may be either. */
function agreesAround(
  words: readonly Word[],
  at: number,
  { agreement, words: own }: Member,
  { determiners, adjectives }: Tables,
): boolean {
  if (agreement === undefined) return true
  const column = agreements.indexOf(agreement)
  const isAdjective = (key: string) => adjectives.has(key)
  const agrees = (key: string) => {
    const row = determiners.find((forms) => forms.includes(key))
    if (row !== undefined) return row[column] === key
    return key.endsWith(endings[column] ?? '') && (column > 1 || !key.endsWith('s'))
  }
  const isBeside = (key: string | undefined): key is string =>
    key !== undefined && (isAdjective(key) || determiners.some((forms) => forms.includes(key)))
  for (let left = at - 1; isBeside(words[left]?.key); left -= 1) {
    if (!agrees(words[left]?.key ?? '')) return false
  }
  for (let right = at + own.length; isAdjective(words[right]?.key ?? ''); right += 1) {
    if (!agrees(words[right]?.key ?? '')) return false
  }
  return true
}

const endings = ['o', 'a', 'os', 'as']

/** The gender or number of a noun that its neighbour does not share. */
function differsIn(column: number, rows: readonly (readonly string[])[], beside: string): string {
  const own = rows.find((forms) => forms.includes(beside))?.indexOf(beside) ?? column
  if (own % 2 !== column % 2) return column % 2 === 0 ? 'masculine' : 'feminine'
  return column < 2 ? 'singular' : 'plural'
}

/**
 * The neighbours of interchangeable words that have the wrong gender or number, with the correct form: *un computadora,
 * una computadora*.
 */
export function disagreements(
  words: readonly Word[],
  vocabulary: ReadonlySet<string>,
): { noun: string; is: string; wrong: readonly string[]; right: string }[] {
  const { sets, determiners: rows, adjectives } = exactTables()
  return words.flatMap(({ key: noun }, at) => {
    const [member] = (sets.get(noun) ?? []).filter(
      ({ words: own, agreement, set }) =>
        own.length === 1 &&
        agreement !== undefined &&
        set.some((one) => one.every((part) => vocabulary.has(part))),
    )
    // These can have either gender, or are also a different word.
    if (member?.agreement === undefined || /^(?:profe|joven|jóvenes|papas?)$/.test(noun)) return []
    const column = agreements.indexOf(member.agreement)
    const before = words[at - 1]?.key ?? ''
    const after = words[at + 1]?.key ?? ''
    const needs = rows.find((forms) => forms.includes(before))?.[column]
    const behind = adjectives.has(after) ? after.replace(/[oa]s?$/, endings[column] ?? '') : after
    return [
      ...(needs === undefined || needs === before
        ? []
        : [
            {
              noun,
              is: differsIn(column, rows, before),
              wrong: [before, noun],
              right: `${needs} ${noun}`,
            },
          ]),
      ...(behind === after
        ? []
        : [
            {
              noun,
              is: differsIn(column, [endings], /[oa]s?$/.exec(after)?.[0] ?? ''),
              wrong: [noun, after],
              right: `${noun} ${behind}`,
            },
          ]),
    ]
  })
}

/** Changes the words beside a noun that agree with it, so that they agree with the first word of its set. */
function agreed(
  words: readonly Word[],
  { agreement, first }: Member,
  { determiners, adjectives }: Tables,
  side: 'before' | 'after',
): readonly Word[] {
  if (agreement === undefined || first.agreement === undefined || agreement === first.agreement) return words
  const from = agreements.indexOf(agreement)
  const to = agreements.indexOf(first.agreement)
  const change = ({ key, text }: Word): Word | undefined => {
    const row = side === 'before' ? determiners.find((forms) => forms[from] === key) : undefined
    if (row !== undefined) return { key: row[to] ?? key, text }
    const ending = endings[from] ?? ''
    if (!adjectives.has(key) || !key.endsWith(ending) || (from < 2 && key.endsWith('s'))) return undefined
    return { key: key.slice(0, key.length - ending.length) + (endings[to] ?? ''), text }
  }
  const changed = [...words]
  const order = side === 'before' ? [...words.keys()].reverse() : [...words.keys()]
  for (const at of order.slice(0, 3)) {
    const one = words[at]
    const other = one && change(one)
    if (other === undefined) break
    // *de la computadora*, *del ordenador*
    const previous = side === 'before' ? words[at - 1]?.key : undefined
    const isJoined = other.key === 'el' && (previous === 'de' || previous === 'a')
    changed[at] = isJoined ? { ...other, key: 'el·' } : other
  }
  return changed
}

// The -ra and the -se forms

const endsInSe = /(?:se|ses|semos|seis|sen)$/

/** *tuviese* as *tuviera*. */
function withRa(one: Word, verbs: FormFinder, fold: boolean): Word {
  if (!endsInSe.test(one.key)) return one
  const [place] = verbs.places(one.key, { fold }).filter(({ tense }) => tense === 'imperfect-subjunctive-se')
  if (place === undefined) return one
  const form = verbs.form(place.infinitive, 'imperfect-subjunctive', place.person)
  return form === undefined ? one : { key: fold ? withoutAccents(form) : form, text: one.text }
}

// No … nunca

export const clitics = 'me te se lo la le nos os los las les'.split(' ')
export const isClitic = (key: string | undefined) => key !== undefined && clitics.includes(key)
export const isHaber = (key: string | undefined) =>
  /^(?:h[eé]|has|ha|hemos|hab[eé]is|han|hab[íi]a[sn]?|hab[íi]amos|hab[íi]ais|habr.+|hay[ao].*|hubi.+)$/.test(
    key ?? '',
  )
export const isParticiple = (key: string | undefined) => /(?:[aií]d|[st]|ch)[oa]s?$/.test(key ?? '')
export const joins = new Set(['que', 'porque', 'y', 'e', 'pero', 'si', 'cuando', 'aunque', 'o', 'ni'])

/** Rewrites *no como nunca* as *nunca como*. No word may come between *haber* and its participle. */
function withNegationFirst(words: readonly Word[]): readonly Word[] {
  const no = words.findIndex(({ key }) => key === 'no')
  if (no === -1) return words
  let verb = no + 1
  while (isClitic(words[verb]?.key)) verb += 1
  const end = words.findIndex(({ key }, at) => at > verb && joins.has(key))
  const clause = words.slice(0, end === -1 ? words.length : end)
  const late = clause.findIndex(
    ({ key }, at) => at > verb && (key === 'nunca' || key === 'jamás' || key === 'tampoco'),
  )
  if (late === -1) return words
  if (isHaber(words[late - 1]?.key) && isParticiple(words[late + 1]?.key)) return words
  // Nor inside *antes de*.
  if (words[late + 1]?.key === 'de') return words
  const negation = words[late]
  if (negation === undefined) return words
  return words.flatMap((word, at) => (at === late ? [] : [at === no ? negation : word]))
}

// Pronouns before a helping verb or after the main verb

const directHelper =
  /^(?:qui[eé]r|quer|quis|pued|pod|pud|deb|sab[eéií]|s[eé]$|sup[eoi]|suel|sol[ií]|piens|pens[aáeéoó]|necesit|intent|consi[gu]|consegu|logr|dese)/
const gerundHelper = /^(?:est[aáeéoóu]|s[ií]g|segu|contin[uú]|llev|voy$|va|ib|íb|anda|ven|vien)/
const linked: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    a: /^(?:voy|vas?|vamos|vais|van|ib|íb|fu[ie]|ir[eéáaíi]|ir$|vaya|vuelv|volv|empiez|empez|empec|comien|comenz|comenc|lleg|vien|ven)/,
    de: /^(?:acab|dej|termin|trat|he$|has$|ha$|hemos$|han$|hab)/,
    que: /^(?:teng|tien|ten[eéiíd]|tuv|hab[ií]a que$)/,
  }),
)

interface Taken {
  base: string
  pronouns: readonly string[]
}

const infinitiveAndOne = /^(.*(?:ar|er|ir|ír))(me|te|se|nos|os|les?|l[oa]s?)$/
const infinitiveAndTwo = /^(.*(?:[áa]r|[ée]r|[íi]r))(me|te|se|nos|os)(l[oae]s?)$/
const gerund = /^(.*[áaée]ndo)(me|te|se|nos|os|les?|l[oa]s?)(l[oae]s?)?$/

/** An infinitive or a gerund without its attached pronouns; undefined if the accent is in the wrong place. */
function takeApart(key: string, fold: boolean): Taken | undefined {
  const one = infinitiveAndOne.exec(key)
  const two = infinitiveAndTwo.exec(key)
  const ing = gerund.exec(key)
  const found = ing ?? two ?? one
  if (found === null) return undefined
  const [, base = '', ...behind] = found
  const hasAccent = /[áéí](?:r|ndo)$/.test(base)
  const needsAccent = ing !== null || two !== null
  // *oír* and *reír* have an accent of their own.
  if (!fold && needsAccent !== hasAccent && !/[aeo]ír$/.test(base)) return undefined
  const plain =
    needsAccent && !/[aeo]ír$/.test(base) ? base.slice(0, -4) + withoutAccents(base.slice(-4)) : base
  return { base: plain, pronouns: behind.filter((pronoun) => pronoun !== undefined) }
}

/** The index where the chain of helping verbs before this word begins; the index of the word itself if there is none. */
function chainStart(words: readonly Word[], at: number, isGerund: boolean): number {
  const before = words[at - 1]?.key ?? ''
  let start = at
  if (isGerund ? gerundHelper.test(before) : directHelper.test(before)) start = at - 1
  else if (!isGerund && linked.get(before)?.test(words[at - 2]?.key ?? '')) start = at - 2
  if (start === at) return at
  while (isHaber(words[start - 1]?.key)) start -= 1
  const key = words[start]?.key ?? ''
  return chainStart(words, start, /[ae]ndo$/.test(key))
}

const endsInPronoun = /.{3}(?:[mts]e|[no]s|l[oae]s?)$/

/** An infinitive or a gerund with attached pronouns, and the accent that they require. */
function withPronouns(form: string, pronouns: readonly string[], fold: boolean): string {
  const isLong = !fold && (pronouns.length > 1 || form.endsWith('o'))
  const stressed = isLong
    ? form.replace(/[aei](?=(?:r|ndo)$)/, (vowel) => `${vowel}\u0301`.normalize())
    : form
  return stressed + pronouns.join('')
}

/** Rewrites *estoy buscándolo* as *lo estoy buscando*, and *voy a darle* as *le voy a dar*. */
function withPronounsFirst(words: readonly Word[], fold: boolean): readonly Word[] {
  let result = words
  for (let at = 1; at < result.length; at += 1) {
    const one = result[at]
    const taken = one && endsInPronoun.test(one.key) ? takeApart(one.key, fold) : undefined
    if (one === undefined || taken === undefined) continue
    const start = chainStart(result, at, /ndo$/.test(taken.base))
    if (start === at) continue
    const helper = result[start]
    if (helper !== undefined && /(?:[aei]r|ndo)$/.test(helper.key)) {
      // Rewrite *de poder ayudarte* as *de poderte ayudar*: pronouns go before a verb only if it has a person.
      const key = withPronouns(helper.key, taken.pronouns, fold)
      result = [
        ...result.slice(0, start),
        { ...helper, key },
        ...result.slice(start + 1, at),
        { key: taken.base, text: one.text },
        ...result.slice(at + 1),
      ]
      continue
    }
    const pronouns = taken.pronouns.map((key) => ({ key, text: key }))
    result = [
      ...result.slice(0, start),
      ...pronouns,
      ...result.slice(start, at),
      { key: taken.base, text: one.text },
      ...result.slice(at + 1),
    ]
    at += pronouns.length
  }
  return result
}

// Ir a + infinitive

/** *voy a salir* as *saldré*. */
function withSimpleFuture(words: readonly Word[], verbs: FormFinder, fold: boolean): readonly Word[] {
  const at = words.findIndex(
    ({ key }, index) => /^(?:voy|vas|va|vamos|vais|van)$/.test(key) && words[index + 1]?.key === 'a',
  )
  const going = words[at]
  const infinitive = words[at + 2]
  if (going === undefined || infinitive === undefined) return words
  const person = ['voy', 'vas', 'va', 'vamos', 'vais', 'van'].indexOf(going.key)
  const place = verbs.places(infinitive.key, { fold }).find(({ tense }) => tense === 'infinitive')
  const form = place && verbs.form(place.infinitive, 'future', person)
  if (form === undefined) return words
  const text = [going, words[at + 1], infinitive].map((one) => one?.text ?? '').join(' ')
  return [...words.slice(0, at), { key: fold ? withoutAccents(form) : form, text }, ...words.slice(at + 3)]
}

// Numbers

/** Replaces numbers written as words with figures; *un* or *una* alone is treated as an article. */
export function withFigures(words: readonly Word[], fold: boolean): readonly Word[] {
  if (!words.some(({ key }) => isNumberWord(key, { fold }))) return words
  const keys = words.map(({ key }) => key)
  const result: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    // *La una* is an hour.
    const isHour = keys[at] === 'una' && keys[at - 1] === 'la'
    const number = isHour ? { value: 1, length: 1 } : numberAt(keys, at, { fold })
    const one = words[at]
    if (one === undefined) break
    if (number === undefined) result.push(one)
    else {
      const texts = words.slice(at, at + number.length).map(({ text }) => text)
      result.push({ key: String(number.value), text: texts.join(' ') })
      at += number.length - 1
    }
  }
  return result
}

/**
 * A note on where people use each regional word that was typed, and on the word for it in Spain; undefined if there is
 * none.
 */
export function regionalWords(words: readonly string[], model: readonly string[]): string | undefined {
  const notes = interchangeable.flatMap((set) => {
    const [first] = set
    const typed = set.find(
      ({ form, region }) => region !== undefined && words.includes(form) && !model.includes(form),
    )
    return typed?.region === undefined || first === undefined
      ? []
      : [
          `People say *${typed.form}* in ${typed.region === 'America' ? 'Latin America' : typed.region}. In Spain it’s *${first.form}*.`,
        ]
  })
  return notes.length === 0 ? undefined : notes.join(' ')
}
