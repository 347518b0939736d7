import type { NarrowLayout } from '@/components/ui/narrow-table'
import type { Block, Column } from '@/content/types'
import { plainRich, plainSpanish } from '@/spanish/markup'

type TableBlock = Pick<Block<'table'>, 'columns' | 'rows' | 'vosotrosRow'>

/** The width in pixels inside a card, on the narrowest phones (320 px) and on common ones (360 px). */
const rooms = { narrowest: 254, usual: 294 } as const

/** The space between two columns, in pixels. */
const gap = 12

/** The approximate advance width of a letter in Helvetica Bold at 16 px. */
function advance(letter: string): number {
  if (/[ijlíI.,:;|'’()¡! -]/.test(letter)) return 5
  if (/[frt/]/.test(letter)) return 6.2
  if (/[mwMW—…]/.test(letter)) return 14
  if (/\p{Lu}/u.test(letter)) return 11.5
  return 9.4
}

const length = (text: string) => [...text].reduce((sum, letter) => sum + advance(letter), 0)
const longestWord = (text: string) => Math.max(...text.split(' ').map(length))

const plain = (column: Column, text: string) =>
  column.lang === 'es' ? plainSpanish(text) : column.lang === 'en' ? plainRich(text) : text

/** The narrowest width at which no word of the column breaks and no cell needs more than two lines. */
const width = (column: Column, cells: readonly string[]) =>
  Math.max(
    longestWord(plainRich(column.header)),
    ...cells.map((cell) => {
      const text = plain(column, cell)
      return Math.max(longestWord(text), length(text) / 2)
    }),
  )

/** Matches a row that is named after the person, not one that merely contains one of its forms. */
const startsWithPerson = /^\*?(?:(?:a )?vosotr[oa]s|vuestr[oa]s?|os$)/

/** How a table with these cells adapts to a phone. */
export function narrowLayout({ columns, rows, vosotrosRow }: TableBlock): NarrowLayout {
  const widths = columns.map((column, index) =>
    width(
      column,
      rows.map((row) => row[index] ?? ''),
    ),
  )
  const need = (some: readonly number[]) => some.reduce((sum, one) => sum + one, (some.length - 1) * gap)
  if (columns.length < 3 || need(widths) <= rooms.narrowest) return 'whole'
  if (need(widths) <= rooms.usual) return 'rows'
  // Keep the forms of one person next to each other.
  const hidden = [vosotrosRow ?? []].flat()
  if (hidden.some((row) => startsWithPerson.test(rows[row]?.[0] ?? ''))) return 'heads-above'
  return need(widths.slice(0, -1)) <= rooms.usual ? 'last-below' : 'stacked'
}
