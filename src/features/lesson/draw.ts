/** Which exercises of a lesson are asked, by what the student has answered before. Pure, and without chance. */
import type { Exercise, SectionId } from '@/content/types'
import { type Item, isKnown, latestAnswer } from '@/lib/memory'

/** What is remembered of an exercise, by its id. */
export type Recall = (exercise: string) => Item | undefined

/** New ones first, then those that were missed, then those that were right longest ago; else in their own order. */
export function byNeed(exercises: readonly Exercise[], recall: Recall): readonly Exercise[] {
  const rank = ({ id }: Exercise) => {
    const item = recall(id)
    if (item === undefined) return 0
    return isKnown(item) ? (latestAnswer(item)?.at ?? 0) : 1
  }
  return exercises.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * The mixed check at the end: one exercise of each section in turn, beginning with the hardest, as its first one stands
 * below the section. No two neighbours are of one section while others are left.
 */
export function drawCheck(exercises: readonly Exercise[], recall: Recall, most: number): readonly Exercise[] {
  const sections = new Map<SectionId, Exercise[]>()
  for (const exercise of byNeed(exercises.toReversed(), recall))
    sections.set(exercise.teaches, [...(sections.get(exercise.teaches) ?? []), exercise])
  // In the order of the lesson, not of the need.
  const turns = [...new Set(exercises.map(({ teaches }) => teaches))].map((id) => sections.get(id) ?? [])
  const rounds = Math.max(...turns.map((turn) => turn.length), 0)
  return Array.from({ length: rounds }, (_, round) => turns.flatMap((turn) => turn[round] ?? []))
    .flat()
    .slice(0, most)
}

/** How far a student is with some exercises: whether the latest answers to them were right. */
export type Standing = 'none' | 'some' | 'all'

export function standingOf(exercises: readonly Pick<Exercise, 'id'>[], recall: Recall): Standing {
  const known = exercises.filter(({ id }) => isKnown(recall(id))).length
  if (known === 0) return 'none'
  return known === exercises.length ? 'all' : 'some'
}
