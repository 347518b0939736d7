/** Explains what is wrong with a word that differs from the nearest accepted answer. Gives no reason if the word could be right. */
import { aboutEnes, mixesUpEnes, withoutAccents } from '@/spanish/accents'
import type { English, RichText, Spanish } from '@/spanish/markup'
import { isNumberWord } from '@/spanish/numbers'
import { persons, tenseNames } from '@/spanish/tenses'
import { regularForm } from '@/spanish/verbs/compare-with-regular'
import type { FormFinder, Place } from '@/spanish/verbs/form-finder'
import { type Difference, type Distance, letterDistance } from './align'
import { determiners, isAdjective, isHaber } from './same'
import { isSubject } from './spare'
import { type Word, wordsOf } from './words'

/** The explanation of a difference. */
export interface Diagnosis {
  because: RichText
  /**
   * True if the word is wrong whatever the rest of the sentence says; false if that is certain only when the rest has
   * been understood.
   */
  sure: boolean
}

/** A word as it is shown to a student: as it was written, not normalised. */
const shown = ({ key, text }: Word) => (text || key).replace('el·', 'el')

/** Function words: none of them is a synonym of another. */
const kinds: readonly (readonly [name: string, words: string])[] = [
  ['article', 'el la los las un una unos unas lo el·'],
  [
    'possessive',
    'mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas',
  ],
  ['pronoun', 'me te se lo la le nos os los las les'],
  ['pronoun after a preposition', 'mí ti sí conmigo contigo'],
  ['subject', 'yo tú él ella usted nosotros vosotros ellos ellas ustedes'],
  ['preposition', 'a de en por para con sin sobre desde hasta entre hacia durante del al'],
  ['joining word', 'que y e o u pero sino si cuando porque como quien cual cuyo'],
  ['question word', 'qué cuál cómo dónde cuándo quién cuánto cuántos cuánta cuántas'],
  ['little word', 'no ni muy mucho mucha muchos muchas más menos tan tanto'],
]
const kindsOf = new Map<string, Set<string>>()
for (const [name, words] of kinds) {
  for (const one of words.split(' ')) {
    for (const key of [one, withoutAccents(one)]) kindsOf.set(key, (kindsOf.get(key) ?? new Set()).add(name))
  }
}
export const isLittle = (key: string): boolean => kindsOf.has(key)

/** Words that belong with the word after them, wherever the pair is in the sentence. */
export const isTight = (key: string): boolean =>
  ['article', 'possessive', 'preposition'].some((name) => kindsOf.get(key)?.has(name)) ||
  /^(?:me|te|se|nos|os|les?|no|muy)$/.test(key)
const isOfKind = (key: string, name: string) => kindsOf.get(key)?.has(name) === true
const shareKind = (one: string, other: string): string | undefined => {
  const others = kindsOf.get(other)
  return [...(kindsOf.get(one) ?? [])].find((name) => others?.has(name))
}

/** Whether either of two function words may be right in the same place. */
function mayBeEither(one: string, other: string): boolean {
  const isBoth = (test: (key: string) => boolean) => test(one) && test(other)
  const isArticle = (key: string) => isOfKind(key, 'article')
  const isPossessive = (key: string) => isOfKind(key, 'possessive')
  // *mi casa* or *la casa*; *un libro* or *el libro*
  if (isBoth((key) => isArticle(key) || isPossessive(key)))
    return (
      isPossessive(one) !== isPossessive(other) ||
      (isBoth(isArticle) && isIndefinite(one) !== isIndefinite(other))
    )
  // *me la da* or *se la da*; *y* or *pero*; *a* or *para*
  return [/^(?:me|te|se|nos|os|l[oa]s?)$/, /^(?:y|e|pero|que|porque)$/, /^(?:a|para)$/].some((set) =>
    isBoth((key) => set.test(key)),
  )
}
const isIndefinite = (key: string) => key.startsWith('un')

/** Verbs that share one English translation, or that students confuse. */
const mixedUp = [
  'ser estar tener haber ir',
  'hacer ser estar',
  'saber conocer poder',
  'pedir preguntar',
  'ir venir',
  'llevar traer tomar',
  'tocar jugar',
  'tener hacer',
  'dejar salir',
  'buscar mirar ver esperar',
  'hablar decir',
  'gustar querer',
  'volver devolver',
  'gastar pasar',
  'usar soler',
].map((set) => set.split(' '))

/** What is left of a word without the ending for its gender and number. */
const root = (key: string) => key.replace(/(?:[oae]s?|es|s)$/, '')
const rows = determiners.map((row) => row.split(' '))

export function isAgreement(typed: string, needed: string): boolean {
  const one = withoutAccents(typed)
  const other = withoutAccents(needed)
  if (rows.some((row) => row.includes(typed) && row.includes(needed))) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  // *inglés, inglesa*
  if (/[lnrsz]$/.test(short) && long.startsWith(short) && /^(?:as?|es)$/.test(long.slice(short.length)))
    return short.length > 3
  return root(one) === root(other) && root(one).length >= 2 && !isLittle(typed)
}

/**
 * Adjectives whose gender can be determined, besides those that `isAdjective` covers; participles are found among the
 * verb forms.
 */
const otherAdjectives = new Set(
  'alto bajo contento famoso fantástico favorito feo frío guapo lleno mío necesario perfecto primero rápido simpático suyo tanto tuyo último'.split(
    ' ',
  ),
)
const isAdjectiveForm = (key: string) => isAdjective(key) || otherAdjectives.has(key.replace(/[oa]s?$/, 'o'))
/** Words whose singular also ends in *-s*, or that are a different word without it. */
const isWithS = /^(?:(?:lu|vier)nes|(?:mart|juev)es|miércoles|cumpleaños|mes|gas)$/
/** Feminine nouns that begin with a stressed *a* or *ha*, and so take *el*: *el agua*. */
const hasStressedA = /^(?:h?a(?:gua|ula|mbre|la|lma|rma|rea|ve|cha|da)|[aá]guila|área)$/

