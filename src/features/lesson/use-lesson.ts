import { use } from 'react'
import { loadLesson } from '@/content/load-lesson'
import type { LessonId } from '@/content/registry'
import type { Lesson } from '@/content/types'

/** A written lesson. The page must have loaded it before rendering. */
export function useLesson(id: LessonId): Lesson {
  const lesson = use(loadLesson(id))
  if (lesson === null) throw new Error(`${id} is not written`)
  return lesson
}
