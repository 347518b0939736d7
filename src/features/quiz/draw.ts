import type { QuizQuestion } from '@/content/types'
import { shuffle } from '@/lib/shuffle'

/** The number of questions in a run. */
const runLength = 3

/**
 * Draws a run of questions without repeats: unseen ones first, then those seen longest ago. With many topics, each
 * question is from a different topic, so that only those need to be loaded. `seen` contains the ids of questions in the
 * order in which they were seen. Without `vosotros`, questions that need its forms are left out. `random` returns
 * numbers in [0, 1), like Math.random. Rejects if `load` does.
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
