import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { packLexicon } from '../../build/lexicon/pack'
import { openLexicon } from '../../src/spanish/lexicon/lexicon'
import type { Reading } from '../../src/spanish/lexicon/reading'
import { rules } from '../../src/spanish/tagger/rules'
import { certain, tag } from '../../src/spanish/tagger/tagger'
import { expectNone } from '../support/content'

const lexicon = openLexicon(packLexicon())

/** A reading as text: *verb dar imperative 1 +me+lo*, *noun casa f s*. */
function text(reading: Reading): string {
  const parts =
    reading.pos === 'verb'
      ? [
          reading.tense.replace(/-se$/, ''),
          reading.vos ? 'vos' : reading.person,
          reading.gender,
          reading.number,
          reading.clitics?.map((clitic) => `+${clitic}`).join(''),
        ]
      : [reading.gender, reading.number]
  return [reading.pos, reading.lemma, ...parts].filter((part) => part !== undefined).join(' ')
}

const readingsOf = (sentence: string, word: string, only = rules) =>
  tag(sentence, lexicon, only)
    .filter((token) => token.text === word)
    .flatMap(({ readings }) => readings.map(text))

/** What each rule removes: the rule, a sentence, a word, and the reading that it loses. */
const examples: readonly [rule: string, sentence: string, word: string, reading: string][] = [
  [
    'a form of vos that is also another form needs a vos',
    '¿Me lo das, por favor?',
    'das',
    'verb dar present vos',
  ],
  ['a rare verb gives way to a common word', '¿Qué libro lees?', 'libro', 'verb librar present 0'],
  ['a name inside a sentence is no verb', 'Mi amiga Lucía canta.', 'Lucía', 'verb lucir imperfect 2'],
  ['a name inside a sentence is no noun', 'Vivo con Rosa.', 'Rosa', 'noun rosa f s'],
  ['a name before a name is a name', 'Rosa María canta bien.', 'Rosa', 'noun rosa m s'],
  ['está is no command', 'No te preocupes, todo está bien.', 'está', 'verb estar imperative 1'],
  ['a word like no or mi is a noun only after el or un', 'No lo sé.', 'No', 'noun no m s'],
  ['hasta is a preposition', 'No llegaron hasta el martes.', 'hasta', 'adv hasta'],
  ['qué is an adverb only before an adjective', 'Qué tal es tu nuevo profe?', 'Qué', 'adv qué'],
  ['cuando and ya are adverbs', 'Ya tengo dieciséis.', 'Ya', 'conj ya'],
  ['luego is an adverb at the start and after y', 'Luego comemos.', 'Luego', 'conj luego'],
  [
    'mientras is an adverb only in mientras tanto',
    'Mi padre cocinaba mientras yo hacía los deberes.',
    'mientras',
    'adv mientras',
  ],
  ['sí is a pronoun only after a preposition', 'Sí, quiero.', 'Sí', 'pron sí both both'],
  ['creo before que or en is from creer', 'Creo en ti.', 'Creo', 'verb crear present 0'],
  ['siento after lo or before que is from sentir', 'Lo siento mucho.', 'siento', 'verb sentar present 0'],
  ['a form of ser is a noun only after a determiner or preposition', 'Son las dos.', 'Son', 'noun son m s'],
  ['haz or sal at the start is a command', 'Sal a la calle por la mañana.', 'Sal', 'noun sal f s'],
  ['haz between y and a determiner is a command', 'Pon la mesa y haz la cama.', 'haz', 'noun haz m s'],
  ['vamos stands alone as an interjection', 'Vamos a la cocina.', 'Vamos', 'interj vamos'],
  [
    'la mañana is a part of the day, el mañana is the future',
    'Sal a la calle por la mañana.',
    'mañana',
    'noun mañana m s',
  ],
  ['música is rarely a person', 'Estudio sin música.', 'música', 'noun músico f s'],
  ['an interjection starts a clause', 'No nada bien.', 'bien', 'interj bien'],
  [
    'after a determiner comes no verb, pronoun, preposition or conjunction',
    'Vamos a la cocina.',
    'cocina',
    'verb cocinar present 2',
  ],
  [
    'after a determiner and an adjective comes no verb',
    'Tengo una nueva cuenta.',
    'cuenta',
    'verb contar present 2',
  ],
  [
    'between a determiner and the rest of the sentence stands a noun',
    'Busco mi móvil.',
    'móvil',
    'adj móvil both s',
  ],
  [
    'a word like comida is a noun after a determiner',
    'La comida picante me gusta.',
    'comida',
    'verb comer participle f s',
  ],
  ['before a noun stands a short adjective', 'Hace mal tiempo.', 'mal', 'adv mal'],
  [
    'after a short adjective comes a noun',
    'El pueblo necesita viviendas en buen estado.',
    'estado',
    'verb estar participle m s',
  ],
  ['after a determiner mejor is an adjective', 'Es la mejor.', 'mejor', 'adv mejor'],
  ['after ser comes an adjective', 'Es mejor así.', 'mejor', 'adv mejor'],
  ['un is a number only in treinta y un', 'Es un gran cambio.', 'un', 'num uno m s'],
  ['una is a number only after la or y', 'Es una vista bonita.', 'una', 'num uno f s'],
  ['after most verbs mejor is an adverb', 'Me alegro de que estés mejor.', 'mejor', 'adj mejor both s'],
  ['la una is an hour', 'Es la una y media.', 'la', 'pron la f s'],
  ['una is a determiner before a noun', 'Es una vista bonita.', 'una', 'pron uno f s'],
  ['a demonstrative is a determiner before a noun', 'Has visto esta peli?', 'esta', 'pron este f s'],
  ['a demonstrative is a pronoun before a verb, de or que', 'Este viene mañana.', 'Este', 'det este m s'],
  ['este is the east only after el', 'Ha habido dos huelgas este mes.', 'este', 'noun este m s'],
  ['a quantifier is a determiner before a noun', 'Has ido alguna vez a España?', 'alguna', 'pron alguno f s'],
  ['before a verb a quantifier is a pronoun', 'Otros llegan tarde.', 'Otros', 'det otro m p'],
  ['otro is a determiner before a number', 'Tengo otros dos hermanos.', 'otros', 'pron otro m p'],
  ['todo is a determiner before another one', 'Todo el mundo lo sabe.', 'Todo', 'pron todo m s'],
  ['qué is a determiner before a noun', '¿Qué libro lees?', 'Qué', 'pron qué both both'],
  ['qué is a pronoun before a verb and after por', '¿Qué lees?', 'Qué', 'det qué both both'],
  ['más is an adverb before an adjective or adverb', 'Es más fácil.', 'más', 'det más both both'],
  ['más is a determiner before a noun', 'Quiero más pan.', 'más', 'pron más both both'],
  [
    'between ser and an adjective demasiado is an adverb',
    'La casa es bastante cara.',
    'bastante',
    'det bastante both s',
  ],
  ['after most verbs mucho is an adverb', 'Lo siento mucho.', 'mucho', 'det mucho m s'],
  ['after ser and an article mío is a pronoun', '¿Qué acento es el suyo?', 'suyo', 'det suyo m s'],
  ['after a preposition stands an article', 'Vamos a la cocina.', 'la', 'pron la f s'],
  ['before a verb stands a pronoun', 'La compro.', 'La', 'det el f s'],
  ['after a pronoun stands another', 'Me la compra mi padre.', 'la', 'det el f s'],
  ['before a noun, a number, de or que stands an article', 'Es la una y media.', 'la', 'pron la f s'],
  ['before más stands an article', 'La más alta de la clase es Irene.', 'La', 'pron la f s'],
  ['after a verb stands an article', 'Pinto la casa de rojo.', 'la', 'pron la f s'],
  ['before a noun that has its own verb stands an article', 'La cocina es grande.', 'La', 'pron la f s'],
  [
    'after a preposition comes no finite verb',
    'Estuve en casa hasta las ocho.',
    'casa',
    'verb casar present 2',
  ],
  [
    'after a and para comes no finite verb, except a learner’s',
    'A causa de la huelga no hubo trenes.',
    'causa',
    'verb causar imperative 1',
  ],
  [
    'para is a preposition before a noun phrase, an infinitive or que',
    'Es para mi hermana.',
    'para',
    'verb parar present 2',
  ],
  ['sobre is a preposition before a noun phrase', 'El gato duerme bajo la cama.', 'bajo', 'adv bajo'],
  ['cerca is an adverb without a determiner', 'Vivimos cerca.', 'cerca', 'noun cerca f s'],
  ['after a pronoun like me comes a verb', 'Acá se habla español.', 'habla', 'noun habla f s'],
  ['a command has its pronouns at the end', 'Se para en la calle.', 'para', 'verb parar imperative 1'],
  ['a negative command is subjunctive', 'No cocina nunca.', 'cocina', 'verb cocinar imperative 1'],
  ['after no comes no noun', 'No cocina nunca.', 'cocina', 'noun cocina f s'],
  [
    'after que, si and other such words comes no command',
    'Es bueno que durmamos más.',
    'durmamos',
    'verb dormir imperative 3',
  ],
  ['after haber comes a participle', 'Has visto esta peli?', 'visto', 'adj visto m s'],
  ['a participle between ser and por is passive', 'Ha sido visto por todos.', 'visto', 'adj visto m s'],
  ['after muy a participle is an adjective', 'Estoy muy cansado.', 'cansado', 'verb cansar participle m s'],
  [
    'with ser or estar, cansado and other such words are adjectives',
    'Mi padre está cansado.',
    'cansado',
    'verb cansar participle m s',
  ],
  ['after ser comes no verb', 'El perro es molesto.', 'molesto', 'verb molestar present 0'],
  ['after yo comes the first person', 'Yo solía nadar.', 'solía', 'verb soler imperfect 2'],
  [
    'after ella, nadie or a noun as subject comes no first person',
    'Eso era mentira.',
    'era',
    'verb ser imperfect 0',
  ],
  ['after a subject comes a verb', 'Tú cocinas bien.', 'cocinas', 'noun cocina f p'],
  ['after a subject comes no command', 'Ella baja a la calle.', 'baja', 'verb bajar imperative 1'],
  [
    'after a noun as subject comes its verb',
    'Mi madre escucha música clásica.',
    'escucha',
    'noun escucha f s',
  ],
  [
    'me gustaba is the third person',
    'Me gustaría haber ido contigo.',
    'gustaría',
    'verb gustar conditional 0',
  ],
  ['after se comes the third person', 'Se llamaba Ana.', 'llamaba', 'verb llamar imperfect 0'],
  [
    'había with a noun is the third person',
    'Había mucha gente en la plaza.',
    'Había',
    'verb haber imperfect 0',
  ],
  ['a single noun rarely starts a clause', 'Odio madrugar.', 'Odio', 'noun odio m s'],
  ['after a verb comes no second one', 'Hoy tengo trabajo.', 'trabajo', 'verb trabajar present 0'],
  ['an infinitive is a noun only after a determiner', 'Quiero ser médico.', 'ser', 'noun ser m s'],
  ['vivo before en or con is from vivir', 'Vivo con Rosa.', 'Vivo', 'adj vivo m s'],
  ['after no, nada is no noun or verb', 'No nada bien.', 'nada', 'noun nada f s'],
  ['after no and its verb, nada is a pronoun', 'No tengo nada.', 'nada', 'adv nada'],
  ['como after yo is from comer', 'Yo como pescado.', 'como', 'prep como'],
  ['after muy comes an adjective or adverb', 'Llegas muy tarde.', 'tarde', 'noun tarde f s'],
  ['after a noun comes an adjective', 'En mi instituto ideal no habría exámenes.', 'ideal', 'noun ideal m s'],
  [
    'pasado after a time is an adjective',
    'El año pasado visitamos Perú.',
    'pasado',
    'verb pasar participle m s',
  ],
  [
    'before its noun a number like tercera is an adjective',
    'Toma la tercera calle a la izquierda.',
    'tercera',
    'noun tercero f s',
  ],
  ['mañana without a determiner is an adverb', 'Este viene mañana.', 'mañana', 'noun mañana f s'],
  ['bien is an adverb after a verb', 'Duermo bien.', 'bien', 'noun bien m s'],
  ['cero is a noun only after a determiner', 'Perdimos tres a cero.', 'cero', 'noun cero m s'],
  ['after an article or nada que is a pronoun', 'No tengo nada que hacer.', 'que', 'conj que'],
  ['after a verb que is a conjunction', 'Espero que te diviertas.', 'que', 'pron que both both'],
  [
    'after para or así que is a conjunction',
    'Salí sin que mis abuelos me oyeran.',
    'que',
    'pron que both both',
  ],
  ['after antes de, que is a conjunction', 'Me alegro de que estés mejor.', 'que', 'pron que both both'],
  [
    'after ser and an adjective que is a conjunction',
    'Es bueno que durmamos más.',
    'que',
    'pron que both both',
  ],
  ['after hace and a time que is a conjunction', 'Hace dos años que vivo aquí.', 'que', 'pron que both both'],
  ['in a comparison que is a conjunction', 'Es más alto que yo.', 'que', 'pron que both both'],
  ['a second que is like the first', 'Dice que viene y que trae pan.', 'que', 'pron que both both'],
  [
    'between a time and viene que is a pronoun',
    'Quedamos a las siete el viernes que viene',
    'que',
    'conj que',
  ],
  [
    'between a noun phrase and its clause que is a pronoun',
    'El libro que estoy leyendo es de Isabel Allende.',
    'que',
    'conj que',
  ],
  [
    'with ayer a form of two tenses is the preterite',
    'El año pasado visitamos Perú.',
    'visitamos',
    'verb visitar present 3',
  ],
  ['fue after se is from ir', 'Ana se fue.', 'fue', 'verb ser preterite 2'],
  ['fue before an adjective or que is from ser', 'Fue muy divertido.', 'Fue', 'verb ir preterite 2'],
  ['fue before un is from ser', 'Fue una fiesta bonita.', 'Fue', 'verb ir preterite 2'],
  ['fue before a is from ir', 'Fui a la playa.', 'Fui', 'verb ser preterite 0'],
]

