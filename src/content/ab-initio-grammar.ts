import { loadLesson } from './load-lesson'
import { type LessonId, lessons } from './registry'
import { roadmap } from './roadmap'
import type { ExamNeed } from './types'

/** The stops of the first line, which ab initio shares with IGCSE. */
export const sharedStops: readonly LessonId[] = roadmap
  .filter(({ id }) => id === 'igcse')
  .flatMap((line) => line.levels.flatMap(({ stops }) => stops))

/** A lesson that is not among those stops, and the part of it that ab initio requires. */
export interface AbInitioNeed extends ExamNeed {
  lesson: LessonId
}

async function needOf(lesson: LessonId): Promise<AbInitioNeed[]> {
  const need = (await loadLesson(lesson))?.needs.abInitio
  return need === undefined || need.asks === 'nothing' ? [] : [{ lesson, ...need }]
}

/**
 * The grammar that the papers require beyond the shared stops. Loads lessons at import: build time only, never in the
 * browser.
 */
export const needsBeyond: readonly AbInitioNeed[] = (
  await Promise.all(lessons.flatMap(({ id }) => (sharedStops.includes(id) ? [] : [needOf(id)])))
).flat()
