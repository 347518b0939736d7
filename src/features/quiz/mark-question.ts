import type { QuizQuestion } from '@/content/types'
import { type Mark, markChoice } from '@/exercises/mark'

/** Marks the answer to a question by the index of the chosen option. */
export function markQuestion(
  { options, answer, explanation, because }: QuizQuestion,
  chosen: number | null,
): Mark {
  return markChoice(
    options.map((option) => ({ right: option === answer, because: because?.[option] ?? explanation })),
    chosen,
  )
}
