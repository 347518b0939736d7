import { describe, expect, test } from 'vitest'
import { coverOf, expand, modelOf, partsFiller } from './pattern'

describe('a pattern', () => {
  test('may have alternatives and optional words: the model takes the first alternative and leaves out optional words', () => {
    expect(expand('[Yo] juego {al tenis|tenis}.')).toEqual([
      'Juego al tenis.',
      'Juego tenis.',
      'Yo juego al tenis.',
      'Yo juego tenis.',
    ])
    expect(expand('{Ya|} he {comido[ bien| mal]|cenado}')).toEqual([
      'Ya he comido',
      'Ya he comido bien',
      'Ya he comido mal',
      'Ya he cenado',
      'He comido',
      'He comido bien',
      'He comido mal',
      'He cenado',
    ])
  })

  test('may have a moving part at its own place, first or last', () => {
    expect(expand('Mi prima canta <hoy|esta noche> en Lima.')).toEqual([
      'Mi prima canta hoy en Lima.',
      'Mi prima canta esta noche en Lima.',
      'Hoy mi prima canta en Lima.',
      'Esta noche mi prima canta en Lima.',
      'Mi prima canta en Lima hoy.',
      'Mi prima canta en Lima esta noche.',
    ])
  })

  test('may have a moving part at the place of another one, and at a place of its own', () => {
    expect(expand('Ana ^ canta <hoy> <en Lima>').sort()).toEqual(
      [
        'Ana canta hoy en Lima',
        'Ana canta en Lima hoy',
        'Hoy Ana canta en Lima',
        'En Lima Ana canta hoy',
        'Hoy en Lima Ana canta',
        'En Lima hoy Ana canta',
        'Ana hoy canta en Lima',
        'Ana en Lima canta hoy',
        'Ana hoy en Lima canta',
        'Ana en Lima hoy canta',
        'Hoy Ana en Lima canta',
        'En Lima Ana hoy canta',
      ]
        .map((text) => text.replace(/ Ana/, ' ana'))
        .sort(),
    )
    expect(expand('{Ana} canta <hoy>')).toEqual(['Ana canta hoy', 'Hoy Ana canta'])
  })

  test('keeps a capital at the beginning, whatever comes first', () => {
    const sentences = expand('<{A las nueve|Para las nueve}> [ya] habré terminado ^ los deberes.')
    expect(sentences).toContain('Para las nueve habré terminado los deberes.')
    expect(sentences).toContain('Habré terminado los deberes para las nueve.')
    expect(sentences).toContain('Ya habré terminado los deberes a las nueve.')
    expect(expand('[Hoy|Mañana] {Iremos|Vamos} al cine.')).toEqual([
      'Iremos al cine.',
      'Vamos al cine.',
      'Hoy iremos al cine.',
      'Hoy vamos al cine.',
      'Mañana iremos al cine.',
      'Mañana vamos al cine.',
    ])
    expect(expand('{{Ana}|Mi prima Eva} canta <hoy>')).toContain('Hoy mi prima Eva canta')
    expect(expand('{{Ana}|Mi prima Eva} canta <hoy>')).toContain('Hoy Ana canta')
    expect(expand('{Tres|3} de mayo')).toEqual(['Tres de mayo', '3 de mayo'])
  })

  test('keeps question marks around a question, and a capital at its beginning', () => {
    expect(expand('¿[Tú] has estado <alguna vez> en España?')).toContain(
      '¿Alguna vez tú has estado en España?',
    )
    expect(expand('escrito')).toEqual(['escrito'])
  })

  test('has its first reading as the model', () => {
    for (const pattern of [
      '[Yo] juego {al tenis|tenis} <hoy|ya>.',
      '¿{Hoy|Ya} {canta[ bien]|baila}?',
      'Ana ^ <hoy> {ya|}',
    ])
      expect(modelOf(pattern)).toBe(expand(pattern)[0])
  })

  test('is refused with a reason if it is malformed', () => {
    expect(() => expand('Me {voy')).toThrow('lacks a "}"')
    expect(() => expand('Me voy]')).toThrow('has a "]" too many')
    expect(() => expand('Me [voy <hoy>]')).toThrow('inside another bracket')
    expect(() => expand('{a|b}'.repeat(30))).toThrow('more than 20000 sentences')
    expect(() => expand('<a> <b> <c> <d> <e> <f> <g>')).toThrow('more than 20000 sentences')
  })

  test('is covered by sentences that show every word beside each of its neighbours', () => {
    const pattern = '{Hoy|Ayer} {Ana|Luis} {canta|baila} {bien|mal}.'
    expect(expand(pattern)).toHaveLength(16)
    const cover = coverOf(pattern)
    expect(cover.length).toBeLessThan(10)
    for (const pair of ['Ayer Luis', 'Luis baila', 'baila mal']) expect(cover.join('\n')).toContain(pair)
  })
})

describe('a named part', () => {
  const { fill } = partsFiller({
    when: 'esta mañana|hoy[ mismo]',
    meal: 'el desayuno',
    eaten: 'tomado $meal',
    who: '{Ana}|mi prima',
  })

  test('stands for its text, as a choice if it has several', () => {
    expect(fill('He $eaten <$when>.')).toBe('He tomado el desayuno <{esta mañana|hoy[ mismo]}>.')
    expect(fill('[$when] he comido')).toBe('[{esta mañana|hoy[ mismo]}] he comido')
    expect(expand(fill('{Fue|Era} $who ayer.'))).toEqual([
      'Fue Ana ayer.',
      'Fue mi prima ayer.',
      'Era Ana ayer.',
      'Era mi prima ayer.',
    ])
  })

  test('begins with a capital if its name does', () => {
    expect(expand(fill('<$When> he comido.'))).toEqual([
      'Esta mañana he comido.',
      'Hoy he comido.',
      'Hoy mismo he comido.',
      'He comido esta mañana.',
      'He comido hoy.',
      'He comido hoy mismo.',
    ])
    expect(expand(fill('$Who canta.'))).toEqual(['Ana canta.', 'Mi prima canta.'])
  })

  test('has to be defined, to be used and not to contain itself', () => {
    expect(() => fill('He comido $where.')).toThrow('"$where", which is not defined')
    expect(() => partsFiller({ a: 'x $b', b: 'y|$a' }).fill('$a')).toThrow('The part "$a" contains itself')
    expect(() => expand('He comido $when.')).toThrow('uses a part that is not defined')
    expect(expand('Cuesta {$100|100 $}.')).toEqual(['Cuesta $100.', 'Cuesta 100 $.'])
    const { fill: use, unused } = partsFiller({ when: 'hoy', where: 'aquí' })
    use('He comido $when.')
    expect(unused()).toEqual(['where'])
  })
})
