import { expect, test } from 'vitest'
import { bandRange, formatRange, totalOfBands } from './marks'

const criterion = (name: string) => ({
  exams: ['IGCSE'] as const,
  name,
  marks: 6,
  bands: [
    { marks: '5-6', looksLike: '' },
    { marks: '1–4', looksLike: '' },
    { marks: '0', looksLike: '' },
  ],
  source: '',
})

test('a student who has chosen a band for each criterion sees the range of their marks', () => {
  const criteria = [criterion('Task'), criterion('Range')]
  expect(totalOfBands(criteria, { Task: 0 })).toBeNull()
  expect(totalOfBands(criteria, { Task: 0, Range: 1 })).toEqual({ least: 6, most: 10, of: 12 })
  expect(totalOfBands(criteria, { Task: 2, Range: 2 })).toEqual({ least: 0, most: 0, of: 12 })
  expect([
    formatRange(bandRange('7–8')),
    formatRange(bandRange('0')),
    formatRange(bandRange('9-10 marks')),
  ]).toEqual(['7–8', '0', '9–10'])
})
