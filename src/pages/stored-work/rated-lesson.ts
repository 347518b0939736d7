import type { User } from '@supabase/supabase-js'
import { useState } from 'react'
import { findLesson, type LessonEntry } from '@/content/registry'
import { readStoredRating } from '@/features/rating/stored-rating'

/** The lesson whose rating this student still has to save. */
export function useRatedLesson(user: User): LessonEntry | undefined {
  const [stored] = useState(() => readStoredRating(user.id))
  return stored === null || stored.rating === null ? undefined : findLesson(stored.topicId)
}
