import { describe, expect, test } from 'vitest'
import type { Column } from '@/content/types'
import { narrowLayout } from './table-layout'

const es = (header: string): Column => ({ header, lang: 'es' })
const en = (header: string): Column => ({ header, lang: 'en' })

const layout = (columns: readonly Column[], ...rows: (readonly string[])[]) => narrowLayout({ columns, rows })

describe('what a table becomes on a phone', () => {
  test('three short columns stay a table', () => {
    expect(layout([en('Article'), es('With a'), es('With de')], ['el', 'al', 'del'])).toBe('whole')
  })

  test('two columns stay a table, however long', () => {
    expect(layout([es('Spanish'), en('English')], ['por', 'because of a '.repeat(9)])).toBe('whole')
  })

  test('the forms of a verb stay side by side, and its meaning goes under them', () => {
    const columns = [es('Infinitive'), es('yo'), es('él, ella, usted'), en('Meaning')]
    expect(
      layout(columns, ['explicar', '{expliqué:explicar}', '{explicó:explicar}', 'to explain something']),
    ).toBe('last-below')
    // What is not read does not count.
    expect(layout(columns, ['ir', '{fui:ir}', '{fue:ir}', 'to go'])).toBe('whole')
  })

  test('the forms of a person stay side by side, under the person', () => {
    const columns = [es('Person'), es('to get up'), es('to go to bed')]
    const rows = [
      ['ellos, ellas, ustedes', 'se levantan', 'se acuestan'],
      ['vosotros/as', 'nos levantamos', 'nos acostamos'],
    ]
    expect(narrowLayout({ columns, rows, vosotrosRow: 1 })).toBe('heads-above')
    // A row that has a form of it by chance makes no table of persons.
    const byChance = [...rows, ['irse', 'os levantáis', 'os acostáis']]
    expect(narrowLayout({ columns, rows: byChance, vosotrosRow: 2 })).not.toBe('heads-above')
  })

  test('the usual phone keeps together what the narrowest cannot', () => {
    const columns = [es('Infinitive'), es('yo'), en('Meaning')]
    expect(layout(columns, ['despertarse', 'me despierto', 'to wake up, to awaken'])).toBe('rows')
  })

  test('sentences are not squeezed into columns', () => {
    const columns = [en('Pattern'), en('Where'), en('Example')]
    expect(layout(columns, Array(3).fill('a sentence that takes all of a line of a phone'))).toBe('stacked')
  })
})
