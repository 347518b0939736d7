import { expect, test } from 'vitest'
import { castVoices, type Speaker, sexOf, type Voice } from './cast-voices'

const voice = (name: string, lang: string): Voice => ({ name, lang, localService: true })
const monica = voice('Mónica', 'es-ES')
const jorge = voice('Jorge', 'es-ES')
const paulina = voice('Paulina', 'es-MX')
const juan = voice('Juan', 'es_MX')
const eddy = voice('Eddy (Spanish (Spain))', 'es-ES')
const unnamed = voice('Spanish Spain', 'es_ES')

const cast = (speakers: readonly Speaker[], voices: readonly Voice[], accent: 'spain' | 'america') =>
  castVoices(speakers, voices, accent).map((one) => [one.voice?.name, one.pitch])

test('each speaker has a voice of their sex and of the chosen accent', () => {
  const all = [eddy, paulina, monica, juan, jorge]
  expect(cast(['woman', 'man'], all, 'spain')).toEqual([
    ['Mónica', 1],
    ['Jorge', 1],
  ])
  expect(cast(['man', 'woman'], all, 'america')).toEqual([
    ['Juan', 1],
    ['Paulina', 1],
  ])
})

test('two speakers get a voice of the other accent before they share one', () => {
  expect(cast(['woman', 'man'], [monica, juan], 'spain')).toEqual([
    ['Mónica', 1],
    ['Juan', 1],
  ])
})

test('speakers who share a voice have different pitches', () => {
  expect(cast(['woman', 'man'], [monica], 'spain')).toEqual([
    ['Mónica', 1],
    ['Mónica', 0.7],
  ])
  expect(cast(['woman', 'woman'], [monica], 'spain')).toEqual([
    ['Mónica', 1],
    ['Mónica', 1.35],
  ])
  expect(cast(['man', 'woman'], [unnamed], 'spain')).toEqual([
    ['Spanish Spain', 0.7],
    ['Spanish Spain', 1.15],
  ])
  expect(cast(['man'], [unnamed], 'spain')).toEqual([['Spanish Spain', 1]])
})

test('a voice of plain Spanish is of either accent, but comes after the voices that say where they are from', () => {
  const plain = voice('Español', 'es')
  expect(cast(['woman'], [paulina, plain], 'spain')).toEqual([['Español', 1]])
  expect(cast(['woman'], [monica, plain], 'america')).toEqual([['Español', 1]])
  expect(cast(['woman'], [plain, monica], 'spain')).toEqual([['Mónica', 1]])
  expect(cast(['woman'], [plain, paulina], 'america')).toEqual([['Paulina', 1]])
})

test('a voice of plain Spanish may say in its name where it is from', () => {
  const spain = voice('Spanish (Spain)', 'es')
  const america = voice('Spanish (Latin America)', 'es-419')
  for (const all of [
    [spain, america],
    [america, spain],
  ]) {
    expect(cast(['anyone'], all, 'spain')).toEqual([['Spanish (Spain)', 1]])
    expect(cast(['anyone'], all, 'america')).toEqual([['Spanish (Latin America)', 1]])
  }
})

test('on Linux, the variants of a voice are used only if nothing else is left', () => {
  const variants = ['Andy', 'UniMan', 'female1', 'm3'].map((name) => voice(`Spanish (Spain)+${name}`, 'es'))
  const base = voice('Spanish (Spain)', 'es')
  expect(cast(['anyone'], [...variants.slice(0, 2), base], 'spain')).toEqual([['Spanish (Spain)', 1]])
  expect(cast(['woman'], [base, ...variants], 'spain')).toEqual([['Spanish (Spain)+female1', 1]])
  expect(cast(['anyone'], variants.slice(0, 1), 'spain')).toEqual([['Spanish (Spain)+Andy', 1]])
})

test('a voice is asked for in its own language, spelled as the browser spells it', () => {
  expect(castVoices(['woman'], [unnamed], 'spain').map(({ lang }) => lang)).toEqual(['es_ES'])
  expect(castVoices(['woman'], [juan], 'spain').map(({ lang }) => lang)).toEqual(['es_MX'])
})

test('Firefox for Android writes languages with three letters', () => {
  const all = [voice('Voz 1', 'spa-ESP'), voice('Voz 2', 'spa-MEX')]
  expect(cast(['anyone'], all, 'spain')).toEqual([['Voz 1', 1]])
  expect(cast(['anyone'], all, 'america')).toEqual([['Voz 2', 1]])
})

test('speakers who may be anyone share a voice at different pitches', () => {
  expect(cast(['anyone', 'anyone'], [monica, jorge], 'spain')).toEqual([
    ['Mónica', 1],
    ['Jorge', 1],
  ])
  expect(cast(['anyone', 'anyone'], [jorge], 'spain')).toEqual([
    ['Jorge', 1],
    ['Jorge', 0.7],
  ])
})

test('a browser that lists no voices is given only the language', () => {
  expect(castVoices(['woman', 'man'], [], 'america')).toEqual([
    { voice: undefined, lang: 'es-MX', pitch: 1.15 },
    { voice: undefined, lang: 'es-MX', pitch: 0.7 },
  ])
})

test('voices are recognised by their makers’ names for them', () => {
  const names = [
    'Microsoft Helena - Spanish (Spain)',
    'Google español',
    'Microsoft Pablo',
    'Microsoft Sabina - Spanish (Mexico)',
  ]
  expect(names.map((name) => sexOf({ name }))).toEqual(['woman', 'woman', 'man', 'woman'])
  expect(sexOf(unnamed)).toBeUndefined()
})
