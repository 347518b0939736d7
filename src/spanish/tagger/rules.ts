/**
 * The rules of the tagger. A rule only removes readings. It has to be right in a learner's sentence too: no rule
 * concludes anything from agreement that a learner may have got wrong, nor from *el, tu, mi* or *esta* where they may
 * stand for *él, tú, mí* or *está*. Where a rule is not sure, it leaves both readings.
 */
import {
  beforeVerb,
  conjunction,
  copula,
  followsClitic,
  followsDeterminer,
  followsPreposition,
  followsSingular,
  interjection,
  isArticle,
  isClitic,
  isElWith,
  isLimiting,
  isNegated,
  isNounLike,
  modifier,
  nominal,
  nounPhraseBefore,
  subjectBefore,
  time,
} from './phrases.ts'
import { rareVerbs } from './rare-verbs.ts'
import {
  adjective,
  adverb,
  among,
  before,
  both,
  command,
  determiner,
  edge,
  either,
  finite,
  gender,
  is,
  isAnyway,
  lemma,
  may,
  nonFinite,
  not,
  noun,
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
  /** What the rule knows. */
  name: string
  /** The words that the rule is about, if it is only about some. */
  words?: (word: Word) => boolean
  when: (word: Word) => boolean
  remove: Test
}

const rule = (name: string, remove: Test, when: (word: Word) => boolean): Rule => ({ name, when, remove })

/** A rule about these words. */
const about = (
  words: string,
  name: string,
  remove: Test,
  when: (word: Word) => boolean = () => true,
): Rule => ({
  name,
  words: among(words),
  when,
  remove,
})

const name = part('name')
const numeral = part('num')
/** *La* as a pronoun. */
const thirdPerson = lemma('lo la los las', 'pron')

/** Verbs after which a clause or another verb follows, so that a learner may leave out what joins the two. */
const withClause = lemma(
  'creer decir pensar esperar querer saber opinar gustar encantar importar molestar alegrar dudar desear pedir preferir ' +
    'recomendar aconsejar permitir necesitar contar avisar rogar informar recordar prometer poder deber ir soler parecer',
  'verb',
)

const likeGustar = lemma(
  'gustar encantar interesar apetecer doler importar faltar molestar fascinar parecer costar sobrar preocupar',
  'verb',
)

/** Words for a single command or thought, which a noun without a determiner does not follow. */
const startsClause = (word: Word) =>
  word.previous === edge ||
  among('pero porque que cuando si donde siempre nunca también normalmente')(word.previous) ||
  (is(word.previous, adverb) && word.previous.word.endsWith('mente'))

const saysPast = ({ sentence }: Word) =>
  sentence.some(
    (one) =>
      among('ayer anoche anteayer antier')(one) || (among('pasado pasada')(one) && may(one.previous, time)),
  )

/** The participles of these verbs are common adjectives: *aburrido, cansado, cerrado*. */
const verbsOfStates =
  'aburrir animar atrever callar cansar casar cerrar complicar contaminar divertir divorciar educar enamorar enfadar ' +
  'equivocar estresar interesar jubilar ocupar organizar preocupar relajar separar variar'
/** Not *fue cerrada*, which is passive. */
const stateVerb = both(lemma('ser estar parecer', 'verb'), not(tense('preterite', 'participle')))

const formsOfFue = 'fue fui fuiste fuimos fuisteis fueron'

const quantifiers =
  'mucho mucha muchos muchas poco poca pocos pocas tanto tanta tantos tantas otro otra otros otras alguno alguna algunos ' +
  'algunas ninguna bastante bastantes demasiado demasiada demasiados demasiadas varios varias nuestro nuestra nuestros ' +
  'nuestras vuestro vuestra vuestros vuestras todo toda todos todas'

const demonstratives = 'este esta estos estas ese esa esos esas aquel aquella aquellos aquellas'

