/** Spanish number words below a million, and their values. */
import { withoutAccents } from './accents'

const upToThirty =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta'
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
const hundreds = 'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'

const small = new Map<string, number>([
  ...upToThirty.split(' ').map((word, value) => [word, value] as const),
  ['veintiún', 21],
  ['veintiuna', 21],
])
const ten = new Map(tens.split(' ').map((word, at) => [word, (at + 3) * 10]))
const hundred = new Map<string, number>([
  ['ciento', 100],
  ...hundreds.split(' ').flatMap((stem, at) => {
    const value = (at + 2) * 100
    return [[`${stem}os`, value] as const, [`${stem}as`, value] as const]
  }),
])
/** The numbers after *treinta y*. They include *un* and *una*, which are not numbers on their own. */
const ones = new Map<string, number>(
  [...small, ['un', 1] as const, ['una', 1] as const].filter(([, value]) => value > 0 && value < 10),
)

const folded = (words: ReadonlyMap<string, number>) =>
  new Map([...words].map(([word, value]) => [withoutAccents(word), value]))

const exact = { small, ten, hundred, ones }
const loose = { small: folded(small), ten: folded(ten), hundred: folded(hundred), ones: folded(ones) }

/** Whether a number can start with this word. *Una* can only start a time of day. */
export const isNumberWord = (word: string, { fold }: { fold: boolean }): boolean => {
  const { small, ten, hundred } = fold ? loose : exact
  return (
    small.has(word) ||
    ten.has(word) ||
    hundred.has(word) ||
    word === 'cien' ||
    word === 'mil' ||
    word === 'una'
  )
}

/** The number at this position and its length in words; undefined if the words are not a correctly written number. */
export function numberAt(
  words: readonly string[],
  start: number,
  { fold }: { fold: boolean },
): { value: number; length: number } | undefined {
  const { small, ten, hundred, ones } = fold ? loose : exact
  let at = start
  const belowHundred = (): number => {
    const word = words[at] ?? ''
    const round = ten.get(word)
    if (round !== undefined) {
      at += 1
      const one = words[at] === 'y' ? ones.get(words[at + 1] ?? '') : undefined
      if (one === undefined) return round
      at += 2
      return round + one
    }
    // *Un* and *una* count only inside a number (*ciento una*, *doscientos un mil*); on their own, they are articles.
    if (word === 'cero') return 0
    const value = (word === 'un' || word === 'una') && at > start ? 1 : small.get(word)
    if (value === undefined) return 0
    at += 1
    return value
  }
  const belowThousand = (): number => {
    if (words[at] === 'cien') {
      at += 1
      return 100
    }
    const round = hundred.get(words[at] ?? '')
    if (round === undefined) return belowHundred()
    at += 1
    const rest = belowHundred()
    // Exactly a hundred is *cien*.
    if (round === 100 && rest === 0) at -= 1
    return round === 100 && rest === 0 ? 0 : round + rest
  }
  if (words[start] === 'cero') return { value: 0, length: 1 }
  const thousands = belowThousand()
  // One thousand is *mil*, without *un*.
  if (words[at] === 'mil' && (at === start || thousands > 1)) {
    at += 1
    const value = Math.max(thousands, 1) * 1000 + belowThousand()
    return { value, length: at - start }
  }
  return at === start ? undefined : { value: thousands, length: at - start }
}
