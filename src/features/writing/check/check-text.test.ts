import { checkData as data } from 'virtual:writing-check'
import { beforeAll, expect, test } from 'vitest'
import { checkText, type Findings } from './check-text'
import { loadFormIndex } from './forms'
import { countWords } from './words'

let check: (text: string) => Findings

beforeAll(async () => {
  const forms = await loadFormIndex()
  check = (text) => checkText(text, { forms, data })
}, 60_000)

const tensesOf = (text: string) =>
  check(text).tenses.map(({ tenses, words }) => `${words}: ${tenses.join('/')}`)

test('words are counted by the spaces between them', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('Hola, Ana: ¿qué tal el 15/03? – Muy bien…')).toBe(8)
  expect(countWords('franco-español 1.500 €')).toBe(2)
})

test('a tense is recognised by its form, and a compound one by both its words', () => {
  expect(tensesOf('Ayer fui al cine y había llovido; ahora estoy leyendo y voy a cenar.')).toEqual([
    'fui: preterite',
    'había llovido: pluperfect',
    'estoy leyendo: present-continuous',
    'voy a cenar: going-to',
  ])
  expect(tensesOf('Espero que vengas, si pudieras. Iría contigo; iré.')).toEqual([
    'espero: present',
    'vengas: present-subjunctive',
    'pudieras: imperfect-subjunctive',
    'iría: conditional',
    'iré: future',
  ])
})

test('an ambiguous form counts as one tense, and a noun isn’t a verb', () => {
  expect(tensesOf('Nosotros hablamos mucho.')).toEqual(['hablamos: present/preterite'])
  expect(tensesOf('Mi trabajo, la cena y el viaje.')).toEqual([])
  expect(tensesOf('Yo trabajo aquí. Haz la cama. No comas tanto.')).toEqual([
    'trabajo: present',
    'haz: imperative',
    'comas: negative-imperative',
  ])
})

test('connectors are those of the lessons, and the longer of two is found', () => {
  const found = check(
    'Por un lado es caro; por otro lado, es útil. Sin embargo, no voy, porque a pesar de que llueve…',
  )
  expect(found.connectors.map(({ says }) => says)).toEqual(
    expect.arrayContaining(['por un lado … por otro lado', 'sin embargo', 'porque', 'a pesar de que']),
  )
  expect(found.connectors.map(({ says }) => says)).not.toContain('a pesar de')
})

test('a missing accent is reported, unless the word is right without it', () => {
  expect(check('Tambien habia un arbol. Esta casa, si; no se como.').accents).toEqual([
    { found: 'tambien', right: ['también'] },
    { found: 'habia', right: ['había'] },
    { found: 'arbol', right: ['árbol'] },
  ])
})

test('a question or exclamation without its first mark is reported', () => {
  expect(check('Hola. Qué tal? ¿Y tú? Qué bien! ¡¿Cómo?!').signs).toEqual([
    { found: 'Qué tal?', lacks: '¿' },
    { found: 'Qué bien!', lacks: '¡' },
  ])
})

test('an English-style capital is reported only if the word isn’t a name', () => {
  expect(
    check('El Lunes hablo Inglés. El 15 de Mayo vi a Julio. El Viernes Santo, la calle Nueve de Julio.')
      .capitals,
  ).toEqual([
    { found: 'El Lunes', right: 'El lunes' },
    { found: 'hablo Inglés', right: 'hablo inglés' },
    { found: 'El 15 de Mayo', right: 'El 15 de mayo' },
  ])
  expect(check('Nos vemos el Lunes.').capitals).toEqual([{ found: 'el Lunes', right: 'el lunes' }])
})

test('a mistake from the lessons is found in another sentence, and right words beside it aren’t reported', () => {
  const found = check(
    'Mi hermana y yo somos catorce años. Es importante que la gente son amables. Voy comer.',
  ).mistakes
  expect(found.map((one) => one.found)).toEqual(['somos catorce años', 'la gente son', 'Voy comer'])
  expect(
    check(
      'No sé si tendré tiempo. Mi primo es quince años mayor. Cuando llegué, comimos. Voy, comer es bueno.',
    ).mistakes,
  ).toEqual([])
})