const wordRules: readonly Rule[] = [
  rule(
    'a form of vos that is also another form needs a vos',
    (reading) => reading.pos === 'verb' && reading.vos === true,
    ({ sentence }) => !sentence.some(among('vos')),
  ),
  rule(
    'a rare verb gives way to a common word',
    lemma(rareVerbs, 'verb'),
    (word) => !isClitic(word.previous) && subjectBefore(word) === undefined,
  ),
  rule(
    'a name inside a sentence is no verb',
    not(either(name, nominal)),
    (word) => word.sentence[0] !== word && word.readings.some(name),
  ),
  rule(
    'a name inside a sentence is no noun',
    not(name),
    (word) =>
      word.sentence[0] !== word &&
      word.readings.some(name) &&
      !among('navidad domingo julio reyes tierra sol luz mercurio paz gloria nieves')(word) &&
      (followsPreposition(word) ||
        is(word.previous, either(name, lemma('llamar'), conjunction)) ||
        word.previous === edge),
  ),
  rule('a name before a name is a name', not(name), (word) => is(word.next, name)),
  about('está', 'está is no command', command),
  about(
    'la las no nos mi mis si pero dos antes más menos sino',
    'a word like no or mi is a noun only after el or un',
    noun,
    ({ previous }) => !among('el un los unos ningún algún este')(previous),
  ),
  about('hasta', 'hasta is a preposition', adverb),
  about(
    'qué',
    'qué is an adverb only before an adjective',
    adverb,
    ({ next }) => !may(next, either(adjective, adverb)),
  ),
  about('cuando ya', 'cuando and ya are adverbs', conjunction),
  about(
    'luego',
    'luego is an adverb at the start and after y',
    conjunction,
    ({ previous }) => previous === edge || among('y')(previous),
  ),
  about(
    'mientras',
    'mientras is an adverb only in mientras tanto',
    adverb,
    ({ next }) => next !== edge && !among('tanto')(next),
  ),
  about(
    'sí',
    'sí is a pronoun only after a preposition',
    not(adverb),
    (word) => !may(word.previous, preposition),
  ),
  about(
    'creo',
    'creo before que or en is from creer',
    lemma('crear'),
    (word) => among('que en')(word.next) || word.next === edge,
  ),
  about(
    'siento',
    'siento after lo or before que is from sentir',
    lemma('sentar'),
    (word) => among('lo')(word.previous) || among('que')(word.next),
  ),
  about(
    'son era eras',
    'a form of ser is a noun only after a determiner or preposition',
    noun,
    ({ previous }) => !is(previous, either(determiner, preposition)),
  ),
  about(
    'haz sal',
    'haz or sal at the start is a command',
    noun,
    ({ previous }) => previous === edge || (among('y')(previous) && !may(previous.previous, noun)),
  ),
  about(
    'haz',
    'haz between y and a determiner is a command',
    noun,
    (word) => is(word.next, determiner) && among('y')(word.previous),
  ),
  about('vamos toma', 'vamos stands alone as an interjection', interjection, ({ next }) => next !== edge),
  about(
    'mañana',
    'la mañana is a part of the day, el mañana is the future',
    (reading) => noun(reading) && gender(reading) === 'm',
    ({ previous }) => !among('el un')(previous),
  ),
  about(
    'música física química práctica política técnica matemáticas',
    'música is rarely a person',
    (reading) => reading.lemma.endsWith('o'),
    ({ previous }) => !may(previous, either(noun, copula)),
  ),
  rule('an interjection starts a clause', interjection, ({ previous }) => previous !== edge),
]

