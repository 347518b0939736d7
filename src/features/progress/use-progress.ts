import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAuth } from '@/features/auth/auth-context'
import type { Seen } from '@/lib/last-seen'
import {
  type ProgressRow,
  type ProgressSummary,
  progressKey,
  progressQuery,
  saveCompletion,
  summaryQuery,
  type Topic,
} from './queries'

/** The student's rows, none of a visitor; undefined until they are known. A read that fails is logged by the cache. */
export function useProgress(): Seen<readonly ProgressRow[]> | undefined {
  const { user, loading } = useAuth()
  const { data } = useQuery(progressQuery(user?.id ?? null))
  return loading ? undefined : data
}

/** As `useProgress`, summed up. */
export function useProgressSummary(): ProgressSummary | undefined {
  const { user, loading } = useAuth()
  const { data } = useQuery(summaryQuery(user?.id ?? null))
  return loading ? undefined : data
}

/**
 * Saves that the student has completed a topic, with this rating. It is pending until what is known of the student has
 * been read again. A failure is logged by the cache, not shown. `onSaved` is called also when the student has left.
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