/** The number or gender that the typed word should have; undefined if it is not a known adjective. */
function agreementOf(
  typed: string,
  needed: string,
  nextNeeded: string | undefined,
  isOfNoun: boolean,
): string | undefined {
  const row = rows.find((forms) => forms.includes(typed) && forms.includes(needed))
  const isPlural = (key: string) => /[^áéíóú]s$/.test(key)
  if (isPlural(typed) !== isPlural(needed)) {
    const [short, long] = typed.length < needed.length ? [typed, needed] : [needed, typed]
    const isSameWord = row !== undefined || /^(?:e?s)$/.test(long.slice(short.length)) || isOfNoun
    if (!isSameWord || isWithS.test(long) || isWithS.test(short)) return undefined
    return isPlural(needed) ? 'plural' : 'singular'
  }
  if (row !== undefined) {
    if (hasStressedA.test(nextNeeded ?? '')) return undefined
    return row.indexOf(needed) % 2 === 1 ? 'feminine' : 'masculine'
  }
  if (!isOfNoun || !/[oa]s?$/.test(typed) || !/[oa]s?$/.test(needed)) return undefined
  return /as?$/.test(needed) ? 'feminine' : 'masculine'
}

/** The names of the persons that a form can have. */
const personName = (places: readonly Place[], verbs: FormFinder) =>
  [
    ...new Set(
      places.map((place) => {
        const name = persons[verbs.personOf(place) ?? -1] ?? ''
        // Nobody gives *él* or *ella* a command.
        return place.tense.endsWith('imperative') ? name.replace(/^.+, /, '') : name
      }),
    ),
  ]
    .filter((name) => name !== '')
    .join(' / ')

/** A negative command uses the subjunctive. */
const tenseOf = ({ tense }: Place) => (tense === 'negative-imperative' ? 'present-subjunctive' : tense)

const tenseName = (tense: ReturnType<typeof tenseOf>) =>
  tense === 'infinitive' || tense === 'gerund' || tense === 'participle' ? tense : tenseNames[tense].en

/** The start of a clause that has no subject yet, so that a command is possible. */
const clauseStart = /(?:^|[.,;:!¡—]|\b(?:y|e|pero|o|luego|después|primero|entonces|favor))\s*$/u
/** A command cannot follow these: a subject, a pronoun before its verb, a question word, a conjunction. */
const beforeStatement =
  /(?:¿[^.!]*|(?:^|[^\p{L}])(?:yo|tú|él|ella|usted|ell[oa]s|ustedes|no|me|te|se|l[oae]s?|nos|os|qui[eé]n|c[oó]mo|d[oó]nde|cu[aá]ndo|qué|porque|si))\s*$/u
/** A noun that may be the subject: one that has no preposition before it and is not an expression of time. */
const nounBefore =
  /(?:^|[,;:.]|\by)\s*(?:(?!(?:a|de|en|con|por|para|sin|desde|hasta|y) )\p{L}+ )?(?:el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?|est[ea]|un|una|nadie|todos)(?! (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|semana|mes|año|fin|día|noche|tarde|mañana|verano|invierno|próxim[oa])) [^,;:.]*$/iu
/** Words that may call for a subjunctive later in the sentence. */
const subjunctiveCue =
  /(?:^|[^\p{L}])(?:que|cuando|ojalá|quizás?|aunque|vez|como si|donde|hasta|tan pronto)(?!\p{L})/iu
const preteriteCue = /(?:^|[^\p{L}])(?:ayer|anoche|anteayer|pasad[oa]s?|aquel)(?!\p{L})/iu
const presentCue =
  /(?:^|[^\p{L}])(?:siempre|cada|todos|todas|normalmente|veces|hoy|ahora|mañana|próxim[oa])(?!\p{L})/iu
const habitCue = /(?:^|[^\p{L}])(?:siempre|cada|todos|todas|normalmente|veces)(?!\p{L})/iu

/** The tenses and persons that a form can have in this sentence: *hable* is a command unless something needs the subjunctive. */
function readingsIn(places: readonly Place[], lead: string, sentence: string): readonly Place[] {
  const noTenses = new Set<Place['tense']>()
  const isSubjunctive = /(?:^|[^\p{L}])(?:que|ojalá|no)\s*(?:(?:me|te|se|l[oae]s?|nos|os)\s*)*$/iu.test(lead)
  if (isSubjunctive || beforeStatement.test(lead) || (nounBefore.test(lead) && !clauseStart.test(lead)))
    noTenses.add('imperative')
  else if (!subjunctiveCue.test(lead)) noTenses.add('present-subjunctive')
  if (preteriteCue.test(sentence)) noTenses.add('present')
  else if (presentCue.test(sentence)) noTenses.add('preterite')
  const left = places.filter((place) => !noTenses.has(tenseOf(place)))
  return left.length === 0 ? places : left
}

const isParticipleOf = (key: string, verbs: FormFinder) =>
  verbs.places(key, { fold: false }).some(({ tense }) => tense === 'participle')

/** In a statement, *vaya* is not a command but the subjunctive, which looks the same. */
function withoutCommands(
  read: readonly Place[],
  all: readonly Place[],
  needsCommand: boolean,
): readonly Place[] {
  const isOther = ({ tense }: Place) => tense !== 'imperative' && tense !== 'negative-imperative'
  if (needsCommand || read.every(isOther)) return read
  const subjunctive = all.filter(({ tense }) => tense === 'present-subjunctive')
  const others = read.filter(isOther)
  return subjunctive.length === 0 ? read : others.length > 0 ? others : subjunctive
}

