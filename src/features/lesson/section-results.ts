import type { LessonId } from '@/content/registry'
import type { Exercise, SectionId } from '@/content/types'
import { exerciseName } from '@/exercises/item-names'
import { type Memory, memory } from '@/lib/memory'
import { useMemory } from '@/lib/use-memory'
import { type Recall, type SectionResult, sectionResult } from './draw'

/** The number of exercises in the mixed check. */
export const checkLength = 12

export const recallIn =
  (lesson: LessonId, remembered: Memory = memory()): Recall =>
  (exercise) =>
    remembered.get(exerciseName(lesson, exercise))

/** The student's result in each section that has exercises. */
export function useSectionResults(
  lesson: LessonId,
  exercises: readonly Pick<Exercise, 'id' | 'teaches'>[],
): ReadonlyMap<SectionId, SectionResult> {
  const recall = recallIn(lesson, useMemory())
  const sections = new Set(exercises.map(({ teaches }) => teaches))
  return new Map(
    [...sections].map((id) => [
      id,
      sectionResult(
        exercises.filter(({ teaches }) => teaches === id),
        recall,
      ),
    ]),
  )
}
