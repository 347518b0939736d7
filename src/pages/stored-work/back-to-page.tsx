import type { User } from '@supabase/supabase-js'
import { lazy, useState } from 'react'
import { LazyPart } from '@/components/ui/lazy-part'
import { findLesson, type LessonEntry } from '@/content/registry'
import { BackLink } from '@/features/auth/back-link'
import { readStoredRating } from '@/features/rating/stored-rating'
import { hasWork } from '@/lib/stored-work'

const BackWithWork = lazy(async () => ({ default: (await import('./back-with-work')).BackWithWork }))

/** The lesson whose rating this student still has to save. */
export function useRatedLesson(user: User): LessonEntry | undefined {
  const [stored] = useState(() => readStoredRating(user.id))
  return stored === null || stored.rating === null ? undefined : findLesson(stored.topicId)
}

/**
 * Takes a student who has just signed in back to the page that they came from, with the answers that they gave there
 * before signing in.
 */
export function BackToPage({ user }: { user: User }) {
  const rated = useRatedLesson(user)?.id
  const [mayAddWork] = useState(() => hasWork(null))
  if (!mayAddWork) return <BackLink rated={rated} />
  return (
    <LazyPart errorFallback={<BackLink rated={rated} />}>
      <BackWithWork whose={user.id} rated={rated} />
    </LazyPart>
  )
}
