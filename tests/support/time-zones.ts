/** Time zones and moments for tests of what depends on the date. */
import { expect } from 'vitest'
import { fc } from './seeded-fast-check'

const day = 24 * 3_600_000

/** From UTC−11 to UTC+14: whole and half hours, with and without summer time, on both sides of the equator. */
const zones = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'Atlantic/Azores',
  'UTC',
  'Europe/London',
  'Europe/Madrid',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
] as const

/** Any moment of five years, or one within two days of a change of clocks, a leap day or a new year. */
export const moment = fc.oneof(
  fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 11, 31) }),
  fc
    .tuple(
      fc.constantFrom(
        // Europe, Los Angeles, and Lord Howe and New Zealand.
        Date.UTC(2026, 2, 29, 1),
        Date.UTC(2026, 9, 25, 1),
        Date.UTC(2027, 2, 14, 10),
        Date.UTC(2026, 10, 1, 9),
        Date.UTC(2026, 3, 4, 15),
        Date.UTC(2026, 8, 26, 14),
        Date.UTC(2028, 1, 29),
        Date.UTC(2027, 0, 1),
      ),
      fc.integer({ min: -2 * day, max: 2 * day }),
    )
    .map(([change, from]) => change + from),
)

/** The date and the time on a student's clock. */
export type Clock = (time: number) => readonly [date: string, time: string]

/** Runs a check in every time zone. Only in the `unit` project: a process of its own lets the time zone change. */
export function everywhere(check: (clock: Clock) => void): void {
  const own = process.env['TZ']
  try {
    for (const timeZone of zones) {
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      const clock: Clock = (time) => {
        const [date = '', onClock = ''] = format.format(time).split(' ')
        return [date, onClock]
      }
      process.env['TZ'] = timeZone
      expect(new Date(0).getHours(), timeZone).toBe(Number(clock(0)[1].slice(0, 2)))
      check(clock)
    }
  } finally {
    if (own === undefined) delete process.env['TZ']
    else process.env['TZ'] = own
  }
}
