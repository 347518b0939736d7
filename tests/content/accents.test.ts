import { describe, expect, test } from 'vitest'
import { formsOf, isInfinitive } from '../../build/conjugator'
import type { TenseId } from '../../src/spanish/tenses'
import {
  expectNone,
  loadDocuments,
  plain,
  problem,
  type SpanishText,
  verbsIn,
  withoutVerbs,
  wordsOf,
} from '../support/content'
import { withoutAccents } from '../support/pronunciation'
import { cliticReadings, isInDictionary } from '../support/spelling'
import { accentRules, alwaysAccented, endRules, neverAccented } from './accent-words'

const { documents } = await loadDocuments()
const siteVerbs = markedVerbs()
const subjunctives = new Set(siteForms('present-subjunctive', [0, 1, 2, 3, 4, 5]))
const secondPersons = new Set(siteForms('present', [1]))
/** Maps forms without an accent to the preterite: hablo to habló, hable to hablé. */
const preterites = new Map(
  siteForms('preterite', [0, 2])
    .filter((form) => form !== withoutAccents(form))
    .map((form) => [withoutAccents(form), form]),
)

describe.each(documents)('$id', ({ spanish }) => {
  test('students read every accent, and none that is wrong', () => {
    expectNone(
      spanish.flatMap((place) =>
        accentProblems(place.text, place.kind).map((why) => problem(place, plain(place.text), why)),
      ),
    )
  })
})

const questionWords =
  'que quien quienes cual cuales cuanto cuanta cuantos cuantas como cuando donde adonde'.split(' ')
const prepositions = 'a con de desde en entre hacia hasta para por según sin sobre y e pero o'.split(' ')
const asking =
  'dime dígame pregunta pregunto preguntó pregunté preguntar explícame explica explicar sé'.split(' ')

/** Words that show that a sentence is about the past, and words that show that it may not be only about the past. */
const past = /(?<!\p{L})(?:ayer|anoche|anteayer|pasad[oa]|ese día|de repente)(?!\p{L})/u
const notOnlyPast =
  /(?<!\p{L})(?:hoy|ahora|siempre|cada|todos|todas|nunca|este|esta|que viene|próxim[oa]|mañana|normalmente|ya)(?!\p{L})/u

function accentProblems(text: string, kind: SpanishText['kind']): string[] {
  const small = plain(text).toLowerCase()
  // A form whose verb is marked is correct: {publico:publicar}. So is *practico el tenis* in an answer pattern, where
  // verbs aren’t marked.
  const unmarked = withoutVerbs(text)
    .toLowerCase()
    .replace(/(?<!\p{L})practico(?= (?:el )?tenis)/gu, '–')
  const context = inContext(small, kind)
  // A quotation in running text may be cut off anywhere, so the rules for endings don’t apply.
  const rules = kind === 'phrase' || kind === 'cell' ? [...accentRules, ...endRules] : accentRules
  return [
    ...wordsOf(small)
      .filter((word) => neverAccented.has(word))
      .map((word) => `"${word}" has no accent: ${withoutAccents(word)}`),
    ...(kind === 'form' ? [] : wordsOf(unmarked).flatMap(twinProblem)),
    ...questionProblems(small),
    ...context.flatMap((part) => [
      ...rules.filter(([pattern]) => pattern.test(part)).map(([, why]) => why),
      ...pronounProblems(part),
      ...reflexiveProblems(part),
      // In a longer text, *han pasado* may refer to a period of time.
      ...pastProblems(kind === 'sentence' ? part : part.replace(/(?<!\p{L})han? pasado(?!\p{L})/u, '')),
    ]),
    ...(kind === 'sentence' ? [] : listProblems(small)),
  ]
}

/**
 * The parts of a text that give each word some context: whole sentences; in a cell or a phrase (*yo, tú; está nublado,
 * hace sol*), each item of more than one word, because a single word has no context.
 */
