/** What is wrong with a word that differs from the nearest accepted answer. Says nothing where it could be right. */
import { withoutAccents } from '@/spanish/accents'
import type { RichText, Spanish } from '@/spanish/markup'
import { isNumberWord } from '@/spanish/numbers'
import { persons, tenseNames } from '@/spanish/tenses'
import { compareWithRegular } from '@/spanish/verbs/compare-with-regular'
import type { FormFinder, Place } from '@/spanish/verbs/form-finder'
import { type Difference, type Distance, letterDistance } from './align'
import { determiners, isParticiple } from './same'
import { isSubject } from './spare'
import { type Word, wordsOf } from './words'

/** What a difference was found to be. */
export interface Diagnosis {
  because: RichText
  /** Wrong whatever else the sentence says; else only where the rest of it is understood. */
  sure: boolean
}

/** A word as a student reads it: what was brought to one form is shown as it was written. */
const shown = ({ key, text }: Word) => (text || key).replace('el·', 'el')

/** Words with a grammar of their own instead of a meaning: one of them is no synonym of another. */
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

/** Words that belong to the one behind them, wherever both stand. */
export const isTight = (key: string): boolean =>
  ['article', 'possessive', 'preposition'].some((name) => kindsOf.get(key)?.has(name)) ||
  /^(?:me|te|se|nos|os|les?|no|muy)$/.test(key)
const shareKind = (one: string, other: string): string | undefined => {
  const others = kindsOf.get(other)
  return [...(kindsOf.get(one) ?? [])].find((name) => others?.has(name))
}

