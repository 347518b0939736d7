/** How single words are marked: in the rooms of words, which ask for the article, and in Repaso, which does not. */
import { describe, expect, test } from 'vitest'
import { readWords } from '../../build/word-list'
import { alsoRight } from '../../src/content/also-right'
import { everyAnswer } from '../../src/content/answers'
import { mark } from '../../src/exercises/mark-exercise'
import { comparable } from '../../src/exercises/marking/words'
import { recallExercise, wordExercise } from '../../src/exercises/word-exercise'
import { asAsked } from '../../src/features/words/as-asked'
import { expectNone } from '../support/content'
import { nodeGrammar } from '../support/mark-answers'
import { isSpelled } from '../support/spelling'
import { lemmaOf } from '../support/word-list'

const words = readWords()
const grammar = await nodeGrammar()

const asked = new Map(
  words.map((word) => [
    word.spanish,
    { recall: recallExercise(asAsked(word), word.example), review: wordExercise(asAsked(word)) },
  ]),
)

function exercisesOf(spanish: string) {
  const found = asked.get(spanish)
  if (found === undefined) throw new Error(`${spanish} is not in the list`)
  return found
}

/** The verdict, and whatever is said with it. */
function told(spanish: string, answer: string, where: 'recall' | 'review' = 'recall') {
  const given = mark(exercisesOf(spanish)[where], answer, grammar)
  const said =
    given.kind === 'right' ? (given.note ?? '') : 'because' in given ? [given.because].flat().join(' ') : ''
  return { kind: given.kind, said }
}

describe('what students type for a word', () => {
  test.each([
    // The word asked for, and the feminine of an adjective or a person.
    ['el zumo', 'el zumo', ''],
    ['el zumo', 'un zumo', ''],
    ['cansado', 'cansada', '*cansada* is the feminine; the dictionary has *cansado*.'],
    ['español', 'española', '*española* is the feminine'],
    ['alemán', 'alemana', '*alemana* is the feminine'],
    ['inglés', 'inglesa', '*inglesa* is the feminine'],
    ['trabajador', 'trabajadora', '*trabajadora* is the feminine'],
    ['feliz', 'contenta', 'That is right, too.'],
    ['el camarero', 'la camarera', '*la camarera* is the feminine'],
    // Plurals that English has in mind.
    ['la verdura', 'las verduras', 'That is right, too.'],
    ['la escalera', 'las escaleras', 'That is right, too.'],
    ['el semáforo', 'los semáforos', 'That is right, too.'],
    ['el residuo', 'los residuos', 'That is right, too.'],
    // Everyday synonyms.
    ['regresar', 'volver', 'That is right, too. Here the word was *regresar*.'],
    ['enviar', 'mandar', 'That is right, too.'],
    ['empezar', 'comenzar', 'That is right, too.'],
    ['contestar', 'responder', 'That is right, too.'],
    ['elegir', 'escoger', 'That is right, too.'],
    ['usar', 'utilizar', 'That is right, too.'],
    ['entender', 'comprender', 'That is right, too.'],
    ['recordar', 'acordarse', 'That is right, too.'],
    ['el empleo', 'el trabajo', 'That is right, too.'],
    ['el sueldo', 'el salario', 'That is right, too.'],
    ['el médico', 'la doctora', 'That is right, too.'],
    ['la empresa', 'la compañía', 'That is right, too.'],
    ['el medioambiente', 'el medio ambiente', 'In two words it is right, too.'],
    ['intentar', 'tratar de', 'That is right, too.'],
    ['añorar', 'echar de menos', 'That is right, too.'],
    ['todavía', 'aún', 'That is right, too.'],
    ['mexicano', 'mejicana', 'It is also written *mejicano*'],
    ['el mar', 'la mar', '*La mar* is right, too'],
    // The other sense of an English word.
    ['jugar', 'tocar', '*Tocar* is to play an instrument'],
    ['preguntar', 'pedir', '*Pedir* is to ask for something'],
    ['el vidrio', 'el vaso', '*El vaso* is a glass to drink from'],
    ['libre', 'gratis', '*Gratis* is free of charge'],
    ['la esquina', 'el rincón', '*El rincón* is a corner inside a room'],
    ['el billete', 'la entrada', '*La entrada* is the ticket for a film'],
    // Across the sea; what Spain says as well is not called American.
    ['el móvil', 'el celular', '*el celular* is what much of Latin America says'],
    ['el dinero', 'la plata', '*La plata* is money in much of Latin America'],
    ['constipado', 'resfriada', 'That is right, too. Here the word was *constipado*.'],
    ['el paro', 'el desempleo', 'That is right, too. Here the word was *el paro*.'],
    ['añorar', 'extrañar', 'That is right, too. Here the word was *añorar*.'],
    ['el atasco', 'el embotellamiento', 'That is right, too. Here the word was *el atasco*.'],
  ])('%s: %s is right', (spanish, answer, note) => {
    for (const where of ['recall', 'review'] as const) {
      const { kind, said } = told(spanish, answer, where)
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
  ])('%s: %s is wrong, and never for the student to judge', (spanish, answer) => {
    for (const where of ['recall', 'review'] as const)
      expect(['wrong', 'near', 'mistake'], where).toContain(told(spanish, answer, where).kind)
  })

  test.each([
    ['el zumo', 'zumo', 'mistake', 'With its article it is *el zumo*.'],
    ['el sueldo', 'salario', 'mistake', 'With its article it is *el salario*.'],
    ['la mano', 'el mano', 'mistake', 'It is feminine: *la mano*.'],
    ['el agua', 'la agua', 'mistake', 'Before its stressed *a*'],
    ['la canción', 'la cancion', 'accent', ''],
    ['la campaña', 'la campana', 'mistake', '*la campana* is _the bell_'],
    ['la campana', 'la campaña', 'mistake', '*la campaña* is _the campaign_'],
    ['el otoño', 'el otono', 'mistake', '*Ñ* is a letter of its own: *el otoño*.'],
    ['el zumo', '  ', 'unanswered', ''],
  ])('%s: %s is told what it is', (spanish, answer, kind, said) => {
    const given = told(spanish, answer)
    expect(given.kind).toBe(kind)
    expect(given.said).toContain(said)
  })
})

/** Words of the list that answer for another one of it, each pair checked by a person: `asked: typed`. */
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

describe('the words of the list among each other', () => {
  test('each answers for itself alone, and for those for which a person has checked it', () => {
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

  test('3,000 others, drawn with a fixed seed, are never right, nor left to the student', () => {
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

/** Short and foreign words that everybody says, and words of America. */
const notInDictionary = 'app básquet boli e-mail email frigo insti jitomate lapicera palta peli polera'.split(
  ' ',
)

test('every form that answers for a word is spelt right, and is not the word itself', () => {
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
