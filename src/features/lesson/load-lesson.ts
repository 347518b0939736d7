import { loadLesson as load } from '@/content/load-lesson'
import { findLesson, type LessonEntry, type LessonId } from '@/content/registry'
import type { Lesson } from '@/content/types'

export interface LoadedLesson {
  entry: LessonEntry & { id: LessonId }
  /** Null where the dedicated lesson has not been written: the generic page stands in. */
  lesson: Lesson | null
}

/** Loads a lesson by the id in its address, ignoring case; null for an unknown id or one of the other type. */
export async function loadLesson(type: LessonEntry['type'], id: string): Promise<LoadedLesson | null> {
  const entry = findLesson(id)
  if (entry === undefined || entry.type !== type) return null
  return { entry, lesson: await load(entry.id) }
}
