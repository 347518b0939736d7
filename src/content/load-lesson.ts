import type { LessonOutline } from './lesson-outline'
import { once } from './once'
import { type LessonId, lessonEntry } from './registry'
import type { Lesson } from './types'

/** Each lesson with the forms of its verbs, which the plugin in `build/lesson-forms.ts` joins. */
const files = import.meta.glob<Lesson>('./lessons/*.ts', { query: '?with-forms', import: 'default' })

/** Made by the same plugin. */
const outlines = import.meta.glob<LessonOutline>('./lessons/*.ts', { query: '?outline', import: 'default' })

const loaderOf = <Value>(modules: Record<string, () => Promise<Value>>) =>
  once(async (id: LessonId): Promise<Value | null> => {
    if (lessonEntry(id).written === false) return null
    const load = modules[`./lessons/${id}.ts`]
    if (load === undefined) throw new Error(`lessons/${id}.ts does not exist`)
    return load()
  })

/** The dedicated lesson, in a chunk of its own; null while it is not written. Rejects when the network fails. */
export const loadLesson = loaderOf(files)

/** Of the same lesson what its page is taken over with. */
export const loadOutline = loaderOf(outlines)
