import { entries } from 'virtual:search-index'
import { describe, expect, test } from 'vitest'
import { searchNames } from '@/content/search-names'
import { sameWords, sectionNames } from '@/content/search-words'
import { createIndex } from '@/features/search/find'
import { search } from '@/features/search/results'
import { loadVerbIndex } from '@/spanish/verbs/find-verb'
import { collected, corrected, invented, type Query } from './search-queries'

const index = createIndex(entries)
const verbs = await loadVerbIndex()

const missed = (queries: readonly Query[]) =>
  queries.flatMap(([query, ...addresses]) => {
    const results = search(index, verbs, query).map(({ to }) => to)
    return addresses.includes(results[0] ?? '') ? [] : [`${query}: ${results.slice(0, 3).join(', ')}`]
  })

describe('a student searches and the first result is the answer', () => {
  test('to sixty queries collected from search engines and forums', () => {
    expect(collected).toHaveLength(60)
    expect(missed(collected)).toEqual([])
  })

  test('to sixty others of the same kinds', () => {
    expect(invented).toHaveLength(60)
    expect(missed(invented)).toEqual([])
  })

  test('to queries that once led elsewhere', () => {
    expect(missed(corrected)).toEqual([])
  })
})

/** Names that lead to several places, because several exams or lessons use them. */
const shared: Readonly<Record<string, number>> = {
  'preterite vs imperfect': 2,
  'imperfect vs preterite': 2,
  'imperfecto indefinido': 2,
  'preterite vs perfect': 2,
  'perfect vs preterite': 2,
  'oral exam': 2,
  'paper 1': 2,
  'paper 2': 3,
  'paper 2 reading': 2,
  'grade boundaries': 2,
  grades: 2,
}

describe('the tables of names and words', () => {
  test('name only places that exist', () => {
    const addresses = new Set(entries.map(({ to }) => to))
    expect(Object.keys(searchNames).filter((address) => !addresses.has(address))).toEqual([])
    const sections = new Set(entries.map(({ to }) => to.split('#')[1]))
    expect(Object.keys(sectionNames).filter((section) => !sections.has(section))).toEqual([])
  })

  test('give no name to two places, except what two boards or two lessons call the same', () => {
    const counts = new Map<string, number>()
    for (const name of Object.values(searchNames).flat()) counts.set(name, (counts.get(name) ?? 0) + 1)
    const several = [...counts].filter(([, count]) => count > 1)
    expect(Object.fromEntries(several)).toEqual(shared)
  })

  test('give no word two meanings', () => {
    const words = sameWords.flat()
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })
})
