/** Repaso's days, in time zones from UTC−11 to UTC+14, over both changes of summer time and leap days. */
import { describe, expect, test } from 'vitest'
import { wordName } from '@/exercises/item-names'
import type { Grade, Item, Memory } from '@/lib/memory'
import { relativeTime } from '@/lib/relative-time'
import { dueAfter } from '@/lib/schedule'
import { fc } from '../../../tests/support/seeded-fast-check'
import { type Clock, everywhere, moment } from '../../../tests/support/time-zones'
import { dueNames, nextDue } from './draw-session'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The day by which a student counts: the date on their calendar, or the day before until four in the morning. */
function studentsDay(time: number, clock: Clock): number {
  const [date, hour] = clock(time)
  return Date.parse(date) / day - (hour < '04' ? 1 : 0)
}

const name = wordName('la luna')
const remembered = (item: Item): Memory => new Map([[name, item]])
const answered = (at: number, grade: Grade): Item => {
  const answers = [{ at, grade }]
  return { answers, due: dueAfter(answers) }
}
const isDue = (item: Item, now: number) => dueNames(remembered(item), now).length === 1

describe('a student’s day in Repaso begins at four in the morning', () => {
  test('what a student knew at seven in the evening is back when they come at half past four the next day', () => {
    everywhere(() => {
      const evening = new Date(2026, 10, 26, 19).getTime()
      const item = answered(evening, 'right')
      expect(isDue(item, new Date(2026, 10, 26, 23, 59).getTime())).toBe(false)
      expect(isDue(item, new Date(2026, 10, 27, 3, 59).getTime())).toBe(false)
      expect(isDue(item, new Date(2026, 10, 27, 4).getTime())).toBe(true)
      expect(isDue(item, new Date(2026, 10, 27, 16, 30).getTime())).toBe(true)
    })
  })

  test.each(['right', 'repaired'] as const)('an answer that was %s comes back on the next day', (grade) => {
    everywhere((clock) => {
      fc.assert(
        fc.property(moment, fc.integer({ min: 0, max: 3 * day }), (at, later) => {
          const item = answered(at, grade)
          const now = at + later
          expect(isDue(item, now)).toBe(studentsDay(now, clock) > studentsDay(at, clock))
        }),
      )
    })
  })

  test('an answer that the scheduler has not seen yet comes back on the next day too', () => {
    everywhere((clock) => {
      fc.assert(
        fc.property(moment, fc.integer({ min: 0, max: 3 * day }), (at, later) => {
          const item: Item = { answers: [{ at, grade: 'right' }], due: at + day }
          const now = at + later
          expect(isDue(item, now)).toBe(studentsDay(now, clock) > studentsDay(at, clock))
        }),
      )
    })
  })

  test('a miss comes back in ten minutes, at any time of day', () => {
    everywhere(() => {
      fc.assert(
        fc.property(moment, (at) => {
          const item = answered(at, 'missed')
          expect(isDue(item, at + 10 * minute - 1)).toBe(false)
          expect(isDue(item, at + 10 * minute)).toBe(true)
        }),
      )
    })
  })

  test('a whole number of days later it is back, whatever the time of day of the answers', () => {
    everywhere((clock) => {
      fc.assert(
        fc.property(
          moment,
          fc.array(fc.integer({ min: 0, max: 20 * hour }), { maxLength: 4 }),
          (at, delays) => {
            const answers = [{ at, grade: 'right' as Grade }]
            for (const delay of delays) {
              const due =
                nextDue(remembered({ answers, due: dueAfter(answers) }), answers.at(-1)?.at ?? 0) ?? 0
              expect(studentsDay(due, clock)).toBeGreaterThan(studentsDay(due - 1, clock))
              answers.push({ at: due + delay, grade: 'right' })
            }
          },
        ),
        { numRuns: 40 },
      )
    })
  })

  test('the wait is the same, whatever the time zone and the hour at which they study', () => {
    const waits = new Set<string>()
    everywhere((clock) => {
      for (const hourOfDay of [4, 7, 9, 12, 17, 23]) {
        const answers = [{ at: new Date(2026, 0, 12, hourOfDay).getTime(), grade: 'right' as Grade }]
        const days: number[] = []
        for (let round = 0; round < 4; round += 1) {
          const last = answers.at(-1)?.at ?? 0
          const due = nextDue(remembered({ answers, due: dueAfter(answers) }), last) ?? 0
          days.push(studentsDay(due, clock) - studentsDay(last, clock))
          // On that day, once early and once late.
          answers.push({ at: due + (round % 2 === 0 ? 10 * minute : 19 * hour), grade: 'right' })
        }
        waits.add(days.join())
      }
    })
    expect([...waits]).toHaveLength(1)
  })

  test('“tomorrow” is the next of these days', () => {
    everywhere((clock) => {
      fc.assert(
        fc.property(moment, (at) => {
          const due = nextDue(remembered(answered(at, 'right')), at) ?? 0
          expect(studentsDay(due, clock)).toBe(studentsDay(at, clock) + 1)
          if (due - at >= 1.5 * hour) expect(relativeTime(due, at)).toBe('tomorrow')
          else expect(relativeTime(due, at)).toMatch(/^in /)
        }),
      )
    })
  })
})

describe('a device whose clock was wrong', () => {
  const now = Date.UTC(2026, 10, 26, 17)
  const year = 365 * day

  test('a student misses what they answered while the clock was a year fast: it is back in ten minutes', () => {
    for (const grade of ['right', 'repaired', 'missed'] as const)
      expect(
        dueAfter([
          { at: now - 3 * day, grade: 'right' },
          { at: now + year, grade },
          { at: now, grade: 'missed' },
        ]),
      ).toBe(now + 10 * minute)
  })

  test('a student knows it: it is back in days, not in a year', () => {
    const due = dueAfter([
      { at: now + year, grade: 'right' },
      { at: now, grade: 'right' },
    ])
    expect(due).toBeGreaterThan(now)
    expect(due).toBeLessThan(now + 15 * day)
  })

  test('what was answered only while the clock was fast is due, not in a year', () => {
    for (const grade of ['right', 'missed'] as const) {
      const item = answered(now + year, grade)
      expect(isDue(item, now)).toBe(true)
      expect(nextDue(remembered(item), now)).toBeUndefined()
    }
  })

  test('any order of answers gives a date after the last one, and no later than that history allows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: moment, grade: fc.constantFrom<Grade>('missed', 'repaired', 'right') }), {
          minLength: 1,
          maxLength: 8,
        }),
        (answers) => {
          const last = answers.at(-1)?.at ?? 0
          const inOrder = answers.map((one) => ({ ...one, at: Math.min(one.at, last) }))
          expect(dueAfter(answers)).toBeGreaterThan(last)
          expect(dueAfter(answers)).toBe(dueAfter(inOrder))
        },
      ),
    )
  })
})
