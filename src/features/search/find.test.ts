import { entries } from 'virtual:search-index'
import { describe, expect, test } from 'vitest'
import { searchNames } from '@/content/search-names'
import { createIndex, find, highlight, withoutStopWords } from './find'

const index = createIndex(entries)
const found = (query: string) => {
  const { named, listed, others } = find(index, query, 20)
  return [...named, ...listed, ...others]
}
const addresses = (query: string) => found(query).map(({ entry }) => entry.to)

describe('a student searches', () => {
  // Each place must be among the first three results. `tests/content/search.test.ts` tests the first result.
  test.each([
    ['ser or estar', '/grammar/ser-estar'],
    ['ser and estar', '/grammar/ser-estar'],
    ['difference between ser and estar', '/grammar/ser-estar'],
    ['por y para', '/grammar/place-prepositions#por-para'],
    ['por vs para', '/grammar/place-prepositions#por-para'],
    ['preterite vs imperfect', '/tense/indefenido#preterite-or-imperfect'],
    ['imperfecto indefinido', '/tense/indefenido#preterite-or-imperfect'],
    ['saber vs conocer', '/tense/present#irregular-yo'],
    ['tú usted', '/grammar/basic-pronouns#address'],
    ['tu or usted', '/grammar/basic-pronouns#address'],
    ['subjuntive', '/tense/present-subjunctive'],
    ['prterite', '/tense/indefenido'],
    ['perfect tense', '/tense/preterito-perfecto'],
    ['stem changing', '/tense/present#stem-changes'],
    ['stem-changing verbs', '/tense/present#stem-changes'],
    ['go verbs', '/tense/present#irregular-yo'],
    ['comparative', '/grammar/ser-estar#comparing'],
    ['comparatives', '/grammar/ser-estar#comparing'],
    ['superlative', '/grammar/ser-estar#comparing'],
    ['meaningful the time', '/grammar/days-of-week#clock'],
    ['how to tell the time in spanish', '/grammar/days-of-week#clock'],
    ['birthday', '/grammar/days-of-week#months-and-dates'],
    ['connectives', '/grammar/basic-connectors'],
    ['linking words', '/grammar/basic-connectors'],
    ['accent marks', '/grammar/basic-pronouns#accent-pairs'],
    ['subjunctive triggers', '/tense/present-subjunctive#triggers'],
    ['vocabulary', '/words'],
    ['word of the day', '/word-of-the-day'],
    ['0530', '/igcse'],
    ['ab initio', '/ib#ab-initio'],
    ['2028', '/igcse#later-years'],
    ['delete account', '/about#privacy'],
    ['if clauses', '/tense/conditional#si-sentences'],
    ['si clauses', '/tense/conditional#si-sentences'],
    ['quiz', '/practice'],
    ['sign in', '/auth'],
    ['log in', '/auth'],
    ['ñ', '/grammar/basic-pronouns#accent-pairs'],
    ['a', '/grammar/basic-pronouns#personal-a'],
    ['the', '/grammar/articles-spanish'],
    ['negative commands', '/tense/imperative#formation'],
    ['demonstratives', '/grammar/articles-spanish#demonstratives'],
    ['reflexive verbs', '/tense/present#reflexive-verbs'],
    ['weather', '/grammar/ser-estar#weather'],
    ['past tense', '/tense/indefenido'],
    ['when do you use subjunctive', '/tense/present-subjunctive'],
    ['how do i say i would like', '/tense/conditional'],
    ['what time is it', '/grammar/days-of-week#clock'],
    ['how many words', '/igcse#writing'],
    ['espero que', '/tense/present-subjunctive#triggers'],
    ['roleplay', '/igcse#speaking'],
    ['so', '/grammar/complex-connectors#cause-and-consequence'],
    ['mejor', '/grammar/ser-estar#comparing'],
  ])('for “%s” and finds %s among the first', (query, address) => {
    expect(addresses(query).slice(0, 3)).toContain(address)
  })

  test.each([
    ['paper 1', ['/ib#writing', '/igcse#listening']],
    ['paper 2', ['/ib#listening', '/ib#reading', '/igcse#reading']],
    ['paper 3', ['/igcse#speaking']],
    ['paper 4', ['/igcse#writing']],
  ])('for “%s” and finds first what Cambridge and the IB call that', (query, papers) => {
    const first = addresses(query).slice(0, papers.length)
    expect([...first].sort()).toEqual(papers)
  })

  test('for every other name of a page and finds it among the first five', () => {
    const missed = Object.entries(searchNames).flatMap(([address, names]) =>
      names
        .filter((name) => !addresses(name).slice(0, 5).includes(address))
        .map((name) => `${name} → ${address}`),
    )
    expect(missed).toEqual([])
  })

  test('for the title of any lesson and finds it among the first two', () => {
    const missed = index.places.filter(
      ({ entry: { of, title, to } }) => of === 'Lesson' && !addresses(title).slice(0, 2).includes(to),
    )
    expect(missed).toEqual([])
  })

  test('without accents and sees the line with the word', () => {
    const [first] = found('miercoles')
    expect(first?.entry.to).toBe('/grammar/days-of-week#seven-days')
    expect(first?.line).toContain('miércoles')
  })

  test('for the beginning of a word', () => {
    expect(addresses('canci')).toEqual(expect.arrayContaining(addresses('canción')))
  })

  test('for words that no page has together and gets pages with some of them', () => {
    expect(addresses('weather zzzz')).toContain('/grammar/ser-estar#weather')
  })

  test('for filler words only and doesn’t get half of the site', () => {
    for (const query of ['a', 'the', 'how to']) expect(found(query).length).toBeLessThan(10)
  })

  test('for nothing, or for punctuation only, and finds nothing', () => {
    for (const query of ['', '  ', '¿?', '.*', '\\', 'zzzz', 'x'.repeat(10_000)]) {
      expect(found(query)).toEqual([])
    }
  })

  test('and sees the match highlight, with or without accents', () => {
    expect(highlight('La canción y las canciones', new Set(['cancion']))).toEqual([
      { text: 'La ', hit: false },
      { text: 'canción', hit: true },
      { text: ' y las canciones', hit: false },
    ])
  })

  test('ignores stop words around the words that matter', () => {
    expect(withoutStopWords('What is the difference between “por” and “para”?')).toEqual(['por', 'para'])
    expect(withoutStopWords('the')).toEqual(['the'])
  })
})
