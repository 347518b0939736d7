import type { ComponentType } from 'react'
import type { Exercise } from '@/content/types'
import type { RichText } from '@/spanish/markup'

/** The name of a kind of exercise. */
export type KindName = Exercise['kind']

/** The exercises of a kind. */
export type Of<Name extends KindName> = Extract<Exercise, { kind: Name }>

/** How one kind of exercise is asked and told, on the screen and on paper; `mark-exercise.ts` says how it is marked. */
export interface ExerciseKind<One extends Exercise, Answer> {
  /** Asks on the screen, and hands up each answer that the student wants to have marked. */
  View: ComponentType<{
    exercise: One
    /** After a final answer the exercise is over; after a missing accent it can be repaired. */
    locked: boolean
    /** The answer is being checked, and may not change. */
    checking: boolean
    /** What is said with the field, where the answer is typed. */
    describedBy?: string | undefined
    onAnswer: (answer: Answer) => void
  }>
  /** Why the model answer is right, where the view does not say it itself. */
  reason: (exercise: One) => RichText | undefined
  /** What was asked and the model answer, in two lines. */
  Recap: ComponentType<{ exercise: One }>
  /** Asks on paper, with room to answer by hand. */
  Print: ComponentType<{ exercise: One }>
  /** The answer in the key on the last page. */
  PrintKey: ComponentType<{ exercise: One }>
}
