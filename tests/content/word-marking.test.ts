/** How single words are marked, both on the word pages, which ask for the article, and in Repaso, which doesn’t. */
import { describe, expect, test } from 'vitest'
import { readWords } from '../../build/word-list'
import { alsoRight } from '../../src/content/also-right'
import { everyAnswer } from '../../src/content/answers'
import { mark } from '../../src/exercises/mark-exercise'
import { comparable } from '../../src/exercises/marking/words'
import { recallExercise, wordExercise } from '../../src/exercises/word-exercise'
import { toAskedWord } from '../../src/features/words/to-asked-word'
import { expectNone } from '../support/content'
import { nodeGrammar } from '../support/mark-answers'
import { isSpelled } from '../support/spelling'
import { lemmaOf } from '../support/word-list'

const words = readWords()
const grammar = await nodeGrammar()

const asked = new Map(
  words.map((word) => [
    word.spanish,
    { recall: recallExercise(toAskedWord(word), word.example), review: wordExercise(toAskedWord(word)) },
  ]),
)

function exercisesOf(spanish: string) {
  const found = asked.get(spanish)
  if (found === undefined) throw new Error(`${spanish} is not in the list`)
  return found
}

/** The verdict on an answer, and the reason. */
function verdictOn(spanish: string, answer: string, where: 'recall' | 'review' = 'recall') {
  const given = mark(exercisesOf(spanish)[where], answer, grammar)
  const said =
    given.kind === 'right' ? (given.note ?? '') : 'because' in given ? [given.because].flat().join(' ') : ''
  return { kind: given.kind, said }
}