function inContext(text: string, kind: SpanishText['kind']): string[] {
  if (kind === 'sentence') return [text]
  if (kind !== 'phrase' && kind !== 'inline' && kind !== 'cell') return []
  const items = text.split(/[,/]/).map((item) => item.trim())
  return (isSentence(text) ? text.split(/(?<=[.?!]) /) : items).filter((item) => item.includes(' '))
}

const isSentence = (text: string) => /[.?!»]$/.test(text) && text.split(' ').length > 3

/**
 * *Se cayo*: a first-person form after *se*, which must be followed by a third-person form. The *se* in *se lo explico*
 * is a different pronoun.
 */
function reflexiveProblems(text: string): string[] {
  return [...text.matchAll(/(?<!\p{L})se (?:(?:me|te|le|nos|os|les) )?(\p{L}+o)(?!\p{L})/gu)]
    .filter(([, verb = '']) => preterites.has(verb))
    .map(([, verb = '']) => `"${verb}" behind se: write ${preterites.get(verb)}`)
}

/** A list of pronouns or question words in which one lacks its accent: *yo, tu, él*; *cuál, cuales*. */
function listProblems(text: string): string[] {
  const items = text.split(/[,/]/).map((item) => item.trim())
  const found: string[] = []
  if (items.includes('tu') && items.some((item) => /^(?:yo|él|vosotros|usted)$/.test(item)))
    found.push('write tú in a row of pronouns')
  if (
    items.some((item) => /^(?:a |de |para |con |por )?el$/.test(item)) &&
    items.some((item) => /(?:^| )ella$/.test(item))
  )
    found.push('write él in a row of pronouns')
  const accented = items.filter((item) => item !== withoutAccents(item)).map(withoutAccents)
  if (accented.some((item) => questionWords.includes(item)))
    for (const item of items)
      if (questionWords.includes(item) && !accented.includes(item))
        found.push(`write "${item}" with its accent in a row of question words`)
  return found
}

/**
 * Finds a word that lacks the accent of its commoner twin, a command without its accent (levantate), or a future
 * without its accent (hablare).
 */
function twinProblem(word: string): string[] {
  const twin = alwaysAccented.get(word)
  if (twin !== undefined) return [`"${word}" needs its accent: ${twin} (or mark the verb form)`]
  if (word !== withoutAccents(word)) return []
  if (/[aei]re$/.test(word) && isInfinitive(word.slice(0, -1)))
    return [`"${word}" needs its accent: ${word.slice(0, -1)}é`]
  // The dictionary accepts levantate as the vos command. A word with both a singular and a plural is a noun (tomate,
  // novelas, finales).
  if (isInDictionary(`${word}s`) || (word.endsWith('as') && isInDictionary(word.slice(0, -1)))) return []
  if (word.endsWith('les') && isInDictionary(word.slice(0, -2))) return []
  const readings = cliticReadings(word)
  if (readings.some((reading) => reading.spelling === word)) return []
  const command = readings.find(
    (reading) => withoutAccents(reading.spelling) === word && isCommand(reading.form),
  )
  return command === undefined ? [] : [`"${word}" needs its accent: ${command.spelling}`]
}

const shortCommands = 'di haz ve pon sal se ten ven da'.split(' ')

function isCommand(form: string): boolean {
  if (shortCommands.includes(form)) return true
  const stem = form.replace(/(?:[ae]|emos|amos)$/, '')
  return ['ar', 'er', 'ir'].some((ending) => {
    const infinitive = stem + ending
    return isInfinitive(infinitive) && formsOf(infinitive, 'imperative').flat().includes(form)
  })
}

/** A question word needs its accent after ¿ or ¡, with or without a preposition, and after verbs of asking. */
function questionProblems(text: string): string[] {
  const opening = new RegExp(
    `[¿¡]\\s*((?:(?:${prepositions.join('|')}) )*)(${questionWords.join('|')})(?!\\p{L})([^?!]*)`,
    'gu',
  )
  const indirect = new RegExp(
    `(?<!\\p{L})(?:${asking.join('|')}) (donde|adonde|quien|quienes|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas)(?!\\p{L})`,
    'gu',
  )
  const found: string[] = []
  for (const [, before = '', word = '', rest = ''] of text.matchAll(opening)) {
    // A subjunctive shows that the word introduces a wish or a subordinate clause: ¡Que aproveche!, ¿Cuando llegue te
    // llamo?
    const isClause = wordsOf(rest)
      .slice(0, 3)
      .some((next) => subjunctives.has(next))
    if (!isClause || before !== '')
      found.push(`"${word}" opens a question or an exclamation: it needs its accent`)
  }
  for (const [, word = ''] of text.matchAll(indirect))
    found.push(`"${word}" in an indirect question needs its accent`)
  if (/¿(?:porque|por que)(?!\p{L})/u.test(text)) found.push('write ¿por qué')
  return found
}

