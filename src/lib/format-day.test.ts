import { expect, test } from 'vitest'
import { fc } from '../../tests/support/seeded-fast-check'
import { everywhere, moment } from '../../tests/support/time-zones'
import { dayOf } from './format-day'

test('a student’s date is that of their own calendar, in every time zone', () => {
  everywhere((clock) => {
    fc.assert(
      fc.property(moment, (time) => {
        expect(dayOf(time)).toBe(clock(time)[0])
      }),
    )
  })
})