describe('an answer for a word', () => {
  test.each([
    // The right word, or the feminine of an adjective or of a noun for a person.
    ['el zumo', 'el zumo', ''],
    ['el zumo', 'un zumo', ''],
    ['cansado', 'cansada', '*cansada* is the feminine. The dictionary gives *cansado*.'],
    ['español', 'española', '*española* is the feminine'],
    ['alemán', 'alemana', '*alemana* is the feminine'],
    ['inglés', 'inglesa', '*inglesa* is the feminine'],
    ['trabajador', 'trabajadora', '*trabajadora* is the feminine'],
    ['feliz', 'contenta', 'That’s right too. The word here was *feliz*.'],
    ['el fontanero', 'la fontanera', '*la fontanera* is the feminine'],
    // Plurals that the English wording suggests.
    ['la verdura', 'las verduras', 'That’s right too. The word here was *la verdura*.'],
    ['la escalera', 'las escaleras', 'That’s right too. The word here was *la escalera*.'],
    ['el semáforo', 'los semáforos', 'That’s right too. The word here was *el semáforo*.'],
    ['el residuo', 'los residuos', 'That’s right too. The word here was *el residuo*.'],
    // Everyday synonyms.
    ['regresar', 'volver', 'That’s right too. The word here was *regresar*.'],
    ['enviar', 'mandar', 'That’s right too. The word here was *enviar*.'],
    ['empezar', 'comenzar', 'That’s right too. The word here was *empezar*.'],
    ['contestar', 'responder', 'That’s right too. The word here was *contestar*.'],
    ['elegir', 'escoger', 'That’s right too. The word here was *elegir*.'],
    ['usar', 'utilizar', 'That’s right too. The word here was *usar*.'],
    ['entender', 'comprender', 'That’s right too. The word here was *entender*.'],
    ['recordar', 'acordarse', 'That’s right too. The word here was *recordar*.'],
    ['el empleo', 'el trabajo', 'That’s right too. The word here was *el empleo*.'],
    ['el sueldo', 'el salario', 'That’s right too. The word here was *el sueldo*.'],
    ['el médico', 'la doctora', 'That’s right too. The word here was *la médica*.'],
    ['la empresa', 'la compañía', 'That’s right too. The word here was *la empresa*.'],
    ['el medioambiente', 'el medio ambiente', 'It’s also correct as two words.'],
    ['intentar', 'tratar de', 'That’s right too. The word here was *intentar*.'],
    ['añorar', 'echar de menos', 'That’s right too. The word here was *añorar*.'],
    ['todavía', 'aún', 'That’s right too. The word here was *todavía*.'],
    ['mexicano', 'mejicana', 'You may also see *mejicano*'],
    ['el mar', 'la mar', '*La mar* is also correct'],
    // The wrong sense of an ambiguous English word.
    ['jugar', 'tocar', '*Tocar* is for instruments'],
    ['preguntar', 'pedir', '*Pedir* means to ask for something'],
    ['el vidrio', 'el vaso', '*El vaso* is a glass you drink from'],
    ['libre', 'gratis', '*Gratis* means free of charge'],
    ['la esquina', 'el rincón', '*El rincón* is a corner inside a room'],
    ['el billete', 'la entrada', '*La entrada* is a ticket for a film'],
    // Latin American words; a word that is also used in Spain isn’t called Latin American.
    ['el móvil', 'el celular', 'People say *el celular* in much of Latin America'],
    ['el dinero', 'la plata', '*La plata* means money in much of Latin America'],
    ['constipado', 'resfriada', 'That’s right too. The word here was *constipado*.'],
    ['el paro', 'el desempleo', 'That’s right too. The word here was *el paro*.'],
    ['añorar', 'extrañar', 'That’s right too. The word here was *añorar*.'],
    ['el atasco', 'el embotellamiento', 'That’s right too. The word here was *el atasco*.'],
  ])('%s: %s is right', (spanish, answer, note) => {
    for (const where of ['recall', 'review'] as const) {
      const { kind, said } = verdictOn(spanish, answer, where)
      expect(kind, where).toBe('right')
      if (where === 'recall' || note !== '') expect(said, where).toContain(note)
    }
  })

  test.each([
    ['la plata', 'el dinero'],
    ['el derecho', 'la derecha'],
    ['el derecho', 'la ley'],
    ['ahora', 'ya'],
    ['ahora', 'hoy'],
    ['pronto', 'ya'],
    ['todavía', 'ya'],
    ['siempre', 'ya'],
    ['además', 'también'],
    ['la temperatura', 'la fiebre'],
    ['escribir', 'redactar'],
    ['el zumo', 'no sé'],
    ['el zumo', 'xx'],
    ['cansado', 'enfermo'],
    ['la regla', 'el reglamento'],
  ])('%s: %s gets a wrong verdict, never “unknown”', (spanish, answer) => {
    for (const where of ['recall', 'review'] as const)
      expect(['wrong', 'near', 'mistake'], where).toContain(verdictOn(spanish, answer, where).kind)
  })

  test.each([
    ['el zumo', 'zumo', 'mistake', 'The word is right, but add its article: *el zumo*.'],
    ['el sueldo', 'salario', 'mistake', 'The word is right, but add its article: *el salario*.'],
    ['la mano', 'el mano', 'mistake', 'The word is right, but it’s feminine: *la mano*.'],
    ['el agua', 'la agua', 'mistake', 'But before a stressed *a* the article is *el*: *el agua*.'],
    ['la canción', 'la cancion', 'accent', ''],
    ['la campaña', 'la campana', 'near', '*campana* is _bell_'],
    ['la campana', 'la campaña', 'near', '*campaña* is _campaign_'],
    ['el otoño', 'el otono', 'near', '*Ñ* is a letter of its own, not an *n* with an accent: *otoño*.'],
    ['el otoño', 'otono', 'near', '*Ñ* is a letter of its own'],
    ['el zumo', '  ', 'unanswered', ''],
  ])('%s: %s gets its own verdict', (spanish, answer, kind, said) => {
    const given = verdictOn(spanish, answer)
    expect(given.kind).toBe(kind)
    expect(given.said).toContain(said)
  })
})

/**
 * Nouns whose English translation covers only one sex, with the translation for the other sex; each checked by a
 * person.
 */
const ofOneSex: Readonly<Record<string, string>> = {
  'el abuelo': 'grandmother',
  'el actor': 'actress',
  'el camarero': 'waitress',
  'el cartero': 'postwoman',
  'el cuñado': 'sister-in-law',
  'el hermano': 'sister',
  'el hijo': 'daughter',
  'el nieto': 'granddaughter',
  'el novio': 'girlfriend',
  'el rey': 'queen',
  'el sobrino': 'niece',
  'el tío': 'aunt',
}
/** Nouns whose English translation covers either sex. */
const ofAnySex =
  'el abogado, el agricultor, el albañil, el alcalde, el alumno, el amigo, el aprendiz, el arquitecto, el bombero, el campeón, el candidato, el carpintero, el científico, el ciudadano, el cliente, el cocinero, el dependiente, el director, el enfermero, el escritor, el fontanero, el gemelo, el ingeniero, el jefe, el juez, el ladrón, el mecánico, el médico, el ministro, el pasajero, el peatón, el peluquero, el presidente, el primo, el profesor, el refugiado, el vecino, el vendedor, el veterinario, el voluntario'
