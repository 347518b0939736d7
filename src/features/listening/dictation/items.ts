/** An endless supply of random dictation items. Pure, so that it can be tested without a voice. */
import type { SoundPair } from '@/content/rooms/dictation'
import { markSentence } from '@/exercises/mark-text'
import { withoutVowelAccents } from '@/spanish/accents'
import { type English, plainSpanish, type Spanish } from '@/spanish/markup'
import {
  type Accent,
  clockInWords,
  countedInWords,
  dateInWords,
  months,
  numberInWords,
  partOfDay,
  phoneInWords,
  pricesInWords,
  spelt,
  timetableInWords,
  weekdays,
} from '@/spanish/spoken'
import { typedText } from '@/spanish/typed-text'
import { readDate, readHour, readNumber, readPhone, readPrice } from './read-typed'

/** The kinds that a student can choose, in page order. */
export const dictationKinds = [
  'hundred',
  'thousand',
  'million',
  'prices',
  'times',
  'dates',
  'phones',
  'names',
  'pairs',
  'sentences',
] as const

export type DictationKind = (typeof dictationKinds)[number]

interface ItemBase {
  /** Items that sound the same have the same id. */
  id: string
  /** The text for the speech synthesiser. */
  says: Spanish
}

/** An item to dictate, and how it is written. */
export type Item = ItemBase &
  (
    | { kind: 'hundred' | 'thousand' | 'million'; value: number; written: string }
    | { kind: 'prices'; cents: number; written: string }
    | { kind: 'times'; minutes: number; isWhole: boolean; written: string }
    | {
        kind: 'dates'
        day: number
        month: number
        year: number | undefined
        weekday: number | undefined
        written: string
      }
    | { kind: 'phones'; digits: string; written: string }
    | { kind: 'names'; name: Spanish; written: string }
    | { kind: 'pairs'; pair: SoundPair; right: 0 | 1; written: string }
    | { kind: 'sentences'; en: English; written: string }
  )

/** A sentence from a lesson. The third element is set if it uses *vosotros*. */
export type Sentence = readonly [es: Spanish, en: English, vosotros?: true]

interface Sources {
  accent: Accent
  pairs: readonly SoundPair[]
  names: readonly Spanish[]
  sentences: readonly Sentence[]
  /** Whether the student wants *vosotros* forms. */
  vosotros: boolean
}

type Random = () => number

/** A seeded RNG that returns numbers in [0, 1), so that a round can be reproduced from its seed. */
export function seeded(seed: number): Random {
  let state = seed % 2_147_483_647
  if (state <= 0) state += 2_147_483_646
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return (state - 1) / 2_147_483_646
  }
}

/** A random integer between two bounds, inclusive. */
const between = (from: number, to: number, random: Random) => from + Math.floor(random() * (to - from + 1))

function oneOf<One>(all: readonly One[], random: Random): One {
  const one = all[Math.floor(random() * all.length)]
  if (one === undefined) throw new Error('There is nothing to choose from')
  return one
}

/** Groups thousands with a narrow no-break space (12 500), except in four-figure numbers. */
const grouped = (value: number): string =>
  value < 10_000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f')

function number(kind: 'hundred' | 'thousand' | 'million', random: Random): Item {
  const value =
    kind === 'hundred'
      ? between(11, 100, random)
      : kind === 'thousand'
        ? between(101, 1000, random)
        : // Round numbers are more frequent, as in everyday Spanish.
          oneOf(
            [
              between(1001, 9999, random),
              between(10, 999, random) * 1000,
              between(10_001, 1_000_000, random),
            ],
            random,
          )
  return { kind, id: `number ${value}`, value, says: numberInWords(value), written: grouped(value) }
}

