import { findLesson, type LessonId } from '@/content/registry'
import { roadmap, roadmapStops } from '@/content/roadmap'

const lines = roadmap.map((line) => ({
  ...line,
  stops: line.levels.flatMap((level): readonly LessonId[] => level.stops),
}))

/** The stops that a choice of the picker stands for: a line, a stop or, for anything else, all of them. */
export function stopsOf(choice: string): { topic: string; stops: readonly LessonId[] } {
  const line = lines.find(({ id }) => id === choice)
  if (line !== undefined) return { topic: line.id, stops: line.stops }
  const stop = findLesson(choice)?.id
  if (stop !== undefined && roadmapStops.includes(stop)) return { topic: stop, stops: [stop] }
  return { topic: '', stops: roadmapStops }
}
