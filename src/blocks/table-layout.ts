import type { NarrowLayout } from '@/components/ui/narrow-table'
import type { Block, Column } from '@/content/types'
import { plainRich, plainSpanish } from '@/spanish/markup'

type TableBlock = Pick<Block<'table'>, 'columns' | 'rows' | 'vosotrosRow'>

/** In pixels: what a card leaves of the narrowest phones, of 320, and of the usual ones, of 360. */
const rooms = { narrowest: 254, usual: 294 } as const

/** Between two columns. */
const gap = 12

/** The advance of a letter of Helvetica Bold at 16 pixels, roughly. */
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

/** The width at which no word of the column is torn and no cell takes more than two lines. */
const width = (column: Column, cells: readonly string[]) =>
  Math.max(
    longestWord(plainRich(column.header)),
    ...cells.map((cell) => {
      const text = plain(column, cell)
      return Math.max(longestWord(text), length(text) / 2)
    }),
  )

/** A row that is called after the person, not one that merely has a form of it. */
const startsWithPerson = /^\*?(?:(?:a )?vosotr[oa]s|vuestr[oa]s?|os$)/

/** How a table of these cells gives way on a phone. */
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
  // The forms of one person belong beside each other.
  const hidden = [vosotrosRow ?? []].flat()
  if (hidden.some((place) => startsWithPerson.test(rows[place]?.[0] ?? ''))) return 'heads-above'
  return need(widths.slice(0, -1)) <= rooms.usual ? 'last-below' : 'stacked'
}
