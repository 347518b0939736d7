import { expect, test } from 'vitest'
import { fc } from '../../../tests/support/seeded-fast-check'
import { everywhere, moment } from '../../../tests/support/time-zones'
import { wordDay } from './queries'

test('everybody gets the next word at the same moment, a minute after midnight UTC', () => {
  everywhere(() => {
    fc.assert(
      fc.property(moment, (time) => {
        expect(wordDay(time)).toBe(
          Date.parse(new Date(time - 60_000).toISOString().slice(0, 10)) / 86_400_000,
        )
      }),
    )
  })
  expect(wordDay(Date.UTC(2028, 1, 29, 0, 1)) - wordDay(Date.UTC(2028, 1, 29, 0, 0, 59))).toBe(1)
})