function price(accent: Accent, random: Random): Item {
  if (accent === 'america') {
    const pesos = oneOf(
      [between(2, 99, random) * 5, between(100, 950, random), between(10, 99, random) * 100],
      random,
    )
    return {
      kind: 'prices',
      id: `pesos ${pesos}`,
      cents: pesos * 100,
      says: countedInWords(pesos, 'peso', 'pesos'),
      written: `${grouped(pesos)} pesos`,
    }
  }
  const cents = oneOf(
    [
      between(1, 39, random) * 50,
      between(20, 999, random) * 5,
      between(3, 120, random) * 100,
      between(1, 19, random) * 5,
      between(1, 50, random) * 100 - 1,
    ],
    random,
  )
  const written = `${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',')} €`
  return { kind: 'prices', id: `price ${cents}`, cents, says: oneOf(pricesInWords(cents), random), written }
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

function time(accent: Accent, random: Random): Item {
  const minutes = between(6, 23, random) * 60 + between(0, 11, random) * 5
  const written = clock(minutes)
  const id = `time ${minutes}`
  if (random() < 0.3) {
    // *Las seis treinta* may be in the evening, but *las seis horas* cannot.
    const isWhole = minutes >= 13 * 60 || minutes % 60 === 0
    return { kind: 'times', id, minutes, isWhole, says: timetableInWords(minutes), written }
  }
  const part = partOfDay(minutes)
  // Name the part of the day only if it is certain: not at noon, and not with minutes to the hour, when it would depend
  // on which hour is named.
  const isWhole = random() < 0.6 && minutes >= 7 * 60 && minutes % 60 <= 30 && Math.floor(minutes / 60) !== 12
  const says = clockInWords(minutes, accent)
  return {
    kind: 'times',
    id,
    minutes: isWhole ? minutes : minutes % 720 < 60 ? (minutes % 720) + 720 : minutes % 720,
    isWhole,
    says: isWhole ? `${says.replace(/ en punto$/, '')} de la ${part}` : says,
    written: isWhole ? written : clock(minutes % 720 < 60 ? (minutes % 720) + 720 : minutes % 720),
  }
}

/** February without its leap day. */
const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function date(accent: Accent, random: Random): Item {
  const month = between(1, 12, random)
  const day = random() < 0.12 ? 1 : between(1, daysIn[month - 1] ?? 30, random)
  const withYear = random() < 0.5
  const year = withYear ? between(1980, 2029, random) : undefined
  // A date without a year can fall on any weekday.
  const weekday = !withYear && random() < 0.5 ? between(0, 6, random) : undefined
  const said = dateInWords(day, month, year, accent)
  const name = weekday === undefined ? '' : `${weekdays[weekday]} `
  return {
    kind: 'dates',
    id: `date ${weekday ?? ''} ${day} ${month} ${year ?? ''}`,
    day,
    month,
    year,
    weekday,
    says: `el ${name}${said}`,
    written: `${name}${day} de ${months[month - 1]}${year === undefined ? '' : ` de ${year}`}`,
  }
}

function phone(accent: Accent, random: Random): Item {
  const groups =
    accent === 'america'
      ? [2, 2, 2, 2, 2]
      : oneOf(
          [
            [3, 2, 2, 2],
            [3, 3, 3],
          ],
          random,
        )
  const length = groups.reduce((sum, one) => sum + one, 0)
  const first = accent === 'america' ? '5' : oneOf(['6', '6', '7', '9'], random)
  const digits = first + Array.from({ length: length - 1 }, () => between(0, 9, random)).join('')
  let from = 0
  const written = groups
    .map((size) => {
      from += size
      return digits.slice(from - size, from)
    })
    .join(' ')
  return { kind: 'phones', id: `phone ${digits}`, digits, says: phoneInWords(digits, groups), written }
}

function drawOne(kind: DictationKind, { accent, pairs, names, sentences }: Sources, random: Random): Item {
  switch (kind) {
    case 'hundred':
    case 'thousand':
    case 'million':
      return number(kind, random)
    case 'prices':
      return price(accent, random)
    case 'times':
      return time(accent, random)
    case 'dates':
      return date(accent, random)
    case 'phones':
      return phone(accent, random)
    case 'names': {
      const name = oneOf(names, random)
      return { kind, id: `name ${name}`, name, says: spelt(name, accent), written: name }
    }
    case 'pairs': {
      const pair = oneOf(pairs, random)
      const right = random() < 0.5 ? 0 : 1
      const { es } = pair.words[right]
      return { kind, id: `pair ${es} ${pair.words[1 - right]?.es}`, pair, right, says: es, written: es }
    }
    case 'sentences': {
      const [es, en] = oneOf(sentences, random)
      const says = plainSpanish(es)
      return { kind, id: `sentence ${says}`, says, en, written: says }
    }
    default:
      return kind satisfies never
  }
}

/**
 * Draws up to `count` items, taking the kinds in turn and avoiding `recent` items. After 20 failed attempts, a recent
 * item may be repeated, but never one from this batch.
 */
export function drawItems(
  kinds: readonly DictationKind[],
  count: number,
  all: Sources,
  random: Random,
  recent: ReadonlySet<string> = new Set(),
): Item[] {
  const sources = {
    ...all,
    sentences: all.sentences.filter(([, , saysVosotros]) => all.vosotros || !saysVosotros),
  }
  const asked = kinds.filter((kind) => kind !== 'sentences' || sources.sentences.length > 0)
  if (asked.length === 0) return []
  const drawn: Item[] = []
  const taken = new Set(recent)
  const start = Math.floor(random() * asked.length)
  for (let at = 0; at < count; at += 1) {
    const kind = asked[(start + at) % asked.length] ?? 'hundred'
    let item = drawOne(kind, sources, random)
    for (let tries = 0; taken.has(item.id) && tries < 20; tries += 1) item = drawOne(kind, sources, random)
    if (drawn.some(({ id }) => id === item.id)) continue
    taken.add(item.id)
    drawn.push(item)
  }
  return drawn
}

/** The result of comparing the typed text with what was dictated. */
export type Heard =
  | { kind: 'unanswered' }
  /** `note` says which detail was dictated but not typed. */
  | { kind: 'right'; note?: 'part of day' | 'weekday' | 'year' }
  /** The letters are right, but an accent is not. An n for an ñ is a wrong letter. */
  | { kind: 'accent' }
  | { kind: 'wrong' }

const right: Heard = { kind: 'right' }
const wrong: Heard = { kind: 'wrong' }

/** Marks everything except pairs, which are multiple choice, and sentences, which the marker handles. */
export function markItem(item: Exclude<Item, { kind: 'pairs' | 'sentences' }>, typed: string): Heard {
  if (typedText(typed).trim() === '') return { kind: 'unanswered' }
  switch (item.kind) {
    case 'hundred':
    case 'thousand':
    case 'million':
      return readNumber(typed) === item.value ? right : wrong
    case 'prices':
      return readPrice(typed) === item.cents ? right : wrong
    case 'times': {
      const hour = readHour(typed)
      if (hour === undefined) return wrong
      if (hour.minutes === item.minutes) return right
      // Otherwise, the times must match on a 12-hour clock, and at least one of them must leave a.m. or p.m. open.
      if (hour.minutes % 720 !== item.minutes % 720 || (hour.isWhole && item.isWhole)) return wrong
      return item.isWhole ? { kind: 'right', note: 'part of day' } : right
    }
    case 'dates': {
      const date = readDate(typed)
      if (date === undefined || date.day !== item.day || date.month !== item.month) return wrong
      if (date.year !== undefined && date.year !== item.year) return wrong
      if (date.weekday !== undefined && date.weekday !== item.weekday) return wrong
      if (item.year !== undefined && date.year === undefined) return { kind: 'right', note: 'year' }
      return item.weekday !== undefined && date.weekday === undefined
        ? { kind: 'right', note: 'weekday' }
        : right
    }
    case 'phones':
      return readPhone(typed) === item.digits ? right : wrong
    case 'names': {
      const [said, written] = [item.name, typed].map((name) =>
        typedText(name)
          .toLocaleLowerCase('es')
          .replace(/[\s.,—-]+/g, ''),
      )
      if (said === written) return right
      return withoutVowelAccents(said ?? '') === withoutVowelAccents(written ?? '')
        ? { kind: 'accent' }
        : wrong
    }
    default:
      return item satisfies never
  }
}

/** Marks one answer. Sentences are marked as in lessons, except that every word counts, because it was dictated. */
export function markTyped(item: Item, typed: string): Heard {
  switch (item.kind) {
    case 'pairs':
      if (typed === '') return { kind: 'unanswered' }
      return { kind: typed === item.written ? 'right' : 'wrong' }
    case 'sentences': {
      const { kind } = markSentence(
        {
          answers: [item.says],
          exactly: ['subject', 'words', 'clitics', 'negation', 'se', 'future', 'spare'],
        },
        typed,
      )
      return kind === 'unanswered' || kind === 'right' || kind === 'accent' ? { kind } : { kind: 'wrong' }
    }
    default:
      return markItem(item, typed)
  }
}

/** The typed text in figures, and what was dictated in the same format, so that they can be compared digit by digit. */
export function inSameFigures(item: Item, typed: string): { said: string; typed: string } | undefined {
  const text = typedText(typed).trim()
  switch (item.kind) {
    case 'hundred':
    case 'thousand':
    case 'million': {
      const figures = text.replace(/[\s.,]/g, '')
      return /^\d+$/.test(figures) ? { said: String(item.value), typed: figures } : undefined
    }
    case 'prices': {
      const figures = text.replace(/\s*(?:€|euros?|pesos?)$/i, '').replace('.', ',')
      const said = (item.cents / 100).toFixed(item.cents % 100 === 0 ? 0 : 2).replace('.', ',')
      return /^\d+(?:,\d+)?$/.test(figures) ? { said, typed: figures } : undefined
    }
    case 'times': {
      const figures = text.replace(/^(\d{1,2})[.,h](?=\d)/, '$1:')
      return /^\d{1,2}:\d{2}$/.test(figures) ? { said: clock(item.minutes), typed: figures } : undefined
    }
    case 'dates': {
      const figures = text.replace(/ ?[-—./] ?| /g, '/')
      const said = [item.day, item.month, ...(item.year === undefined ? [] : [item.year])].join('/')
      return /^\d{1,2}\/\d{1,2}(?:\/\d+)?$/.test(figures) ? { said, typed: figures } : undefined
    }
    case 'phones':
      return { said: item.digits, typed: readPhone(text) ?? (text.replace(/\D+/g, '') || text) }
    case 'names':
      return { said: item.name, typed: text }
    case 'pairs':
    case 'sentences':
      return undefined
    default:
      return item satisfies never
  }
}

/** An aligned pair of characters; an empty string marks a gap. */
export interface Letter {
  said: string
  typed: string
  isSame: boolean
}

/** Aligns both texts with the smallest number of differences (edit distance). */
export function letterByLetter(said: string, typed: string): Letter[] {
  const one = [...said]
  const other = [...typed]
  const isSame = (a: string | undefined, b: string | undefined) =>
    a?.toLocaleLowerCase('es') === b?.toLocaleLowerCase('es')
  // `costs[i][j]` is the edit distance between the rest of `one` from i and the rest of `other` from j.
  const costs: number[][] = Array.from({ length: one.length + 1 }, () =>
    Array<number>(other.length + 1).fill(0),
  )
  const cost = (row: number, column: number) => costs[row]?.[column] ?? 0
  for (let row = one.length; row >= 0; row -= 1)
    for (let column = other.length; column >= 0; column -= 1) {
      const line = costs[row]
      if (line === undefined) continue
      if (row === one.length || column === other.length)
        line[column] = one.length - row + other.length - column
      else
        line[column] = Math.min(
          cost(row + 1, column + 1) + (isSame(one[row], other[column]) ? 0 : 1),
          cost(row + 1, column) + 1,
          cost(row, column + 1) + 1,
        )
    }
  const letters: Letter[] = []
  let row = 0
  let column = 0
  while (row < one.length || column < other.length) {
    const same = isSame(one[row], other[column])
    const here = cost(row, column)
    if (row < one.length && column < other.length && here === cost(row + 1, column + 1) + (same ? 0 : 1)) {
      letters.push({ said: one[row] ?? '', typed: other[column] ?? '', isSame: same })
      row += 1
      column += 1
    } else if (row < one.length && here === cost(row + 1, column) + 1) {
      letters.push({ said: one[row] ?? '', typed: '', isSame: false })
      row += 1
    } else {
      letters.push({ said: '', typed: other[column] ?? '', isSame: false })
      column += 1
    }
  }
  return letters
}
