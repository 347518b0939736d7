import type { ComponentType } from 'react'
import type { Exercise } from '@/content/types'
import type { RichText } from '@/spanish/markup'

export type KindName = Exercise['kind']

/** The exercises of one kind. */
export type Of<Name extends KindName> = Extract<Exercise, { kind: Name }>

/** How one kind of exercise is shown on screen and on paper. `mark-exercise.ts` defines how it is marked. */
export interface ExerciseKind<One extends Exercise, Answer> {
  /** Shows the exercise on screen and calls `onAnswer` for each answer to be marked. */
  View: ComponentType<{
    exercise: One
    /**
     * Set after a final answer. An answer that only lacks an accent or a word is not final: the student may still
     * correct it.
     */
    locked: boolean
    /** The answer is being marked and must not change. */
    checking: boolean
    /** For `aria-describedby` on the field, if the answer is typed. */
    describedBy?: string | undefined
    onAnswer: (answer: Answer) => void
  }>
  /** Why the model answer is right, unless the view shows it itself. */
  reason: (exercise: One) => RichText | undefined
  /** The question and the model answer, on two lines. */
  Recap: ComponentType<{ exercise: One }>
  /** The exercise on paper, with space for a handwritten answer. */
  Print: ComponentType<{ exercise: One }>
  /** The answer in the answer key on the last page. */
  PrintKey: ComponentType<{ exercise: One }>
}
