import { expect, test } from 'vitest'
import { glossaryOf, meaningAt, tokensOf } from './words'

const common = { el: 'the', a: 'to, at', tren: 'train' }
const glossary = glossaryOf({
  sale: 'leaves',
  'veinte minutos de retraso': 'a delay of twenty minutes',
  minutos: 'minutes',
  'a las siete': 'at seven',
})
const paragraph = 'El tren sale con veinte minutos, de retraso; otros minutos a las siete.'
const tokens = tokensOf(paragraph, 10)
const at = (word: string, nth = 0) => {
  const place = tokens.filter(({ text }) => text === word)[nth]?.word
  return place === undefined ? undefined : meaningAt(tokens, place, glossary, common)
}

test('words are numbered across paragraphs, and no text is lost', () => {
  expect(tokens.map(({ text }) => text).join('')).toBe(paragraph)
  expect(tokens.filter(({ word }) => word !== undefined).map(({ word }) => word)).toEqual([
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
  ])
})

test('any word of a phrase shows the longest entry that contains it', () => {
  const whole = { words: 'veinte minutos, de retraso', en: 'a delay of twenty minutes', from: 14, to: 17 }
  expect(at('veinte')).toEqual(whole)
  expect(at('minutos')).toEqual(whole)
  expect(at('minutos', 1)).toEqual({ words: 'minutos', en: 'minutes', from: 19, to: 19 })
  expect(at('siete')).toMatchObject({ words: 'a las siete', en: 'at seven' })
})

test('a common word has its usual meaning, a word in another phrase has its meaning there, and an unknown word has none', () => {
  expect(at('El')).toMatchObject({ en: 'the' })
  expect(meaningAt(tokensOf('El retraso', 0), 1, glossary, common)).toMatchObject({
    words: 'retraso',
    en: 'as in “veinte minutos de retraso”: a delay of twenty minutes',
  })
  expect(at('otros')).toBeUndefined()
})
