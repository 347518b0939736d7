import { expect, test } from 'vitest'
import { exams, readingList } from '../../src/content/reading-list'
import { readingIds } from '../../src/content/rooms/passages'
import type { Exam, ReadingText } from '../../src/content/rooms/types'

const texts = import.meta.glob<ReadingText>('../../src/content/rooms/reading/*.ts', {
  eager: true,
  import: 'default',
})

test('every text of Reading practice has an address, and every address a text', () => {
  const files = Object.keys(texts).map((path) => /([^/]+)\.ts$/.exec(path)?.[1])
  expect([...readingIds].sort()).toEqual(files.sort())
})

const of = (exam: Exam) => readingList.filter((entry) => entry.exam === exam)

/** The IGCSE question types, by the names that students see. The two types with short answers count as one. */
const ofIgcse = {
  'Matching with pictures': 2,
  'Notices and signs': 2,
  'Multiple choice': 2,
  'Short answers': 2,
  'More on the same texts (not in the exam)': 2,
  'Five people, eight descriptions': 2,
}

test('IGCSE has at least eight texts, and every type of question at least twice', () => {
  const list = of('IGCSE')
  expect(list.length).toBeGreaterThanOrEqual(8)
  for (const [title, times] of Object.entries(ofIgcse))
    expect(list.filter(({ asks }) => asks.includes(title)).length, title).toBeGreaterThanOrEqual(times)
})

test('the IB has at least eight texts, at Standard and Higher Level, on all five themes', () => {
  const list = readingList.filter(({ exam }) => exam !== 'IGCSE')
  expect(list.length).toBeGreaterThanOrEqual(8)
  expect(new Set(list.map(({ theme }) => theme))).toEqual(
    new Set(['Identities', 'Experiences', 'Human ingenuity', 'Social organisation', 'Sharing the planet']),
  )
  expect(of('IB SL').length).toBeGreaterThanOrEqual(3)
  expect(of('IB HL').length).toBeGreaterThanOrEqual(3)
})

test('the number of texts for each exam and of questions of each type is printed', () => {
  for (const exam of exams) {
    const list = of(exam)
    const asks = new Map<string, number>()
    for (const ask of list.flatMap(({ asks }) => asks)) asks.set(ask, (asks.get(ask) ?? 0) + 1)
    console.log(
      `${exam}: ${list.length} texts of ${list.map(({ words }) => words).join(', ')} words on ${[...new Set(list.map(({ theme }) => theme))].join(', ')}; ${[...asks].map(([ask, times]) => `${ask} ${times}×`).join(', ')}`,
    )
  }
  expect(readingList).toHaveLength(readingIds.length)
})
