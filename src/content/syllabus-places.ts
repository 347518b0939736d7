import { loadLesson } from './load-lesson'
import type { LessonId } from './registry'
import { type SyllabusRow, syllabus } from './syllabus'
import type { Section } from './types'

/** Where a row of the grammar list is taught: a lesson, and the sections in it that list the row. */
export interface SyllabusPlace {
  lesson: LessonId
  sections: readonly Pick<Section, 'id' | 'title'>[]
}

export async function placesOf(row: SyllabusRow): Promise<SyllabusPlace[]> {
  const places = row.lessons.map(async (id) => {
    const lesson = await loadLesson(id)
    const sections = lesson?.sections.filter((section) => section.syllabus?.includes(row.id)) ?? []
    return { lesson: id, sections: sections.map(({ id, title }) => ({ id, title })) }
  })
  return Promise.all(places)
}

/** Where each row is taught, by row id. Loads all lessons at import: build time only, never in the browser. */
export const places: Readonly<Record<string, readonly SyllabusPlace[]>> = Object.fromEntries(
  await Promise.all(syllabus.map(async (row) => [row.id, await placesOf(row)] as const)),
)
