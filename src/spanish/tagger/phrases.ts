/** The phrases that stand before a word: determiners, subjects, pronouns. */
import {
  adjective,
  adverb,
  among,
  both,
  determiner,
  edge,
  either,
  finite,
  gender,
  infinitive,
  is,
  lemma,
  may,
  not,
  noun,
  number,
  part,
  participle,
  person,
  preposition,
  pronoun,
  tense,
  verb,
  type Word,
} from './word.ts'

export const nominal = either(noun, adjective)
export const modifier = either(adjective, participle)
export const interjection = part('interj')
export const conjunction = part('conj')
const numeral = part('num')

export const isClitic = among('me te se nos os le les')
export const isArticle = among('el la los las lo')
const isThirdClitic = among('lo la los las')
const isClauseWord = among('que si cuando porque aunque mientras donde como pero y o ni pues')

/** Nouns that say when something happens; a phrase with one of them is rarely a subject. */
export const time = lemma(
  'día noche mañana tarde semana mes año verano invierno otoño primavera vez fin hora minuto rato momento siglo lunes ' +
    'martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre ' +
    'octubre noviembre diciembre favor ejemplo',
  'noun',
)

export const copula = both(lemma('ser parecer', 'verb'), not(tense('participle')))

/** A finite verb never follows one of these. *Para* may be a verb itself, and a verb may follow *según*. */
const isStrictPreposition = among('a de en con por sin desde hasta hacia contra durante ante tras al del')

export const followsPreposition = (word: Word) =>
  isStrictPreposition(word.previous) ||
  (among('para sobre entre bajo')(word.previous) && is(word.previous, preposition))

/** Whether the word has only readings of a noun or adjective, but for a few verb forms that do not fit after a determiner. */
export const isNounLike = (word: Word): boolean =>
  may(word, noun) &&
  is(word, either(nominal, participle, infinitive, both(finite, not(person(2, 5))), adverb, interjection))

/** The determiner is certain, and no slip for *él, tú, mí* or *está*. */
export function isLimiting(word: Word): boolean {
  if (!is(word, determiner) || among('el qué cuánto cuánta lo')(word)) return false
  if (among('tu')(word)) return followsPreposition(word)
  if (among('esta este')(word)) return !may(word.previous, either(noun, pronoun, lemma('que')))
  return true
}

/** *El* before a noun that agrees with it, so that it is no slip for *él*. */
export const isElWith = (word: Word) =>
  among('el')(word.previous) &&
  (followsPreposition(word.previous) ||
    among('todo')(word.previous.previous) ||
    word.readings.some((one) => nominal(one) && gender(one) !== 'f' && number(one) !== 'p'))

/** Whether a determiner, perhaps with an adjective or number, stands before the word. */
export function followsDeterminer(word: Word): boolean {
  let at = word.previous
  while (is(at, either(adjective, numeral))) at = at.previous
  return isLimiting(at) || (at !== edge && at === word.previous ? isElWith(word) : among('el')(at))
}

/** Whether pronouns stand before the word that belong to a verb. */
export const followsClitic = (word: Word): boolean =>
  isClitic(word.previous) || (isThirdClitic(word.previous) && is(word.previous, pronoun))

/** The word before a verb and the pronouns, *no* and adverbs that belong to it. */
export function beforeVerb(word: Word): Word {
  let at = word.previous
  while (
    isClitic(at) ||
    (isThirdClitic(at) && is(at, pronoun)) ||
    among('no ya también siempre nunca casi todavía tampoco')(at)
  )
    at = at.previous
  return at
}

export const isNegated = (word: Word) => among('no nunca jamás tampoco')(word.previous)

const subjects: Readonly<Record<string, number>> = {
  yo: 0,
  tú: 1,
  él: 2,
  ella: 2,
  usted: 2,
  nosotros: 3,
  nosotras: 3,
  vosotros: 4,
  vosotras: 4,
  ellos: 5,
  ellas: 5,
  ustedes: 5,
}

/** The person of a subject pronoun before the verb, but not in *con ella, más que tú, mi hermano y yo*. */
export function subjectBefore(word: Word): number | undefined {
  const subject = beforeVerb(word)
  const who = subject === edge ? undefined : subjects[subject.word]
  if (subject === edge || who === undefined || !is(subject, pronoun)) return undefined
  const first = subject.previous
  if (first === edge) return who
  // *Quiere que yo venga*, but not *más que yo*.
  if (among('que')(first) && is(first.previous, verb)) return who
  return may(first, preposition) || among('que como y e o u ni según excepto')(first) ? undefined : who
}

/** A subject that is always in the third person singular. */
export const followsSingular = (word: Word) => {
  const subject = beforeVerb(word)
  return among('esto eso aquello alguien nadie')(subject) && !may(subject.previous, preposition)
}

/**
 * The person of a noun with its determiner before the verb, at the start of a clause: *Mi hermano juega*, but not *en la
 * calle gira*.
 */
export function nounPhraseBefore(word: Word): 2 | 5 | undefined {
  let at = beforeVerb(word)
  while (is(at, modifier)) at = at.previous
  if (!is(at, noun) || at.readings.some(time)) return undefined
  const count = at.readings[0]?.number
  at = at.previous
  while (is(at, adjective)) at = at.previous
  if (!is(at, determiner) || at.word === 'tu' || (count !== 's' && count !== 'p')) return undefined
  const first = at.previous
  const isFirst = first === edge || isClauseWord(first) || is(first, adverb)
  return isFirst ? (count === 's' ? 2 : 5) : undefined
}
