import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAuth } from '@/features/auth/auth-context'
import {
  type ProgressRow,
  type ProgressSummary,
  progressQuery,
  saveCompletion,
  summaryQuery,
  type Topic,
} from './queries'

export interface Progress {
  /** Null for a visitor, and while nobody knows yet who is here. */
  userId: string | null
  /** The student's row for a topic, or undefined. */
  row: (topic: Topic) => ProgressRow | undefined
  isCompleted: (topic: Topic) => boolean
  summary: ProgressSummary
  /** Saves a completion; false when it could not be saved. The reason is logged, not shown. */
  save: (topic: Topic, rating: number | null) => Promise<boolean>
}

const nothing: ProgressSummary = {
  total_completed: 0,
  grammar_completed: 0,
  tense_completed: 0,
  average_rating: null,
}

/** The student's progress. A read that fails counts as no progress and is logged by the query cache. */
export function useProgress(): Progress {
  const { user } = useAuth()
  const userId = user?.id ?? null
  const queryClient = useQueryClient()
  const { data: rows } = useQuery(progressQuery(userId))
  const { data: summary } = useQuery(summaryQuery(userId))

  const row = (topic: Topic) =>
    rows?.find((one) => one.topic_id === topic.topic_id && one.topic_type === topic.topic_type)

  return {
    userId,
    row,
    isCompleted: (topic) => row(topic)?.completed ?? false,
    summary: summary ?? nothing,
    save: async (topic, rating) => {
      if (userId === null) return false
      try {
        await saveCompletion(userId, topic, rating)
      } catch (error) {
        console.error(error)
        return false
      }
      await queryClient.invalidateQueries({ queryKey: ['progress', userId] })
      return true
    },
  }
}
