import { reviewDay } from './review-day'

const minute = 60_000
const hour = 60 * minute

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

const fives = [
  'five minutes',
  'ten minutes',
  'a quarter of an hour',
  'twenty minutes',
  'twenty-five minutes',
  'half an hour',
  'half an hour',
  'forty minutes',
  'three quarters of an hour',
] as const

/**
 * When something is due in Repaso, in plain words: "in about ten minutes", "tomorrow", "on Friday". Times in
 * milliseconds since 1970.
 */
export function relativeTime(time: number, now: number): string {
  const wait = time - now
  if (wait < 3 * minute) return 'in a moment'
  if (wait < 47 * minute) return `in about ${fives[Math.max(0, Math.round(wait / (5 * minute)) - 1)]}`
  if (wait < 1.5 * hour) return 'in about an hour'
  const days = reviewDay(time) - reviewDay(now)
  if (days === 0) return 'later today'
  if (days === 1) return 'tomorrow'
  return `on ${(days < 7 ? weekday : date).format(time)}`
}
