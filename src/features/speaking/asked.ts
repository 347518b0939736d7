import type { RolePlay } from '@/content/rooms/speaking-types'
import type { Spanish } from '@/spanish/markup'

/** One thing that the examiner says, and the answer is recorded under its slot. */
export interface Asked {
  slot: string
  /** `Prompt 2 of 5`. */
  name: string
  who: string
  says: Spanish
  en: string
}

/** Where the answer to the second part of a question is recorded; `slot` is that of the first. */
export const secondSlot = (slot: string) => `${slot}-second`

/** The prompts of a role play one by one; of a question in two parts the second comes once the first is answered. */
export const askedIn = (
  { prompts, examinerIs }: RolePlay,
  { slotOf, name }: { slotOf: (place: number) => string; name: string },
): Asked[] =>
  prompts.flatMap(({ says, en, second }, place): Asked[] => {
    const first = {
      slot: slotOf(place),
      name: `${name} ${place + 1} of ${prompts.length}`,
      who: examinerIs.en,
      says,
      en,
    }
    return second === undefined
      ? [first]
      : [first, { ...first, ...second, slot: secondSlot(first.slot), name: `${first.name}, second part` }]
  })
