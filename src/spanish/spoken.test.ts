import { expect, test } from 'vitest'
import { numberWords } from '../../tests/support/number-words'
import { numberAt } from './numbers'
import {
  clockInWords,
  countedInWords,
  dateInWords,
  numberInWords,
  phoneInWords,
  pricesInWords,
  spelt,
  timetableInWords,
} from './spoken'

test('numbers in words match the Unicode tables, and are read back as the same numbers', () => {
  const values = [
    ...Array.from({ length: 1100 }, (_, value) => value),
    ...[1999, 2026, 10_000, 21_000, 21_021, 31_101, 100_000, 101_001, 121_500, 200_000, 555_555, 999_999],
  ]
  for (const value of values) {
    const said = numberInWords(value)
    expect(said).toBe(numberWords(value, 'numbering'))
    expect(numberAt(said.split(' '), 0, { fold: false })?.value).toBe(value)
  }
  expect(numberInWords(1_000_000)).toBe('un millón')
})

test('numbers before a noun lose their ending', () => {
  for (const value of [1, 21, 31, 101, 1021, 21_000])
    expect(countedInWords(value, 'euro', 'euros')).toBe(
      `${numberWords(value, 'cardinal-masculine')} ${value === 1 ? 'euro' : 'euros'}`,
    )
  expect(countedInWords(1_000_000, 'peso', 'pesos')).toBe('un millón de pesos')
})

test('prices are spoken as in a shop', () => {
  expect(pricesInWords(350)).toEqual([
    'tres euros y cincuenta céntimos',
    'tres euros con cincuenta',
    'tres con cincuenta',
  ])
  expect(pricesInWords(120)).toEqual(['un euro y veinte céntimos', 'un euro con veinte'])
  expect(pricesInWords(2100)).toEqual(['veintiún euros'])
  expect(pricesInWords(80)).toEqual(['ochenta céntimos'])
})

test('hours are spoken as on a clock and as at a station', () => {
  expect(clockInWords(17 * 60 + 30, 'spain')).toBe('las cinco y media')
  expect(clockInWords(13 * 60 + 15, 'spain')).toBe('la una y cuarto')
  expect(clockInWords(17 * 60 + 45, 'spain')).toBe('las seis menos cuarto')
  expect(clockInWords(17 * 60 + 45, 'america')).toBe('un cuarto para las seis')
  expect(clockInWords(12 * 60 + 50, 'spain')).toBe('la una menos diez')
  expect(clockInWords(12 * 60 + 50, 'america')).toBe('diez para la una')
  expect(clockInWords(8 * 60, 'spain')).toBe('las ocho en punto')
  expect(timetableInWords(17 * 60 + 30)).toBe('las diecisiete treinta')
  expect(timetableInWords(21 * 60 + 5)).toBe('las veintiuna cero cinco')
  expect(timetableInWords(9 * 60)).toBe('las nueve horas')
})

test('dates are spoken as in Spain and as in Latin America', () => {
  expect(dateInWords(15, 3, 2009, 'spain')).toBe('quince de marzo de dos mil nueve')
  expect(dateInWords(1, 5, undefined, 'spain')).toBe('uno de mayo')
  expect(dateInWords(1, 5, undefined, 'america')).toBe('primero de mayo')
})

test('names are spelt with the Spanish names of the letters', () => {
  expect(spelt('Núñez', 'spain')).toBe('ene, u con acento, eñe, e, zeta')
  expect(spelt('Núñez', 'america')).toBe('ene, u con tilde, eñe, e, zeta')
  expect(spelt('Yagüe', 'spain')).toBe('i griega, a, ge, u con diéresis, e')
  expect(spelt('Xavier', 'spain')).toBe('equis, a, uve, i, e, erre')
  expect(spelt('Xavier', 'america')).toBe('equis, a, ve corta, i, e, erre')
  expect(spelt('Villa', 'spain')).toBe('uve, i, doble ele, a')
  expect(spelt('Garrido', 'spain')).toBe('ge, a, doble erre, i, de, o')
  expect(spelt('Walter', 'spain')).toBe('uve doble, a, ele, te, e, erre')
})

test('telephone numbers are spoken in pairs and in threes', () => {
  expect(phoneInWords('612345678', [3, 2, 2, 2])).toBe(
    'seis uno dos, treinta y cuatro, cincuenta y seis, setenta y ocho',
  )
  expect(phoneInWords('612045678', [3, 3, 3])).toBe('seis uno dos, cero cuatro cinco, seis siete ocho')
  expect(phoneInWords('5512030078', [2, 2, 2, 2, 2])).toBe(
    'cincuenta y cinco, doce, cero tres, cero cero, setenta y ocho',
  )
})