/** Finds *tu* before a second-person verb, where it should be *tú*. */
function pronounProblems(text: string): string[] {
  return [...text.matchAll(/(?<!\p{L})tu (\p{L}+s)(?!\p{L})/gu)]
    .filter(([, next = '']) => secondPersons.has(next))
    .map(([, next]) => `write tú before the verb "${next}"`)
}

/** Finds a present form in a sentence about the past that should be the accented preterite: *ayer hablo*. */
function pastProblems(text: string): string[] {
  if (!past.test(text) || notOnlyPast.test(text)) return []
  return wordsOf(text)
    .filter((word) => preterites.has(word) && !isAfterArticle(text, word))
    .map((word) => `"${word}" in a sentence about the past: ${preterites.get(word)}?`)
}

function isAfterArticle(text: string, word: string): boolean {
  return new RegExp(`(?<!\\p{L})(?:el|un|del|al|mi|tu|su|ese|de|por|en|con) ${word}(?!\\p{L})`, 'u').test(
    text,
  )
}

/** The forms, in one tense, of every verb that is marked in the content. */
function siteForms(tense: TenseId, persons: readonly number[]): string[] {
  return siteVerbs.flatMap((infinitive) => {
    const rows = formsOf(infinitive, tense)
    return persons.flatMap((person) => rows[person] ?? [])
  })
}

/** The infinitives of the verbs marked in the content, and of the verbs in common wishes. */
function markedVerbs(): string[] {
  const infinitives = new Set([
    'ser',
    'estar',
    'ir',
    'haber',
    'tener',
    'aprovechar',
    'mejorar',
    'pasar',
    'venir',
  ])
  for (const { spanish } of documents)
    for (const { text } of spanish) for (const verb of verbsIn(text)) infinitives.add(verb.infinitive)
  return [...infinitives].filter(isInfinitive)
}

