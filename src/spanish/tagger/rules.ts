/**
 * The rules of the tagger. A rule only removes readings. It has to be right in a learner's sentence too: no rule
 * concludes anything from agreement that a learner may have got wrong, nor from *el, tu, mi* or *esta* where they may
 * stand for *él, tú, mí* or *está*. Where a rule is not sure, it leaves both readings.
 */
import type { Reading } from '../lexicon/reading'
import { rareVerbs } from './rare-verbs.ts'
import {
  adjective,
  adverb,
  after,
  among,
  before,
  both,
  command,
  determiner,
  either,
  finite,
  gender,
  infinitive,
  is,
  isAnyway,
  lemma,
  may,
  nonFinite,
  not,
  noun,
  number,
  part,
  participle,
  person,
  preposition,
  pronoun,
  type Test,
  tense,
  verb,
  type Word,
} from './word.ts'

export interface Rule {
  /** What the rule knows, as a sentence. */
  name: string
  /** The words that the rule is about, if it is only about some. */
  words?: (word: Word) => boolean
  when: (word: Word) => boolean
  remove: Test
}

const rule = (name: string, remove: Test, when: (word: Word) => boolean): Rule => ({ name, when, remove })

/** A rule about these words. */
const about = (words: string, name: string, remove: Test, when: (word: Word) => boolean): Rule => ({
  name,
  words: among(words),
  when,
  remove,
})

const always = () => true
const nominal = either(noun, adjective)
const modifier = either(adjective, participle)
const interjection = part('interj')
const conjunction = part('conj')

const isClitic = among('me te se nos os le les')
const isThirdClitic = among('lo la los las')
const isCopula = lemma('ser estar parecer', 'verb')
const timeNouns =
  'día noche mañana tarde semana mes año verano invierno otoño primavera vez fin hora minuto rato momento siglo lunes ' +
  'martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre ' +
  'noviembre diciembre favor ejemplo'
const time = lemma(timeNouns, 'noun')

/** Prepositions that a finite verb never follows. *Para* may be a verb itself, *según* may be followed by one. */
const strictPrepositions = among('a de en con por sin desde hasta hacia contra durante ante tras al del')
const followsPreposition = (word: Word) =>
  strictPrepositions(word.previous) || (among('para sobre entre bajo')(word.previous) && is(word.previous, preposition))

const limiting = lemma('el un este ese aquel mi tu su nuestro vuestro cada alguno ninguno otro cuyo', 'det')

/** A determiner that is no slip for *él, tú, mí* or *está*. */
function isLimiting(word: Word | undefined): word is Word {
  if (!is(word, limiting)) return false
  if (among('el')(word)) return followsPreposition(word) || among('todo')(word.previous)
  if (among('tu')(word)) return followsPreposition(word)
  if (among('mi')(word)) return !among('a para')(word.previous)
  if (among('esta este')(word)) return !may(word.previous, either(noun, pronoun, lemma('que')))
  return true
}

