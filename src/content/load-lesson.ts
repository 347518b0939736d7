import { type LessonId, lessonEntry } from './registry'
import type { Lesson } from './types'

/** The dedicated lesson, in a chunk of its own; null while it is not written. Rejects when the network fails. */
export async function loadLesson(id: LessonId): Promise<Lesson | null> {
  if (lessonEntry(id).written === false) return null
  const module: { default: Lesson } = await import(`./lessons/${id}.ts`)
  return module.default
}
