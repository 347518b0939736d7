import { use } from 'react'
import { loadLesson } from '@/content/load-lesson'
import type { LessonId } from '@/content/registry'
import type { Lesson } from '@/content/types'

/** A lesson that is written; whoever draws what uses it has loaded it. */
export function useLesson(id: LessonId): Lesson {
  const lesson = use(loadLesson(id))
  if (lesson === null) throw new Error(`${id} is not written`)
  return lesson
}