/** *habían* for *había*. */
const isPluralThereIs = (typed: readonly Place[], needed: readonly Place[]) =>
  typed.some(({ infinitive, person }) => infinitive === 'haber' && person === 5) &&
  needed.some(({ infinitive, person }) => infinitive === 'haber' && person === 2)

/** *Fue* and *fuera* are forms of both *ser* and *ir*. If *a* follows, it is *ir*. */
const verbOf = (places: readonly Place[], next: string | undefined, other?: Spanish): Spanish | undefined => {
  const verbs = places.map(({ infinitive }) => infinitive).filter((infinitive) => infinitive !== other)
  if (verbs.includes('ser') && verbs.includes('ir')) return next === 'a' ? 'ir' : 'ser'
  return verbs[0]
}

const vehicles = /^(?:autobús|autocar|avión|barco|bus|coche|metro|tren|tranvía)$/

/**
 * Explains the difference between two forms of one verb: the person, the tense or both. Names only the persons and
 * tenses that the forms can have in this sentence.
 */
function ofOneVerb(
  typed: Word,
  needed: Word,
  typedPlaces: readonly Place[],
  neededPlaces: readonly Place[],
  lead: string,
  sentence: string,
  previousTyped: string | undefined,
  nextTyped: string | undefined,
  verbs: FormFinder,
): Diagnosis | undefined {
  const isCommand = (places: readonly Place[]) => places.some(({ tense }) => tense === 'imperative')
  const shared = (places: readonly Place[], others: readonly Place[]) =>
    readingsIn(
      places.filter(({ infinitive }) => others.some((other) => other.infinitive === infinitive)),
      lead,
      sentence,
    )
  const theirs = shared(neededPlaces, typedPlaces)
  const needsCommand = isCommand(theirs)
  const ofSame = typedPlaces.filter(({ infinitive }) => theirs.some((one) => one.infinitive === infinitive))
  const mine = withoutCommands(shared(typedPlaces, neededPlaces), ofSame, needsCommand)
  if (mine.length === 0) return undefined
  // *Ven* is a form of *ver*, but as a command it belongs to *venir*. A sentence about a habit is not a command.
  const mayBeCommand = !habitCue.test(lead) && isCommand(readingsIn(neededPlaces, lead, sentence))
  if (!isCommand(mine) && isCommand(typedPlaces) && mayBeCommand) return undefined
  const next = nextTyped ?? wordsOf(sentence.slice(lead.length + needed.text.length))[0]
  // *habían cerrado* has a subject.
  const isCompound = next !== 'habido' && isParticipleOf(next ?? '', verbs)
  if (isPluralThereIs(typedPlaces, neededPlaces) && !isCompound) {
    return { because: `“There is” and “there are” are always singular: *${shown(needed)}*.`, sure: true }
  }
  const said = `*${shown(typed)}*`
  const form = `*${shown(needed)}*`
  // *He podido* may be right instead of *pude*, as it is in some countries.
  if (isHaber(previousTyped) && mine.every((place) => place.tense === 'participle')) return undefined
  const [tense, ...otherTenses] = [...new Set(theirs.map(tenseOf))]
  const own = mine.filter((place) => tenseOf(place) === tense)
  // The needed form may be ambiguous: *duerme* is a command too.
  if (tense === undefined || otherTenses.length > 0) {
    const [infinitive] = mine.map((place) => place.infinitive)
    const [own = 'infinitive', ...others] = new Set(mine.map(tenseOf))
    const name =
      others.length > 0
        ? `another form of *${infinitive}*`
        : `the ${tenseName(own)} (*${personName(mine, verbs)}*)`
    return { because: `${said} is ${name.replace(' (**)', '')}. Here you need ${form}.`, sure: true }
  }
  if (own.length > 0) {
    const isOnly = (places: readonly Place[], person: number) =>
      places.every((one) => verbs.personOf(one) === person)
    if (isOnly(own, 5) && isOnly(theirs, 4))
      return {
        because: `${said} is for *ustedes*, which people in Latin America use with friends too. Here you need *vosotros*: ${form}.`,
        sure: true,
      }
    return {
      because: `${said} is for *${personName(own, verbs)}*. Here you need *${personName(theirs, verbs)}*: ${form}.`,
      sure: true,
    }
  }
  const isSamePerson = (one: Place) => theirs.some((other) => verbs.personOf(one) === verbs.personOf(other))
  const samePerson = mine.filter(isSamePerson)
  const meant = samePerson.length > 0 ? samePerson : mine
  const isWithoutPerson = [meant, theirs].some((places) => places[0]?.person === undefined)
  const isNamed = samePerson.length === 0 && !isWithoutPerson
  const person = (places: readonly Place[]) => (isNamed ? ` (*${personName(places, verbs)}*)` : '')
  const names = [...new Set(meant.map(tenseOf))].map(tenseName).join(' or the ')
  return {
    because: `${said} is the ${names}${person(meant)}. Here you need the ${tenseName(tense)}${person(theirs)}: ${form}.`,
    // Another tense may be right, or may belong to a different wording.
    sure:
      meant.every((place) => place.person === undefined) &&
      theirs.some((place) => place.person !== undefined),
  }
}

/** Spells letters that sound the same before different vowels in one way: *busco* and *busqué* have the same stem. */
const sound = (form: Spanish) => form.replace(/qu|[cz]/g, 'k').replace(/g[uü]|j/g, 'g')

