import { entries } from 'virtual:search-index'
import { describe, expect, test } from 'vitest'
import type { ExamId } from '@/content/exams/exam-ids'
import type { SearchEntry } from '@/content/search-entries'
import { searchExams } from '@/content/search-exams'
import { searchNames } from '@/content/search-names'
import { sameWords, sectionNames } from '@/content/search-words'
import { createIndex, find } from '@/features/search/find'
import { type Result, search } from '@/features/search/results'
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

  test('even if they paste a whole text, which would take minutes to search for', () => {
    const text = 'Ayer fui al mercado con mi abuela y compramos muchas cosas para la cena. '.repeat(400)
    const results = search(index, verbs, text)
    expect(results).not.toEqual([])
    expect(results).toEqual(search(index, verbs, text.slice(0, 200)))
  })
})

describe('a student who has chosen an exam', () => {
  const hasExams = (result: Result) => 'found' in result && result.found.entry.exams !== undefined
  const firstFor = (exams: readonly ExamId[], query: string) =>
    search(index, verbs, query, exams).find(hasExams)?.to

  test.each<[exam: ExamId, query: string, address: string]>([
    ['igcse', 'oral', '/igcse#speaking'],
    ['igcse', 'paper 1', '/igcse#listening'],
    ['igcse', 'paper 2', '/igcse#reading'],
    ['igcse', 'how many words', '/igcse#writing'],
    ['igcse', 'timed set', '/igcse#reading-set'],
    ['igcse', 'writing timed set', '/igcse#writing-set'],
    ['igcse', 'reading', '/igcse#reading'],
    ['igcse', 'writing marks', '/igcse#writing'],
    ['igcse', 'past papers', '/past-papers#cambridge'],
    ['igcse', 'ib paper 1', '/ib#writing'],
    ['ab-initio', 'individual oral', '/ib#ab-initio'],
    ['ab-initio', 'oral exam', '/ib#ab-initio'],
    ['ab-initio', 'how long is the oral', '/ib#ab-initio'],
    ['ab-initio', 'paper 1', '/ib#ab-initio'],
    ['ab-initio', 'paper 2', '/ib#ab-initio'],
    ['ab-initio', 'ib paper 2', '/ib#ab-initio'],
    ['ab-initio', 'how many words paper 1', '/ib#ab-initio'],
    ['ab-initio', 'how many words', '/ib#ab-initio'],
    ['ab-initio', 'timed set', '/ib#ab-initio-writing-set'],
    ['ab-initio', 'reading timed set', '/ib#ab-initio-reading-set'],
    ['ab-initio', 'reading', '/ib#ab-initio'],
    ['ab-initio', 'listening exam', '/ib#ab-initio'],
    ['ab-initio', 'speaking', '/ib#ab-initio'],
    ['ab-initio', 'writing marks', '/ib#ab-initio'],
    ['ab-initio', 'text types', '/ib#ab-initio'],
    ['ab-initio', 'grade boundaries', '/ib#grades'],
    ['ab-initio', 'exam tips', '/ib#last-week'],
    ['ab-initio', 'grammar list', '/grammar#ab-initio'],
    ['ab-initio', 'past papers', '/past-papers#ib'],
    ['ab-initio', 'igcse paper 2', '/igcse#reading'],
    ['ab-initio', '0530 writing', '/igcse#writing'],
    ['sl', 'individual oral', '/ib#oral'],
    ['sl', 'speaking exam', '/ib#oral'],
    ['sl', 'paper 1', '/ib#writing'],
    ['sl', 'paper 2', '/ib#reading'],
    ['sl', 'how many words paper 1', '/ib#writing'],
    ['sl', 'word count', '/ib#writing'],
    ['sl', 'timed set', '/ib#reading-set'],
    ['sl', 'reading', '/ib#reading'],
    ['sl', 'writing marks', '/ib#writing'],
    ['sl', 'ab initio paper 1', '/ib#ab-initio'],
    ['hl', 'individual oral', '/ib#oral'],
    ['hl', 'paper 1', '/ib#writing'],
    ['hl', 'paper 2', '/ib#reading'],
    ['hl', 'how many words paper 1', '/ib#writing'],
    ['hl', 'timed set', '/ib#reading-set'],
    ['hl', 'reading', '/ib#reading'],
    ['hl', 'writing marks', '/ib#writing'],
    ['hl', 'cheat sheet', '/ib#sheet'],
  ])('(%s) searches for “%s” and finds %s before the pages of other exams', (exam, query, address) => {
    expect(firstFor([exam], query)).toBe(address)
  })

  test('and another sees both before the rest', () => {
    const found = search(index, verbs, 'paper 2', ['igcse', 'ab-initio']).map(({ to }) => to)
    expect(found.slice(0, 2)).toEqual(['/igcse#reading', '/ib#ab-initio'])
    expect(firstFor(['igcse', 'ab-initio'], 'individual oral')).toBe('/ib#ab-initio')
  })

  test('loses no result, and the results for every exam keep their places', () => {
    for (const query of ['paper 2', 'oral', 'reading', 'writing marks', 'timed set', 'true or false']) {
      const allOf = (exams: readonly ExamId[]) => {
        const { named, listed, others } = find(index, query, entries.length, exams)
        return [...named, ...listed, ...others].map(({ entry }) => entry)
      }
      const [usual, theirs] = [allOf([]), allOf(['ab-initio'])]
      expect(new Set(theirs)).toEqual(new Set(usual))
      const shared = (all: readonly SearchEntry[]) => all.map(({ to, exams }) => exams === undefined && to)
      expect(shared(theirs)).toEqual(shared(usual))
    }
  })
})

/** Names that lead to several places for the same exams. */
const shared: Readonly<Record<string, number>> = {
  'preterite vs imperfect': 2,
  'imperfect vs preterite': 2,
  'imperfecto indefinido': 2,
  'preterite vs perfect': 2,
  'perfect vs preterite': 2,
  'paper 2': 2,
}

describe('the tables of names and words', () => {
  test('name only places that exist', () => {
    const addresses = new Set(entries.map(({ to }) => to))
    const named = [...Object.keys(searchNames), ...Object.keys(searchExams)]
    expect(named.filter((address) => !addresses.has(address))).toEqual([])
    const sections = new Set(entries.map(({ to }) => to.split('#')[1]))
    expect(Object.keys(sectionNames).filter((section) => !sections.has(section))).toEqual([])
  })

  test('give no name to two places, except what several exams or two lessons call the same', () => {
    const examsAt = new Map(entries.map(({ to, exams }) => [to, exams?.join() ?? 'all']))
    const counts = new Map<string, number>()
    const several = new Map<string, number>()
    for (const [address, names] of Object.entries(searchNames))
      for (const name of names) {
        const key = `${name} (${examsAt.get(address)})`
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        if (count > 1) several.set(name, count)
      }
    expect(Object.fromEntries(several)).toEqual(shared)
  })

  test('give no word two meanings', () => {
    const words = sameWords.flat()
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })
})
