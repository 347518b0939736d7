import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAuth } from '@/features/auth/auth-context'
import type { Cached } from '@/lib/offline-cache'
import {
  type ProgressRow,
  type ProgressSummary,
  progressKey,
  progressQuery,
  saveCompletion,
  summaryQuery,
  type Topic,
} from './queries'

/** The student's rows (empty for a visitor); undefined while loading. The query cache logs failed reads. */
export function useProgress(): Cached<readonly ProgressRow[]> | undefined {
  const { user, loading } = useAuth()
  const { data } = useQuery(progressQuery(user?.id ?? null))
  return loading ? undefined : data
}

/** Like `useProgress`, but summarised. */
export function useProgressSummary(): ProgressSummary | undefined {
  const { user, loading } = useAuth()
  const { data } = useQuery(summaryQuery(user?.id ?? null))
  return loading ? undefined : data
}

/**
 * Saves a completed topic with its rating. The mutation is pending until the student's progress has been refetched.
 * Failures are logged by the query cache and not shown here. `onSaved` is called even after unmount.
 */
export function useSaveCompletion(topic: Topic, onSaved: () => void) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (rating: number) => {
      if (user === null) throw new Error('A visitor has no progress')
      await saveCompletion(user.id, topic, rating)
      onSaved()
      await queryClient.invalidateQueries({ queryKey: progressKey(user.id) })
    },
  })
}
