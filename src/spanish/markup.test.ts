import { describe, expect, test } from 'vitest'
import { parseRich, parseSpanish, plainRich, plainSpanish } from './markup'

describe('Spanish strings', () => {
  test('show a marked verb form, and are spoken without their mark-up', () => {
    expect(parseSpanish('Ayer {fui:ir} al cine.')).toEqual([
      { kind: 'text', text: 'Ayer ' },
      { kind: 'verb', form: 'fui', infinitive: 'ir' },
      { kind: 'text', text: ' al cine.' },
    ])
    expect(plainSpanish('Ya {he comido:comer}.')).toBe('Ya he comido.')
  })

  test('show a gap and are spoken with a pause', () => {
    expect(parseSpanish('Ana ___ aquí.')).toEqual([
      { kind: 'text', text: 'Ana ' },
      { kind: 'gap' },
      { kind: 'text', text: ' aquí.' },
    ])
    expect(plainSpanish('Ana ___ aquí.')).toBe('Ana … aquí.')
  })

  test.each([
    'Ayer {fui al cine.',
    'Ayer fui} al cine.',
    'Ayer {fui} al cine.',
    'Ayer *fui* al cine.',
    'Ayer __ .',
  ])('report broken mark-up in “%s”', (text) => expect(() => parseSpanish(text)).toThrow(text))
})

describe('English prose', () => {
  test('shows every kind of mark-up', () => {
    expect(
      parseRich('Say *{hablo:hablar}*, **never** ~~yo hablas~~, for _I speak_: [uses](ser-estar#uses).'),
    ).toEqual([
      { kind: 'text', text: 'Say ' },
      { kind: 'spanish', nodes: [{ kind: 'verb', form: 'hablo', infinitive: 'hablar' }] },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'never' },
      { kind: 'text', text: ' ' },
      { kind: 'wrong', text: 'yo hablas' },
      { kind: 'text', text: ', for ' },
      { kind: 'mention', text: 'I speak' },
      { kind: 'text', text: ': ' },
      { kind: 'link', text: 'uses', lesson: 'ser-estar', section: 'uses' },
      { kind: 'text', text: '.' },
    ])
  })

  test('is searched and spoken without its mark-up', () => {
    expect(plainRich('Say *{hablo:hablar}* **now**, see [uses](#uses).')).toBe('Say hablo now, see uses.')
  })

  test('has links to a section of its page, a lesson, or both', () => {
    expect(parseRich('[a](#uses)')).toEqual([{ kind: 'link', text: 'a', lesson: undefined, section: 'uses' }])
    expect(parseRich('[a](present)')).toEqual([
      { kind: 'link', text: 'a', lesson: 'present', section: undefined },
    ])
  })

  test('may link to another page of the site, or to another site', () => {
    expect(parseRich('[quiz](/practice)')).toEqual([{ kind: 'page', text: 'quiz', to: '/practice' }])
    expect(parseRich('[RAE](https://dle.rae.es/)')).toEqual([
      { kind: 'outside', text: 'RAE', href: 'https://dle.rae.es/' },
    ])
  })

  test.each([
    'Say *hablo now.',
    'Say hablo* and *comer.',
    'Say **hablo* now.',
    'Say ~~hablas now.',
    'Say _speak now.',
    'See [uses](#uses',
    'See [uses](http://example.org/)',
    'See [uses](https://example)',
    'See [uses](javascript:alert)',
    'See [uses](//example.org/)',
    'See [*ser*](ser-estar)',
    'A **very *big* thing**',
    'A {fui:ir} outside Spanish',
    'A gap ___ outside Spanish',
  ])('reports broken mark-up in “%s”', (text) => {
    expect(() => parseRich(text)).toThrow(text)
  })
})
