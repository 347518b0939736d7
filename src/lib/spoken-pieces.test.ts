import { describe, expect, test } from 'vitest'
import { piecesOf, secondsFor } from './spoken-pieces'

describe('a text is spoken', () => {
  test('sentence by sentence, line by line', () => {
    expect(piecesOf('¡Hola! ¿Qué tal? Bien, gracias.\n—Adiós…', 1)).toEqual([
      '¡Hola!',
      '¿Qué tal?',
      'Bien, gracias.',
      '—Adiós…',
    ])
    expect(piecesOf('Dijo: «¡Ven!». Y se fue (¿adónde?). Nada más', 1)).toEqual([
      'Dijo: «¡Ven!».',
      'Y se fue (¿adónde?).',
      'Nada más',
    ])
  })

  test('without a break inside a number, an abbreviation or a sentence that goes on', () => {
    for (const text of [
      'Cuesta 3.500 euros.',
      'Sale a las 9.30 de la mañana.',
      'Abre a las 10 a. m. en punto.',
      'Pues… no sé.',
      '¡Qué calor!, dijo.',
    ])
      expect(piecesOf(text, 1)).toEqual([text])
  })

  test('without its empty parts', () => {
    expect(piecesOf('', 1)).toEqual([])
    expect(piecesOf('…\n\n—\nSí.', 1)).toEqual(['Sí.'])
  })

  const long =
    'Como hacía mucho calor y el camino subía entre los pinos sin una sola sombra, llevábamos dos botellas de agua cada uno, un mapa de papel que nos había dejado mi abuelo y, por si acaso, ropa seca para la vuelta.'

  test('clause by clause, if a sentence takes longer than fifteen seconds', () => {
    expect(piecesOf(long, 1)).toEqual([
      'Como hacía mucho calor y el camino subía entre los pinos sin una sola sombra, llevábamos dos botellas de agua cada uno,',
      'un mapa de papel que nos había dejado mi abuelo y, por si acaso, ropa seca para la vuelta.',
    ])
  })

  test.each([0.5, 0.6, 0.8, 1])('whole, and never longer than fifteen seconds, at ×%d', (rate) => {
    for (const text of [long, long.replaceAll(/[,.]/g, ''), '612 345 678 '.repeat(9).trim()]) {
      const pieces = piecesOf(text, rate)
      expect(pieces.join(' ')).toBe(text)
      for (const piece of pieces) expect(secondsFor(piece, rate)).toBeLessThanOrEqual(15)
    }
  })
})
