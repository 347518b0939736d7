import { quizThemes } from '@/content/practice/themes'
import { findLesson, type LessonId } from '@/content/registry'
import { roadmap, roadmapStops } from '@/content/roadmap'

const lines = roadmap.map((line) => ({
  ...line,
  stops: line.levels.flatMap((level): readonly LessonId[] => level.stops),
}))

/** All topics that have questions. */
const all: readonly string[] = [...roadmapStops, ...Object.keys(quizThemes)]

/**
 * Resolves the picker's value to a line, a stop, a theme or, for any other value, everything. `asked` lists the topics
 * to draw questions from.
 */
export function chosenTopic(choice: string): { topic: string; asked: readonly string[] } {
  const line = lines.find(({ id }) => id === choice)
  if (line !== undefined) return { topic: line.id, asked: line.stops }
  if (Object.hasOwn(quizThemes, choice)) return { topic: choice, asked: [choice] }
  const stop = findLesson(choice)?.id
  if (stop !== undefined && roadmapStops.includes(stop)) return { topic: stop, asked: [stop] }
  return { topic: '', asked: all }
}