describe('the checks themselves', () => {
  test.each([
    'Sólo quiero éste.',
    'El guión fué largo.',
    'Un regalo para tí.',
    'Mi numero es otro.',
    'Nosotros eramos pocos.',
    'Levantate ya.',
    'Dimelo mañana.',
    'Quiero mas pan.',
    'Es para mi.',
    'No lo se.',
    '¿Que hora es?',
    '¿De donde eres?',
    '¡Que bonito!',
    '¿Porque no vienes?',
    'No sé donde vive.',
    'Si, claro.',
    'Mi hermano esta leyendo.',
    'El es mi primo.',
    '¿Y tu?',
    'Creo que tu tienes razón.',
    'Ayer mi madre hablo con él.',
    'La puerta esta abierta.',
    '¿A que hora cenas?',
    'El domingo visitare a mi abuela.',
    'Es de un amigo mio.',
    'A mi no me gusta.',
    'Mi abuela se cayo.',
    'Seria mejor salir antes.',
    'Vivo aquí desde hacia un año.',
  ])('report the missing accent in “%s”', (text) => {
    expect(accentProblems(text, 'sentence')).not.toEqual([])
  })

  test.each([
    'esta nublado',
    'esta lloviendo',
    'hace sol, esta despejado',
    'esta a la derecha',
    'el parque esta',
    'para mi',
    'a mi, a ti',
    'con el',
    'a el, a ella',
    'el, ella, usted',
    'yo, tu, él',
    'yo que tu',
    'tu lo abres',
    'claro que si',
    'mucho mas cara, mucho mejor',
    'cual, cuáles',
    'no se',
    'se que vienes',
    'se cayo',
    'hacia calor',
    'seria mejor',
    'a que hora',
    'el porque',
    'jamas',
  ])('report the missing accent in the cell “%s”', (text) => {
    expect(accentProblems(text, 'cell')).not.toEqual([])
  })

  test.each([
    'esta casa, este libro',
    'esta gente, esos turistas',
    'esta mano',
    'en esta',
    'mi, tu, su',
    'el, la, los, las',
    'el libro se lo doy mañana',
    'se lo explico, se la regalo',
    'como tu hermano',
    'si, que, como',
    'cuando, donde, adonde',
    'hacia el mar',
    'una persona seria',
    'por el parque, para el lunes',
  ])('allow the cell “%s”', (text) => {
    expect(accentProblems(text, 'cell')).toEqual([])
  })

  test('allow prose that quotes the beginning of something', () => {
    expect(accentProblems('detrás de mi', 'inline')).toEqual([])
  })

  test.each([
    'Solo quiero este.',
    'El guion fue largo.',
    'Un regalo para ti y para mí.',
    'Cuando {publico:publicar} una foto, el público la ve.',
    '¡Que te {mejores:mejorar}!',
    '¡Que aproveche!',
    '¿Y si vamos al cine?',
    'Este canto y esta tabla.',
    'Dame el libro y dile la verdad.',
    'Quiero verte y hablarte.',
    'El secreto es este.',
    'Sé que vives aquí.',
    'No sé si viene.',
    'Antes hablaba mucho; levanto la mesa.',
    'Sí, ya lo sé.',
    'Leo novelas, pongo el tomate y luego dame el chocolate.',
    'Ayer el trabajo fue duro y hoy trabajo menos.',
    'Esta camiseta y estas botas son de tu primo.',
    'Quiere que compre pan.',
    'Las notas se ponen de seis a siete.',
  ])('allow “%s”', (text) => {
    expect(accentProblems(text, 'sentence')).toEqual([])
  })
})

/**
 * How often each word occurs in the site’s sentences. `accentedByLetters` maps unaccented spellings to the accented
 * words.
 */
const inSentences = new Map<string, number>()
for (const { spanish } of documents)
  for (const { kind, text } of spanish)
    if (kind === 'sentence')
      for (const word of wordsOf(plain(text).toLowerCase()))
        inSentences.set(word, (inSentences.get(word) ?? 0) + 1)
const accentedByLetters = new Map<string, string[]>()
for (const word of inSentences.keys()) {
  const letters = withoutAccents(word)
  if (letters !== word) accentedByLetters.set(letters, [...(accentedByLetters.get(letters) ?? []), word])
}

/** Words that are occasionally correct without an accent: relative pronouns and *aun* (as in *aun así*). */
const rareWithout = new Set('quien quienes donde adonde cual cuales cuanto aun'.split(' '))

/**
 * Finds words in a cell that lack an accent but occur in the site’s sentences at least three times as often with one.
 */
const lostIn = (cell: string): string[] =>
  wordsOf(cell.toLowerCase()).flatMap((word) => {
    const own = inSentences.get(word) ?? 0
    const twin = (accentedByLetters.get(word) ?? []).find((one) => {
      const times = inSentences.get(one) ?? 0
      return times >= 3 * own && times > (own === 0 ? 0 : 1)
    })
    return twin === undefined || rareWithout.has(word) ? [] : [`"${word}" is nearly always ${twin}`]
  })

describe('a cell of a table', () => {
  test('has every accent that its words have in the sentences', () => {
    const cells = documents.flatMap(({ spanish }) => spanish.filter(({ kind }) => kind === 'cell'))
    expect(cells.length).toBeGreaterThan(500)
    expectNone(
      cells.flatMap((place) => lostIn(plain(place.text)).map((why) => problem(place, place.text, why))),
    )
  })

  test.each(['el miercoles', 'ingles', 'mas', 'aqui', 'tambien'])('is reported if it says “%s”', (cell) =>
    expect(lostIn(cell).length).toBeGreaterThan(0),
  )
})
