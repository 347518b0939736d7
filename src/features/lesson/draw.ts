/** Chooses exercises from a lesson according to the student's earlier answers. Pure and deterministic. */
import type { Exercise, SectionId } from '@/content/types'
import { type Item, isKnown, latestAnswer } from '@/lib/memory'

/** Looks up what is stored about an exercise, by its id. */
export type Recall = (exercise: string) => Item | undefined

/**
 * New exercises first, then missed ones, then those answered correctly longest ago. Otherwise, their order is
 * unchanged.
 */
export function sortByNeed(exercises: readonly Exercise[], recall: Recall): readonly Exercise[] {
  const rank = ({ id }: Exercise) => {
    const item = recall(id)
    if (item === undefined) return 0
    return isKnown(item) ? (latestAnswer(item)?.at ?? 0) : 1
  }
  return [...exercises].sort((one, other) => rank(one) - rank(other))
}

/**
 * The mixed check at the end: one exercise from each section in turn, starting with each section's last and hardest
 * one, because the exercises below the section begin with the earlier ones. Avoids asking two exercises in a row from
 * one section while other sections have some left.
 */
export function drawCheck(exercises: readonly Exercise[], recall: Recall, most: number): readonly Exercise[] {
  const sections = new Map<SectionId, Exercise[]>()
  for (const exercise of sortByNeed([...exercises].reverse(), recall))
    sections.set(exercise.teaches, [...(sections.get(exercise.teaches) ?? []), exercise])
  // In lesson order, not sorted by need.
  const turns = [...new Set(exercises.map(({ teaches }) => teaches))].map((id) => sections.get(id) ?? [])
  const rounds = Math.max(...turns.map((turn) => turn.length), 0)
  return Array.from({ length: rounds }, (_, round) => turns.flatMap((turn) => turn[round] ?? []))
    .flat()
    .slice(0, most)
}

/** How many of the latest answers to the exercises were right: none, some or all. */
export type SectionResult = 'none' | 'some' | 'all'

export function sectionResult(exercises: readonly Pick<Exercise, 'id'>[], recall: Recall): SectionResult {
  const known = exercises.filter(({ id }) => isKnown(recall(id))).length
  if (known === 0) return 'none'
  return known === exercises.length ? 'all' : 'some'
}