const determinerRules: readonly Rule[] = [
  rule(
    'after a determiner comes no verb, pronoun, preposition or conjunction',
    either(finite, part('pron', 'prep', 'conj', 'interj')),
    (word) =>
      (isLimiting(word.previous) || isElWith(word)) &&
      may(word, either(nominal, numeral)) &&
      !among('uno una')(word) &&
      // *A mi cuesta* for *a mí me cuesta*.
      !(among('mi')(word.previous) && among('a para')(word.previous.previous) && may(word, likeGustar)) &&
      !(among('el')(word.previous) && word.readings.some(both(tense('present', 'preterite'), person(2)))),
  ),
  rule(
    'after a determiner and an adjective comes no verb',
    finite,
    (word) =>
      may(word, noun) &&
      is(word.previous, adjective) &&
      followsDeterminer(word) &&
      !(
        is(word.previous.previous, lemma('el un este ese')) &&
        word.readings.some(person(2, 5)) &&
        !among(
          'mejor buen gran primer tercer próximo último última primera segunda tercera nuevo nueva propio propia',
        )(word.previous)
      ),
  ),
  rule(
    'between a determiner and the rest of the sentence stands a noun',
    either(adjective, adverb, participle),
    (word) =>
      followsDeterminer(word) &&
      word.readings.some(noun) &&
      is(word, either(nominal, participle, adverb)) &&
      !may(word.next, either(noun, modifier)) &&
      !(may(word.next, conjunction) && may(word.next.next, modifier)),
  ),
  rule(
    'a word like comida is a noun after a determiner',
    participle,
    (word) =>
      followsDeterminer(word) &&
      word.readings.some(noun) &&
      is(word, either(noun, participle)) &&
      !may(word.next, noun),
  ),
  about(
    'buen gran mal primer tercer algún ningún',
    'before a noun stands a short adjective',
    not(either(adjective, determiner)),
    (word) => may(word.next, noun),
  ),
  rule('after a short adjective comes a noun', not(noun), (word) =>
    among('buen gran primer tercer algún ningún')(word.previous),
  ),
  about(
    'mejor peor',
    'after a determiner mejor is an adjective',
    adverb,
    (word) => isLimiting(word.previous) || isArticle(word.previous),
  ),
  about(
    'mejor peor barato caro claro rápido lento limpio seguro',
    'after ser comes an adjective',
    not(adjective),
    (word) => is(word.previous, copula),
  ),
  about('un', 'un is a number only in treinta y un', numeral, (word) => !among('y')(word.previous)),
  about(
    'una uno',
    'una is a number only after la or y',
    numeral,
    (word) => !among('la las y')(word.previous),
  ),
  about(
    'mejor peor',
    'after most verbs mejor is an adverb',
    not(adverb),
    ({ previous, next }) => is(previous, both(verb, not(copula))) && !may(next, noun),
  ),
  about('una', 'la una is an hour', not(numeral), (word) => among('la')(word.previous)),
  about(
    'una unos unas',
    'una is a determiner before a noun',
    pronoun,
    ({ next }) => may(next, either(nominal, numeral)) && !may(next, preposition),
  ),
  about(
    demonstratives,
    'a demonstrative is a determiner before a noun',
    not(determiner),
    (word) =>
      (isNounLike(word.next) || (followsPreposition(word) && may(word.next, noun))) &&
      !(among('este esta')(word) && may(word.previous, either(noun, lemma('que')))),
  ),
  about(
    demonstratives,
    'a demonstrative is a pronoun before a verb, de or que',
    not(pronoun),
    (word) =>
      is(word.next, either(both(finite, not(nominal)), lemma('de que no', 'prep', 'conj', 'pron', 'adv'))) &&
      !among('esta')(word) &&
      !may(word.previous, lemma('que')),
  ),
  about('este', 'este is the east only after el', noun, ({ previous }) => !among('el al del')(previous)),
  about(
    quantifiers,
    'a quantifier is a determiner before a noun',
    not(determiner),
    (word) =>
      isNounLike(word.next) && !(word.readings.some(adverb) && may(word.next, either(adjective, adverb))),
  ),
  about(
    'otro otra otros otras muchos muchas alguno algunos algunas ninguno ninguna todos todas pocos pocas varios varias',
    'before a verb a quantifier is a pronoun',
    not(pronoun),
    ({ next }) => isAnyway(next, both(finite, not(nominal))),
  ),
  about('otro otra otros otras', 'otro is a determiner before a number', not(determiner), ({ next }) =>
    is(next, numeral),
  ),
  about(
    'todo toda todos todas',
    'todo is a determiner before another one',
    not(determiner),
    ({ next }) =>
      isArticle(next) || among('mi mis tu tus su sus este esta estos estas nuestro nuestra ese esa')(next),
  ),
  about('qué', 'qué is a determiner before a noun', not(determiner), ({ next }) => isAnyway(next, noun)),
  about(
    'qué',
    'qué is a pronoun before a verb and after por',
    not(pronoun),
    (word) =>
      is(word.next, verb) ||
      isClitic(word.next) ||
      among('por')(word.previous) ||
      (word.next === edge && word.previous !== edge),
  ),
  about(
    'más menos',
    'más is an adverb before an adjective or adverb',
    not(adverb),
    ({ next }) => is(next, either(adjective, adverb)) && !among('cuando ya')(next),
  ),
  about('más menos', 'más is a determiner before a noun', not(determiner), ({ next }) => is(next, noun)),
  about(
    'bastante demasiado',
    'between ser and an adjective demasiado is an adverb',
    not(adverb),
    (word) => is(word.previous, copula) && may(word.next, adjective),
  ),
  about(
    'mucho poco',
    'after most verbs mucho is an adverb',
    not(adverb),
    (word) =>
      may(word.previous, finite) &&
      !may(
        word.previous,
        lemma(
          'ser haber tener ganar gastar saber hacer decir pedir pagar dar quedar faltar comer beber',
          'verb',
        ),
      ) &&
      (word.next === edge || among('en con por para a los las el la y')(word.next)),
  ),
  about(
    'mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas',
    'after ser and an article mío is a pronoun',
    not(pronoun),
    (word) => is(word.previous, copula) || isArticle(word.previous),
  ),
]

