import type { QuizQuestion } from '@/content/types'
import { shuffle } from '@/lib/shuffle'

/** How many questions a run has. */
const runLength = 3

/**
 * Draws a run of questions: never the same one twice, unseen ones first, then those seen longest ago. `seen` is in
 * the order of seeing; `random` yields numbers from 0 up to 1, as Math.random does.
 */
export function drawQuestions(
  bank: readonly QuizQuestion[],
  seen: readonly string[],
  random: () => number,
): QuizQuestion[] {
  const fresh = bank.filter((question) => !seen.includes(question.id))
  const again = seen.flatMap((id) => bank.filter((question) => question.id === id))
  return [...shuffle(fresh, random), ...again].slice(0, runLength)
}
