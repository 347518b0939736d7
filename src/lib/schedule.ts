/** When what was answered is to be asked again, by FSRS. Loaded when the first answer of a visit needs it. */
import { createEmptyCard, type Grade as FsrsGrade, fsrs, Rating } from 'ts-fsrs'
import type { Answered, Grade } from './memory'

const ratings: Record<Grade, FsrsGrade> = { missed: Rating.Again, repaired: Rating.Hard, right: Rating.Good }

// Without chance, so that an answer has one date wherever it is worked out. The library's first steps, a minute and ten,
// would bring all of a lesson back before its end: what was missed comes in ten minutes, what was known tomorrow.
const scheduler = fsrs({ enable_fuzz: false, learning_steps: ['10m', '1d'], relearning_steps: ['10m'] })

/** In milliseconds since 1970. */
export function dueAfter(answers: readonly Answered[]): number {
  const [first] = answers
  let card = createEmptyCard(new Date(first?.at ?? 0))
  for (const { at, grade } of answers) {
    // A clock that was set back does not make time run backwards.
    const now = new Date(Math.max(at, card.last_review?.getTime() ?? at))
    card = scheduler.next(card, now, ratings[grade]).card
  }
  return card.due.getTime()
}