const articleRules: readonly Rule[] = [
  about('la los las lo', 'after a preposition stands an article', thirdPerson, followsPreposition),
  about('la los las lo', 'before a verb stands a pronoun', determiner, ({ next }) => isAnyway(next, finite)),
  about('la los las lo', 'after a pronoun stands another', determiner, ({ previous }) => isClitic(previous)),
  about(
    'la los las lo',
    'before a noun, a number, de or que stands an article',
    thirdPerson,
    ({ next }) =>
      is(next, either(nominal, participle, numeral, name, lemma('mío tuyo suyo nuestro vuestro otro'))) ||
      among('de que')(next),
  ),
  about('la los las lo', 'before más stands an article', thirdPerson, ({ next }) =>
    among('más menos mejor peor mismo misma mismos mismas mejores peores')(next),
  ),
  about(
    'la los las',
    'after a verb stands an article',
    thirdPerson,
    ({ previous, next }) =>
      may(next, noun) &&
      !may(next, either(determiner, pronoun)) &&
      is(previous, verb) &&
      !is(previous, withClause),
  ),
  about(
    'la los las',
    'before a noun that has its own verb stands an article',
    thirdPerson,
    ({ next }) =>
      may(next, noun) && (is(next.next, either(finite, lemma('no', 'adv'))) || isClitic(next.next)),
  ),
]

