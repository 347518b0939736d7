import { expect, test } from 'vitest'
import { planExams } from '@/features/planner/plan'
import { piecesOf } from './pieces'

const none = new Map<string, never>()
const at = new Date(2026, 10, 24, 18).getTime()

test.each(planExams)('every room has something for %s, each with its own page and time', (exam) => {
  const pieces = piecesOf(exam, none, none)
  for (const room of Object.values(pieces)) {
    expect(room.length).toBeGreaterThan(0)
    expect(room.filter(({ minutes }) => !Number.isInteger(minutes) || minutes < 1 || minutes > 90)).toEqual(
      [],
    )
    expect(room.filter(({ finished }) => finished !== undefined)).toEqual([])
    expect(new Set(room.map(({ to }) => to)).size).toBe(room.length)
  }
})

test.each([
  { exam: 'ab-initio', other: 'IGCSE', first: 2 },
  { exam: 'hl', other: 'IB SL', first: 0 },
] as const)('a student of $exam also gets texts and recordings for $other, and is told', (row) => {
  const { read, listen } = piecesOf(row.exam, none, none)
  for (const room of [read, listen]) {
    const writtenFor = room.map((piece) => piece.writtenFor)
    const own = writtenFor.filter((exam) => exam === undefined)
    expect(own.length).toBeGreaterThan(0)
    // Beginners start with easier ones.
    expect(writtenFor).toEqual([
      ...Array.from({ length: row.first }, () => row.other),
      ...own,
      ...Array.from({ length: room.length - own.length - row.first }, () => row.other),
    ])
  }
})

test('what is marked or finished on the device is finished, with its marks', () => {
  const papers = new Map([
    ['reading/igcse-una-nueva-rutina', { answers: {}, judged: {}, result: { got: 3, of: 8, open: 0, at } }],
    ['listening/igcse-a-week-in-seville', { answers: { a: 'b' }, judged: {} }],
  ])
  const texts = new Map([
    ['igcse-saturday-job', { text: 'Hola', at, bands: {}, finished: true as const }],
    ['igcse-keeping-fit', { text: 'Hola', at, bands: {} }],
  ])
  const finished = Object.values(piecesOf('igcse', papers, texts))
    .flat()
    .flatMap(({ id, finished }) => (finished === undefined ? [] : [{ id, ...finished }]))
  expect(finished).toEqual([
    { id: 'igcse-una-nueva-rutina', on: '2026-11-24', got: 3, of: 8 },
    { id: 'igcse-saturday-job', on: '2026-11-24' },
  ])
})