describe('rules', () => {
  test('each has an example', () => {
    expect(examples.map(([rule]) => rule)).toEqual(rules.map(({ name }) => name))
  })

  test.each(examples)('%s: %s', (name, sentence, word, reading) => {
    const others = rules.filter((rule) => rule.name !== name)
    expect(readingsOf(sentence, word, others)).toContain(reading)
    expect(readingsOf(sentence, word)).not.toContain(reading)
    expect(readingsOf(sentence, word)).not.toEqual([])
  })
})

describe('a learner’s mistake leads to no wrong conclusion', () => {
  test.each([
    ['el for él', 'El cocina muy bien.', 'cocina', 'verb cocinar present 2'],
    ['tu for tú', 'Tu cocinas bien.', 'cocinas', 'verb cocinar present 1'],
    ['tu for tú', 'Tu cuentas todo.', 'cuentas', 'verb contar present 1'],
    ['mi for mí', 'A mi cuesta mucho.', 'cuesta', 'verb costar present 2'],
    ['esta for está', 'Mi abuela esta enferma.', 'enferma', 'adj enfermo f s'],
    ['no agreement', 'La problema es grande.', 'La', 'det el f s'],
    ['no agreement', 'Un mesa está libre.', 'mesa', 'noun mesa f s'],
    ['no agreement', 'Mis padres trabaja mucho.', 'trabaja', 'verb trabajar present 2'],
    ['no agreement', 'Yo come pan.', 'come', 'verb comer present 2'],
    ['no agreement', 'El casa es grande.', 'casa', 'noun casa f s'],
    ['se for sé', 'Se como cocinar.', 'como', 'adv como'],
    ['me for mi', 'Me casa es grande.', 'casa', 'noun casa f s'],
    ['a finite verb for an infinitive', 'Voy a cocina con mi madre.', 'cocina', 'verb cocinar present 2'],
    ['a pronoun after the verb', 'Ayer compré me unas zapatillas.', 'unas', 'det un f p'],
    ['a pronoun after the verb', 'Veo la todos los días.', 'la', 'pron la f s'],
    ['no participle', 'Hoy no he desayuno.', 'desayuno', 'verb desayunar present 0'],
    ['no participle', 'He comida mucho.', 'comida', 'verb comer participle f s'],
  ])('%s: %s', (_, sentence, word, reading) => {
    expect(readingsOf(sentence, word)).toContain(reading)
  })
})