const prepositionRules: readonly Rule[] = [
  rule(
    'after a preposition comes no finite verb',
    finite,
    (word) => followsPreposition(word) && !among('a para')(word.previous),
  ),
  rule(
    'after a and para comes no finite verb, except a learner’s',
    both(finite, not(person(2))),
    followsPreposition,
  ),
  about(
    'para',
    'para is a preposition before a noun phrase, an infinitive or que',
    not(preposition),
    (word) =>
      !followsClitic(word) &&
      !among('no donde')(word.previous) &&
      (is(word.next, either(nonFinite, nominal, name, numeral, pronoun, determiner)) ||
        among('que la los las el lo un una mi tu su')(word.next)),
  ),
  about(
    'sobre entre bajo',
    'sobre is a preposition before a noun phrase',
    not(preposition),
    (word) =>
      !followsClitic(word) &&
      !isLimiting(word.previous) &&
      subjectBefore(word) === undefined &&
      !among('muy más tan no que es soy')(word.previous) &&
      (is(word.next, either(noun, name, numeral, determiner, pronoun)) || isArticle(word.next)),
  ),
  about(
    'cerca',
    'cerca is an adverb without a determiner',
    not(adverb),
    ({ previous }) => !may(previous, either(determiner, preposition)),
  ),
]

const verbRules: readonly Rule[] = [
  rule(
    'after a pronoun like me comes a verb',
    not(either(finite, pronoun)),
    (word) =>
      followsClitic(word) &&
      !may(word.previous.previous, preposition) &&
      may(word, finite) &&
      !may(word, either(determiner, preposition, conjunction, part('adv'))) &&
      !may(word.next, finite),
  ),
  rule('a command has its pronouns at the end', command, followsClitic),
  rule('a negative command is subjunctive', command, isNegated),
  rule(
    'after no comes no noun',
    noun,
    (word) => among('no')(word.previous) && may(word, finite) && !among('nada')(word),
  ),
  rule('after que, si and other such words comes no command', command, (word) =>
    among('que si cuando porque aunque donde como quien cómo qué dónde cuándo quién cuánto cuántos')(
      beforeVerb(word),
    ),
  ),
  rule(
    'after haber comes a participle',
    not(participle),
    (word) =>
      is(word.previous, lemma('haber', 'verb')) &&
      word.word.endsWith('o') &&
      // *Había helado*: this may be something that there was.
      (!is(word.previous, person(2)) ||
        among('ha')(word.previous) ||
        followsClitic(word.previous) ||
        !may(word, either(noun, determiner, pronoun, finite))),
  ),
  rule(
    'a participle between ser and por is passive',
    either(noun, adjective),
    (word) =>
      is(word.previous, lemma('ser ir', 'verb')) && among('por')(word.next) && word.readings.some(participle),
  ),
  rule('after muy a participle is an adjective', participle, (word) => among('muy tan')(word.previous)),
  rule(
    'with ser or estar, cansado and other such words are adjectives',
    both(participle, lemma(verbsOfStates)),
    (word) => is(word.previous, stateVerb),
  ),
  rule(
    'after ser comes no verb',
    finite,
    (word) => is(word.previous, copula) && may(word, either(modifier, adverb, pronoun)),
  ),
  rule(
    'after yo comes the first person',
    person(2),
    (word) => subjectBefore(word) === 0 && word.readings.some(person(0)),
  ),
  rule(
    'after ella, nadie or a noun as subject comes no first person',
    person(0),
    (word) =>
      word.readings.some(person(2, 5)) &&
      (subjectBefore(word) === 2 || followsSingular(word) || nounPhraseBefore(word) !== undefined),
  ),
  rule(
    'after a subject comes a verb',
    either(nominal, adverb, preposition, interjection),
    (word) =>
      subjectBefore(word) !== undefined &&
      may(word, finite) &&
      !among('como para sobre entre bajo nada')(word),
  ),
  rule('after a subject comes no command', command, (word) => {
    const who = subjectBefore(word)
    return (who !== undefined && who !== 1) || nounPhraseBefore(word) !== undefined
  }),
  rule(
    'after a noun as subject comes its verb',
    either(noun, interjection),
    (word) =>
      word.readings.some(both(tense('present', 'preterite'), person(nounPhraseBefore(word) ?? 9))) &&
      !word.readings.some(modifier),
  ),
  rule(
    'me gustaba is the third person',
    both(likeGustar, person(0)),
    (word) => isClitic(word.previous) && !word.sentence.some(among('yo')),
  ),
  rule(
    'after se comes the third person',
    person(0),
    (word) =>
      (among('se')(word.previous) || (isClitic(word.previous) && among('se')(word.previous.previous))) &&
      !word.sentence.some(among('yo')),
  ),
  rule(
    'había with a noun is the third person',
    both(lemma('haber', 'verb'), person(0)),
    ({ next }) =>
      among('un una unos unas mucho mucha muchos muchas poco poca pocos pocas más menos dos tres cuatro')(
        next,
      ) || isAnyway(next, noun),
  ),
  rule(
    'a single noun rarely starts a clause',
    noun,
    (word) =>
      word.readings.some(both(finite, person(0))) &&
      is(word, either(noun, both(finite, person(0)))) &&
      startsClause(word) &&
      !(among('que')(word.previous) && may(word.previous.previous, either(adverb, adjective))) &&
      word.next !== edge &&
      !may(word.next, adjective) &&
      !is(word.next, finite) &&
      !among('y de que')(word.next),
  ),
  rule(
    'after a verb comes no second one',
    finite,
    (word) =>
      word.readings.some(noun) &&
      is(word.previous, both(finite, not(either(withClause, lemma('haber'), command)))) &&
      !before(word).some(among('que si cuando donde mientras')),
  ),
  about(
    'saber deber poder ser vivir',
    'an infinitive is a noun only after a determiner',
    noun,
    (word) => !may(word.previous, determiner),
  ),
  about(
    'vivo',
    'vivo before en or con is from vivir',
    adjective,
    (word) =>
      among('en con aquí allí cerca lejos')(word.next) &&
      !may(word.previous, either(noun, copula, lemma('estar'), determiner)),
  ),
  about('nada', 'after no, nada is no noun or verb', not(either(pronoun, adverb)), (word) =>
    before(word).some(among('no nunca sin nadie')),
  ),
  about(
    'nada',
    'after no and its verb, nada is a pronoun',
    adverb,
    (word) =>
      before(word).some(among('no nunca sin nadie')) &&
      is(word.previous, both(verb, not(likeGustar))) &&
      !may(word.next, adjective),
  ),
  about('como', 'como after yo is from comer', not(verb), (word) => subjectBefore(word) === 0),
]