/** Explains a form that treats the verb as regular: *tení, sabo*. */
function asIfRegular(
  typed: Word,
  needed: Word,
  places: readonly Place[],
  verbs: FormFinder,
): Diagnosis | undefined {
  for (const { infinitive, tense, person } of places) {
    if (tense === 'infinitive' || tense === 'gerund' || tense === 'participle' || person === undefined)
      continue
    // A form such as *sentaos* differs because of its pronoun, not because the verb is irregular.
    if (tense === 'imperative' && /(?:te|se|nos|os)$/.test(needed.key)) continue
    const regular = regularForm(infinitive, tense, person, verbs.form(infinitive, tense, person) ?? '')
    if (withoutAccents(regular) === withoutAccents(typed.key) && typed.key !== needed.key) {
      const change = sound(regular) === sound(needed.key) ? 'changes its spelling' : 'is irregular'
      return {
        because: `~~${typed.text}~~ would be correct for a regular verb, but *${infinitive}* ${change}: *${shown(needed)}*.`,
        sure: true,
      }
    }
  }
  return undefined
}

/** What is needed to judge the differences between an answer and an accepted sentence. */
export interface Judged {
  typed: readonly Word[]
  /** The words of the accepted sentence. */
  needed: readonly Word[]
  /** For each typed word, the index of the accepted word that it matches; -1 if it matches none. */
  places: readonly number[]
  /** The accepted sentence; for a gap, with the words around the gap. */
  sentence: Spanish
  /** What the student should say. */
  task: English
  verbs: FormFinder
  /** Pairs of adjacent words in the accepted sentences. */
  pairs: ReadonlySet<string>
  /** Whether every accepted sentence denies something or, for `false`, none does. */
  isAlways: (denies: boolean) => boolean
}

const keyAt = (words: readonly Word[], at: number) => words[at]?.key ?? ''

/**
 * Whether a typed word is in the same place as in the accepted sentence, even if in a different form. The two starts
 * match each other, and so do the two ends.
 */
function isAnchored({ typed, needed, places }: Judged, at: number, place: number): boolean {
  if (at < 0 || place < 0) return at < 0 && place < 0
  if (at >= typed.length || place >= needed.length) return at >= typed.length && place >= needed.length
  if (places[at] !== place) return false
  const one = keyAt(typed, at)
  const other = keyAt(needed, place)
  return one === other || isAgreement(one, other) || isMisspelt(one, other)
}

/** Whether an accepted sentence has the typed word directly after the previous word or directly before the next one. */
const isBeside = ({ typed, pairs }: Judged, at: number) => ({
  before: at > 0 && pairs.has(`${keyAt(typed, at - 1)} ${keyAt(typed, at)}`),
  behind: at < typed.length - 1 && pairs.has(`${keyAt(typed, at)} ${keyAt(typed, at + 1)}`),
})

/**
 * Whether a subjunctive may be right here: about somebody unknown (*gente que no conozcas*), or in the imperfect (*podría ser que lloviera*).
 */
function mayBeMeant({ typed }: Judged, at: number, own: readonly Place[], needed: readonly Place[]): boolean {
  const isAll = (places: readonly Place[], tense: RegExp) => places.every((one) => tense.test(one.tense))
  const before = keyAt(typed, at - 1) === 'no' ? keyAt(typed, at - 2) : keyAt(typed, at - 1)
  return (
    before === 'que' &&
    isAll(own, /subjunctive|imperative/) &&
    (isAll(own, /^imperfect/) || !needed.some(({ tense }) => /subjunctive|imperative/.test(tense)))
  )
}

/**
 * Words with the capitals that they have inside the sentence: *en Perú*. Undefined if the sentence does not contain
 * them.
 */
const asWritten = (words: string, sentence: Spanish) => {
  const at = sentence.toLowerCase().indexOf(words)
  return at === -1 ? undefined : at === 0 ? words : sentence.slice(at, at + words.length)
}

/**
 * Restores the capitals of names in a reason, because answers are compared in lower case. The first word of a sentence
 * counts as a name only if the English has it too.
 */
export function withNames(said: RichText, sentence: Spanish, task: English): RichText {
  let named = said
  for (const { 0: name, index } of sentence.matchAll(/\p{Lu}\p{Ll}{2,}/gu)) {
    const isStart = /(?:^|[.?!…:] )[^\p{L}]*$/u.test(sentence.slice(0, index))
    if (isStart && !task.includes(name)) continue
    named = named.replace(new RegExp(`(^|[^\\p{L}])${name.toLowerCase()}(?!\\p{L})`, 'gu'), `$1${name}`)
  }
  return named
}

/** Whether a verb before this word may take an infinitive: *suelo hablar*, *voy a salir*, *tengo que irme*. */
const isHelped = ({ typed, verbs }: Judged, at: number) => {
  const before = keyAt(typed, at - 1)
  const helper = /^(?:a|de|que)$/.test(before) ? keyAt(typed, at - 2) : before
  if (isHaber(before)) return false
  return verbs.places(helper, { fold: true }).length > 0
}

export const isOneRow = (one: string, other: string) =>
  rows.some((row) => row.includes(one) && row.includes(other))

/**
 * Whether either of two forms of a verb may be right. “You” may be one person or several, a friend or an adult, unless
 * the task says which. *Podría* may be as polite as *puede*, the present is used for the future, and a gerund for a clause.
 */
