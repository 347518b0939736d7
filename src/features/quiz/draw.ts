import type { QuizQuestion } from '@/content/types'
import { shuffle } from '@/lib/shuffle'

/** How many questions a run has. */
const runLength = 3

/**
 * Draws a run of questions: never the same one twice, unseen ones first, then those seen longest ago. Of many topics each
 * question is about another, so that only their questions have to be there. `seen` is in the order of seeing; without
 * `vosotros` none is drawn that only its forms answer; `random` yields numbers from 0 up to 1, as Math.random does. Rejects when `load` does.
 */
export async function drawQuestions(
  topics: readonly string[],
  load: (topic: string) => Promise<readonly QuizQuestion[]>,
  seen: readonly string[],
  { vosotros, random }: { vosotros: boolean; random: () => number },
): Promise<QuizQuestion[]> {
  const drawn = shuffle(topics, random).slice(0, runLength)
  const perTopic = Math.ceil(runLength / drawn.length)
  const banks = await Promise.all(drawn.map(load))
  const asked = banks.map((bank) => bank.filter((question) => vosotros || question.vosotros !== true))
  return asked.flatMap((bank) => drawFrom(bank, seen, random).slice(0, perTopic)).slice(0, runLength)
}

function drawFrom(
  bank: readonly QuizQuestion[],
  seen: readonly string[],
  random: () => number,
): QuizQuestion[] {
  const fresh = bank.filter((question) => !seen.includes(question.id))
  const again = seen.flatMap((id) => bank.filter((question) => question.id === id))
  return [...shuffle(fresh, random), ...again]
}