const aLa = (form: string) => form.replace(/^el /, 'la ')

describe('words for a man and a woman', () => {
  test('somebody has checked the English of every noun with a feminine', () => {
    const persons = words.flatMap(({ spanish, feminine }) => (feminine === undefined ? [] : [spanish]))
    expect(persons.toSorted()).toEqual([...Object.keys(ofOneSex), ...ofAnySex.split(', ')].toSorted())
  })

  test.each(Object.entries(ofOneSex))('%s is a man, and not a %s', (spanish, english) => {
    const feminine = words.find((word) => word.spanish === spanish)?.feminine ?? ''
    for (const where of ['recall', 'review'] as const)
      for (const typed of [feminine, feminine.replace('la ', 'una '), feminine.replace('la ', '')])
        expect(verdictOn(spanish, typed, where), `${typed} ${where}`).toEqual({
          kind: 'mistake',
          said: `*${feminine}* is _the ${english}_.`,
        })
  })

  test('the answer for a man is never a woman’s word, from Spain or Latin America', () => {
    expect(verdictOn('el camarero', 'la mesera')).toEqual({
      kind: 'mistake',
      said: '*la mesera* is _the waitress_.',
    })
    expectNone(
      Object.keys(ofOneSex).flatMap((spanish) =>
        (['recall', 'review'] as const).flatMap((where) =>
          everyAnswer(exercisesOf(spanish)[where].answers).filter((answer) => /^(?:la|una) /.test(answer)),
        ),
      ),
    )
  })

  test.each(ofAnySex.split(', '))('%s may be a woman', (spanish) => {
    const feminine = words.find((word) => word.spanish === spanish)?.feminine ?? ''
    for (const form of feminine.split(', '))
      for (const where of ['recall', 'review'] as const)
        expect(verdictOn(spanish, form, where).kind).toBe('right')
  })

  test.each([
    ['el fontanero', 'la plomera', 'In Spain it’s *la fontanera*'],
    ['el fontanero', 'el plomero', 'In Spain it’s *el fontanero*'],
    ['el socorrista', 'la salvavidas', 'In Spain it’s *la socorrista*'],
    ['el socorrista', 'el guardavidas', 'In Spain it’s *el socorrista*'],
    ['el médico', 'la doctora', 'The word here was *la médica*'],
    ['el médico', 'el doctor', 'The word here was *el médico*'],
    ['el estudiante', 'la alumna', 'The word here was *la estudiante*'],
  ])('%s: of %s the note says %s', (spanish, typed, note) => {
    for (const where of ['recall', 'review'] as const) {
      expect(verdictOn(spanish, typed, where)).toMatchObject({ kind: 'right' })
      expect(verdictOn(spanish, typed, where).said).toContain(note)
    }
  })

  test('no note names a man if the answer is a woman', () => {
    expectNone(
      words.flatMap(({ spanish }) =>
        exercisesOf(spanish).recall.answers.flatMap((answer) => {
          if (typeof answer === 'string' || !/^\{la\|/.test(answer.answer)) return []
          const isPerson = `${Object.keys(ofOneSex)}, ${ofAnySex}`.includes(spanish)
          const named = /(?:In Spain it’s|The word here was) \*el /.test(answer.note)
          return isPerson && named ? [`${spanish}: ${answer.answer}: ${answer.note}`] : []
        }),
      ),
    )
  })

  test.each([
    ['el presidente', 'la presidente', 'la presidenta'],
    ['el jefe', 'la jefe', 'la jefa'],
    ['el médico', 'la médico', 'la médica'],
    ['el dependiente', 'la dependiente', 'la dependienta'],
  ])('%s: %s is right, with a note on the usual form', (spanish, typed, usual) => {
    expect(verdictOn(spanish, typed)).toEqual({
      kind: 'right',
      said: `You may hear *${typed}*, but *${usual}* is more usual.`,
    })
  })

  test('nothing that may be a woman is called masculine after la', () => {
    expect(verdictOn('el abogado', 'la abogado').said).toBe(
      'The word is right. For a man it’s *el abogado*, for a woman *la abogada*.',
    )
    expect(verdictOn('el cocinero', 'la chef').kind).toBe('right')
    expectNone(
      words.flatMap(({ spanish, feminine }) =>
        feminine !== undefined && /masculine: /.test(verdictOn(spanish, aLa(spanish)).said) ? [spanish] : [],
      ),
    )
  })

  test.each([
    ['el estudiante', 'la alumno'],
    ['el estudiante', 'el alumna'],
    ['el huésped', 'la invitado'],
    ['el juez', 'el jueza'],
    ['el cliente', 'un clienta'],
    ['el albañil', 'el albañila'],
  ])('%s: %s is a mistake, because the article has the other gender', (spanish, typed) => {
    expect(verdictOn(spanish, typed).kind).toBe('mistake')
  })
})

/**
 * Words in the list that are accepted as an answer for another word (`asked: typed`); each pair checked by a person.
 */
const pairs = [
  'alojarse: quedarse',
  'conseguir: lograr',
  'contento: feliz',
  'el aula: la clase',
  'el belén: el nacimiento',
  'el billete: la entrada',
  'el chiste: la broma',
  'el colegio: el instituto',
  'el cuento: la historia',
  'el dependiente: el vendedor',
  'el dinero: la plata',
  'el estudiante: el alumno',
  'el grifo: la llave',
  'el idioma: la lengua',
  'el trayecto: el viaje',
  'el viaje: la excursión',
  'feliz: alegre',
  'feliz: contento',
  'gracioso: divertido',
  'grave: serio',
  'intentar: probar',
  'la norma: la regla',
  'la oficina: el despacho',
  'la regla: la norma',
  'lograr: conseguir',
  'luchar: pelearse',
  'pelearse: luchar',
  'pensar: creer',
  'pensar: opinar',
  'saludable: sano',
  'sano: saludable',
  'serio: grave',
  'temprano: pronto',
  'trabajar: funcionar',
]

describe('words of the list as answers for each other', () => {
  test('each is right only for itself and for words that somebody has checked', () => {
    const headwords = new Map(
      words.flatMap(({ spanish }) =>
        [spanish, lemmaOf(spanish)].map((one) => [comparable(one), spanish] as const),
      ),
    )
    const found = words.flatMap(({ spanish }) => {
      const { recall, review } = exercisesOf(spanish)
      return everyAnswer([...recall.answers, ...review.answers]).flatMap((answer) => {
        const other = headwords.get(comparable(answer))
        return other === undefined || other === spanish ? [] : [`${spanish}: ${other}`]
      })
    })
    expect([...new Set(found)].toSorted()).toEqual(pairs)
  })

  test('3,000 other pairs from a fixed seed are never right and never “unknown”', () => {
    let seed = 27
    const draw = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      const word = words[seed % words.length]
      if (word === undefined) throw new Error('The list is empty')
      return word.spanish
    }
    expectNone(
      Array.from({ length: 3000 }, () => {
        const [one, other] = [draw(), draw()]
        if (one === other || pairs.includes(`${one}: ${other}`)) return []
        const { kind } = mark(exercisesOf(one).recall, other, grammar)
        return ['wrong', 'near', 'mistake'].includes(kind) ? [] : [`${one}: ${other} is ${kind}`]
      }).flat(),
    )
  })
})

/** Common short forms, foreign words and Latin American words. */
const notInDictionary = 'app básquet boli e-mail email frigo insti jitomate lapicera palta peli polera'.split(
  ' ',
)

test('every accepted form is spelt correctly, and isn’t the word itself', () => {
  expectNone(
    Object.entries(alsoRight).flatMap(([spanish, forms]) =>
      forms.flatMap((one) => {
        const form = typeof one === 'string' ? one : one.spanish
        return [
          ...(form === spanish ? [`${spanish} is its own`] : []),
          ...form
            .split(' ')
            .filter((word) => !isSpelled(word) && !notInDictionary.includes(word))
            .map((word) => `${word} for ${spanish}`),
        ]
      }),
    ),
  )
})
