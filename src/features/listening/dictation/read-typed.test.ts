import { expect, test } from 'vitest'
import {
  clockInWords,
  dateInWords,
  numberInWords,
  phoneInWords,
  pricesInWords,
  timetableInWords,
} from '@/spanish/spoken'
import { readDate, readHour, readNumber, readPhone, readPrice } from './read-typed'

test.each([
  ['1250', 1250],
  ['1.250', 1250],
  ['1,250', 1250],
  ['1 250', 1250],
  ['mil doscientos cincuenta', 1250],
  ['Mil doscientos cincuenta.', 1250],
  ['veintidos', 22],
  ['uno', 1],
  ['100 mil', 100_000],
  ['un millón', 1_000_000],
  ['1 millón', 1_000_000],
  ['1.000.000', 1_000_000],
  ['trez', undefined],
  ['', undefined],
])('the number “%s” is read', (typed, value) => {
  expect(readNumber(typed)).toBe(value)
})

test.each([
  '3,50',
  '3.50',
  '3,5',
  '3,50 €',
  '3.50€',
  '€3.50',
  '3€50',
  '3’50',
  '3 con 50',
  '3 euros 50',
  '3 euros con 50 céntimos',
  'tres con cincuenta',
  'tres euros cincuenta',
  'Tres euros y cincuenta céntimos.',
  'tres cincuenta',
])('the price “%s” is read', (typed) => {
  expect(readPrice(typed)).toBe(350)
})

test.each([
  ['80 céntimos', 80],
  ['0,80 €', 80],
  ['un euro con veinte', 120],
  ['21 €', 2100],
  ['veintiún euros', 2100],
  ['350 pesos', 35_000],
  ['$1,250', 125_000],
  ['1.250 pesos', 125_000],
  ['1.250,50 €', 125_050],
  ['barato', undefined],
])('the price “%s” is read as %s cents', (typed, cents) => {
  expect(readPrice(typed)).toBe(cents)
})

test.each([
  '17:30',
  '17.30',
  '17h30',
  '17:30 h',
  '1730',
  '5.30 de la tarde',
  '5:30 pm',
  '5:30 p. m.',
  'las cinco y media de la tarde',
  'a las 5 y media de la tarde',
  'las diecisiete treinta',
])('the hour “%s” is read as half past five in the afternoon', (typed) => {
  expect(readHour(typed)).toEqual({ minutes: 1050, isWhole: true })
})

test.each([
  ['5:30', 330],
  ['las cinco y media', 330],
  ['las 6 menos cuarto', 345],
  ['un cuarto para las seis', 345],
  ['cuarto para las 6', 345],
  ['la una y diez', 70],
  ['la una menos diez', 50],
  ['las ocho en punto', 480],
  ['9', 540],
  ['9 horas', 540],
  ['las nueve cero cinco', 545],
])('the hour “%s” may be in the morning or the evening', (typed, minutes) => {
  expect(readHour(typed)).toEqual({ minutes, isWhole: false })
})

test.each([
  ['12:15 de la noche', 15],
  ['las doce de la mañana', 720],
  ['las nueve de la noche', 1260],
  ['12:15 pm', 735],
  ['3 de la madrugada', 180],
  ['0:05', 5],
])('the hour “%s” is read', (typed, minutes) => {
  expect(readHour(typed)?.minutes).toBe(minutes)
})

test('other text is not read as an hour', () => {
  for (const typed of ['', 'tarde', '25:10', '5:75', 'las cinco y mucho'])
    expect(readHour(typed)).toBeUndefined()
})

test.each([
  '15/3/2009',
  '15-03-2009',
  '15.3.2009',
  '15/3/09',
  '15 3 2009',
  '15 de marzo de 2009',
  '15 marzo 2009',
  '15 mar 2009',
  'el quince de marzo de dos mil nueve',
  'El 15 de marzo del 2009',
])('the date “%s” is read', (typed) => {
  expect(readDate(typed)).toEqual({ day: 15, month: 3, year: 2009 })
})

test.each([
  ['el primero de mayo', { day: 1, month: 5 }],
  ['uno de mayo', { day: 1, month: 5 }],
  ['1/5', { day: 1, month: 5 }],
  ['lunes, 12 de enero', { day: 12, month: 1, weekday: 0 }],
  ['miercoles 30 de setiembre', { day: 30, month: 9, weekday: 2 }],
  ['mayo', undefined],
  ['32 de mayo', undefined],
])('“%s” is not read as a full date', (typed, date) => {
  expect(readDate(typed)).toEqual(date)
})

test.each(['612345678', '612 34 56 78', '612-345-678', '+34 612 345 678', '612.34.56.78'])(
  'the telephone number “%s” is read',
  (typed) => {
    expect(readPhone(typed)).toBe('612345678')
  },
)

test('everything that is dictated is understood if it is typed as it sounds', () => {
  for (let value = 0; value < 1_000_000; value += 997) expect(readNumber(numberInWords(value))).toBe(value)
  for (let cents = 5; cents < 20_000; cents += 45)
    for (const said of pricesInWords(cents)) expect(readPrice(said), said).toBe(cents)
  for (let minutes = 0; minutes < 1440; minutes += 5) {
    expect(readHour(timetableInWords(minutes))?.minutes, timetableInWords(minutes)).toBe(minutes)
    for (const accent of ['spain', 'america'] as const) {
      const said = clockInWords(minutes, accent)
      expect((readHour(said)?.minutes ?? -1) % 720, said).toBe(minutes % 720)
    }
  }
  for (let month = 1; month <= 12; month += 1)
    for (const day of [1, 2, 16, 21, 28]) {
      expect(readDate(dateInWords(day, month, 2011, 'america'))).toEqual({ day, month, year: 2011 })
      expect(readDate(dateInWords(day, month, 1999, 'spain'))).toEqual({ day, month, year: 1999 })
    }
  for (const digits of ['612345678', '900100200', '655007001'])
    for (const groups of [
      [3, 2, 2, 2],
      [3, 3, 3],
    ])
      expect(readPhone(phoneInWords(digits, groups))).toBe(digits)
})
