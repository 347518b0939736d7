import { quizThemes } from '@/content/practice/themes'
import { findLesson, type LessonId } from '@/content/registry'
import { roadmap, roadmapStops } from '@/content/roadmap'

const lines = roadmap.map((line) => ({
  ...line,
  stops: line.levels.flatMap((level): readonly LessonId[] => level.stops),
}))

/** Everything that the quiz asks about. */
const all: readonly string[] = [...roadmapStops, ...Object.keys(quizThemes)]

/**
 * What a choice of the picker stands for: a line, a stop, a theme or, for anything else, all. `asked` are the topics whose
 * questions it draws from.
 */
export function chosenTopic(choice: string): { topic: string; asked: readonly string[] } {
  const line = lines.find(({ id }) => id === choice)
  if (line !== undefined) return { topic: line.id, asked: line.stops }
  if (Object.hasOwn(quizThemes, choice)) return { topic: choice, asked: [choice] }
  const stop = findLesson(choice)?.id
  if (stop !== undefined && roadmapStops.includes(stop)) return { topic: stop, asked: [stop] }
  return { topic: '', asked: all }
}