/** Verbs that English has one word for, or that students take for each other. */
const mixedUp = [
  'ser estar tener haber hacer ir',
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

/** The same word in another gender or number: what is left without its ending. */
const root = (key: string) => key.replace(/(?:[oae]s?|es|s)$/, '')
const rows = determiners.map((row) => row.split(' '))

function isAgreement(typed: string, needed: string): boolean {
  const one = withoutAccents(typed)
  const other = withoutAccents(needed)
  if (rows.some((row) => row.includes(typed) && row.includes(needed))) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  // *inglés, inglesa*
  if (/[lnrsz]$/.test(short) && long.startsWith(short) && /^(?:as?|es)$/.test(long.slice(short.length)))
    return short.length > 3
  return root(one) === root(other) && root(one).length >= 2 && !isLittle(typed)
}

/** What the needed word is and the typed one is not. */
function agreementOf(typed: string, needed: string): string {
  const row = rows.find((forms) => forms.includes(typed) && forms.includes(needed))
  const isPlural = (key: string) => /[^áéíóú]s$/.test(key)
  if (isPlural(typed) !== isPlural(needed)) return isPlural(needed) ? 'plural' : 'singular'
  const isFeminine = row === undefined ? /as?$/.test(needed) : row.indexOf(needed) % 2 === 1
  return isFeminine ? 'feminine' : 'masculine'
}

/** The names of the persons that a form is. */
const personName = (places: readonly Place[], verbs: FormFinder) =>
  [...new Set(places.map((place) => verbs.personOf(place)))]
    .map((person) => (person === undefined ? '' : (persons[person] ?? '')))
    .filter((name) => name !== '')
    .join(' / ')

/** What a "don’t" is written with is the subjunctive. */
const tenseOf = ({ tense }: Place) => (tense === 'negative-imperative' ? 'present-subjunctive' : tense)

const tenseName = (tense: ReturnType<typeof tenseOf>) =>
  tense === 'infinitive' || tense === 'gerund' || tense === 'participle' ? tense : tenseNames[tense].en

/** Where a clause begins that has no subject yet, so that a command may stand there. */
const clauseStart = /(?:^|[.,;:!¡—]|\b(?:y|e|pero|o|luego|después|primero|entonces|favor))\s*$/u
/** What no command follows: a subject, a pronoun before its verb, a question, a joining word. */
const beforeStatement =
  /(?:¿[^.!]*|(?<!\p{L})(?:yo|tú|él|ella|usted|ell[oa]s|ustedes|no|me|te|se|l[oae]s?|nos|os|qui[eé]n|c[oó]mo|d[oó]nde|cu[aá]ndo|qué|porque|si))\s*$/u
/** A noun that may be the subject: one without a preposition before it that is no time. */
const nounBefore =
  /(?:^|[,;:.]|\by)\s*(?:(?!(?:a|de|en|con|por|para|sin|desde|hasta|y) )\p{L}+ )?(?:el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?|est[ea]|un|una|nadie|todos)(?! (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|semana|mes|año|fin|día|noche|tarde|mañana|verano|invierno|próxim[oa])) [^,;:.]*$/iu
/** What calls for the subjunctive somewhere behind it. */
const subjunctiveCue =
  /(?<!\p{L})(?:que|cuando|ojalá|quizás?|aunque|vez|como si|donde|hasta|tan pronto)(?!\p{L})/iu
const preteriteCue = /(?<!\p{L})(?:ayer|anoche|anteayer|pasad[oa]s?|hace|aquel)(?!\p{L})/iu
const presentCue =
  /(?<!\p{L})(?:siempre|cada|todos|todas|normalmente|veces|hoy|ahora|mañana|próxim[oa])(?!\p{L})/iu
const habitCue = /(?<!\p{L})(?:siempre|cada|todos|todas|normalmente|veces)(?!\p{L})/iu

/** The places that a form can have in a sentence: *hable* is a command unless something calls for the subjunctive. */
function readingsIn(places: readonly Place[], lead: string, sentence: string): readonly Place[] {
  const noTenses = new Set<Place['tense']>()
  const isSubjunctive = /(?<!\p{L})(?:que|ojalá|no)\s*(?:(?:me|te|se|l[oae]s?|nos|os)\s*)*$/iu.test(lead)
  if (isSubjunctive || beforeStatement.test(lead) || (nounBefore.test(lead) && !clauseStart.test(lead)))
    noTenses.add('imperative')
  else if (!subjunctiveCue.test(lead)) noTenses.add('present-subjunctive')
  if (preteriteCue.test(sentence)) noTenses.add('present')
  else if (presentCue.test(sentence)) noTenses.add('preterite')
  const left = places.filter((place) => !noTenses.has(tenseOf(place)))
  return left.length === 0 ? places : left
}

/** *habían* for *había*. */
const isPluralThereIs = (typed: readonly Place[], needed: readonly Place[]) =>
  typed.some(({ infinitive, person }) => infinitive === 'haber' && person === 5) &&
  needed.some(({ infinitive, person }) => infinitive === 'haber' && person === 2)

/** Of *fue* and *fuera* both verbs could be meant: *ir* goes on with *a*. */
const verbOf = (places: readonly Place[], next: string | undefined, other?: Spanish): Spanish | undefined => {
  const verbs = places.map(({ infinitive }) => infinitive).filter((infinitive) => infinitive !== other)
  if (verbs.includes('ser') && verbs.includes('ir')) return next === 'a' ? 'ir' : 'ser'
  return verbs[0]
}

/** What *haber* in each tense makes with a participle. */
const compoundNames: Readonly<Partial<Record<string, string>>> = {
  present: tenseNames.perfect.en,
  imperfect: tenseNames.pluperfect.en,
  future: tenseNames['future-perfect'].en,
  conditional: tenseNames['conditional-perfect'].en,
  'present-subjunctive': tenseNames['perfect-subjunctive'].en,
  'imperfect-subjunctive': tenseNames['pluperfect-subjunctive'].en,
}

/** Two forms of one verb: another person, another tense, or both. Names of a form only what it can be where it stands. */
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
  const mine = shared(typedPlaces, neededPlaces)
  const theirs = shared(neededPlaces, typedPlaces)
  if (mine.length === 0) return undefined
  // *ven* is a form of *ver*, but as a command it is another verb than *ve*. What somebody always does is no command.
  const mayBeCommand = !habitCue.test(lead) && isCommand(readingsIn(neededPlaces, lead, sentence))
  if (!isCommand(mine) && isCommand(typedPlaces) && mayBeCommand) return undefined
  const next = nextTyped ?? wordsOf(sentence.slice(lead.length + needed.text.length))[0]
  // *habían cerrado* has a subject.
  if (isPluralThereIs(typedPlaces, neededPlaces) && !(isParticiple(next) && next?.endsWith('o'))) {
    return { because: `“There is” and “there are” are always singular: *${shown(needed)}*.`, sure: true }
  }
  const said = `*${shown(typed)}*`
  const form = `*${shown(needed)}*`
  const helper = verbs
    .places(previousTyped ?? '', { fold: true })
    .find(({ infinitive }) => infinitive === 'haber')
  const compound = compoundNames[helper?.tense ?? '']
  if (compound !== undefined && mine.every((place) => place.tense === 'participle')) {
    return {
      because: `*${previousTyped} ${shown(typed)}* is the ${compound}; here it is ${form}.`,
      sure: true,
    }
  }
  const [tense, ...otherTenses] = [...new Set(theirs.map(tenseOf))]
  const own = mine.filter((place) => tenseOf(place) === tense)
  // What the needed form is could be one of several: *duerme* is a command too.
  if (tense === undefined || otherTenses.length > 0) {
    const [infinitive] = mine.map((place) => place.infinitive)
    const [own = 'infinitive', ...others] = new Set(mine.map(tenseOf))
    const name =
      others.length > 0
        ? `another form of *${infinitive}*`
        : `the ${tenseName(own)} (*${personName(mine, verbs)}*)`
    return { because: `${said} is ${name.replace(' (**)', '')}; here it is ${form}.`, sure: true }
  }
  if (own.length > 0) {
    const isOnly = (places: readonly Place[], person: number) =>
      places.every((one) => verbs.personOf(one) === person)
    if (isOnly(own, 5) && isOnly(theirs, 4))
      return {
        because: `${said} is *ustedes*, which America says to friends too; here it is *vosotros*: ${form}.`,
        sure: true,
      }
    return {
      because: `${said} is *${personName(own, verbs)}*; here it is *${personName(theirs, verbs)}*: ${form}.`,
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
    because: `${said} is the ${names}${person(meant)}; here it is the ${tenseName(tense)}${person(theirs)}: ${form}.`,
    // Another tense may be right, or belong to another way to say it.
    sure:
      meant.every((place) => place.person === undefined) &&
      theirs.some((place) => place.person !== undefined),
  }
}

/** The verb as if it were regular: *tení, sabo*. */
function asIfRegular(
  typed: Word,
  needed: Word,
  places: readonly Place[],
  verbs: FormFinder,
): Diagnosis | undefined {
  for (const { infinitive, tense, person } of places) {
    if (tense === 'infinitive' || tense === 'gerund' || tense === 'participle' || person === undefined)
      continue
    // The pronoun of *sentaos* is not what makes a verb irregular.
    if (tense === 'imperative' && /(?:te|se|nos|os)$/.test(needed.key)) continue
    const { regular } = compareWithRegular(
      infinitive,
      tense,
      person,
      verbs.form(infinitive, tense, person) ?? '',
    )
    if (withoutAccents(regular) === withoutAccents(typed.key) && typed.key !== needed.key) {
      return {
        because: `A regular verb would have ~~${typed.text}~~, but *${infinitive}* is irregular: *${shown(needed)}*.`,
        sure: true,
      }
    }
  }
  return undefined
}

/** A word in the place of another. */
function ofOther(
  typed: Word,
  needed: Word,
  lead: string,
  sentence: string,
  nextNeeded: string | undefined,
  previousTyped: string | undefined,
  nextTyped: string | undefined,
  verbs: FormFinder,
): Diagnosis | undefined {
  const form = `*${shown(needed)}*`
  if (withoutAccents(typed.key) === withoutAccents(needed.key)) {
    // *Que* and *qué* may belong to another sentence.
    return { because: `It is written ${form}.`, sure: !isLittle(needed.key) }
  }
  if ((typed.key === 'por' && needed.key === 'para') || (typed.key === 'para' && needed.key === 'por')) {
    return { because: `*Por* and *para* are both _for_: here it is ${form}.`, sure: false }
  }
  const typedPlaces = verbs.places(typed.key, { fold: false })
  const loosePlaces = typedPlaces.length > 0 ? typedPlaces : verbs.places(typed.key, { fold: true })
  const neededPlaces = verbs.places(needed.key, { fold: false })
  // *Visto* is also a form of *vestir*; beside *vista* it is a participle.
  const isParticiple = typedPlaces.some(({ tense }) => tense === 'participle')
  // Nor is *fría* a form of *freír* after *está*.
  const isSaidOf = /(?<!\p{L})(?:es|son|eran?|fue|soy|estoy|está[ns]?|estaban?|muy|tan|más)\s*$/u.test(lead)
  const isOtherGender = (isParticiple || isSaidOf) && isAgreement(typed.key, needed.key)
  if (neededPlaces.length > 0 && !isOtherGender) {
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
    if (same !== undefined) return same
    const wrongVerb = mixedUp.find(
      (set) =>
        loosePlaces.some(({ infinitive }) => set.includes(infinitive)) &&
        neededPlaces.some(({ infinitive }) => set.includes(infinitive)),
    )
    if (wrongVerb !== undefined) {
      const ofSet = (places: readonly Place[]) =>
        places.filter(({ infinitive }) => wrongVerb.includes(infinitive))
      const theirs = verbOf(ofSet(neededPlaces), nextNeeded) ?? ''
      const mine = verbOf(ofSet(loosePlaces), nextTyped, theirs) ?? ''
      const isFrom = mine === typed.key ? 'is another verb' : `is from *${mine}*`
      return { because: `*${shown(typed)}* ${isFrom}; here it is *${theirs}*: ${form}.`, sure: false }
    }
    const regular = asIfRegular(typed, needed, neededPlaces, verbs)
    if (regular !== undefined) return regular
  }
  const isVerb = !isOtherGender && neededPlaces.some(({ person }) => person !== undefined)
  if (isAgreement(typed.key, needed.key) && !(isVerb && !isLittle(needed.key))) {
    if (
      isNumberWord(needed.key, { fold: false }) &&
      !/(?:cient|quinient)[oa]s$|un[oa]?$|ún$/.test(needed.key)
    )
      return { because: `The number never changes: ${form}.`, sure: true }
    const isDeterminer = rows.some((row) => row.includes(typed.key))
    const behind = (next: string | undefined) => (isDeterminer && next !== undefined ? ` ${next}` : '')
    return {
      because: `It has to be ${agreementOf(typed.key, needed.key)}: *${shown(needed)}${behind(nextNeeded)}*, not ~~${shown(typed)}${behind(nextTyped)}~~.`,
      sure: false,
    }
  }
  if (typed.key === 'muy' && /^much/.test(needed.key)) {
    return { because: `*Muy* stands before adjectives and adverbs; here it is ${form}.`, sure: true }
  }
  if (isLittle(typed.key) && isLittle(needed.key)) {
    return { because: `Use ${form}, not ~~${shown(typed)}~~.`, sure: false }
  }
  const isWord =
    isLittle(typed.key) ||
    otherWords.test(typed.key) ||
    isNumberWord(typed.key, { fold: true }) ||
    loosePlaces.length > 0 ||
    verbs.places(withoutPronouns(typed.key), { fold: true }).length > 0
  if (!isWord && isMisspelt(typed.key, needed.key)) {
    const what = neededPlaces.length > 0 ? 'The form is' : 'It is spelt'
    return { because: `${what} ${form}.`, sure: true }
  }
  return undefined
}

/** Near enough to be the same word with a slip: one letter in a word of four, two in one of six that begins the same. */
function isMisspelt(typed: string, needed: string): boolean {
  const one = withoutAccents(typed)
  const other = withoutAccents(needed)
  if (/\d/.test(one) || one.charAt(0) !== other.charAt(0)) return false
  // *ahorita* is no slip for *ahora*, nor *leyéndome* for *leyendo*.
  const plain = one.replace(/it(?=[oa]s?$)/, '')
  // Nor a plural, of a verb that is not known.
  if (/[aeo]n$/.test(one) !== /[aeo]n$/.test(other) && /[aeo]n?$/.test(one) && /[aeo]n?$/.test(other))
    return false
  if (plain === other || withoutPronouns(plain) === other) return false
  const distance = letterDistance(one, other)
  const length = Math.min(one.length, other.length)
  return distance === 1 ? length >= 4 : distance === 2 && length >= 6 && one.slice(0, 3) === other.slice(0, 3)
}

/** A command, an infinitive or a gerund without the pronouns behind it. */
const withoutPronouns = (key: string) => key.replace(/(?:me|te|se|nos|os|l[oae]s?){1,2}$/, '')

/** Words of their own that stand one letter from others. */
const otherWords =
  /^(?:buen|bien|cama|casa|caso|cosa|pero|perro|caro|carro|hora|ahora|mejor|mayor|menor|menos|ruidoso)$/

/** Words as they stand in a sentence. */
const inSentence = (words: readonly Word[]) =>
  words
    .map(({ key, text }) => (key === 'el·' ? key : text || key))
    .join(' ')
    .replace(/(?<!\p{L})(a|de) el·/u, (_, before: string) => (before === 'a' ? 'al' : 'del'))
    .replace('el·', 'el')

/** Whether words deny something without *no*. */
const isNegative = (words: readonly Word[]) =>
  words.some(({ key }) => /^(?:nunca|jamás|nadie|nada|tampoco|ni|sin|apenas|ning.*)$/.test(key))

/** Where a word of a sentence begins in it; at its end where it stands in another form. */
function placeOf({ text }: Word, sentence: Spanish): number {
  const small = sentence.toLowerCase()
  const isLetter = (at: number) => /\p{L}/u.test(small.charAt(at))
  let at = small.indexOf(text)
  while (at !== -1 && (isLetter(at - 1) || isLetter(at + text.length))) at = small.indexOf(text, at + 1)
  return at === -1 ? sentence.length : at
}

/**
 * What a difference is; undefined where it could be right. `needed` are the words of the accepted sentence that it was
 * found in, and `sentence` is that one, with what stands around it where it is a gap.
 */
export function diagnose(
  difference: Difference,
  typed: readonly Word[],
  needed: readonly Word[],
  sentence: Spanish,
  verbs: FormFinder,
): Diagnosis | undefined {
  switch (difference.kind) {
    case 'other': {
      const at = needed.indexOf(difference.needed)
      if (difference.needed.key === 'el·' && difference.typed.key === 'el') {
        const isSplit = /^(?:a|de)$/.test(typed[difference.at - 1]?.key ?? '')
        const word = needed[at - 1]?.key === 'a' ? 'al' : 'del'
        return {
          because: isSplit ? 'The two words become one: *del*, *al*.' : `Use *${word}*.`,
          sure: isSplit,
        }
      }
      return ofOther(
        difference.typed,
        difference.needed,
        sentence.slice(0, placeOf(difference.needed, sentence)),
        sentence,
        needed[at + 1]?.text,
        typed[difference.at - 1]?.key,
        typed[difference.at + 1]?.text,
        verbs,
      )
    }
    case 'moved': {
      if (!isTight(difference.needed.key)) return undefined
      const around = inSentence(needed.slice(Math.max(difference.at - 1, 0), difference.at + 2))
      return { because: `*${shown(difference.needed)}* stands elsewhere: *${around}*.`, sure: true }
    }
    case 'missing': {
      const { key } = difference.needed
      if (key === 'no') {
        return {
          because: isNegative(typed) ? '*No* is missing.' : 'Without *no* it says the opposite.',
          sure: true,
        }
      }
      // Two sentences may follow each other without *pero*.
      if (!isLittle(key) || key === 'pero') return undefined
      const hasArticle = needed[difference.at + 1]?.key === 'el·'
      const around = inSentence(
        needed.slice(Math.max(difference.at - 1, 0), difference.at + (hasArticle ? 3 : 2)),
      )
      return { because: `*${shown(difference.needed)}* is missing: *${around}*.`, sure: false }
    }
    case 'extra': {
      const { key } = difference.typed
      // A *me* or an *en* more may well be right.
      if (!isLittle(key) || /^(?:en|durante|me|te|se|nos|os|mí|ti|ya|sí|muy|mucho|más)$/.test(key))
        return undefined
      // *No como nada* for *nunca como nada*
      if (key === 'no')
        return isNegative(needed) ? undefined : { because: 'With *no* it says the opposite.', sure: true }
      const next = typed[difference.at + 1]?.text.replace('el·', 'el')
      return {
        because: `You don’t need *${shown(difference.typed)}*${next ? ` before *${next}*` : ''}.`,
        sure: false,
      }
    }
    default:
      return difference satisfies never
  }
}

/** How far apart two words are, for finding the accepted sentence that a student was making for. */
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
    // One word too many and one too few say more than one for the other.
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
