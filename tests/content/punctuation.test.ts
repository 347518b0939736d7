import { describe, expect, test } from 'vitest'
import { expectNone, loadDocuments, plain, problem, type SpanishText } from '../support/content'

const { documents } = await loadDocuments()

describe.each(documents)('$id', ({ spanish, rich, english }) => {
  test('has Spanish with all its punctuation, and none that is wrong', () => {
    expectNone(
      spanish.flatMap((place) =>
        punctuationProblems(plain(place.text), place.kind).map((why) =>
          problem(place, plain(place.text), why),
        ),
      ),
    )
  })

  test('has English without stray spaces', () => {
    expectNone(
      [...rich, ...english].flatMap((place) =>
        strayProblems(place.text).map((why) => problem(place, place.text, why)),
      ),
    )
  })
})

/** *Argentina* isn’t listed, because with a capital it is the country. */
const smallWords = (
  'lunes martes miércoles jueves viernes sábado sábados enero febrero marzo abril mayo junio julio agosto septiembre ' +
  'octubre noviembre diciembre primavera verano otoño invierno español española españoles inglés inglesa ingleses ' +
  'francés francesa alemán alemana italiano italiana portugués portuguesa chino japonés mexicano mexicana argentino ' +
  'británico británica escocés escocesa irlandés irlandesa galés galesa europeo europea'
).split(' ')

function punctuationProblems(text: string, kind: SpanishText['kind']): string[] {
  // A text without letters, such as a punctuation mark that is mentioned, isn’t a sentence.
  if (!/\p{L}/u.test(text)) return []
  return [
    ...pairProblems(text),
    ...spaceProblems(text),
    ...(/["'“”‘’]/.test(text) ? ['inside Spanish write « » and no apostrophe'] : []),
    ...(/[,;:?!»)](?=[\p{L}¿¡«(])/u.test(text.replace(/\d[,:]\d/g, ''))
      ? ['a space is missing after a mark']
      : []),
    ...(/\.\.\./.test(text) ? ['write … as one character'] : []),
    ...capitalProblems(text),
    ...(kind === 'sentence' ? endProblems(text) : []),
  ]
}

function pairProblems(text: string): string[] {
  const count = (mark: string) => text.split(mark).length - 1
  const pairs: [string, string][] = [
    ['¿', '?'],
    ['¡', '!'],
    ['«', '»'],
    ['(', ')'],
  ]
  return pairs.flatMap(([open, close]) => {
    if (count(open) !== count(close)) return [`${count(open)} ${open} but ${count(close)} ${close}`]
    return text.indexOf(open) > text.indexOf(close) ? [`${close} comes before ${open}`] : []
  })
}

function spaceProblems(text: string): string[] {
  return [
    ...strayProblems(text),
    ...(/ [?!»)]/.test(text) ? ['a space before a mark'] : []),
    ...(/[¿¡«(] /.test(text) ? ['a space after an opening mark'] : []),
  ]
}

/** Reports spaces that are wrong in either language. */
function strayProblems(text: string): string[] {
  return [
    ...(/ {2}/.test(text) ? ['two spaces in a row'] : []),
    ...(text !== text.trim() ? ['a space at its edge'] : []),
    ...(/ [,.;:](?= |$)/.test(text) ? ['a space before a mark'] : []),
  ]
}

function capitalProblems(text: string): string[] {
  const midSentence = [...text.matchAll(/(?<=[\p{L}\d,;)»] )\p{Lu}\p{Ll}+/gu)].map((match) => match[0])
  return midSentence
    .filter((word) => smallWords.includes(word.toLowerCase()))
    .map((word) => `"${word}" has no capital in Spanish`)
}

function endProblems(text: string): string[] {
  // If the text starts with a gap, the capital letter is hidden.
  if (/^[¿¡«]*…/.test(text)) return []
  const beginsLikeOne = /^[¿¡«—(]*\p{Lu}/u.test(text)
  const endsLikeOne = /[.?!…][»)]*$/.test(text)
  if (beginsLikeOne === endsLikeOne) return []
  return [
    beginsLikeOne
      ? 'it begins like a sentence but has no full stop'
      : 'it ends like a sentence but has no capital',
  ]
}

describe('the checks themselves', () => {
  test.each([
    ['Qué hora es?', 'sentence'],
    ['¿Qué hora es', 'sentence'],
    ['Hola!', 'sentence'],
    ['Hola , Ana.', 'sentence'],
    ['Hola,Ana.', 'sentence'],
    ['Hola,  Ana.', 'sentence'],
    ['Dijo "hola".', 'sentence'],
    ['Dijo «hola.', 'sentence'],
    ['El examen es el Lunes.', 'sentence'],
    ['Hablo Español.', 'sentence'],
    ['Hablo bien', 'sentence'],
    ['hablo bien.', 'sentence'],
    ['?Qué¿', 'sentence'],
    ['Bueno...', 'sentence'],
  ] as const)('report %s', (text, kind) => {
    expect(punctuationProblems(text, kind)).not.toEqual([])
  })

  test('report stray spaces in English', () => {
    expect(strayProblems('Use this , not that.')).toHaveLength(1)
    expect(strayProblems('Use  this.')).toHaveLength(1)
    expect(strayProblems('Put *¿ ?* round the sentence.')).toEqual([])
  })

  test.each([
    ['¿Qué hora es? Son las 8:30, ¿no?', 'sentence'],
    ['Me dijo: «¡Ven!».', 'sentence'],
    ['Lunes, martes y miércoles.', 'sentence'],
    ['Mis primos viven en Argentina.', 'sentence'],
    ['los lunes', 'phrase'],
    ['¿', 'inline'],
    ['No sé… ¿y tú?', 'sentence'],
    ['Pesa 2,5 kilos (más o menos).', 'sentence'],
  ] as const)('allow %s', (text, kind) => {
    expect(punctuationProblems(text, kind)).toEqual([])
  })
})
