import { expect, test } from 'vitest'
import { relativeTime } from './relative-time'

/** A Monday. */
const now = new Date(2026, 10, 23, 17, 30).getTime()
const minute = 60_000

test.each([
  ['in a moment', 1],
  ['in about five minutes', 4],
  ['in about ten minutes', 10],
  ['in about half an hour', 31],
  ['in about three quarters of an hour', 46],
  ['in about an hour', 70],
  ['later today', 5 * 60],
  // Repaso’s day ends at four in the morning.
  ['later today', 10 * 60],
  ['tomorrow', 10.5 * 60],
  ['tomorrow', 34 * 60],
  ['on Wednesday', 34.5 * 60],
  ['on Sunday', 6 * 24 * 60],
  ['on 30 November', 7 * 24 * 60],
  ['on 23 December', 30 * 24 * 60],
])('a student reads that an item comes back %s', (words, minutes) => {
  expect(relativeTime(now + minutes * minute, now)).toBe(words)
})

test('minutes are still shown as minutes after midnight', () => {
  const late = new Date(2026, 10, 23, 23, 55).getTime()
  expect(relativeTime(late + 10 * minute, late)).toBe('in about ten minutes')
})
