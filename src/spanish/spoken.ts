/** How numbers, prices, times, dates, spelt names and telephone numbers are read aloud. */
import type { Spanish } from './markup'

/** The speaker's origin, which affects times, letters and prices. */
export type Accent = 'spain' | 'america'

const upToTwentyNine =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const hundreds = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
]

function belowHundred(value: number): string {
  if (value < 30) return upToTwentyNine[value] ?? ''
  const one = value % 10
  const ten = tens[Math.floor(value / 10)] ?? ''
  return one === 0 ? ten : `${ten} y ${upToTwentyNine[one]}`
}

function belowThousand(value: number): string {
  if (value === 100) return 'cien'
  const rest = value % 100
  const hundred = hundreds[Math.floor(value / 100)] ?? ''
  if (hundred === '') return belowHundred(rest)
  return rest === 0 ? hundred : `${hundred} ${belowHundred(rest)}`
}

/** *veintiún mil*, *un euro*: *uno* is shortened before a noun. */
const beforeNoun = (words: string): string =>
  words.replace(/veintiuno$/, 'veintiún').replace(/(^|\s)uno$/, '$1un')

/** A whole number up to a million, as in counting. */
export function numberInWords(value: number): Spanish {
  if (value === 1_000_000) return 'un millón'
  const thousands = Math.floor(value / 1000)
  const rest = value % 1000
  if (thousands === 0) return belowThousand(rest)
  const mil = thousands === 1 ? 'mil' : `${beforeNoun(belowThousand(thousands))} mil`
  return rest === 0 ? mil : `${mil} ${belowThousand(rest)}`
}

/** A number with a masculine noun: *veintiún euros*, *un millón de pesos*. */
export function countedInWords(value: number, one: Spanish, several: Spanish): Spanish {
  const of = value === 1_000_000 ? ' de' : ''
  return `${beforeNoun(numberInWords(value))}${of} ${value === 1 ? one : several}`
}

/** Ways of saying a price given in cents, ending with the shortest. */
export function pricesInWords(cents: number): readonly Spanish[] {
  const whole = Math.floor(cents / 100)
  const rest = cents % 100
  const euros = countedInWords(whole, 'euro', 'euros')
  if (rest === 0) return [euros]
  const small = countedInWords(rest, 'céntimo', 'céntimos')
  if (whole === 0) return [small]
  return [
    `${euros} y ${small}`,
    `${euros} con ${numberInWords(rest)}`,
    ...(whole > 1 ? [`${numberInWords(whole)} con ${numberInWords(rest)}`] : []),
  ]
}

export type PartOfDay = 'madrugada' | 'mañana' | 'tarde' | 'noche'

/** The part of the day that most people would name for this time. */
export function partOfDay(minutes: number): PartOfDay {
  const hour = Math.floor(minutes / 60)
  if (hour < 6) return 'madrugada'
  if (hour < 12) return 'mañana'
  return hour < 20 ? 'tarde' : 'noche'
}

const hourInWords = (hour: number): string => {
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  return twelve === 1 ? 'la una' : `las ${numberInWords(twelve)}`
}

/** A time on the 12-hour clock: *las seis menos cuarto*, in Latin America *un cuarto para las seis*. */
export function clockInWords(minutes: number, accent: Accent): Spanish {
  const hour = Math.floor(minutes / 60)
  const past = minutes % 60
  const now = hourInWords(hour)
  if (past === 0) return `${now} en punto`
  if (past === 15) return `${now} y cuarto`
  if (past === 30) return `${now} y media`
  if (past < 30) return `${now} y ${numberInWords(past)}`
  const next = hourInWords((hour + 1) % 24)
  const left = 60 - past
  if (accent === 'america') return `${left === 15 ? 'un cuarto' : numberInWords(left)} para ${next}`
  return `${next} menos ${left === 15 ? 'cuarto' : numberInWords(left)}`
}

/** A time as announced at a station: *las diecisiete treinta*. */
export function timetableInWords(minutes: number): Spanish {
  const hour = Math.floor(minutes / 60)
  const past = minutes % 60
  const said = hour === 1 ? 'la una' : hour === 21 ? 'las veintiuna' : `las ${numberInWords(hour)}`
  if (past === 0) return `${said} horas`
  return `${said} ${past < 10 ? `cero ${numberInWords(past)}` : numberInWords(past)}`
}

export const months: readonly Spanish[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
export const weekdays: readonly Spanish[] = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ')

/**
 * A date; the month is from 1 to 12, and the year is optional. The first of the month is *el uno* in Spain, *el
 * primero* in Latin America.
 */
export function dateInWords(day: number, month: number, year: number | undefined, accent: Accent): Spanish {
  const which = day === 1 && accent === 'america' ? 'primero' : numberInWords(day)
  const of = year === undefined ? '' : ` de ${numberInWords(year)}`
  return `${which} de ${months[month - 1] ?? ''}${of}`
}

const letterNames: Readonly<Record<string, Spanish>> = {
  a: 'a',
  b: 'be',
  c: 'ce',
  d: 'de',
  e: 'e',
  f: 'efe',
  g: 'ge',
  h: 'hache',
  i: 'i',
  j: 'jota',
  k: 'ka',
  l: 'ele',
  m: 'eme',
  n: 'ene',
  ñ: 'eñe',
  o: 'o',
  p: 'pe',
  q: 'cu',
  r: 'erre',
  s: 'ese',
  t: 'te',
  u: 'u',
  v: 'uve',
  w: 'uve doble',
  x: 'equis',
  y: 'i griega',
  z: 'zeta',
}

/** Letter names used in much of Latin America. */
const inAmerica: Readonly<Record<string, Spanish>> = {
  b: 'be larga',
  v: 've corta',
  w: 'doble ve',
  y: 'ye',
}

const acute = 'áéíóú'

function letterInWords(letter: string, accent: Accent): Spanish {
  const place = acute.indexOf(letter)
  if (place >= 0) return `${'aeiou'[place]} con ${accent === 'spain' ? 'acento' : 'tilde'}`
  if (letter === 'ü') return 'u con diéresis'
  return (accent === 'america' ? inAmerica[letter] : undefined) ?? letterNames[letter] ?? letter
}

/** Spells a name letter by letter: *ene, u con acento, eñe, e, zeta*. A double letter is read as *doble*. */
export function spelt(name: Spanish, accent: Accent): Spanish {
  const letters = [...name.toLocaleLowerCase('es')]
  const said: string[] = []
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? ''
    if (letter === ' ') continue
    const isDouble = letters[at + 1] === letter && /[^aeiouw]/.test(letter)
    said.push(isDouble ? `doble ${letterInWords(letter, accent)}` : letterInWords(letter, accent))
    if (isDouble) at += 1
  }
  return said.join(', ')
}

/** Reads digits in groups of the given lengths: one digit by itself, two as a number, three digit by digit. */
export function phoneInWords(digits: string, groups: readonly number[]): Spanish {
  let from = 0
  return groups
    .map((length) => {
      const group = digits.slice(from, from + length)
      from += length
      if (length === 2 && !group.startsWith('0')) return numberInWords(Number(group))
      return [...group].map((digit) => numberInWords(Number(digit))).join(' ')
    })
    .join(', ')
}