const nounRules: readonly Rule[] = [
  rule(
    'after muy comes an adjective or adverb',
    either(noun, finite, determiner, pronoun, preposition, interjection),
    (word) =>
      (among('muy tan')(word.previous) ||
        (among('bastante demasiado')(word.previous) && is(word.previous, adverb))) &&
      may(word, either(adjective, adverb)) &&
      !may(word.previous.previous, lemma('tener', 'verb')),
  ),
  rule(
    'after a noun comes an adjective',
    noun,
    (word) =>
      is(word, either(nominal, participle)) &&
      word.readings.some(modifier) &&
      is(word.previous, noun) &&
      (!word.previous.readings.some(time) || among('pasado pasada próximo próxima')(word)),
  ),
  about('pasado pasada pasados', 'pasado after a time is an adjective', not(adjective), ({ previous }) =>
    may(previous, time),
  ),
  about(
    'primero primera segundo segunda tercera cuarto cuarta quinta',
    'before its noun a number like tercera is an adjective',
    noun,
    (word) =>
      isLimiting(word.previous) && may(word.next, noun) && !may(word.next, either(adjective, preposition)),
  ),
  about(
    'mañana',
    'mañana without a determiner is an adverb',
    noun,
    ({ previous }) => !may(previous, either(determiner, preposition, adjective, noun)),
  ),
  about(
    'bien mal',
    'bien is an adverb after a verb',
    not(adverb),
    ({ previous, next }) => is(previous, finite) && !may(next, noun),
  ),
  about('cero', 'cero is a noun only after a determiner', noun, ({ previous }) => !may(previous, determiner)),
]