test('words alone are tagged like a sentence without punctuation', () => {
  const words = ['Mi', 'hermano', 'cocina']
  expect(tag(words, lexicon)).toEqual(tag(words.join(' '), lexicon))
})

test('no rule looks beyond punctuation or the end of a sentence', () => {
  expect(readingsOf('¿No? Cocina tú.', 'Cocina')).toContain('verb cocinar imperative 1')
  expect(readingsOf('Ana, cocina tú.', 'cocina')).toContain('verb cocinar imperative 1')
})

test('a capital letter inside a sentence makes an unknown word a name', () => {
  expect(readingsOf('Mi amiga Xiu canta.', 'Xiu')).toEqual(['name Xiu'])
  expect(readingsOf('Xiu canta.', 'Xiu')).toEqual([])
  expect(readingsOf('Vivo en una Habitacion.', 'Habitacion')).toEqual([])
})

test('what all readings agree on is certain', () => {
  const [token] = tag('Fuera', lexicon)
  const [, were] = tag('Si fuera rica', lexicon)
  expect(token && certain(token, ({ pos }) => pos)).toBeUndefined()
  expect(were && certain(were, ({ lemma }) => lemma)).toBeUndefined()
  const [house] = tag('Cantaba', lexicon)
  expect(house && certain(house, ({ lemma }) => lemma)).toBe('cantar')
})

