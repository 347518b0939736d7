/** Parses typed numbers, prices, times, dates and telephone numbers, in figures, in words or mixed. */
import { withoutAccents } from '@/spanish/accents'
import { numberAt } from '@/spanish/numbers'
import { months, weekdays } from '@/spanish/spoken'
import { typedText } from '@/spanish/typed-text'

/** Lower-cases the text, removes accents, and converts number words to figures. */
function inFigures(typed: string): string {
  const words = withoutAccents(typedText(typed).toLocaleLowerCase('es'))
    .replace(/(\p{L})(?=\d)/gu, '$1 ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(/\s+/)
    .filter(Boolean)
  const bare = words.map((word) => word.replace(/[^\p{L}\d]+$/u, ''))
  const read: string[] = []
  for (let at = 0; at < words.length; ) {
    const number = numberAt(bare, at, { fold: true })
    if (number === undefined || number.length === 0) {
      read.push(words[at] ?? '')
      at += 1
      continue
    }
    const last = at + number.length - 1
    // Keep the punctuation after the last word: *tres, doce*.
    read.push(`${number.value}${words[last]?.slice(bare[last]?.length) ?? ''}`)
    at += number.length
  }
  return read.join(' ').replace(/(^|[^\p{L}])(?:un|uno|una)(?!\p{L})/gu, (_, before: string) => `${before}1`)
}

export function readNumber(typed: string): number | undefined {
  const text = inFigures(typed).replace(/[\s.,]+$/, '')
  const millions = /^(\d+) millon(?:es)?(?: de)?$/.exec(text)?.[1]
  if (millions !== undefined) return Number(millions) * 1_000_000
  const thousands = /^(\d{1,3}) 1000$/.exec(text)?.[1]
  if (thousands !== undefined) return Number(thousands) * 1000
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/** In cents: *3,50*, *3.50 €*, *3 € 50*, *tres con cincuenta*, *tres euros y cincuenta céntimos*. */
export function readPrice(typed: string): number | undefined {
  const text = inFigures(typed)
    .replace(/[€$]/g, ' e ')
    .replace(/(^|[^\p{L}])(?:euros?|pesos?|eur)(?!\p{L})\.?/gu, '$1 e ')
    .replace(/(^|[^\p{L}])(?:centimos?|centavos?|cents?|cts?)(?!\p{L})\.?/gu, '$1 c ')
    .replace(/(^|[^\p{L}])de(?!\p{L})/gu, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
  const small = /^(\d{1,2}) c$/.exec(text)?.[1]
  if (small !== undefined) return Number(small)
  const plain = /^(?:e )?(\d+)(?:[.,'](\d{1,2}))?(?: e)?$/.exec(text)
  if (plain !== null) return Number(plain[1]) * 100 + Number((plain[2] ?? '0').padEnd(2, '0'))
  const spoken = /^(\d+)(?: e)?(?: con| y|,)? (\d{1,2})(?: e| c)?$/.exec(text)
  return spoken === null ? undefined : Number(spoken[1]) * 100 + Number(spoken[2])
}

/** A time: minutes since midnight, and whether it is known to be a.m. or p.m. */
export interface Hour {
  minutes: number
  isWhole: boolean
}

const parts: readonly (readonly [RegExp, (hour: number) => number])[] = [
  // Noon is *las doce de la mañana*, and midnight is *las doce de la noche*.
  [/\b(?:de|por) la manana\b/, (hour) => hour],
  [/\b(?:de|por) la madrugada\b|\ba ?\.? ?m\b\.?/, (hour) => hour % 12],
  [/\b(?:de|por) la tarde\b|\bdel mediodia\b|\bp ?\.? ?m\b\.?/, (hour) => (hour % 12) + 12],
  [/\b(?:de|por) la noche\b/, (hour) => (hour % 12 < 6 ? hour % 12 : hour + 12)],
]

/** *17:30*, *5.30 de la tarde*, *5:30 pm*, *las cinco y media*, *las seis menos cuarto*, *un cuarto para las seis*. */
export function readHour(typed: string): Hour | undefined {
  const said = inFigures(typed)
  const inPart = parts.find(([pattern]) => pattern.test(said))?.[1]
  const text = parts
    .reduce((left, [pattern]) => left.replace(pattern, ' '), said)
    .replace(/\b(?:a|las?|es|son|en punto|horas?|hrs?|h|minutos?|min)\b\.?/g, (word) =>
      /^h/.test(word) ? ' h ' : ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/[\s.,]+$/, '')
    .trim()
  const found = readClock(text)
  if (found === undefined) return undefined
  const [hour, past] = found
  if (hour > 24 || past < -59 || past > 59) return undefined
  const whole = inPart === undefined || hour > 12 ? hour : inPart(hour)
  const minutes = (whole * 60 + past + 1440) % 1440
  return { minutes, isWhole: inPart !== undefined || hour > 12 || hour === 0 }
}

const pieces: Readonly<Record<string, number>> = { cuarto: 15, '1 cuarto': 15, media: 30 }
const piece = (text: string) => pieces[text] ?? Number(text)

/** The hour, and the minutes past it (or to it, if negative). */
function readClock(text: string): readonly [number, number] | undefined {
  const plain = /^(\d{1,2})(?: ?[:.,h] ?(\d{2}))?(?: ?h)?$/.exec(text)
  if (plain !== null) return [Number(plain[1]), Number(plain[2] ?? 0)]
  const four = /^(\d{1,2})(\d{2})$/.exec(text)
  if (four !== null) return [Number(four[1]), Number(four[2])]
  const past = /^(\d{1,2}) ?(?:h )?(?:y |con |0 |, ?)?(\d{1,2}|media|(?:1 )?cuarto)$/.exec(text)
  if (past !== null) return [Number(past[1]), piece(past[2] ?? '')]
  const to = /^(\d{1,2}) menos (\d{1,2}|(?:1 )?cuarto)$/.exec(text)
  if (to !== null) return [Number(to[1]), -piece(to[2] ?? '')]
  const before = /^(?:faltan? )?(\d{1,2}|(?:1 )?cuarto) para (\d{1,2})$/.exec(text)
  return before === null ? undefined : [Number(before[2]), -piece(before[1] ?? '')]
}

/** The parts of a date that were typed. */
export interface TypedDate {
  day: number
  month: number
  year?: number
  weekday?: number
}

const bareMonths = months.map(withoutAccents)
const bareWeekdays = weekdays.map(withoutAccents)
const monthNames: readonly RegExp[] = bareMonths.map((month) =>
  month === 'septiembre' ? /^sep?tiembre|^sept?$/ : new RegExp(`^${month}|^${month.slice(0, 3)}$`),
)

/** Between the figures of a date. */
const stroke = '(?: ?[/.—-] ?| )'
const inStrokes = new RegExp(`^(\\d{1,2})${stroke}(\\d{1,2})(?:${stroke}(\\d{4}|\\d{2}))?$`)

/** *15/3/2009*, *15 - 3 - 09*, *15 de marzo de 2009*, *lunes 12 de enero*, *el primero de mayo*, *1.º de mayo*. */
export function readDate(typed: string): TypedDate | undefined {
  const text = inFigures(typed)
    .replace(/(^|[^\p{L}])primero(?!\p{L})/gu, (_, before: string) => `${before}1`)
    .replace(/(\d) (?:º|e?ro|o)(?!\p{L})/gu, '$1')
    .replace(/(^|[^\p{L}])(?:el|dia|de|del|ano)(?!\p{L})/gu, '$1 ')
  const words = text.split(/[\s,]+/).filter(Boolean)
  const weekday = words[0] === undefined ? -1 : bareWeekdays.indexOf(words[0])
  const rest = weekday < 0 ? words : words.slice(1)
  const figures = inStrokes.exec(rest.join(' '))
  const named = /^(\d{1,2}) (\p{L}+)\.?(?: (\d{4}|\d{2}))?$/u.exec(rest.join(' '))
  const read = figures ?? named
  if (read === null) return undefined
  const day = Number(read[1])
  const month =
    figures === null ? monthNames.findIndex((name) => name.test(read[2] ?? '')) + 1 : Number(read[2])
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined
  const year = read[3] === undefined ? undefined : fullYear(Number(read[3]))
  return {
    day,
    month,
    ...(year === undefined ? {} : { year }),
    ...(weekday < 0 ? {} : { weekday }),
  }
}

const fullYear = (year: number): number => (year >= 100 ? year : year < 50 ? 2000 + year : 1900 + year)

/** The digits without their separators and without the prefix of Spain. */
export function readPhone(typed: string): string | undefined {
  const digits = inFigures(typed)
    // *doble siete*
    .replace(/doble (\d)(?!\d)/g, '$1$1')
    .replace(/[\s.,()/—-]+/g, '')
    .replace(/^(?:\+|00)34(?=\d{9}$)/, '')
  return /^\d+$/.test(digits) ? digits : undefined
}
