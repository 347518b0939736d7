import type { QuizQuestion } from '@/content/types'
import { type Mark, markChoice } from '@/exercises/mark'
import { withoutVowelAccents } from '@/spanish/accents'

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

/** Whether the choice differs from the answer only in accents. Writing n instead of ñ counts as a different letter. */
export const isAccentAlone = ({ options, answer }: QuizQuestion, chosen: number | null) =>
  chosen !== null && withoutVowelAccents(options[chosen] ?? '') === withoutVowelAccents(answer)
