import { type LessonId, lessonEntry } from './registry'
import type { Lesson } from './types'

/** Each lesson with the forms of its verbs, which the plugin in `build/lesson-forms.ts` joins. */
const files = import.meta.glob<Lesson>('./lessons/*.ts', { query: '?with-forms', import: 'default' })

/** The dedicated lesson, in a chunk of its own; null while it is not written. Rejects when the network fails. */
export async function loadLesson(id: LessonId): Promise<Lesson | null> {
  if (lessonEntry(id).written === false) return null
  const load = files[`./lessons/${id}.ts`]
  if (load === undefined) throw new Error(`lessons/${id}.ts does not exist`)
  return load()
}
