import { describe, expect, test } from 'vitest'
import { findVerbs, loadVerbIndex } from './find-verb'

const index = await loadVerbIndex()
const names = (query: string) => findVerbs(index, query, 6).map(({ infinitive }) => infinitive)

describe('a student looks up a verb', () => {
  test.each([
    ['querer', 'querer'],
    ['QUERER', 'querer'],
    ['reir', 'reír'],
    ['acostar', 'acostarse'],
    ['to want', 'querer'],
    ['go to bed', 'acostarse'],
  ])('by %s and finds %s first', (query, infinitive) => {
    expect(names(query)[0]).toBe(infinitive)
  })

  test('by a form and reads which one it is', () => {
    expect(findVerbs(index, 'quise', 6)).toEqual([
      {
        infinitive: 'querer',
        en: index.meanings['querer'],
        form: { written: 'quise', places: [{ tense: 'preterite', person: 0 }] },
      },
    ])
  })

  test('by a form that two verbs share', () => {
    expect(names('fui')).toEqual(expect.arrayContaining(['ir', 'ser']))
  })

  test('by a reflexive form, with its pronoun and without', () => {
    expect(names('me acuesto')).toEqual(['acostarse'])
    expect(names('acuesto')).toEqual(['acostarse'])
  })

  test('by a form with its subject', () => {
    expect(names('yo hice')).toEqual(['hacer'])
    expect(names('Él hizo')).toEqual(['hacer'])
    expect(names('nosotras nos acostamos')).toEqual(['acostarse'])
  })

  test('by a participle', () => {
    expect(findVerbs(index, 'hecho', 6)[0]).toMatchObject({
      infinitive: 'hacer',
      form: { places: [{ tense: 'participle' }] },
    })
  })

  test('by the beginning of a form, while it is being typed', () => {
    expect(names('quis')[0]).toBe('querer')
    expect(names('tuvi')).toEqual(expect.arrayContaining(['tener']))
  })

  test('by its first letters', () => {
    expect(names('conoc')).toEqual(['conocer'])
  })

  test('with an empty field and finds nothing', () => {
    for (const query of ['', ' ', '¿?', '—', 'zzzz']) expect(names(query)).toEqual([])
  })
})
