/** The days of Repaso, and when an item is due by them. */
import type { Item } from './memory'

const hour = 3_600_000
export const day = 24 * hour

/** The local hour at which a day of Repaso begins, so that an evening that goes on past midnight is still one day. */
const begins = 4

/** The longest wait that the scheduler gives, in days. */
const maxWait = 36_500

/** The number of the day of Repaso that includes this time. */
export function reviewDay(time: number): number {
  const date = new Date(time)
  const isBefore = date.getHours() < begins
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day - (isBefore ? 1 : 0)
}

/** When this day of Repaso begins. A day is 23 to 25 hours long, because the clocks change. */
export function startOfReviewDay(number: number): number {
  const date = new Date(number * day)
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), begins).getTime()
}

/**
 * When the item is due. A wait of minutes is exact, and one of days ends at the beginning of a day of Repaso. The clock
 * was wrong if the latest answer is later than now, so the item is due.
 */
export function dueAt(item: Item, now: number): number {
  const at = item.answers.at(-1)?.at ?? 0
  // Pages update the time only now and then, so an answer may be a little later than `now`.
  if (at > now + hour) return now
  const wait = item.due - at
  if (wait < hour) return item.due
  return startOfReviewDay(reviewDay(at) + Math.min(Math.max(Math.round(wait / day), 1), maxWait))
}
