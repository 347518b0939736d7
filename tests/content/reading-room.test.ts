import { expect, test } from 'vitest'
import { exams, readingList } from '../../src/content/reading-list'
import { readingIds } from '../../src/content/rooms/passages'
import type { Exam, ReadingText } from '../../src/content/rooms/types'

const texts = import.meta.glob<ReadingText>('../../src/content/rooms/reading/*.ts', {
  eager: true,
  import: 'default',
})

test('every text of the reading room has an address, and every address a text', () => {
  const files = Object.keys(texts).map((path) => /([^/]+)\.ts$/.exec(path)?.[1])
  expect([...readingIds].sort()).toEqual(files.sort())
})

const of = (exam: Exam) => readingList.filter((entry) => entry.exam === exam)

test('how many texts there are for each exam, and how often each type of question is asked', () => {
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
