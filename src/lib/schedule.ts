/** Calculates when an answered item is due again, using FSRS. Loaded after the first answer of a visit. */
import { createEmptyCard, type Grade as FsrsGrade, fsrs, Rating } from 'ts-fsrs'
import type { Answered, Grade } from './memory'
import { day, reviewDay, startOfReviewDay } from './review-day'

const ratings: Record<Grade, FsrsGrade> = { missed: Rating.Again, repaired: Rating.Hard, right: Rating.Good }

// No fuzz, so that the same answers give the same date everywhere. The library's default first steps, 1 and 10 minutes,
// would make exercises due again before the student has finished the lesson. With our steps, a miss comes back in ten
// minutes, and anything else tomorrow.
const scheduler = fsrs({ enable_fuzz: false, learning_steps: ['10m', '1d'], relearning_steps: ['10m'] })

/** FSRS counts days in UTC, so it is given each time as if the student's days of Repaso were days in UTC. */
function inReviewDays(time: number): number {
  const today = reviewDay(time)
  return today * day + Math.min(time - startOfReviewDay(today), day - 1)
}

/** The due date in milliseconds since 1970. A wait of days is a multiple of 24 hours; `dueAt` gives the day. */
export function dueAfter(answers: readonly Answered[]): number {
  // An answer that is later than the next one was given while the clock was wrong, so it counts as given with the next.
  const times = answers.map((_, index) => Math.min(...answers.slice(index).map(({ at }) => at)))
  const last = times.at(-1) ?? 0
  let card = createEmptyCard(new Date(inReviewDays(times[0] ?? 0)))
  answers.forEach(({ grade }, index) => {
    card = scheduler.next(card, new Date(inReviewDays(times[index] ?? 0)), ratings[grade]).card
  })
  return last + card.due.getTime() - inReviewDays(last)
}