interface TaggedSentence {
  from: 'lesson' | 'learner'
  text: string
  /** Each word with its reading. With two, the first is what was meant, and the second is what is written. */
  tokens: readonly (readonly [word: string, reading: string])[]
}

const sentences = readFileSync(new URL('./tagged-sentences.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): TaggedSentence => JSON.parse(line))

/** The lexicon says *both* where a word does not change. The sentences have a gender and number then, or *mf*. */
const agrees = (ours: string | undefined, theirs: string | undefined) =>
  ours === theirs || ours === undefined || ours === 'both' || ours === 'unknown' || theirs === 'mf'

/** Whether a reading is the tagged one. Tags of pronouns, numbers and names have no gender or number. */
function isTagged(reading: Reading, word: string, tagged: string): boolean {
  const [pos, lemma, gender, number] = tagged.split(' ')
  if (reading.pos !== pos) return false
  if (pos === 'verb') return text(reading).replace(/ vos$/, ' v') === tagged
  if (pos === 'name' || pos === 'num') return true
  // The lemma of *ella* is *él* in the lexicon, and *ella* in the sentences.
  if (pos === 'pron') return reading.lemma === lemma || word.toLowerCase() === lemma
  return reading.lemma === lemma && agrees(reading.gender, gender) && agrees(reading.number, number)
}

describe('hand-tagged sentences', () => {
  test.each([
    ['lesson', 300],
    ['learner', 200],
  ] as const)('from a %s', (from, expected) => {
    const ours = sentences.filter((one) => one.from === from)
    expect(ours).toHaveLength(expected)
    let count = 0
    let sure = 0
    const wrong: string[] = []
    const otherWords: string[] = []
    for (const { text: sentence, tokens } of ours) {
      const found = tag(sentence, lexicon)
      if (found.map((token) => token.text).join(' ') !== tokens.map(([word]) => word).join(' '))
        otherWords.push(sentence)
      tokens.forEach(([word, tags], at) => {
        count++
        const readings = found[at]?.readings ?? []
        const [only] = readings
        if (only === undefined || readings.length > 1) return
        sure++
        if (!tags.split(' | ').some((tagged) => isTagged(only, word, tagged)))
          wrong.push(`${word} is ${text(only)}, not ${tags}: ${sentence}`)
      })
    }
    const right = sure - wrong.length
    const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`
    console.info(
      `${from}: ${percent(sure, count)} of ${count} words are certain, ${percent(right, sure)} of them right`,
    )
    for (const line of wrong) console.info(`  ${line}`)
    expectNone(otherWords)
    expect(right / sure).toBeGreaterThanOrEqual(0.995)
    expect(sure / count).toBeGreaterThanOrEqual(0.8)
  })
})
