import type { QuizQuestion } from '@/content/types'

/** How many questions a run has. */
export const runLength = 3

/**
 * Draws a run of questions: never the same one twice, and none of those just seen while there are others.
 * `random` yields numbers from 0 up to 1, as Math.random does.
 */
export function drawQuestions(
  bank: readonly QuizQuestion[],
  seen: readonly string[],
  random: () => number,
): QuizQuestion[] {
  const fresh = bank.filter((question) => !seen.includes(question.id))
  const again = bank.filter((question) => seen.includes(question.id))
  return [...shuffle(fresh, random), ...shuffle(again, random)].slice(0, runLength)
}

/** Fisher and Yates: every order is as likely as any other. */
function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const [picked] = shuffled.splice(Math.floor(random() * (last + 1)), 1)
    if (picked !== undefined) shuffled.push(picked)
  }
  return shuffled
}