function mayMeanEither(
  own: readonly Place[],
  needed: readonly Place[],
  { typed, task, verbs }: Judged,
): boolean {
  const isAll = (places: readonly Place[], test: (place: Place) => boolean) => places.every(test)
  const isYou = (place: Place) => [1, 2, 4, 5].includes(verbs.personOf(place) ?? -1)
  const inTense = (name: RegExp) => (place: Place) => name.test(place.tense)
  if (
    /\byou/i.test(task) &&
    !/\(|\bhe\b|\bshe\b|\bthey\b/i.test(task) &&
    own.some(isYou) &&
    needed.some(isYou)
  ) {
    const isSamePerson = own.some((one) =>
      needed.some((other) => verbs.personOf(one) === verbs.personOf(other)),
    )
    if (!isSamePerson) return true
  }
  return (
    (isAll(own, inTense(/^conditional$/)) && needed.some(inTense(/^present$/))) ||
    (own.some(({ infinitive }) => /^(?:poder|querer|deber)$/.test(infinitive)) &&
      own.some(inTense(/^present$/)) &&
      needed.some(inTense(/^conditional$/))) ||
    (typed.length > 1 && isAll(own, inTense(/^future$/)) && needed.some(inTense(/^present/))) ||
    (isAll(own, inTense(/^gerund$/)) && isAll(needed, ({ person }) => person !== undefined))
  )
}

/** A word that was typed instead of another. */
function ofOther(
  { typed, needed, at }: Difference & { kind: 'other' },
  judged: Judged,
): Diagnosis | undefined {
  const { typed: allTyped, needed: allNeeded, sentence, verbs } = judged
  const place = judged.places[at] ?? -1
  const lead = sentence.slice(0, placeOf(needed, sentence))
  const nextNeeded = allNeeded[place + 1]?.text
  const nextTyped = allTyped[at + 1]?.text
  const previousTyped = allTyped[at - 1]?.key
  const isAfter = isAnchored(judged, at - 1, place - 1)
  const isBefore = isAnchored(judged, at + 1, place + 1)
  const beside = isBeside(judged, at)
  const form = `*${shown(needed)}*`
  if (withoutAccents(typed.key) === withoutAccents(needed.key)) {
    // Either *que* or *qué* may be right in a different wording.
    const because = mixesUpEnes(typed.key, needed.key) ? aboutEnes([shown(needed)]) : `It’s spelt ${form}.`
    return { because, sure: !isLittle(needed.key) }
  }
  // *por lo cual*, *y* for *, que*
  if (typed.key === 'cual' && /^(?:el·?|l[oa]s?)$/.test(previousTyped ?? '')) return undefined
  if (/^(?:que|como|porque)$/.test(typed.key) && /^(?:y|e|pero)$/.test(needed.key)) return undefined
  if (isLittle(typed.key) && isLittle(needed.key) && !isOneRow(typed.key, needed.key)) {
    // A function word belongs with the next word. If the next word is not the expected one, the function word may be
    // right.
    if (!isBefore || beside.before || beside.behind) return undefined
  }
  if ((typed.key === 'por' && needed.key === 'para') || (typed.key === 'para' && needed.key === 'por')) {
    return { because: `*Por* and *para* both mean _for_. Here you need ${form}.`, sure: false }
  }
  // People also say *por*, mostly for goods that are sent.
  if (typed.key === 'por' && needed.key === 'en' && vehicles.test(nextTyped ?? '')) {
    return { because: `People usually say *en ${nextTyped}*.`, sure: false }
  }
  const haber = allNeeded[place - 1]?.key ?? wordsOf(lead).at(-1)
  const isOfEnding = /[oa]s?$/.test(typed.key) && isAgreement(typed.key, needed.key)
  // But *había sido abierta* does.
  const isAfterHaber = isHaber(haber) && (previousTyped === undefined || isHaber(previousTyped))
  if (isAfterHaber && isParticipleOf(needed.key, verbs) && isOfEnding) {
    return { because: `After *haber* the participle never changes: ${form}.`, sure: true }
  }
  const typedPlaces = verbs.places(typed.key, { fold: false })
  const loosePlaces = typedPlaces.length > 0 ? typedPlaces : verbs.places(typed.key, { fold: true })
  const neededPlaces = verbs.places(needed.key, { fold: false })
  const isWithoutPerson = loosePlaces.length > 0 && loosePlaces.every(({ person }) => person === undefined)
  // Another accepted sentence has the form next to the same words.
  if (loosePlaces.length > 0 && (beside.before || (beside.behind && !isWithoutPerson))) return undefined
  // *Visto* is also a form of *vestir*; beside *vista* it is a participle.
  const isOfParticiple = typedPlaces.some(({ tense }) => tense === 'participle')
  // After *está*, *fría* is an adjective, not a form of *freír*.
  const isSaidOf = /(?:^|[^\p{L}])(?:es|son|eran?|fue|soy|estoy|está[ns]?|estaban?|muy|tan)\s*$/u.test(lead)
  const isOtherGender =
    (isOfParticiple || isSaidOf || isAdjectiveForm(needed.key)) && isAgreement(typed.key, needed.key)
  if (neededPlaces.length > 0 && !isOtherGender) {
    const isInfinitive = loosePlaces.some(({ tense }) => tense === 'infinitive')
    const needsPerson = neededPlaces.every(({ person }) => person !== undefined)
    if (isInfinitive && needsPerson && isHelped(judged, at)) return undefined
    const same = ofOneVerb(
      typed,
      needed,
      loosePlaces,
      neededPlaces,
      lead,
      sentence,
      previousTyped,
      nextTyped,
      verbs,
    )
    // The verb may have a different subject, as in *estaban todas vendidas*.
    const isOfOthers =
      isAfterNoSubject.test(keyAt(allTyped, at - 1)) &&
      isBefore &&
      rows.every((row) => !row.includes(nextTyped ?? '') || row[0] === 'todo') &&
      keyAt(allTyped, at + 1) !== keyAt(allNeeded, place + 1)
    if (isOfOthers || mayBeMeant(judged, at, loosePlaces, neededPlaces)) return undefined
    // After other words, the verb may have another subject.
    const person = subjects.indexOf(keyAt(allTyped, at - 1).replace(/as$/, 'os'))
    const hasSubject = neededPlaces.some((one) => verbs.personOf(one) === person)
    const start = hasSubject ? at - 1 : at
    const isUnderstood =
      isAnchored(judged, start - 1, place - 1) &&
      allTyped.slice(0, start).every((_, index) => isAnchored(judged, index, judged.places[index] ?? -1))
    if (same !== undefined && mayMeanEither(loosePlaces, neededPlaces, judged)) return undefined
    if (same !== undefined) return { ...same, sure: same.sure && isUnderstood }
    const wrongVerb = mixedUp.find(
      (set) =>
        loosePlaces.some(({ infinitive }) => set.includes(infinitive)) &&
        neededPlaces.some(({ infinitive }) => set.includes(infinitive)),
    )
    // *Estuvimos en el teatro* and *tuvimos dos huelgas* may be right where *fuimos* and *hubo* are expected.
    const isTenerOrHaber = loosePlaces.every(({ infinitive }) => /^(?:tener|haber|ir)$/.test(infinitive))
    const isIr = verbOf(neededPlaces, nextNeeded) === 'ir'
    if (wrongVerb !== undefined && !(wrongVerb.includes('ser') && (isTenerOrHaber || isIr))) {
      const ofSet = (places: readonly Place[]) =>
        places.filter(({ infinitive }) => wrongVerb.includes(infinitive))
      const theirs = verbOf(ofSet(neededPlaces), nextNeeded) ?? ''
      const mine = verbOf(ofSet(loosePlaces), nextTyped, theirs) ?? ''
      const isFrom = mine === typed.key ? 'is a different verb' : `is from *${mine}*`
      const because = `*${shown(typed)}* ${isFrom}. Here you need *${theirs}*: ${form}.`
      return { because, sure: isAfter && isBefore }
    }
    const regular = asIfRegular(typed, needed, neededPlaces, verbs)
    if (regular !== undefined) return regular
  }
  const isVerb = !isOtherGender && neededPlaces.some(({ person }) => person !== undefined)
  if (isAgreement(typed.key, needed.key) && !(isVerb && !isLittle(needed.key)))
    return ofAgreement(typed, needed, isAfter, isBefore, isSaidOf, judged, at)
  if (typed.key === 'muy' && /^much/.test(needed.key)) {
    return isBefore
      ? { because: `*Muy* goes before adjectives and adverbs. Here you need ${form}.`, sure: true }
      : undefined
  }
  if (/^much[oa]s?$/.test(typed.key) && needed.key === 'más') {
    return { because: '*Mucho* is “a lot”. “More” is *más*.', sure: true }
  }
  if (isLittle(typed.key) && isLittle(needed.key)) {
    if (mayBeEither(typed.key, needed.key)) return undefined
    return { because: `Use ${form}, not ~~${shown(typed)}~~.`, sure: false }
  }
  if (isSlip(typed.key, needed.key, verbs) && (isAfter || isBefore)) {
    const what = neededPlaces.length > 0 ? 'The correct form is' : 'It’s spelt'
    return { because: `${what} ${form}.`, sure: true }
  }
  return undefined
}

/** Whether what was typed is not a word but a typing error for the needed one. */
const isSlip = (typed: string, needed: string, verbs: FormFinder) =>
  !isLittle(typed) &&
  !otherWords.test(typed) &&
  !isNumberWord(typed, { fold: true }) &&
  verbs.places(typed, { fold: true }).length === 0 &&
  withoutPronouns(typed).every((form) => verbs.places(form, { fold: true }).length === 0) &&
  isMisspelt(typed, needed) &&
  letterDistance(withoutAccents(typed), withoutAccents(needed)) === 1

/** Explains the same word in another gender or number, or a word that looks like one. */
function ofAgreement(
  typed: Word,
  needed: Word,
  isAfter: boolean,
  isBefore: boolean,
  isSaidOf: boolean,
  judged: Judged,
  at: number,
): Diagnosis | undefined {
  const { needed: allNeeded, verbs } = judged
  const place = judged.places[at] ?? -1
  const beside = isBeside(judged, at)
  const nextNeeded = allNeeded[place + 1]?.text
  const nextTyped = judged.typed[at + 1]?.text
  const form = `*${shown(needed)}*`
  const isDeterminer = rows.some((row) => row.includes(typed.key))
  // A word agrees with its neighbour. If the neighbour is a different word, another form may be right.
  if (isDeterminer ? !isBefore || beside.behind : (!isAfter && !isBefore) || (beside.before && beside.behind))
    return undefined
  if (isNumberWord(needed.key, { fold: false }) && !/(?:cient|quinient)[oa]s$|un[oa]?$|ún$/.test(needed.key))
    return { because: `This number never changes: ${form}.`, sure: true }
  if (/^(?:buen|mal|primer|tercer)$/.test(needed.key) && typed.key === `${needed.key}o`) {
    const because = `Before a masculine noun *${typed.key}* drops its *-o*: *${needed.key} ${nextNeeded}*.`
    return { because, sure: true }
  }
  const before = keyAt(allNeeded, place - 1)
  const isNoun = rows.some((row) => row.includes(before)) || isNumberWord(before, { fold: false })
  const plain = needed.key.replace(/[oa]s?$/, 'o')
  const isOfNoun = isAdjectiveForm(needed.key) || isSaidOf || (isParticipleOf(plain, verbs) && !isNoun)
  // A noun on its own may be singular or plural.
  const agreement =
    isDeterminer || isNoun || isOfNoun ? agreementOf(typed.key, needed.key, nextNeeded, isOfNoun) : undefined
  const tens = keyAt(allNeeded, place - 2)
  const number = before === 'y' && isNumberWord(tens, { fold: false }) ? tens : ''
  const ahead = number === '' ? '' : `${number} y `
  const behind = (next: string | undefined) => (isDeterminer && next !== undefined ? ` ${next}` : '')
  const right = `*${ahead}${shown(needed)}${behind(nextNeeded)}*`
  const wrong = `~~${number === '' ? '' : `${keyAt(judged.typed, at - 2)} y `}${shown(typed)}${behind(nextTyped)}~~`
  return {
    because:
      agreement === undefined
        ? `Here you need ${right}, not ${wrong}.`
        : `It has to be ${agreement}: ${right}, not ${wrong}.`,
    sure: false,
  }
}

/**
 * Whether two words are close enough for a typing error: one letter in a word of at least four, or two in a word of at
 * least six if the first three are the same.
 */
function isMisspelt(typed: string, needed: string): boolean {
  const one = withoutAccents(typed)
  const other = withoutAccents(needed)
  if (/\d/.test(one) || one.charAt(0) !== other.charAt(0)) return false
  // *ahorita* is not a typing error for *ahora*, nor *leyéndome* for *leyendo*.
  const plain = one.replace(/it(?=[oa]s?$)/, '')
  // Nor is the plural of an unknown verb a typing error for its singular.
  if (/[aeo]n$/.test(one) !== /[aeo]n$/.test(other) && /[aeo]n?$/.test(one) && /[aeo]n?$/.test(other))
    return false
  if (plain === other || withoutPronouns(plain).includes(other)) return false
  const distance = letterDistance(one, other)
  const length = Math.min(one.length, other.length)
  return distance === 1 ? length >= 4 : distance === 2 && length >= 6 && one.slice(0, 3) === other.slice(0, 3)
}

/** A command, an infinitive or a gerund without its attached pronouns: with one removed and with two. */
const withoutPronouns = (key: string) => {
  const one = key.replace(/(?:me|te|se|nos|os|l[oae]s?)$/, '')
  return [one, one.replace(/(?:me|te|se|nos|os)$/, '')]
}

/** Real words that differ from another word by one letter. */
const otherWords =
  /^(?:buen|bien|cama|casa|caso|cosa|pero|perro|caro|carro|hora|ahora|mejor|mayor|menor|menos|ruidoso)$/

const joined = (preposition: string) => (preposition === 'a' ? 'al' : 'del')

/** Words as they are written in a sentence. */
const inSentence = (words: readonly Word[]) =>
  words
    .map(({ key, text }) => (key === 'el·' ? key : text || key))
    .join(' ')
    .replace(
      /(^|[^\p{L}])(a|de) el·/u,
      (_, start: string, preposition: string) => `${start}${joined(preposition)}`,
    )
    .replace('el·', 'el')

/** Whether words deny something without *no*. */
const isNegative = (words: readonly Word[]) =>
  words.some(({ key }) => /^(?:nunca|jamás|nadie|nada|tampoco|ni|sin|apenas|ning.*)$/.test(key))
/** Whether words deny something. */
export const isDenial = (words: readonly Word[]): boolean =>
  isNegative(words) || words.some(({ key }) => key === 'no')

/**
 * The offset of a word in its sentence; the end of the sentence if the sentence does not contain it in this form, or if
 * it has no text of its own.
 */
function placeOf({ text }: Word, sentence: Spanish): number {
  const small = sentence.toLowerCase()
  const isLetter = (at: number) => /\p{L}/u.test(small.charAt(at))
  for (let at = small.indexOf(text); at !== -1 && text !== ''; at = small.indexOf(text, at + 1)) {
    if (!isLetter(at - 1) && !isLetter(at + text.length)) return at
  }
  return sentence.length
}

const isAfterNoSubject = /^(?:|ya|no|también|siempre|nunca|pero|que|y|porque|cuando|si)$/

/** For each person, the subject pronoun that can only mean that person. *Él* and *ella* may refer to somebody else. */
const subjects: readonly string[] = ['yo', 'tú', 'usted', 'nosotros', 'vosotros', 'ustedes']

/** Whether an extra word changes nothing: *a la casa* means the same as *a casa*, and a sentence may begin with *y*. */
const isOptional = ({ typed, verbs }: Judged, at: number) => {
  const key = keyAt(typed, at)
  const next = keyAt(typed, at + 1)
  if (at === 0 && /^(?:y|pero|que)$/.test(key)) return true
  if (/^(?:el·|el|la)$/.test(key) && next === 'casa') return true
  // Not *él* or *ella*, which may refer to somebody other than the person in the English.
  const person = subjects.indexOf(key.replace(/as$/, 'os'))
  return (
    person !== -1 &&
    typed.some((one) =>
      verbs.places(one.key, { fold: true }).some((place) => verbs.personOf(place) === person),
    )
  )
}

/** What is wrong with an extra word. */
function ofExtra({ typed: one, at }: Difference & { kind: 'extra' }, judged: Judged): Diagnosis | undefined {
  const { typed, needed, places, verbs } = judged
  const { key } = one
  const beside = isBeside(judged, at)
  const next = places[at + 1] ?? needed.length
  const isBetween = next >= 0 && (at === 0 || (places[at - 1] ?? -1) >= 0)
  // Most extra words may be right: *en, mi, conmigo, lo*. So may the pronoun *la*.
  if (!isSubject(key) && !/^(?:no|a|de|el·?|l[oa]s|la)$/.test(key)) return undefined
  if (/^l[oa]s?$/.test(key) && verbs.places(keyAt(typed, at + 1), { fold: true }).length > 0) return undefined
  if (beside.before || beside.behind || !isBetween || isOptional(judged, at)) return undefined
  // *No como nada* for *nunca como nada*
  if (key === 'no') {
    return judged.isAlways(false) && !isNegative(needed)
      ? { because: 'With *no*, it means the opposite.', sure: false }
      : undefined
  }
  const word = typed[at + 1]?.text.replace('el·', 'el') ?? ''
  const behind = asWritten(word, judged.sentence) ?? word
  return {
    because: `You don’t need *${shown(one)}*${behind === '' ? '' : ` before *${behind}*`}.`,
    sure: false,
  }
}

/** What is wrong when a word is missing. */
function ofMissing(
  { needed: one, at, before }: Difference & { kind: 'missing' },
  judged: Judged,
): Diagnosis | undefined {
  const { typed, needed, places, sentence, pairs } = judged
  const { key } = one
  // Two clauses may be joined by a different word or by none, a thing is often said without its owner, and *el año
  // pasado* is used without *en*.
  if (!isLittle(key) || isOfKind(key, 'possessive')) return undefined
  if (/^(?:y|e|o|u|pero|porque|como|cuando|desde|les?)$/.test(key)) return undefined
  if (key === 'en' && /^(?:año|mes|verano|invierno)$/.test(keyAt(needed, at + 2))) return undefined
  if (pairs.has(`${keyAt(typed, before - 1)} ${keyAt(typed, before)}`)) return undefined
  const isNextThere = before >= typed.length || (places[before] ?? -1) >= 0
  if (!isNextThere) return undefined
  if (key === 'no') {
    if (!judged.isAlways(true)) return undefined
    return {
      because: isNegative(typed) ? '*No* is missing.' : 'Without *no*, it means the opposite.',
      sure: false,
    }
  }
  if (key === 'más' && typed.some((word) => /^much[oa]s?$/.test(word.key)))
    return { because: '*Mucho* is “a lot”. “More” is *más*.', sure: true }
  const hasArticle = needed[at + 1]?.key === 'el·'
  const around = inSentence(needed.slice(Math.max(at - 1, 0), at + (hasArticle ? 3 : 2)))
  if (asWritten(shown(one), sentence) === undefined) return undefined
  // Text that is shown as right must occur in the sentence word for word.
  const example = asWritten(around, sentence)
  const where = example === undefined ? '' : `: *${example}*`
  return { because: `*${shown(one)}* is missing${where}.`, sure: false }
}

/** Explains a difference; undefined if the typed words could be right. */
export function diagnose(difference: Difference, judged: Judged): Diagnosis | undefined {
  const { typed, needed, places, sentence } = judged
  switch (difference.kind) {
    case 'other': {
      const { at } = difference
      const place = places[at] ?? -1
      const before = keyAt(typed, at - 1)
      if (difference.needed.key === 'el·' && difference.typed.key === 'el') {
        if (/^(?:a|de)$/.test(before))
          return { because: 'The two words become one: *del*, *al*.', sure: true }
        if (!isAnchored(judged, at + 1, place + 1)) return undefined
        return { because: `Use *${joined(keyAt(needed, place - 1))}*.`, sure: false }
      }
      // *al lunes* for *el lunes*
      if (difference.typed.key === 'el·' && keyAt(needed, place - 1) !== before) {
        return isAnchored(judged, at + 1, place + 1)
          ? { because: `Use *${shown(difference.needed)}*, not ~~${joined(before)}~~.`, sure: false }
          : undefined
      }
      return ofOther(difference, judged)
    }
    case 'moved': {
      const { key } = difference.needed
      const at = difference.from
      const beside = isBeside(judged, at)
      if (!isTight(key) || beside.before || beside.behind) return undefined
      const around = inSentence(needed.slice(Math.max(difference.at - 1, 0), difference.at + 2))
      if (asWritten(around, sentence) === undefined) return undefined
      return { because: `Put *${shown(difference.needed)}* here: *${around}*.`, sure: true }
    }
    case 'missing':
      return ofMissing(difference, judged)
    case 'extra':
      return ofExtra(difference, judged)
    default:
      return difference satisfies never
  }
}

/** The distance between two words, for finding the accepted sentence that the student probably meant. */
export function makeDistance(verbs: FormFinder): Distance {
  const known = new Map<string, number>()
  const lemmas = (key: string) => verbs.places(key, { fold: true }).map(({ infinitive }) => infinitive)
  const measure: Distance = (typed, needed) => {
    if (withoutAccents(typed) === withoutAccents(needed)) return 0.1
    if (isAgreement(typed, needed)) return 0.3
    const own = lemmas(typed)
    if (own.length > 0 && lemmas(needed).some((lemma) => own.includes(lemma))) return 0.35
    if (isMisspelt(typed, needed)) return 0.4
    if (shareKind(typed, needed) !== undefined) return 0.6
    // An extra word and a missing word are more informative than a replacement.
    if (isSubject(typed) !== isSubject(needed)) return 1.5
    if (own.length > 0 && lemmas(needed).length > 0) return 0.8
    return isLittle(typed) === isLittle(needed) ? 0.95 : 1.2
  }
  return (typed, needed) => {
    if (typed === needed) return 0
    const key = `${typed} ${needed}`
    const found = known.get(key) ?? measure(typed, needed)
    known.set(key, found)
    return found
  }
}
