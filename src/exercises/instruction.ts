import type { Exercise } from '@/content/types'

/** What to do in an exercise that does not say it itself; on the screen and on paper alike. */
export const instruction: Readonly<Record<Exclude<Exercise['kind'], 'choose'>, string>> = {
  fill: 'Fill in the gap.',
  // Not "one thing": in some sentences it is two.
  correct: 'Something is wrong here. Write the sentence correctly.',
  translate: 'Translate into Spanish.',
  order: 'Put the words in order.',
}
