/** Calculates when an answered item is due again, using FSRS. Loaded after the first answer of a visit. */
import { createEmptyCard, type Grade as FsrsGrade, fsrs, Rating } from 'ts-fsrs'
import type { Answered, Grade } from './memory'

const ratings: Record<Grade, FsrsGrade> = { missed: Rating.Again, repaired: Rating.Hard, right: Rating.Good }

// No fuzz, so that the same answers give the same date everywhere. The library's default first steps, 1 and 10 minutes,
// would make exercises due again before the student has finished the lesson. With our steps, a miss comes back in ten
// minutes, and anything else tomorrow.
const scheduler = fsrs({ enable_fuzz: false, learning_steps: ['10m', '1d'], relearning_steps: ['10m'] })

/** The due date in milliseconds since 1970. */
export function dueAfter(answers: readonly Answered[]): number {
  const [first] = answers
  let card = createEmptyCard(new Date(first?.at ?? 0))
  for (const { at, grade } of answers) {
    // If the clock was set back, use the time of the previous answer, so that time does not run backwards.
    const now = new Date(Math.max(at, card.last_review?.getTime() ?? at))
    card = scheduler.next(card, now, ratings[grade]).card
  }
  return card.due.getTime()
}
