import { quizThemes } from '@/content/practice/themes'
import { findLesson, type LessonId } from '@/content/registry'
import { roadmap, roadmapStops } from '@/content/roadmap'
import type { QuizQuestion } from '@/content/types'

const lines = roadmap.map((line) => ({
  ...line,
  stops: line.levels.flatMap((level): readonly LessonId[] => level.stops),
}))

/** What a choice of the picker stands for: a line, a stop, a theme or, for anything else, all questions. */
export function chosenTopic(choice: string): { topic: string; asks: (question: QuizQuestion) => boolean } {
  const line = lines.find(({ id }) => id === choice)
  if (line !== undefined) {
    return {
      topic: line.id,
      asks: ({ topicId, theme }) => theme === undefined && line.stops.includes(topicId),
    }
  }
  if (Object.hasOwn(quizThemes, choice)) return { topic: choice, asks: ({ theme }) => theme === choice }
  const stop = findLesson(choice)?.id
  if (stop !== undefined && roadmapStops.includes(stop))
    return { topic: stop, asks: ({ topicId }) => topicId === stop }
  return { topic: '', asks: () => true }
}
