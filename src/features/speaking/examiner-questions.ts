import type { RolePlay } from '@/content/rooms/speaking-types'
import type { Spanish } from '@/spanish/markup'

/** A question from the examiner, with the slot for its answer. */
export interface ExaminerQuestion {
  slot: string
  /** `Prompt 2 of 5`. */
  name: string
  who: string
  says: Spanish
  en: string
}

/** The slot for the answer to the second half of a question; `slot` is for the first. */
export const secondSlot = (slot: string) => `${slot}-second`

/**
 * The prompts of a role play, one by one. If a question has two parts, the second is asked after the first has been
 * answered.
 */
export const rolePlayQuestions = (
  { prompts, examinerIs }: RolePlay,
  { slotOf, name }: { slotOf: (index: number) => string; name: string },
): ExaminerQuestion[] =>
  prompts.flatMap(({ says, en, second }, index): ExaminerQuestion[] => {
    const first = {
      slot: slotOf(index),
      name: `${name} ${index + 1} of ${prompts.length}`,
      who: examinerIs.en,
      says,
      en,
    }
    return second === undefined
      ? [first]
      : [first, { ...first, ...second, slot: secondSlot(first.slot), name: `${first.name}, second part` }]
  })
