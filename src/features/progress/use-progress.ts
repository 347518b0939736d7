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

/** What a student has done so far; nothing at all for a visitor. */
export interface KnownProgress {
  /** The student's row for a topic, or undefined. */
  row: (topic: Topic) => ProgressRow | undefined
  isCompleted: (topic: Topic) => boolean
  summary: ProgressSummary
}

export interface Progress {
  /** Null for a visitor, and while nobody knows yet who is here. */
  userId: string | null
  /** Undefined until it is known: while it loads, and when it could not be read. That is not the same as none. */
  known: KnownProgress | undefined
  /** Saves a completion; false when it could not be saved. The reason is logged, not shown. */
  save: (topic: Topic, rating: number | null) => Promise<boolean>
}

/** The student's progress. A read that fails is logged by the query cache. */
export function useProgress(): Progress {
  const { user, loading } = useAuth()
  const userId = user?.id ?? null
  const queryClient = useQueryClient()
  const { data: rows } = useQuery(progressQuery(userId))
  const { data: summary } = useQuery(summaryQuery(userId))

  let known: KnownProgress | undefined
  if (!loading && rows !== undefined && summary !== undefined) {
    const row = (topic: Topic) =>
      rows.find((one) => one.topic_id === topic.topic_id && one.topic_type === topic.topic_type)
    known = { row, isCompleted: (topic) => row(topic)?.completed ?? false, summary }
  }

  return {
    userId,
    known,
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