const subjectPersons: Readonly<Record<string, number>> = {
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

/** The person of a subject pronoun straight before the word: not *con ella*, *más que tú* or *mi hermano y yo*. */
function subjectBefore(word: Word): number | undefined {
  const pronounBefore = word.previous
  if (pronounBefore === undefined) return undefined
  const who = subjectPersons[pronounBefore.word]
  if (who === undefined || !is(pronounBefore, pronoun)) return undefined
  const first = pronounBefore.previous
  if (first === undefined) return who
  if (may(first, preposition) || among('que como y e o u ni al del según excepto')(first)) return undefined
  return who
}

/** Subjects that are always third person singular. */
const isSingularSubject = among('esto eso aquello alguien nadie')

/**
 * The number of a subject noun with its determiner straight before the word, at the start of a clause: *Mi hermano
 * juega*, but not *en la calle gira*.
 */
function nounPhraseBefore(word: Word): 's' | 'p' | undefined {
  let at = word.previous
  while (is(at, modifier)) at = at.previous
  if (!is(at, noun) || at.readings.some(time)) return undefined
  const head = at.readings[0]?.number
  at = at.previous
  while (is(at, adjective)) at = at.previous
  if (!is(at, limiting) || (head !== 's' && head !== 'p')) return undefined
  const first = at.previous
  return first === undefined || isAnyway(first, either(conjunction, adverb)) || among('que cuando')(first)
    ? head
    : undefined
}

const startsWithNot = (word: Word) => among('no nunca jamás tampoco')(word.previous)

/** The verb that a clitic, or several, may precede. */
const followsClitic = (word: Word) =>
  isClitic(word.previous) || (isThirdClitic(word.previous) && is(word.previous, pronoun))

/** The word before the clitics and *no* of a verb. */
function beforeVerbGroup(word: Word): Word | undefined {
  let at = word.previous
  while (isClitic(at) || (isThirdClitic(at) && is(at, pronoun)) || among('no')(at)) at = at.previous
  return at
}

const likeGustar = lemma(
  'gustar encantar interesar apetecer doler importar faltar molestar fascinar parecer costar sobrar aburrir preocupar quedar',
  'verb',
)

const saying = lemma(
  'creer decir pensar esperar querer saber opinar ver parecer gustar encantar importar molestar alegrar dudar desear ' +
    'pedir preferir recomendar sugerir aconsejar permitir prohibir exigir necesitar suponer imaginar notar sentir ' +
    'explicar contestar responder preguntar repetir prometer jurar mandar dejar entender comprender recordar olvidar ' +
    'temer lamentar odiar hacer ser tener haber conseguir lograr insistir asegurar afirmar significar demostrar',
  'verb',
)

/** Words that show that a sentence is about the past. */
const isPastTime = among('ayer anoche anteayer antier')
const saysPast = (word: Word) =>
  word.sentence.some(
    (one) => isPastTime(one) || (among('pasado pasada')(one) && one.previous !== undefined && may(one.previous, time)),
  )

const differsOnlyIn = (field: 'number' | 'gender') => (word: Word) =>
  new Set(word.readings.map((one) => JSON.stringify({ ...one, [field]: '' }))).size === 1

export const vosRules: readonly Rule[] = [
  rule(
    'a form of *vos* that is also another form needs a *vos*',
    (reading) => reading.pos === 'verb' && reading.vos === true,
    ({ sentence }) => !sentence.some(among('vos')),
  ),
]

export const nameRules: readonly Rule[] = [
  rule(
    'a name with its capital letter inside a sentence is a name',
    not(part('name')),
    (word) => word.sentence[0] !== word && word.readings.some(part('name')),
  ),
  rule(
    'a name at the start of a sentence is a name if another follows',
    not(part('name')),
    (word) => word.sentence[0] === word && word.readings.some(part('name')) && is(word.next, part('name')),
  ),
]

export const rareRules: readonly Rule[] = [
  rule(
    'a rare verb gives way to a common word',
    lemma(rareVerbs, 'verb'),
    (word) => !followsClitic(word) && subjectBefore(word) === undefined && !startsWithNot(word),
  ),
  about('el la los las lo', 'an article without a noun is still an article', lemma('el', 'pron'), always),
  about('está', '*está* is no command', command, always),
  about('son era eras fue fui', 'a form of *ser* is a noun only after a determiner', noun, (word) => !may(word.previous, determiner)),
  about('era eras', '*era* is a verb after a subject', noun, (word) => subjectBefore(word) !== undefined),
  about('cuando', '*cuando* is an adverb', conjunction, always),
  about('ya', '*ya* is an adverb', conjunction, always),
  about('luego', '*luego* is an adverb', conjunction, (word) => word.previous === undefined || among('y')(word.previous)),
  about('más menos', '*más* is an adverb before an adjective or an adverb', not(adverb), (word) =>
    is(word.next, either(adjective, adverb)),
  ),
  about('más menos', '*más* is a determiner before a noun', not(determiner), (word) => is(word.next, noun)),
  about('sí', '*sí* is a pronoun only after a preposition', not(adverb), (word) => !may(word.previous, preposition)),
  about('bien mal', '*bien* is an adverb after a verb', not(adverb), (word) => is(word.previous, finite) || among('muy tan más')(word.previous)),
]

export const determinerRules: readonly Rule[] = [
  rule(
    'after a determiner comes no verb, pronoun, adverb, preposition or conjunction',
    either(finite, part('pron', 'prep', 'conj', 'interj', 'name')),
    (word) => isLimiting(word.previous) && may(word, either(nominal, determiner, part('num'))),
  ),
  rule(
    'after a determiner a noun is no adverb',
    adverb,
    (word) => isLimiting(word.previous) && may(word, noun) && !may(word.next, either(nominal, participle)),
  ),
  rule(
    'after *el* a noun that agrees is no verb',
    either(finite, part('pron', 'prep', 'conj', 'interj', 'adv')),
    (word) =>
      among('el')(word.previous) &&
      word.readings.some((one) => nominal(one) && gender(one) !== 'f' && number(one) !== 'p') &&
      !word.readings.some(both(tense('present', 'preterite'), person(2))),
  ),
  about('un', '*un* is a number only in *treinta y un*', part('num'), (word) => !among('y')(word.previous)),
  about('una uno', '*una* is a number only after *la* or *y*', part('num'), (word) => !among('la y')(word.previous)),
  about('una', '*la una* is an hour', not(part('num')), (word) => among('la')(word.previous)),
  about('una unos unas', '*una* is a determiner before a noun', pronoun, (word) => may(word.next, either(noun, adjective, part('num'))) && !may(word.next, preposition)),
  about(
    'este esta estos estas ese esa esos esas aquel aquella aquellos aquellas',
    'a demonstrative is a determiner before a noun',
    not(determiner),
    (word) => is(word.next, noun) && !may(word.previous, either(noun, lemma('que'))),
  ),
  about(
    'este esta ese esa',
    '*este* is a determiner before a noun that may be a verb, after a preposition',
    not(determiner),
    (word) => strictPrepositions(word.previous) && may(word.next, noun),
  ),
  about(
    'este ese estos esos esas aquel aquella',
    'a demonstrative is a pronoun before a verb, a preposition or *que*',
    not(pronoun),
    (word) => is(word.next, either(finite, lemma('de que no'))) && !may(word.previous, lemma('que')),
  ),
  about('este', '*este* is an east only after *el*', noun, (word) => !among('el al del')(word.previous)),
  about(
    'mucho mucha muchos muchas poco poca pocos pocas tanto tanta tantos tantas otro otra otros otras alguno alguna ' +
      'algunos algunas ninguna bastante bastantes demasiado demasiada demasiados demasiadas todo toda todos todas ' +
      'varios varias cuánto cuánta cuántos cuántas qué nuestro nuestra nuestros nuestras',
    'before a noun these are determiners',
    not(determiner),
    (word) => isAnyway(word.next, noun),
  ),
  about('qué', '*qué* is a pronoun before a verb or after a preposition', not(pronoun), (word) =>
    isAnyway(word.next, either(verb, lemma('me te se le nos os les'))) || (word.next === undefined && word.previous !== undefined),
  ),
  about('todo toda todos todas', '*todo* is a determiner before another one', not(determiner), (word) =>
    among('el la los las mi mis tu tus su sus este esta estos estas nuestro nuestra')(word.next),
  ),
  about('otro otra otros otras', '*otro* is a determiner before a number', not(determiner), (word) => is(word.next, part('num'))),
  about('mucho poco tanto bastante demasiado', 'before an adjective or adverb *mucho* is an adverb', not(adverb), (word) =>
    is(word.next, either(adjective, adverb)),
  ),
  about('mucho', '*gustar mucho*', not(adverb), (word) => is(word.previous, lemma('gustar encantar interesar doler importar', 'verb')) && !may(word.next, noun)),
]

export const articleRules: readonly Rule[] = [
  about('la los las lo', 'an article follows a preposition', lemma('lo', 'pron'), (word) => strictPrepositions(word.previous)),
  about('la los las lo', 'a pronoun stands before a verb', determiner, (word) => isAnyway(word.next, finite)),
  about('la los las lo', 'a pronoun follows another pronoun', determiner, (word) => isClitic(word.previous)),
  about('la los las lo', 'an article stands before a noun, an adjective, *de* or *que*', lemma('lo', 'pron'), (word) =>
    is(word.next, either(nominal, participle, part('num', 'name'), lemma('mío tuyo suyo nuestro vuestro otro'), lemma('de que', 'prep', 'pron', 'conj'))),
  ),
  about('la los las lo', '*lo más importante*', lemma('lo', 'pron'), (word) => among('más menos mejor peor mismo misma mismos mismas mejores peores')(word.next)),
  about('la los las', 'after a verb comes an article and a noun', lemma('lo', 'pron'), (word) =>
    may(word.next, noun) && is(word.previous, verb) && !is(word.previous, saying),
  ),
  about('la los las', 'before a noun and its verb comes an article', lemma('lo', 'pron'), (word) =>
    may(word.next, noun) && is(word.next?.next, either(finite, lemma('se me te le nos les', 'pron'), lemma('no'))),
  ),
  about('todo todos todas toda', '', interjection, always),
]

export const prepositionRules: readonly Rule[] = [
  rule('after a preposition comes no finite verb', both(finite, person(0, 1, 3, 4, 5)), (word) => followsPreposition(word)),
  rule('after *a* and *para* a learner may use a finite verb', finite, (word) =>
    followsPreposition(word) && !among('a para')(word.previous),
  ),
  rule('after a preposition comes no conjunction or interjection', either(interjection), (word) => followsPreposition(word)),
  about('para', '*para* is a preposition before a noun, an infinitive or *que*', not(preposition), (word) =>
    !followsClitic(word) &&
    !among('no donde')(word.previous) &&
    (is(word.next, either(nonFinite, noun, adjective, part('name', 'num'), pronoun, determiner)) || among('que la los las el lo un una mi tu su mí ti')(word.next)),
  ),
  about('sobre entre bajo', 'these are prepositions before a noun phrase', not(preposition), (word) =>
    !followsClitic(word) &&
    !isLimiting(word.previous) &&
    subjectBefore(word) === undefined &&
    !among('muy más tan no que es soy')(word.previous) &&
    (is(word.next, either(noun, part('name', 'num'), determiner, pronoun)) || among('el la los las un una')(word.next)),
  ),
  about('cerca', '*cerca* is an adverb without a determiner', not(adverb), (word) => !may(word.previous, either(determiner, preposition))),
  about('hasta', '', adverb, (word) => is(word.next, either(determiner, noun))),
]

export const verbRules: readonly Rule[] = [
  rule('after a clitic comes a verb', not(either(finite, pronoun)), (word) =>
    isClitic(word.previous) &&
    !strictPrepositions(word.previous.previous) &&
    may(word, finite) &&
    !among('como para sobre entre bajo nada')(word) &&
    !may(word.next, finite),
  ),
  rule('a command has its pronouns attached', command, (word) => followsClitic(word)),
  rule('a negative command is subjunctive', command, startsWithNot),
  rule('after *no* comes a verb and no noun', noun, (word) => among('no')(word.previous) && may(word, finite)),
  rule('after *que*, *si* or *cuando* comes no command', command, (word) =>
    among('que si cuando porque aunque donde como quien cómo qué dónde cuándo quién cuánto')(beforeVerbGroup(word)),
  ),
  rule('after *haber* comes a participle', not(participle), (word) =>
    among('he has ha hemos habéis han habíamos habían habías hayas hayamos hayan habríamos habrían habré habrás')(word.previous) && word.word.endsWith('o'),
  ),
  rule('after *había* comes a participle', not(participle), (word) =>
    is(word.previous, lemma('haber', 'verb')) && !among('hay')(word.previous) && word.word.endsWith('o') && !may(word, either(noun, determiner, pronoun, finite)),
  ),
  rule('with its adjective a participle is an adjective', participle, (word) =>
    word.readings.some(adjective) && (among('muy tan más menos')(word.previous) || is(word.previous, either(noun, lemma('estar parecer quedar sentir', 'verb')))),
  ),
  rule('after *yo* comes the first person', person(2), (word) => subjectBefore(word) === 0 && word.readings.some(person(0))),
  rule('after *ella* comes the third person', person(0), (word) =>
    subjectBefore(word) === 2 || (isSingularSubject(word.previous) && !may(word.previous.previous, preposition)),
  ),
  rule('after a subject comes a verb', either(nominal, adverb, preposition, part('interj')), (word) =>
    subjectBefore(word) !== undefined && may(word, finite) && !among('como para sobre entre bajo nada solo')(word),
  ),
  rule('after a subject comes no command', command, (word) => {
    const who = subjectBefore(word)
    return (who !== undefined && who !== 1) || nounPhraseBefore(word) !== undefined
  }),
  rule('after a noun as subject comes the third person', person(0), (word) => nounPhraseBefore(word) !== undefined && word.readings.some(person(2))),
  rule('*me gustaba* is the third person', both(likeGustar, person(0)), (word) =>
    among('me te le nos os les')(word.previous) && !word.sentence.some(among('yo')),
  ),
  rule('after *se* comes the third person', person(0), (word) => among('se')(word.previous) && !word.sentence.some(among('yo'))),
  rule('after *muy* comes an adjective or an adverb', either(noun, finite, determiner, pronoun, preposition, interjection), (word) =>
    among('muy tan')(word.previous) && may(word, either(adjective, adverb)) && !may(word.previous.previous, lemma('tener', 'verb')),
  ),
  rule('*había* with a noun is the third person', both(lemma('haber', 'verb'), person(0)), (word) =>
    among('un una unos unas mucho mucha muchos muchas poco poca pocos pocas más menos dos tres cuatro')(word.next),
  ),
]

export const nounRules: readonly Rule[] = [
  rule('an adjective follows its noun', noun, (word) =>
    word.readings.every(nominal) && word.readings.some(adjective) && is(word.previous, noun) && !word.previous.readings.some(time),
  ),
  rule('a determiner needs a noun', adjective, (word) =>
    word.readings.every(nominal) && isLimiting(word.previous) && word.next !== undefined && !may(word.next, either(nominal, participle, lemma('y o ni'))),
  ),
  rule('a determiner needs a noun, also at the end', adjective, (word) =>
    word.readings.every(nominal) && isLimiting(word.previous) && word.next === undefined,
  ),
]

export const queRules: readonly Rule[] = [
  about('que', 'after *lo* and *el*, *que* is a pronoun', conjunction, (word) => among('el la los las lo')(word.previous)),
  about('que', 'after a verb of saying, *que* is a conjunction', pronoun, (word) => is(word.previous, both(verb, saying))),
  about('que', 'after *para* or *sin*, *que* is a conjunction', pronoun, (word) => among('para sin desde hasta porque así sino ojalá')(word.previous)),
  about('que', 'after *ser* and an adjective, *que* is a conjunction', pronoun, (word) =>
    is(word.previous, adjective) && is(word.previous.previous, isCopula),
  ),
  about('que', 'between a noun phrase and a verb, *que* is a pronoun', conjunction, (word) => {
    let at = word.previous
    if (!is(at, noun) || among('vez veces')(at)) return false
    at = at.previous
    while (is(at, adjective)) at = at.previous
    if (!is(at, limiting)) return false
    const first = at.previous
    return (
      !before(word).some(among('más menos mejor peor mayor menor tan tanto')) &&
      (first === undefined || among('de en con por para')(first) || is(first, lemma('tener haber ser', 'verb')))
    )
  }),
]

export const tenseRules: readonly Rule[] = [
  rule('with *ayer*, a form of both tenses is the preterite', tense('present'), (word) =>
    word.readings.some(both(tense('preterite'), person(3))) && saysPast(word),
  ),
  about('fue fui fuiste fuimos fuisteis fueron', 'before an article or an adjective, *fue* is *ser*', lemma('ir', 'verb'), (word) =>
    !followsClitic(word) && is(word.next, either(adjective, participle)),
  ),
  about('fue fui fuiste fuimos fuisteis fueron', '*ir a*', lemma('ser', 'verb'), (word) =>
    among('a al')(word.next) && !is(word.next.next?.next, part('num')),
  ),
]

export const rules: readonly Rule[] = [
  ...vosRules,
  ...nameRules,
  ...rareRules,
  ...determinerRules,
  ...articleRules,
  ...prepositionRules,
  ...verbRules,
  ...nounRules,
  ...queRules,
  ...tenseRules,
]
