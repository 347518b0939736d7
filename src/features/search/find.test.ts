import { describe, expect, test } from 'vitest'
import type { SearchEntry } from '@/content/search-entries'
import { find } from './find'

const entries: SearchEntry[] = [
  {
    to: '/grammar/articles-spanish#plural',
    title: 'The plural',
    of: 'Articles',
    lines: ['canción, canciones – song'],
  },
  { to: '/grammar/ser-estar', title: 'Ser vs Estar', of: 'Lesson', lines: ['Two verbs for “to be”'] },
  {
    to: '/tense/present',
    title: 'Present',
    of: 'Lesson',
    lines: ['hablar – to speak: hablo, hablas, habla'],
  },
  {
    to: '/igcse#writing',
    title: 'Writing',
    of: 'IGCSE guide',
    lines: ['Me gustaría estar allí. – I’d like to be there.'],
  },
]

const titles = (query: string) => find(entries, query, 20).map(({ entry }) => entry.title)

describe('a student searches', () => {
  test('without accents, and finds the word with them', () => {
    expect(find(entries, 'cancion', 20)).toEqual([{ entry: entries[0], line: 'canción, canciones – song' }])
  })

  test('by a form, and finds the table that holds it', () => {
    expect(titles('HABLAS')).toEqual(['Present'])
  })

  test('and titles come before words in a text', () => {
    expect(titles('estar')).toEqual(['Ser vs Estar', 'Writing'])
  })

  test('by the beginning of a word, in Spanish or English', () => {
    expect(titles('canci')).toEqual(['The plural'])
    expect(titles('spea')).toEqual(['Present'])
  })

  test('for two words, and both must be there', () => {
    expect(titles('estar alli')).toEqual(['Writing'])
    expect(titles('estar hablar')).toEqual([])
  })

  test('for nothing, or for signs only, and finds nothing', () => {
    for (const query of ['', '  ', '¿?', '.*', '\\']) expect(titles(query)).toEqual([])
  })
})
