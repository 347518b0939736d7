import { describe, expect, test } from 'vitest'
import type { Column } from '@/content/types'
import { narrowLayout } from './table-layout'

const es = (header: string): Column => ({ header, lang: 'es' })
const en = (header: string): Column => ({ header, lang: 'en' })

const layout = (columns: readonly Column[], ...rows: (readonly string[])[]) => narrowLayout({ columns, rows })

describe('a table on a phone', () => {
  test('with three short columns stays a table', () => {
    expect(layout([en('Article'), es('With a'), es('With de')], ['el', 'al', 'del'])).toBe('whole')
  })

  test('with two columns stays a table, however long they are', () => {
    expect(layout([es('Spanish'), en('English')], ['por', 'because of a '.repeat(9)])).toBe('whole')
  })

  test('keeps the forms of a verb side by side, with the meaning below', () => {
    const columns = [es('Infinitive'), es('yo'), es('él, ella, usted'), en('Meaning')]
    expect(
      layout(columns, ['explicar', '{expliqué:explicar}', '{explicó:explicar}', 'to explain something']),
    ).toBe('last-below')
    // Text that isn’t shown doesn’t count.
    expect(layout(columns, ['ir', '{fui:ir}', '{fue:ir}', 'to go'])).toBe('whole')
  })

  test('keeps the forms of a person side by side, below the person', () => {
    const columns = [es('Person'), es('to get up'), es('to go to bed')]
    const rows = [
      ['ellos, ellas, ustedes', 'se levantan', 'se acuestan'],
      ['vosotros/as', 'nos levantamos', 'nos acostamos'],
    ]
    expect(narrowLayout({ columns, rows, vosotrosRow: 1 })).toBe('heads-above')
    // A single row that happens to match a form doesn’t make it a table of persons.
    const byChance = [...rows, ['irse', 'os levantáis', 'os acostáis']]
    expect(narrowLayout({ columns, rows: byChance, vosotrosRow: 2 })).not.toBe('heads-above')
  })

  test('keeps columns together on the usual phone that don’t fit on the narrowest', () => {
    const columns = [es('Infinitive'), es('yo'), en('Meaning')]
    expect(layout(columns, ['despertarse', 'me despierto', 'to wake up, to awaken'])).toBe('rows')
  })

  test('doesn’t squeeze sentences into columns', () => {
    const columns = [en('Pattern'), en('Where'), en('Example')]
    expect(layout(columns, Array(3).fill('a sentence that takes all of a line of a phone'))).toBe('stacked')
  })
})