const queRules: readonly Rule[] = [
  about(
    'que',
    'after an article or nada que is a pronoun',
    conjunction,
    ({ previous }) => isArticle(previous) || among('nada algo alguien nadie')(previous),
  ),
  about(
    'que',
    'after a verb que is a conjunction',
    pronoun,
    ({ previous }) =>
      is(previous, both(verb, not(participle))) || is(previous, both(participle, lemma('decir', 'verb'))),
  ),
  about('que', 'after para or así que is a conjunction', pronoun, ({ previous }) =>
    among('para sin desde hasta así sino ojalá')(previous),
  ),
  about(
    'que',
    'after antes de, que is a conjunction',
    pronoun,
    ({ previous }) =>
      among('de a')(previous) &&
      (among('antes después pesar cuenta seguro segura')(previous.previous) || is(previous.previous, verb)),
  ),
  about(
    'que',
    'after ser and an adjective que is a conjunction',
    pronoun,
    ({ previous }) => is(previous, adjective) && is(previous.previous, copula),
  ),
  about(
    'que',
    'after hace and a time que is a conjunction',
    pronoun,
    (word) => may(word.previous, time) && before(word).some(among('hace hacía')),
  ),
  about(
    'que',
    'in a comparison que is a conjunction',
    pronoun,
    (word) =>
      is(word.previous, either(nominal, adverb)) &&
      among('más menos')(word.previous.previous) &&
      (is(word.next, either(pronoun, determiner, name)) || isArticle(word.next)),
  ),
  about(
    'que',
    'a second que is like the first',
    pronoun,
    (word) =>
      among('y ni pero')(word.previous) &&
      before(word).some((one) => among('que')(one) && is(one, conjunction)) &&
      !before(word).some((one) => among('que')(one) && may(one, pronoun)),
  ),
  about(
    'que',
    'between a time and viene que is a pronoun',
    conjunction,
    (word) => may(word.previous, time) && among('viene')(word.next),
  ),
  about('que', 'between a noun phrase and its clause que is a pronoun', conjunction, (word) => {
    const head = word.previous
    if (
      !is(head, noun) ||
      among('vez veces pena lástima suerte vergüenza verdad hecho idea noticia tiempo hora')(head)
    )
      return false
    let at = head.previous
    while (is(at, adjective)) at = at.previous
    if (!is(at, determiner)) return false
    const first = at.previous
    return (
      !before(word).some(among('más menos mejor peor mayor menor tan tanto hace')) &&
      (first === edge || among('de en con por para')(first) || is(first, both(verb, not(withClause))))
    )
  }),
]

const tenseRules: readonly Rule[] = [
  rule(
    'with ayer a form of two tenses is the preterite',
    tense('present'),
    (word) => word.readings.some(both(tense('preterite'), person(3))) && saysPast(word),
  ),
  about(formsOfFue, 'fue after se is from ir', lemma('ser', 'verb'), ({ previous }) =>
    among('se nos te os')(previous),
  ),
  about(
    formsOfFue,
    'fue before an adjective or que is from ser',
    lemma('ir', 'verb'),
    (word) =>
      !followsClitic(word) &&
      (is(word.next, modifier) ||
        (is(word.next, either(modifier, noun)) && may(word.next, participle)) ||
        among('que')(word.next) ||
        (among('muy tan')(word.next) && is(word.next.next, adjective))),
  ),
  about(
    'fue',
    'fue before un is from ser',
    lemma('ir', 'verb'),
    (word) => !followsClitic(word) && among('un una')(word.next),
  ),
  about(
    formsOfFue,
    'fue before a is from ir',
    lemma('ser', 'verb'),
    ({ next }) => among('a al')(next) && !is(next.next.next, numeral) && !is(next.next, numeral),
  ),
]

export const rules: readonly Rule[] = [
  ...wordRules,
  ...determinerRules,
  ...articleRules,
  ...prepositionRules,
  ...verbRules,
  ...nounRules,
  ...queRules,
  ...tenseRules,
]
