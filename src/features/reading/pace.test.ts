import { expect, test } from 'vitest'
import guide from '@/content/exams/ib'
import igcse from '@/content/exams/igcse'
import { aboutMinutes, examPapers, formatDuration, timeFor, wordsPerMinute } from './pace'

test('the time of the paper is shared out in proportion to marks', () => {
  expect(timeFor('IGCSE', 9)).toBe(720)
  expect(timeFor('IB HL', 12)).toBe(1080)
  expect(aboutMinutes(1170)).toBe('20 minutes')
  expect(aboutMinutes(20)).toBe('1 minute')
  expect(formatDuration(720)).toBe('12 min')
  expect(formatDuration(160.4)).toBe('2 min 40 s')
  expect(formatDuration(42)).toBe('42 s')
  expect(formatDuration(0)).toBe('0 s')
  expect(wordsPerMinute(312, 160)).toBe(117)
})

test('the times and marks are those of the guides', () => {
  expect(igcse.papers.find(({ id }) => id === 'reading')?.note.text).toContain(
    'lasts 1 hour and is worth 45 marks',
  )
  const [standard] = guide.papers.find(({ id }) => id === 'reading')?.levels ?? []
  expect(standard?.details[0]).toContain('Three texts in 1 hour, 40 marks')
  const titles = guide.background.flatMap(({ points = [] }) => points.map(({ title }) => title))
  expect([...titles, ...guide.background.map(({ title }) => title)]).toContain(
    'Reading: 1 hour, 40 marks, 25%',
  )
  expect(Object.values(examPapers).every(({ minutes }) => minutes === 60)).toBe(true)
})

test('the links into the guides work', () => {
  const places = [...guide.papers, ...guide.background, ...igcse.papers].map(({ id }) => id)
  for (const { guide: address } of Object.values(examPapers)) expect(places).toContain(address.split('#')[1])
})
